/// A router with all its declarations.
struct RouterType: Sendable {
  let places: [TypeSymbol.Place]
  /// The properties that its instances store, by name.
  let properties: [String: OwnProperty]
  let calls: RouterCalls

  struct OwnProperty: Sendable {
    let isConstant: Bool
    let type: TypeReference
    let place: TypeSymbol.Place

    /// It can be emptied and filled again.
    var isSlot: Bool { !isConstant && (type.isOptional || type.isCollection) }
  }

  init(at places: [TypeSymbol.Place], in project: Project) {
    self.places = places
    properties = project.storedProperties(at: places)
    calls = RouterCalls(of: places, in: project)
  }
}

extension Project {
  fileprivate func storedProperties(at places: [TypeSymbol.Place]) -> [String: RouterType.OwnProperty] {
    var properties: [String: RouterType.OwnProperty] = [:]
    for place in places {
      let file = files[place.file]
      for member in file.outline.members(of: place.declaration) {
        let declaration = file.outline.declarations[member]
        guard declaration.isStoredInInstances, let name = declaration.name else { continue }
        properties[file.text(of: name)] = RouterType.OwnProperty(
          isConstant: declaration.isConstant, type: TypeReference(declaration.type ?? 0..<0, in: file.outline),
          place: TypeSymbol.Place(file: place.file, declaration: member))
      }
    }
    return properties
  }
}

extension LintedFile {
  /// The functions of the file's routers that do something with children.
  var routeBodies: [RouteBody] { project.routes[number] ?? [] }

  /// Whether a declaration has this name.
  func isNamed(_ declaration: Int, _ word: Word) -> Bool {
    outline.declarations[declaration].name.map { outline.tokens[$0].word == word } ?? false
  }

  /// The functions with a body that a declaration has as members.
  func functions(of type: Int) -> [Int] {
    outline.members(of: type).filter { member in
      outline.declarations[member].kind == .function && outline.declarations[member].body != nil
    }
  }
}

extension RouteBody {
  /// The functions of all routers that do something with children, by file. Routers of the framework's first version
  /// are left out: nothing of theirs suspends.
  static func all(in project: Project) -> [Int: [RouteBody]] {
    var bodies: [Int: [RouteBody]] = [:]
    var routers: [[Int]: RouterType] = [:]
    for number in project.files.indices where project.routesChildren(number) {
      let file = LintedFile(project: project, number: number)
      for entry in file.declarations(of: .router) {
        let symbols = file.symbols(of: entry.type)
        let router = routers[symbols] ?? RouterType(at: file.places(of: entry.type), in: project)
        routers[symbols] = router
        let functions = file.functions(of: entry.type).filter(file.routesChildren)
        bodies[number, default: []] += functions.map { RouteBody(of: $0, in: router, file: file) }
      }
    }
    return bodies
  }
}

extension Project {
  fileprivate func routesChildren(_ file: Int) -> Bool {
    let words = files[file].words
    return isActive(file) && !isOfOldShape(file)
      && (words.contains(.attachChild) || words.contains(.detachChild) || words.contains(.build))
  }
}

extension LintedFile {
  fileprivate func routesChildren(_ function: Int) -> Bool {
    guard let body = outline.declarations[function].body else { return false }
    return outline.inside(body).contains { index in
      switch outline.tokens[index].word {
      case .attachChild, .detachChild, .build: true
      default: false
      }
    }
  }
}
