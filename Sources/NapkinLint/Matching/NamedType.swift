/// The type that a name in an expression is declared with.
struct NamedType {
  /// The file that declares the name.
  let file: LintedFile
  /// The declaration that the type is to be understood in.
  let declaration: Int
  let reference: TypeReference

  /// What the index knows of it.
  var meaning: TypeMeaning { file.meaning(of: reference, at: declaration) }
}

extension LintedFile {
  /// Looks a name up: a local, a parameter, a member of the type around it. Nil when none is in sight, when its type
  /// is not written, and when a closure has a parameter of that name. A local hides a member, whatever its own type is.
  func namedType(of name: Int) -> NamedType? { namedType(of: name, before: name, steps: Self.mostRebindings) }

  /// A name for a name for a name is followed no further.
  private static let mostRebindings = 4

  /// - Parameter end: locals count that are declared before.
  private func namedType(of name: Int, before end: Int, steps: Int) -> NamedType? {
    let isOwnMember = outline.kind(at: name - 1) == .period
    if !isOwnMember {
      guard steps > 0, !isParameterOfClosure(name) else { return nil }
      if case .some(let local) = localType(of: name, before: end, steps: steps) { return local }
    }
    guard let type = enclosingType(of: outline.declaration(around: name)) else { return nil }
    return memberType(named: file.text(of: name), in: members(of: type))
  }

  /// The type of the property of this name.
  func memberType(named name: String, in members: MemberTable) -> NamedType? {
    memberType(named: name, in: members, followsValue: true)
  }

  /// - Parameter followsValue: look also at the member that is the value of the one asked for. Only one step is
  ///   followed: `let a = self.a` leads nowhere.
  private func memberType(named name: String, in members: MemberTable, followsValue: Bool) -> NamedType? {
    guard let place = members.properties[name] else { return nil }
    let other = LintedFile(project: project, number: place.file)
    let property = other.outline.declarations[place.declaration]
    return other.type(
      written: property.type, value: property.value, at: place.declaration, followsValue: followsValue)
  }

  func isParameterOfClosure(_ name: Int) -> Bool { file.closureParameters.hold(name, in: file) }

  /// The last local of this name before it, or else the parameter, in the functions around it; `.some(nil)` when there
  /// is one whose type is not known.
  private func localType(of name: Int, before end: Int, steps: Int) -> NamedType?? {
    let locals = file.localNames[file.text(of: name)]
    var next = outline.declaration(around: name)
    while let index = next, !outline.declarations[index].hasMembers {
      let declaration = outline.declarations[index]
      if let body = declaration.body, body < end, let local = locals.last(in: (body + 1)..<end) {
        return .some(localType(declaredAt: local, in: index, steps: steps))
      }
      if let type = parameterType(named: name, of: declaration, at: index) { return type }
      next = declaration.parent
    }
    return nil
  }

  private func localType(declaredAt name: Int, in declaration: Int, steps: Int) -> NamedType? {
    let end = outline.statementEnd(from: name) + 1
    var index = name + 1
    // In half-written code a statement may end before what looks like its variable.
    guard index < end else { return nil }
    var written: TokenRange?
    if outline.kind(at: index) == .colon {
      let equal = outline.topLevel(of: index..<end).first {
        outline.kind(at: $0) == .equal || outline.kind(at: $0) == .comma
      }
      written = (index + 1)..<(equal ?? end)
      index = equal ?? end
    }
    let value = index < end && outline.kind(at: index) == .equal ? self.value((index + 1)..<end) : nil
    if written == nil, let source = source(of: name, value) {
      return namedType(of: source, before: name, steps: steps - 1)
    }
    return type(written: written, value: value, at: declaration)
  }

  /// What a local is set to, without what follows it in a condition.
  private func value(_ range: TokenRange) -> TokenRange {
    let end = outline.topLevel(of: range).first { index in
      switch outline.tokens[index].kind {
      case .comma: true
      case .leftBrace: !outline.isClosure(index)
      default: outline.tokens[index].keyword == .else
      }
    }
    return range.lowerBound..<(end ?? range.upperBound)
  }

  /// The name whose value a local has: `if let child`, `let copy = child`, `if let copy = Optional(child)`.
  private func source(of local: Int, _ value: TokenRange?) -> Int? {
    guard let value else {
      return local > 1 && [.if, .guard, .while].contains(outline.tokens[local - 2].keyword) ? local : nil
    }
    let isWrapped = value.count == 4 && outline.tokens[value.lowerBound].word == .Optional
      && outline.kind(at: value.lowerBound + 1) == .leftParenthesis
    let name = isWrapped ? value.lowerBound + 2 : value.lowerBound
    return (isWrapped || value.count == 1) && outline.isIdentifier(name) ? name : nil
  }

  func parameterType(named name: Int, of declaration: Declaration, at index: Int) -> NamedType? {
    guard let parameters = declaration.parameters else { return nil }
    for parameter in outline.arguments(in: parameters) {
      let all = (parameter.label ?? parameter.value.lowerBound)..<parameter.value.upperBound
      guard let colon = all.first(where: { outline.kind(at: $0) == .colon }), colon > all.lowerBound,
        file.isSame(colon - 1, as: name, in: file)
      else { continue }
      let equal = outline.topLevel(of: colon..<all.upperBound).first { outline.kind(at: $0) == .equal }
      return type(written: (colon + 1)..<(equal ?? all.upperBound), value: nil, at: index)
    }
    return nil
  }

  /// The written type, or the one that a value shows: that of `Home.Interactor(...)`, or of the property in
  /// `self.service`.
  private func type(
    written: TokenRange?, value: TokenRange?, at declaration: Int, followsValue: Bool = true
  ) -> NamedType? {
    if let written {
      return NamedType(file: self, declaration: declaration, reference: TypeReference(written, in: outline))
    }
    guard let value, let last = value.last else { return nil }
    let operands = value.drop { [.await, .try].contains(outline.tokens[$0].keyword) }
    if operands.count == 3, followsValue, outline.tokens[operands.lowerBound].word == .`self`, outline.isIdentifier(last),
      let type = enclosingType(of: declaration)
    {
      return memberType(named: file.text(of: last), in: members(of: type), followsValue: false)
    }
    guard outline.kind(at: last) == .rightParenthesis, let open = outline.mate(of: last), open > operands.lowerBound
    else { return nil }
    let reference = TypeReference(operands.lowerBound..<open, in: outline)
    return reference.names.isEmpty ? nil : NamedType(file: self, declaration: declaration, reference: reference)
  }
}
