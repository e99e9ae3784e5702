/// Where the value of an interactor's `lifecycle` comes from.
enum LifecycleSource: Equatable {
  /// `InteractorLifecycle()` or `.init()`.
  case fresh
  /// A path of names, such as `Self.shared`, which leads to an object that others have as well; its last name.
  case path(last: Int)
  /// Anything else, such as a call that may make a new one.
  case other

  init(_ value: TokenRange, in outline: Outline) {
    let names = value.filter(outline.isIdentifier)
    let periods = value.filter { outline.kind(at: $0) == .period }
    guard let last = value.last, let first = value.first else {
      self = .other
      return
    }
    if names.count + periods.count == value.count, outline.isIdentifier(last) {
      self = .path(last: last)
      return
    }
    let isEmptyCall = outline.kind(at: last) == .rightParenthesis && outline.kind(at: last - 1) == .leftParenthesis
      && names.count + periods.count + 2 == value.count
    let isOfType = names.contains { outline.tokens[$0].word == .InteractorLifecycle }
    let isImplicit = outline.kind(at: first) == .period && names.allSatisfy { outline.tokens[$0].word == .`init` }
    self = isEmptyCall && (isOfType || isImplicit) ? .fresh : .other
  }
}

extension LintedFile {
  /// The name that a stored `lifecycle` takes another's object from: in its initial value, in an initializer, or in
  /// the default of an initializer's parameter.
  func sharedSource(of property: Declaration, in type: Int) -> Int? {
    if let value = property.value {
      guard case .path(let last) = LifecycleSource(value, in: outline) else { return nil }
      return last
    }
    return outline.members(of: type).lazy.map { self.outline.declarations[$0] }
      .filter { $0.kind == .initializer }.compactMap(sharedSource).first
  }

  private func sharedSource(inInitializer initializer: Declaration) -> Int? {
    guard let body = initializer.body, file.words.contains(.lifecycle) else { return nil }
    return outline.statements(in: outline.inside(body)).lazy.compactMap { statement in
      self.lifecycleValue(in: statement).flatMap { self.sharedSource(of: $0, in: initializer) }
    }.first
  }

  /// The end of the path that a value is; of a parameter that of its default.
  private func sharedSource(of value: TokenRange, in initializer: Declaration) -> Int? {
    guard case .path(let last) = LifecycleSource(value, in: outline) else { return nil }
    let parameter = outline.parameters(of: initializer).first { parameter in
      value.count == 1 && file.isSame(parameter.name, as: last, in: file)
    }
    guard let parameter else { return last }
    guard let standard = parameter.defaultValue, case .path(let last) = LifecycleSource(standard, in: outline) else {
      return nil
    }
    return last
  }

  /// What `self.lifecycle = value` assigns.
  private func lifecycleValue(in statement: TokenRange) -> TokenRange? {
    guard let equal = outline.topLevel(of: statement).first(where: { outline.kind(at: $0) == .equal }),
      equal > statement.lowerBound, outline.tokens[equal - 1].word == .lifecycle, isOwnCall(equal - 1)
    else { return nil }
    return (equal + 1)..<statement.upperBound
  }
}

extension LintedFile {
  /// Whether a type certainly has no `lifecycle`: neither of its own, nor from a protocol's extension or a macro.
  func lacksLifecycle(_ type: Int) -> Bool {
    let declaration = outline.declarations[type]
    guard declaration.isType, !places(of: type).contains(where: project.declaresLifecycle) else { return false }
    return outline.attributes(of: declaration).allSatisfy(isOfLanguage) && places(of: type).allSatisfy { place in
      project.refinements(at: place).isKnown && !project.inheritsLifecycle(at: place)
    }
  }
}

extension LintedFile {
  /// Any other attribute may be a macro, which may write the property.
  private func isOfLanguage(_ attribute: Attribute) -> Bool {
    switch outline.tokens[attribute.name].word {
    case .available, .MainActor, .preconcurrency, .objc: true
    default: false
    }
  }
}

extension Project {
  fileprivate func declaresLifecycle(_ place: TypeSymbol.Place) -> Bool {
    let file = files[place.file]
    guard file.words.contains(.lifecycle) else { return false }
    return file.outline.members(of: place.declaration).map { file.outline.declarations[$0] }.contains { member in
      !member.isOfTheTypeItself && member.name.map { file.outline.tokens[$0].word == .lifecycle } ?? false
    }
  }

  /// Whether an extension of a protocol that the type conforms to, however indirectly, declares a `lifecycle`.
  fileprivate func inheritsLifecycle(at place: TypeSymbol.Place) -> Bool {
    refinements(at: place).places.contains { base in
      index.symbols(at: base).contains { symbol in
        let entry = index.symbols[symbol]
        return entry.kind == .protocol && entry.extensions.contains(where: declaresLifecycle)
      }
    }
  }
}
