extension Rule {
  static let builderWiresInteractor = Rule(
    "builder-wires-interactor", severity: .warning, needs: .types(.builder, and: .build)
  ) { file, findings in
    for found in file.classes(of: .builder) where found.base == .Builder {
      for function in file.functions(of: found.type) where file.isNamed(function, .build) {
        for missing in file.unwiredInteractors(in: function) {
          let interactor = file.place(of: missing.symbol, "waits for them")
          findings.report(file.file.range(of: missing.name), missing.message, related: interactor)
        }
      }
    }
  }
}

/// An interactor that a builder makes and returns without its back-references.
private struct UnwiredInteractor {
  /// The type's name in the call that makes it.
  let name: Int
  let symbol: Int
  let typeName: String
  let needs: BackReferences

  var message: String {
    switch needs {
    case .router: "hand '\(typeName)' its router before returning, or it routes nowhere"
    case .listener: "hand '\(typeName)' its listener before returning, or its events reach nobody"
    default: "call 'wire' on '\(typeName)' before returning, or it has neither router nor listener and stays mute"
    }
  }
}

/// What an interactor gets only after it was made.
private struct BackReferences: OptionSet {
  let rawValue: UInt8

  static let router = BackReferences(rawValue: 1)
  static let listener = BackReferences(rawValue: 2)
}

extension LintedFile {
  fileprivate func unwiredInteractors(in function: Int) -> [UnwiredInteractor] {
    guard let body = outline.declarations[function].body else { return [] }
    let range = outline.inside(body)
    let made = range.compactMap { name in interactor(madeAt: name).map { (name, $0.symbol, $0.needs) } }
    guard !made.isEmpty else { return [] }
    let variables = LocalVariables(of: function, in: self)
    return made.compactMap { name, symbol, needs in
      guard !needs.isEmpty,
        let given = wiring(ofInteractorMadeAt: name, in: range, variables)
      else { return nil }
      let missing = needs.subtracting(given)
      guard !missing.isEmpty else { return nil }
      return UnwiredInteractor(name: name, symbol: symbol, typeName: file.text(of: name), needs: missing)
    }
  }

  /// The actor that a call makes, and what it needs; of a name declared twice what all declarations need.
  private func interactor(madeAt name: Int) -> (symbol: Int, needs: BackReferences)? {
    guard outline.isIdentifier(name), outline.kind(at: name - 1) != .period, isTypeLike(name),
      outline.kind(at: name + 1) != .period,
      project.index.mayLead(TypeName(token: name, first: name, generics: nil), in: number, to: .interactable),
      outline.call(at: name) != nil
    else { return nil }
    let meaning = meaning(ofTypeNamed: name)
    guard meaning.roles.contains(.interactable), let first = meaning.symbols.first,
      meaning.symbols.allSatisfy({ project.index.symbols[$0].kind == .actor })
    else { return nil }
    return (first, meaning.symbols.map(project.backReferences).reduce([.router, .listener]) { $0.intersection($1) })
  }

  /// What the function hands to an interactor that it makes; nil when that cannot be followed.
  private func wiring(
    ofInteractorMadeAt name: Int, in range: TokenRange, _ variables: LocalVariables
  ) -> BackReferences? {
    let start = tokenBefore(callAt: name) + 1
    let variable = variables.variable(valueFrom: start)?.name
    if variable == nil, outline.kind(at: name - 1) == .equal || outline.beginsStatement(start) { return nil }
    var given = references(in: outline.call(at: name).map { $0.name + 1..<$0.end } ?? 0..<0)
    for index in range where outline.isIdentifier(index) {
      if let variable, index != variable, outline.kind(at: index - 1) != .period,
        file.isSame(index, as: variable, in: file), variables.variable(named: index)?.name == variable
      {
        if isHandedOn(index) { return nil }
        given.formUnion(references(in: reach(of: index)))
      } else if outline.tokens[index].word == .interactor, outline.kind(at: index - 1) == .period {
        given.formUnion(references(in: reach(of: index)))
      }
    }
    return given
  }

  /// The interactor goes to a function, or is returned, and may be wired there. Initializers only keep it.
  private func isHandedOn(_ index: Int) -> Bool {
    guard outline.kind(at: index + 1) != .period, outline.kind(at: index + 1) != .colon else { return false }
    var open = index - 1
    while open >= 0 {
      switch outline.tokens[open].kind {
      case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle: open = (outline.mate(of: open) ?? 0) - 1
      case .leftParenthesis:
        var callee = open - 1
        if outline.kind(at: callee) == .rightAngle, let angle = outline.mate(of: callee) { callee = angle - 1 }
        return !isTypeLike(callee)
      case .leftBrace, .semicolon: return false
      default:
        if outline.tokens[open].keyword == .return { return true }
        if outline.beginsStatement(open + 1) { return false }
        open -= 1
      }
    }
    return false
  }

  /// A name with a capital letter is a type's.
  private func isTypeLike(_ name: Int) -> Bool {
    guard outline.isIdentifier(name) else { return false }
    let first = file.nameBytes(of: name).first { $0 != UInt8(ascii: "_") }
    return first.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
  }

  /// What follows a name in its statement: `.wire(router: router, listener: listener)`.
  private func reach(of name: Int) -> TokenRange {
    guard outline.kind(at: name + 1) == .period else { return name..<name }
    return (name + 2)..<expressionEnd(from: name + 2, before: outline.tokens.count)
  }

  private func references(in range: TokenRange) -> BackReferences {
    range.reduce(into: []) { references, index in
      guard outline.isIdentifier(index) else { return }
      switch outline.tokens[index].word {
      case .router: references.insert(.router)
      case .listener: references.insert(.listener)
      default:
        if file.name(index, endsWith: "Router") { references.insert(.router) }
        if file.name(index, endsWith: "Listener") { references.insert(.listener) }
      }
    }
  }
}

extension Project {
  /// The weak `router` and `listener` that an interactor declares.
  fileprivate func backReferences(of symbol: Int) -> BackReferences {
    let place = index.symbols[symbol].place
    let outline = files[place.file].outline
    return outline.members(of: place.declaration).reduce(into: []) { references, member in
      let declaration = outline.declarations[member]
      guard declaration.isStoredInInstances, !declaration.isConstant, let name = declaration.name else { return }
      switch outline.tokens[name].word {
      case .router: references.insert(.router)
      case .listener: references.insert(.listener)
      default: break
      }
    }
  }
}
