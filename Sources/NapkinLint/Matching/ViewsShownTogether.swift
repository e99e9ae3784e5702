/// Tells which views of a file are on screen at the same time. What it finds of a block or of a chain is kept, for
/// others may ask for the same.
struct ViewsShownTogether {
  private let file: LintedFile
  private let alternatives: Alternatives
  /// For each block the outermost one that is shown whenever it is.
  private var outermost: [Int: Int] = [:]
  /// For each container that shows one of its children at a time, whether it is one.
  private var choices: [Int: Bool] = [:]
  private var chains: ChainStarts

  init(in file: LintedFile) {
    self.file = file
    alternatives = Alternatives(in: file.outline)
    chains = ChainStarts(in: file.outline)
  }

  /// Whether two modifiers belong to different views that are shown together.
  ///
  /// - Parameters:
  ///   - first: the modifiers' names, in source order.
  mutating func contain(_ first: Int, and second: Int) -> Bool {
    let outline = file.outline
    guard let inner = outline.block(around: first), let other = outline.block(around: second),
      outermostInPlace(from: inner) == outermostInPlace(from: other),
      let common = outline.block(around: first, and: second), !isAlternative(first, second, in: common)
    else { return false }
    return chains.first(before: first - 1) != chains.first(before: second - 1)
  }

  private mutating func outermostInPlace(from block: Int) -> Int {
    var passed: [Int] = []
    var current = block
    while outermost[current] == nil, let parent = parentInPlace(of: current) {
      passed.append(current)
      current = parent
    }
    let end = outermost[current] ?? current
    for block in passed { outermost[block] = end }
    return end
  }

  /// The block around one that is always shown with it.
  private func parentInPlace(of block: Int) -> Int? {
    let closure = file.outline.blocks[block]
    guard closure.role == .closure, file.isShownInPlace(closure.open) else { return nil }
    return closure.parent
  }

  /// Whether a `case`, an `#else` or a container that shows one of its children stands between two tokens of a block.
  private mutating func isAlternative(_ first: Int, _ second: Int, in block: Int) -> Bool {
    if isChoice(block) { return true }
    let isSwitch = file.outline.blocks[block].role == .switchCases
    return alternatives.hasBranch(between: first, second) || isSwitch && alternatives.hasCase(between: first, second)
  }

  private mutating func isChoice(_ block: Int) -> Bool {
    if let known = choices[block] { return known }
    let closure = file.outline.blocks[block]
    var isChoice = false
    if closure.role == .closure, let call = file.call(taking: closure.open) {
      let word = file.outline.tokens[call.name].word
      isChoice = word == .ViewThatFits || word == .TabView
    }
    choices[block] = isChoice
    return isChoice
  }
}

/// What chains begin with. Many modifiers in one chain cost one walk along it.
private struct ChainStarts {
  private let outline: Outline
  /// For each name in a chain, or `#if` around names, the first token of the chain.
  private var known: [Int: Int] = [:]

  init(in outline: Outline) {
    self.outline = outline
  }

  mutating func first(before period: Int) -> Int {
    var passed: [Int] = []
    var period = period
    var first: Int?
    while first == nil {
      switch outline.chainPart(before: period) {
      case .segment(let name):
        passed.append(name)
        first = known[name]
        period = name - 1
      case .directive(let opening, _):
        passed.append(opening)
        first = known[opening]
        period = opening
      case .base(_, let start): first = start
      }
    }
    for name in passed { known[name] = first }
    return first ?? period
  }
}
