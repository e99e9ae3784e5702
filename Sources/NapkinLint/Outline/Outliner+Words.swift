extension Outliner {
  /// Follows a word that the grammar may know.
  mutating func word(_ word: Word, at index: Int) {
    // After a period and after `#` every word is a name.
    switch view.kind(index - 1) {
    case .period, .colonColon, .pound: return
    default: break
    }
    switch top.kind {
    case .accessors, .head: break
    case .group: noteValueControl(word, at: index)
    case .members: memberWord(word, at: index)
    case .switchCases:
      if isCaseLabel(word, at: index) { return beginLabel(at: index) }
      codeWord(word, at: index)
    case .file, .code: codeWord(word, at: index)
    }
  }

  private mutating func memberWord(_ word: Word, at index: Int) {
    guard index >= top.headEnd else { return }
    if top.value != nil { return valueWord(word, at: index) }
    if index == top.statement || word.alwaysDeclares { readDeclaration(at: index) }
  }

  private mutating func codeWord(_ word: Word, at index: Int) {
    guard index >= top.headEnd else { return }
    valueWord(word, at: index)
    if index == top.statement { readDeclaration(at: index) }
  }

  /// Behind a macro's definition its generic parameters may be constrained.
  private mutating func valueWord(_ word: Word, at index: Int) {
    noteControl(word, at: index)
    guard word == .where, let macro = top.value, declarations[macro].kind == .macro else { return }
    endValue(before: index)
    let end = view.whereClauseEnd(from: index)
    declarations[macro].headEnd = end
    top.headEnd = end
    top.start = end
  }

  private mutating func noteControl(_ word: Word, at index: Int) {
    switch word {
    case .if, .guard, .for, .switch, .repeat, .do, .catch, .defer, .else:
      if !view.isKind(.colon, index + 1) { expectBlock(of: word) }
    case .while:
      if index - 1 != top.repeatClose { expectBlock(of: word) }
    default: break
    }
  }

  /// The next block is this keyword's. A condition may hold another `if` or `switch`.
  private mutating func expectBlock(of word: Word) {
    switch top.pending {
    case .if, .for, .while, .switch, .catch: top.outerPending = top.pending
    default: break
    }
    top.pending = word
  }

  /// In brackets `if` and `switch` may stand as values; all other words are labels.
  private mutating func noteValueControl(_ word: Word, at index: Int) {
    switch word {
    case .if, .switch, .else: noteControl(word, at: index)
    default: break
    }
  }

  private func isCaseLabel(_ word: Word, at index: Int) -> Bool {
    switch word {
    case .case: top.pending == .other && !top.isInLabel && index >= top.headEnd
    case .default: view.isKind(.colon, index + 1)
    default: false
    }
  }

  /// A label begins a statement, also on the same line; behind `@unknown` it has begun.
  private mutating func beginLabel(at index: Int) {
    let isBegun = index == top.statement || (view.isKind(.at, top.statement) && index == top.headEnd)
    if !isBegun { beginStatement(at: index) }
    top.isInLabel = true
    top.ternaries = 0
  }

  /// A case's statements begin behind its colon.
  mutating func endLabel(at colon: Int) {
    if top.ternaries > 0 {
      top.ternaries -= 1
    } else if top.isInLabel {
      top.isInLabel = false
      top.start = colon + 1
    }
  }
}

extension Word {
  /// A reserved word with which nothing but a declaration begins.
  fileprivate var alwaysDeclares: Bool {
    switch self {
    case .func, .struct, .enum, .protocol, .extension, .typealias, .import, .let, .var, .subscript, .deinit: true
    default: false
    }
  }
}
