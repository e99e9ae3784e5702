/// Which tokens begin a statement, a member or a directive: one bit for each token.
struct StatementStarts: Sendable {
  private var bits: [UInt64]

  init(tokenCount: Int) {
    bits = [UInt64](repeating: 0, count: (tokenCount + 63) >> 6)
  }

  mutating func insert(_ token: Int) {
    bits[token >> 6] |= 1 << UInt64(token & 63)
  }

  func contains(_ token: Int) -> Bool {
    token >= 0 && token >> 6 < bits.count && bits[token >> 6] & (1 << UInt64(token & 63)) != 0
  }
}
