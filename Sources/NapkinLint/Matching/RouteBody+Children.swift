extension RouteBody {
  /// What an expression refers to: a variable, a property, an element of one; `.unknown` for anything else.
  func child(in range: TokenRange) -> Child {
    var range = range
    while let first = range.first, isMarker(first) { range = range.dropFirst() }
    while let last = range.last, isUnwrapping(last) { range = range.dropLast() }
    if range.count > 2, isSelf(range.lowerBound) { range = range.dropFirst(2) }
    guard let first = range.first, outline.isIdentifier(first), isWhole(first, in: range) else { return .unknown }
    if let property = ownProperty(at: first) { return .property(property) }
    guard range.count == 1, outline.kind(at: first - 1) != .period else { return .unknown }
    return variables.variable(named: first).map { .variable($0.name) } ?? .unknown
  }

  /// The property that keeps a child, whether the child is named by it or by a variable.
  func property(of child: Child) -> String? {
    switch child {
    case .property(let name): return name
    case .variable(let name):
      guard let variable = variables.variable(declaredAt: name) else { return nil }
      if variable.isShorthand {
        let text = file.file.text(of: name)
        return router.properties[text] == nil ? nil : text
      }
      if let value = variable.value, case .property(let property) = self.child(in: value) { return property }
      return stores.first { $0.value == child }?.property
    case .unknown: return nil
    }
  }

  /// The router's property that a name means; nil when it is another name, also that of a variable.
  func ownProperty(at name: Int) -> String? {
    guard !router.properties.isEmpty, outline.isIdentifier(name) else { return nil }
    let isQualified = outline.kind(at: name - 1) == .period
    guard isQualified ? file.isOwnCall(name) : !isDeclared(name) else { return nil }
    let text = file.file.text(of: name)
    guard router.properties[text] != nil, isQualified || variables.variable(named: name) == nil else { return nil }
    return text
  }

  /// A label, or a name that is being declared.
  private func isDeclared(_ name: Int) -> Bool {
    let before = outline.tokens[max(0, name - 1)]
    let next = outline.kind(at: name + 1)
    if before.keyword == .let || before.keyword == .var { return next == .equal || next == .colon }
    return next == .colon && (before.kind == .leftParenthesis || before.kind == .comma)
  }

  private func isSelf(_ index: Int) -> Bool {
    outline.tokens[index].keyword == .self && outline.kind(at: index + 1) == .period
  }

  private func isMarker(_ index: Int) -> Bool {
    let keyword = outline.tokens[index].keyword
    return keyword == .await || keyword == .try || isUnwrapping(index)
  }

  func isUnwrapping(_ index: Int) -> Bool {
    outline.kind(at: index) == .postfixQuestionMark || outline.kind(at: index) == .postfixExclamationMark
  }

  /// A name alone, one of its elements, or what is taken out of it.
  private func isWhole(_ first: Int, in range: TokenRange) -> Bool {
    guard range.count > 1 else { return true }
    var next = first + 1
    if outline.kind(at: next) == .leftBracket, outline.mate(of: next) == range.upperBound - 1 { return true }
    while isUnwrapping(next) { next += 1 }
    guard outline.kind(at: next) == .period, let call = outline.call(at: next + 1), call.end == range.upperBound else {
      return false
    }
    return file.takesOut(next + 1)
  }

  /// The name on the left of an assignment: `router`, `self.router`, `routers[id]`.
  func target(ofAssignment sign: Int) -> Int? {
    var name = sign - 1
    while outline.kind(at: name) == .rightBracket, let open = outline.mate(of: name) { name = open - 1 }
    return outline.isIdentifier(name) ? name : nil
  }

  func isChildBuild(at name: Int) -> Bool {
    guard outline.kind(at: name - 1) == .period, let call = outline.call(at: name) else { return false }
    if call.arguments.first?.label.map({ outline.tokens[$0].word == .withListener }) ?? false { return true }
    return isBuilder(before: name - 1)
  }

  private func isBuilder(before period: Int) -> Bool {
    let chain = outline.chain(before: period)
    let last = chain.segments.last
    switch chain.base {
    case .call(let name) where last == nil:
      return file.meaning(ofTypeNamed: name).roles.contains(.builder)
    case .name(let name):
      guard let property = ownProperty(at: last ?? name) else { return false }
      return isBuilder(property)
    default: return false
    }
  }

  private func isBuilder(_ property: String) -> Bool {
    guard let own = router.properties[property] else { return false }
    let declaring = LintedFile(project: file.project, number: own.place.file)
    return declaring.writtenType(of: own.place.declaration)?.meaning.roles.contains(.builder) ?? false
  }
}

extension LintedFile {
  /// The token before a call and its receiver, `await` and `try` passed over.
  func tokenBefore(callAt name: Int) -> Int {
    var index = (outline.kind(at: name - 1) == .period ? outline.chain(before: name - 1).first : name) - 1
    while index >= 0 {
      let token = outline.tokens[index]
      if token.keyword == .await || token.keyword == .try {
        index -= 1
      } else if token.kind == .postfixQuestionMark || token.kind == .postfixExclamationMark,
        index > 0, outline.tokens[index - 1].keyword == .try
      {
        index -= 2
      } else {
        break
      }
    }
    return index
  }

  /// A method that takes an element out of a collection.
  func takesOut(_ name: Int) -> Bool {
    file.name(name, startsWith: "remove") || file.name(name, startsWith: "pop")
  }
}
