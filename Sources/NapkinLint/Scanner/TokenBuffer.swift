/// Collects tokens so that the finished array fits them.
///
/// Tokens gather in a block sized for a file of usual length, which is copied once at the end. A file with more
/// tokens than that moves them to an array that is reserved once, from the density of tokens seen so far.
struct TokenBuffer: ~Copyable {
  private let block: UnsafeMutablePointer<Token>
  private let blockSize: Int
  private var used = 0
  private var moved: [Token] = []
  private let byteCount: Int

  init(byteCount: Int) {
    self.byteCount = byteCount
    blockSize = min(byteCount / 2 + 16, 16_384)
    block = .allocate(capacity: blockSize)
  }

  deinit { block.deallocate() }

  var count: Int { moved.count + used }

  @inline(__always)
  mutating func append(_ token: Token) {
    if used == blockSize { moveBlock(bytesRead: token.start) }
    (block + used).initialize(to: token)
    used += 1
  }

  mutating func addFlags(_ flags: Token.Flags, at index: Int) {
    if index >= moved.count {
      block[index - moved.count] = block[index - moved.count].adding(flags)
    } else {
      moved[index] = moved[index].adding(flags)
    }
  }

  consuming func finish() -> [Token] {
    if moved.isEmpty { return Array(UnsafeBufferPointer(start: block, count: used)) }
    moved.append(contentsOf: UnsafeBufferPointer(start: block, count: used))
    return moved
  }

  @inline(never)
  private mutating func moveBlock(bytesRead: Int) {
    if moved.isEmpty {
      let density = Double(used) / Double(max(bytesRead, 1))
      moved.reserveCapacity(Int(density * 1.1 * Double(byteCount)) + blockSize)
    }
    moved.append(contentsOf: UnsafeBufferPointer(start: block, count: used))
    used = 0
  }
}

extension Token {
  fileprivate func adding(_ more: Flags) -> Token {
    Token(start: start, end: end, kind: kind, flags: flags.union(more), word: word)
  }
}
