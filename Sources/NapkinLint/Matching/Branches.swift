/// Whether what stands first in a function also runs first.
extension Outline {
  /// Whether one token of a function certainly runs before another whenever both run.
  ///
  /// Tokens in different branches, and those that a `defer` puts off, are not comparable.
  func runs(_ first: Int, before second: Int) -> Bool {
    guard first < second, !isDeferred(first), !isDeferred(second) else { return false }
    guard let outer = block(around: first), let inner = block(around: second) else { return false }
    if isBlock(outer, around: second) { return !isOtherBranch(first, second, in: outer) }
    guard isBlock(inner, around: first), let nested = child(of: inner, around: first) else { return false }
    return !leaves(nested) && !isOtherBranch(first, second, in: inner)
  }

  private func isBlock(_ block: Int, around token: Int) -> Bool {
    let open = blocks[block].open
    return open <= token && token <= (mate(of: open) ?? tokens.count)
  }

  /// The block directly inside another one that holds a token.
  private func child(of block: Int, around token: Int) -> Int? {
    var candidate = self.block(around: token)
    while let index = candidate, blocks[index].parent != block { candidate = blocks[index].parent }
    return candidate
  }

  /// Another `case` or another branch of an `#if` begins between the two.
  private func isOtherBranch(_ first: Int, _ second: Int, in block: Int) -> Bool {
    let isSwitch = blocks[block].role == .switchCases
    return topLevel(of: first..<second).contains { index in
      switch tokens[index].kind {
      case .poundElse, .poundElseif: mate(of: index).map { $0 < first } ?? false
      case .word where isSwitch: tokens[index].keyword == .case || tokens[index].keyword == .default
      default: false
      }
    }
  }

  /// Code behind the block does not run when the block does.
  private func leaves(_ block: Int) -> Bool {
    guard blocks[block].role == .statements else { return false }
    return topLevel(of: inside(blocks[block].open)).contains { index in
      switch tokens[index].keyword {
      case .return, .throw, .break, .continue: true
      default: false
      }
    }
  }

  private func isDeferred(_ token: Int) -> Bool {
    var next = block(around: token)
    while let index = next, blocks[index].role != .functionBody {
      let open = blocks[index].open
      if open > 0, tokens[open - 1].keyword == .defer { return true }
      next = blocks[index].parent
    }
    return false
  }
}
