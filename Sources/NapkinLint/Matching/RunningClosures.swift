/// Which closures run as part of the function that they stand in.
extension LintedFile {
  /// A call without a receiver, or of `self`.
  func isOwnCall(_ name: Int) -> Bool {
    guard outline.kind(at: name - 1) == .period else { return true }
    var owner = name - 2
    if outline.kind(at: owner) == .postfixQuestionMark { owner -= 1 }
    return owner >= 0 && outline.tokens[owner].keyword == .self && outline.kind(at: owner - 1) != .period
  }

  func runsItsClosures(_ call: Call) -> Bool { outline.runsItsClosures(call) }

  func call(taking open: Int) -> Call? { outline.call(taking: open) }

  func callee(ofClosure open: Int) -> Int? { outline.callee(ofClosure: open) }

  func runsInFunction(_ token: Int) -> Bool { outline.runsInFunction(token) }

  func closures(around token: Int) -> some Sequence<Int> { outline.closures(around: token) }
}

/// Finds the innermost closure around a token that is not merely passed, and keeps what it finds for all that the
/// closures hold.
struct ClosureSearch {
  private let outline: Outline
  private let passes: (Int) -> Bool
  private var known: [Int: Int?] = [:]

  /// - Parameter passes: whether to go on to the next closure around one.
  init(in outline: Outline, passing passes: @escaping (Int) -> Bool) {
    self.outline = outline
    self.passes = passes
  }

  mutating func first(around token: Int) -> Int? {
    var passed: [Int] = []
    var found: Int?
    for open in outline.closures(around: token) {
      if let end = known[open] {
        found = end
        break
      }
      guard passes(open) else {
        found = open
        break
      }
      passed.append(open)
    }
    for open in passed { known[open] = .some(found) }
    return found
  }
}
