/// Leaves out the branches that can never be compiled: what stands under `#if false` is not code.
///
/// The directives themselves stay, so that branches still have their borders.
enum LiveTokens {
  /// - Returns: the tokens that can be compiled, each one's partner, and the bytes of what cannot be compiled.
  static func matched(_ tokens: [Token], bytes: [UInt8]) -> (tokens: [Token], mates: [Int32], dead: [SourceRange]) {
    let match = BracketMatcher.match(tokens)
    guard match.hasDirective else { return (tokens, match.mates, []) }
    let dead = deadRanges(in: tokens, mates: match.mates, bytes: bytes)
    guard !dead.isEmpty else { return (tokens, match.mates, []) }
    let live = removing(dead, from: tokens)
    let places = dead.map { range in
      SourceRange(
        range.lowerBound > 0 ? tokens[range.lowerBound - 1].end : 0,
        range.upperBound < tokens.count ? tokens[range.upperBound].start : bytes.count)
    }
    return (live, BracketMatcher.match(live).mates, places)
  }

  private static func removing(_ dead: [TokenRange], from tokens: [Token]) -> [Token] {
    var live: [Token] = []
    live.reserveCapacity(tokens.count - dead.reduce(0) { $0 + $1.count })
    var start = 0
    for range in dead {
      live.append(contentsOf: tokens[start..<range.lowerBound])
      start = range.upperBound
    }
    live.append(contentsOf: tokens[start...])
    return live
  }

  /// What stands in dead branches, between their directives, be it nothing; branches inside them are not looked at.
  private static func deadRanges(in tokens: [Token], mates: [Int32], bytes: [UInt8]) -> [TokenRange] {
    var reader = BranchReader(bytes: bytes)
    tokens.withUnsafeBufferPointer { tokens in
      mates.withUnsafeBufferPointer { mates in reader.read(TokenView(tokens, mates: mates)) }
    }
    return reader.dead
  }
}

/// Follows the directives of a file.
private struct BranchReader {
  let bytes: [UInt8]
  private(set) var dead: [TokenRange] = []
  private var branches: [Branch] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// One `#if` up to its `#endif`, in a place that is live.
  private struct Branch {
    /// A branch that is always compiled came before.
    var isDecided = false
    /// Where the dead tokens begin, when the current branch is dead.
    var deadStart: Int?
  }

  mutating func read(_ view: TokenView) {
    // How many dead `#if` are open inside the dead branch.
    var deadDepth = 0
    for index in 0..<view.count {
      switch view.kind(index) {
      case .poundIf where isDead: deadDepth += 1
      case .poundEndif where deadDepth > 0: deadDepth -= 1
      case .poundElse, .poundElseif: if deadDepth == 0 { enterBranch(at: index, view) }
      case .poundIf:
        branches.append(Branch())
        enterBranch(at: index, view)
      case .poundEndif:
        endDead(before: index)
        _ = branches.popLast()
      default: break
      }
    }
    endDead(before: view.count)
  }

  private var isDead: Bool { branches.last?.deadStart != nil }

  private mutating func enterBranch(at directive: Int, _ view: TokenView) {
    endDead(before: directive)
    guard var branch = branches.popLast() else { return }
    let end = view.conditionEnd(after: directive)
    let truth = view.isKind(.poundElse, directive) ? .true : Truth(of: (directive + 1)..<end, in: view, bytes: bytes)
    if branch.isDecided || truth == .false { branch.deadStart = end }
    if truth == .true { branch.isDecided = true }
    branches.append(branch)
  }

  private mutating func endDead(before end: Int) {
    guard let start = branches.last?.deadStart else { return }
    dead.append(start..<end)
    branches[branches.count - 1].deadStart = nil
  }
}
