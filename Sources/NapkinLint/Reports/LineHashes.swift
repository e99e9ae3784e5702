/// The hashes by which GitHub's code scanning knows a line again after others have moved it.
///
/// A line's hash covers the hundred UTF-16 code units from its start on that are neither space nor tab, where every
/// line ending counts as a line feed; behind the end of the file come the unit 65535 and zeros. It is a polynomial
/// with the factor 37, modulo 2 to the power of 64, in hexadecimal digits. Behind a colon stands how many lines up to
/// this one have that hash.
struct LineHashes {
  /// One a line.
  let hashes: [String]

  private static let reach = 100
  private static let factor: UInt64 = 37
  private static let endOfFile: UInt64 = 65535

  init(_ bytes: [UInt8]) {
    let (units, lineStarts) = Self.units(of: bytes)
    var power: UInt64 = 1
    for _ in 0..<Self.reach { power &*= Self.factor }

    var counts: [UInt64: Int] = [:]
    var hashes: [String] = []
    var hash: UInt64 = 0
    var end = 0
    for start in lineStarts {
      while end < start + Self.reach {
        let entering = end < units.count ? units[end] : 0
        let leaving = end >= Self.reach ? units[end - Self.reach] : 0
        hash = hash &* Self.factor &+ entering &- power &* leaving
        end += 1
      }
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      hashes.append("\(String(hash, radix: 16)):\(count)")
    }
    self.hashes = hashes
  }

  /// The units that count, and where among them each line begins.
  private static func units(of bytes: [UInt8]) -> (units: [UInt64], lineStarts: [Int]) {
    var units: [UInt64] = []
    var lineStarts = [0]
    var isBehindReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let isReturn = unit == 0x0D
      let isFeed = unit == 0x0A
      defer { isBehindReturn = isReturn }
      if unit == 0x20 || unit == 0x09 || isFeed && isBehindReturn { continue }
      units.append(isReturn ? 0x0A : UInt64(unit))
      if isReturn || isFeed { lineStarts.append(units.count) }
    }
    units.append(endOfFile)
    return (units, lineStarts)
  }
}
