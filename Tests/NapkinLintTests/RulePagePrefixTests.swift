import NapkinLint
import Testing

/// An editor asks for findings while a file is being written, so its end is often missing.
@Suite("Half-written examples are read as far as they go")
struct RulePagePrefixTests {
  private static let examples = (Repository.pages + Repository.cases).filter { $0.rule != nil }.flatMap(\.examples)

  @Test("A file that ends too early gets no finding that the whole file does not get", arguments: examples)
  func prefixes(_ example: Example) throws {
    let rule = try #require(example.page.rule)
    let whole = Wrapping.keeping[0].apply(to: example).files
    let places = Set(rule.findings(in: whole).map(\.range))
    guard let last = whole.last else { return }
    let ends = last.bytes.indices.filter { last.bytes[$0] == UInt8(ascii: "\n") }
    for end in stride(from: 0, to: ends.count, by: 5).map({ ends[$0] }) {
      let cut = SourceFile(path: last.path, bytes: Array(last.bytes[..<end]))
      for finding in rule.findings(in: whole.dropLast() + [cut]) where !places.contains(finding.range) {
        example.page.record("cut at byte \(end), reported: \(finding.path) \(finding.range.start)", line: example.line)
      }
    }
  }
}
