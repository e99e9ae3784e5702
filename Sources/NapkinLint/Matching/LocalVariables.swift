/// The variables that a function declares, and which of them a name means where it stands.
struct LocalVariables: Sendable {
  struct Variable: Sendable {
    let name: Int
    /// Where the name means this variable.
    let scope: TokenRange
    /// What it is set to where it is declared; of a `for` the sequence; nil when nothing is written there.
    let value: TokenRange?
    /// `guard let router`: the value is the property of that name.
    var isShorthand = false
  }

  private var all: [Variable] = []
  private var byName: [String: [Int]] = [:]
  private var byToken: [Int: Int] = [:]
  private var byValue: [Int: Int] = [:]
  private let file: LintedFile

  /// - Parameter function: a declaration that has a body.
  init(of function: Int, in file: LintedFile) {
    self.file = file
    guard let body = file.outline.declarations[function].body else { return }
    let range = file.outline.inside(body)
    for name in file.parameterNames(of: function) { add(Variable(name: name, scope: range, value: nil)) }
    for index in range { collect(at: index, in: range) }
  }

  /// The variable that a name means; nil when it means something that is not declared in the function.
  func variable(named name: Int) -> Variable? {
    guard let candidates = byName[file.file.text(of: name)] else { return nil }
    let end = candidates.partitioningIndex { all[$0].name >= name }
    // Of hundreds of the same name only the nearest are tried.
    return candidates[..<end].suffix(64).last { all[$0].scope.contains(name) }.map { all[$0] }
  }

  /// The variable whose name stands here.
  func variable(declaredAt name: Int) -> Variable? { byToken[name].map { all[$0] } }

  /// The variable whose value begins here.
  func variable(valueFrom start: Int) -> Variable? { byValue[start].map { all[$0] } }

  private mutating func add(_ variable: Variable) {
    byName[file.file.text(of: variable.name), default: []].append(all.count)
    if byToken[variable.name] == nil { byToken[variable.name] = all.count }
    if let value = variable.value, byValue[value.lowerBound] == nil { byValue[value.lowerBound] = all.count }
    all.append(variable)
  }

  private mutating func collect(at index: Int, in range: TokenRange) {
    let token = file.outline.tokens[index]
    switch token.kind {
    case .leftBrace: collectParameters(ofClosure: index)
    case .word where token.keyword == .let || token.keyword == .var: collectBinding(at: index, in: range)
    case .word where token.keyword == .for: collectElement(ofLoop: index)
    default: break
    }
  }

  private mutating func collectParameters(ofClosure open: Int) {
    guard file.outline.isClosure(open) else { return }
    let closure = file.outline.closure(at: open)
    for name in closure.parameters { add(Variable(name: name, scope: closure.statements, value: nil)) }
  }

  private mutating func collectBinding(at keyword: Int, in range: TokenRange) {
    let outline = file.outline
    let name = keyword + 1
    guard outline.isIdentifier(name), outline.kind(at: keyword - 1) != .period else { return }
    let end = file.blockEnd(around: keyword, in: range)
    var next = name + 1
    if outline.kind(at: next) == .colon { next = file.annotationEnd(from: next + 1, before: end) }
    let condition = file.conditionKeyword(before: keyword)
    let hasValue = outline.kind(at: next) == .equal
    let value = hasValue ? (next + 1)..<file.expressionEnd(from: next + 1, before: end) : nil
    let start = value?.upperBound ?? next
    let isBranch = condition == .if || condition == .while
    let scope = isBranch ? file.branch(from: start, before: end) : start..<max(start, end)
    add(Variable(name: name, scope: scope, value: value, isShorthand: !hasValue && (isBranch || condition == .guard)))
  }

  /// `for await child in children { }`.
  private mutating func collectElement(ofLoop keyword: Int) {
    let outline = file.outline
    var name = keyword + 1
    while outline.isIdentifier(name), isPatternWord(outline.tokens[name].keyword) { name += 1 }
    guard outline.isIdentifier(name) else { return }
    let rest = (name + 1)..<min(name + 64, outline.tokens.count)
    let stop = outline.topLevel(of: rest).first {
      outline.tokens[$0].keyword == .in || outline.kind(at: $0) == .leftBrace
    }
    guard let word = stop, outline.tokens[word].keyword == .in else { return }
    let end = file.expressionEnd(from: word + 1, before: outline.tokens.count)
    guard outline.kind(at: end) == .leftBrace else { return }
    add(Variable(name: name, scope: outline.inside(end), value: (word + 1)..<end))
  }

