/// Leaves out the branches that can never be compiled: what stands under `#if false` is not code.
///
/// The directives themselves stay, so that branches still have their borders.
enum LiveTokens {
  static func filter(_ scanned: ScannedSource, bytes: [UInt8]) -> [Token] {
    let tokens = scanned.tokens
    guard scanned.words.contains(.false) || scanned.words.contains(.true),
      tokens.contains(where: { $0.kind == .poundIf })
    else { return tokens }
    var live: [Token] = []
    live.reserveCapacity(tokens.count)
    var branches: [Branch] = []
    var index = 0
    while index < tokens.count {
      let end = unitEnd(at: index, in: tokens)
      let isKept = enter(tokens[index..<end], bytes: bytes, &branches)
      if isKept { live.append(contentsOf: tokens[index..<end]) }
      index = end
    }
    return live
  }

  /// A directive's condition reaches to the end of its line; every other token stands alone.
  static func unitEnd(at index: Int, in tokens: [Token]) -> Int {
    var end = index + 1
    guard tokens[index].kind == .poundIf || tokens[index].kind == .poundElseif else { return end }
    while end < tokens.count, !tokens[end].flags.contains(.startsLine) { end += 1 }
    return end
  }

  /// Follows a directive, and tells whether the unit is live.
  private static func enter(_ unit: ArraySlice<Token>, bytes: [UInt8], _ branches: inout [Branch]) -> Bool {
    let isOuterLive = branches.last.map { !$0.isDead } ?? true
    switch unit.first?.kind {
    case .poundIf:
      branches.append(Branch(Truth(unit.dropFirst(), bytes: bytes), isOuterLive: isOuterLive))
      return isOuterLive
    case .poundElseif, .poundElse:
      guard var branch = branches.popLast() else { return true }
      branch.next(unit.first?.kind == .poundElse ? .true : Truth(unit.dropFirst(), bytes: bytes))
      branches.append(branch)
      return branch.isOuterLive
    case .poundEndif:
      return branches.popLast()?.isOuterLive ?? true
    default:
      return isOuterLive
    }
  }

  private struct Branch {
    let isOuterLive: Bool
    private(set) var isDead: Bool
    private var isDecided: Bool

    init(_ condition: Truth, isOuterLive: Bool) {
      self.isOuterLive = isOuterLive
      isDead = !isOuterLive || condition == .false
      isDecided = condition == .true
    }

    mutating func next(_ condition: Truth) {
      isDead = !isOuterLive || isDecided || condition == .false
      isDecided = isDecided || condition == .true
    }
  }
}
