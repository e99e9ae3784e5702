/// Names a finding so that the name survives moved lines and renamed neighbours.
///
/// It is the SHA-256 of the rule, the path, the enclosing declarations, the text around the finding on its line with
/// white space evened out, and the finding's ordinal among those that share all of these; zero bytes lie between.
package enum Fingerprint {
  /// How far the text reaches before and behind a finding on a line that is longer than people write.
  private static let reach = 256

  /// The fingerprints of findings, in their order.
  package static func all(of findings: [Finding], in sources: [String: SourceFile]) -> [String] {
    var counts: [[UInt8]: Int] = [:]
    return findings.map { finding in
      let text = lineText(around: finding.range, in: sources[finding.path]?.bytes ?? [])
      let parts = [finding.rule, finding.path, finding.symbol].flatMap { Array($0.utf8) + [0] } + text + [0]
      let ordinal = counts[parts, default: 0]
      counts[parts] = ordinal + 1
      return SHA256.hexadecimal(parts + String(ordinal).utf8)
    }
  }

  /// The line's text with each run of white space as one space, and none at the ends.
  static func lineText(around range: SourceRange, in bytes: [UInt8]) -> [UInt8] {
    let middle = min(range.start, bytes.count)
    let end = min(max(range.end, middle), bytes.count)
    let head = bytes[max(0, middle - reach)..<middle]
    let tail = bytes[middle..<min(bytes.count, end + reach)]
    let lineStart = head.lastIndex(where: isLineEnd).map { $0 + 1 } ?? head.startIndex
    let lineEnd = tail.firstIndex(where: isLineEnd) ?? tail.endIndex
    return Array(bytes[lineStart..<lineEnd].split(whereSeparator: isSpace).joined(separator: [UInt8(ascii: " ")]))
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }
}
