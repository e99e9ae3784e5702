/// Names a finding so that the name survives moved lines and renamed neighbours.
///
/// It is the SHA-256 of the rule, the path, the enclosing declarations, the text around the finding on its line with
/// white space evened out, and the finding's ordinal among those that share all of these; zero bytes lie between.
package enum Fingerprint {
  /// How far the text reaches before and behind a finding on a line that is longer than people write.
  private static let reach = 256

  /// The fingerprints of findings, in their order.
  ///
  /// - Parameter path: how the fingerprint spells a file, so that it does not depend on how the user did.
  package static func all(
    of findings: [Finding], in sources: [String: SourceFile], path: (String) -> String = { $0 }
  ) -> [String] {
    var counts: [[UInt8]: Int] = [:]
    var last: (path: String, spelling: String)?
    return findings.map { finding in
      let spelled = last.flatMap { $0.path == finding.path ? $0.spelling : nil } ?? path(finding.path)
      last = (finding.path, spelled)
      let text = lineText(around: finding.range, in: sources[finding.path]?.bytes ?? [])
      let parts = [finding.rule, spelled, finding.symbol].flatMap { Array($0.utf8) + [0] } + text + [0]
      let ordinal = counts[parts, default: 0]
      counts[parts] = ordinal + 1
      return SHA256.hexadecimal(parts + String(ordinal).utf8)
    }
  }

  /// Fingerprints without the path, short enough for a line that people read: the ordinal counts within the file.
  package static func short(of findings: [Finding], in sources: [String: SourceFile]) -> [String] {
    var counts: [UInt64: Int] = [:]
    var path = ""
    return findings.map { finding in
      if finding.path != path { counts.removeAll(keepingCapacity: true) }
      path = finding.path
      let text = lineText(around: finding.range, in: sources[finding.path]?.bytes ?? [])
      var hash = ShortHash()
      for part in [finding.rule, finding.symbol] {
        hash.add(part.utf8)
        hash.add([0])
      }
      hash.add(text)
      let ordinal = counts[hash.value, default: 0]
      counts[hash.value] = ordinal + 1
      hash.add([0])
      hash.add(String(ordinal).utf8)
      return hash.hexadecimal
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
    return Array(bytes[lineStart..<lineEnd].split(whereSeparator: \.isBlank).joined(separator: [UInt8(ascii: " ")]))
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}

/// The FNV-1a hash of 64 bits: findings of one file have to differ, and nobody gains by making them equal.
private struct ShortHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
