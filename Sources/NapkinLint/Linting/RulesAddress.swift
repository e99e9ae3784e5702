/// Where the pages of the rules are published.
package struct RulesAddress: Hashable, Sendable {
  /// Without a slash at its end.
  package let base: String

  /// Nil for what is no address of the web, nor of a local file.
  package init?(_ text: String) {
    let schemes = ["https://", "http://", "file:///"]
    guard let scheme = schemes.first(where: text.lowercased().hasPrefix), text.utf8.count > scheme.utf8.count,
      text.utf8.allSatisfy(Self.isPlain)
    else { return nil }
    base = String(text.reversed().drop { $0 == "/" }.reversed())
  }

  package func page(of rule: String) -> String { "\(base)/rules/\(rule)/" }

  /// What an address ought to look like, for messages.
  package static let example = "https://example.com/napkin-lint"

  /// Queries and fragments end an address, and no page can stand behind them; the others mean something to a reader of
  /// reports, or need an escape in addresses anyway.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !#"?#<>"'`{}|\^()"#.utf8.contains(byte)
  }
}