  private func isPatternWord(_ word: Word) -> Bool {
    switch word {
    case .try, .await, .case, .let, .var: true
    default: false
    }
  }
}

extension LintedFile {
  /// The names by which a function's body knows its parameters.
  func parameterNames(of function: Int) -> [Int] {
    guard let parameters = outline.declarations[function].parameters else { return [] }
    return outline.split(outline.inside(parameters)) { outline.tokens[$0].kind == .comma }.compactMap { parameter in
      parameter.prefix { outline.tokens[$0].kind != .colon }.last(where: outline.isIdentifier)
    }
  }

  /// Where an expression ends that stands in a statement, a condition or a list.
  func expressionEnd(from start: Int, before limit: Int) -> Int {
    guard start < limit else { return start }
    for index in outline.topLevel(of: start..<limit) {
      switch outline.tokens[index].kind {
      case .comma, .semicolon: return index
      case .rightBrace, .rightParenthesis, .rightBracket:
        // The end of what the expression stands in.
        if outline.mate(of: index) ?? -1 < start { return index }
      case .leftBrace where !outline.isClosure(index): return index
      case .word where outline.tokens[index].keyword == .else: return index
      default: break
      }
      if index > start, outline.beginsStatement(index) || beginsBinding(index) { return index }
    }
    return limit
  }

  /// Whether a line begins with a binding: behind a bracket that has no partner that is no statement.
  private func beginsBinding(_ index: Int) -> Bool {
    let token = outline.tokens[index]
    return (token.keyword == .let || token.keyword == .var) && token.flags.contains(.startsLine)
  }

  /// The token behind a type annotation.
  fileprivate func annotationEnd(from start: Int, before limit: Int) -> Int {
    let end = expressionEnd(from: start, before: limit)
    return outline.topLevel(of: start..<max(start, end)).first { outline.tokens[$0].kind == .equal } ?? end
  }

  /// The bracket that ends the block around a token.
  fileprivate func blockEnd(around token: Int, in range: TokenRange) -> Int {
    guard let block = outline.block(around: token), let close = outline.mate(of: outline.blocks[block].open) else {
      return range.upperBound
    }
    return min(close, range.upperBound)
  }

  /// The braces of an `if` or `while` whose condition goes on here.
  fileprivate func branch(from start: Int, before limit: Int) -> TokenRange {
    guard start < limit else { return start..<start }
    let open = outline.topLevel(of: start..<limit).first {
      outline.kind(at: $0) == .leftBrace && !outline.isClosure($0) || $0 > start && outline.beginsStatement($0)
    }
    guard let open, outline.kind(at: open) == .leftBrace else { return start..<start }
    return outline.inside(open)
  }

  /// `if`, `guard` or `while`, when a `let` stands in its condition.
  fileprivate func conditionKeyword(before binding: Int) -> Word? {
    if let word = conditionWord(at: binding - 1) { return word }
    guard outline.kind(at: binding - 1) == .comma else { return nil }
    var index = binding - 1
    // Nobody writes longer conditions; made ones must not cost the square of their length.
    while index > max(0, binding - 512) {
      let before = index - 1
      if let word = conditionWord(at: before) { return word }
      guard !outline.beginsStatement(index) else { return nil }
      switch outline.tokens[before].kind {
      case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle:
        guard let open = outline.mate(of: before) else { return nil }
        index = open
      case .leftBrace, .leftParenthesis, .leftBracket, .semicolon: return nil
      default: index = before
      }
    }
    return nil
  }

  private func conditionWord(at index: Int) -> Word? {
    guard index >= 0 else { return nil }
    switch outline.tokens[index].keyword {
    case .if, .guard, .while: return outline.tokens[index].keyword
    default: return nil
    }
  }
}
