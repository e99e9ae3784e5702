/// A router of a napkin with the functions in which it does something with children.
struct TreeRouter {
  let napkin: Int
  let type: RouterType
  let bodies: [RouteBody]

  static func all(of types: NapkinTypes, in project: Project) -> [TreeRouter] {
    var bodies: [Int: [RouteBody]] = [:]
    for number in project.files.indices {
      for body in project.routes[number] ?? [] {
        guard let parent = body.outline.declarations[body.function].parent,
          let symbol = project.index.symbols(at: TypeSymbol.Place(file: number, declaration: parent)).first
        else { continue }
        bodies[symbol, default: []].append(body)
      }
    }
    return types.napkinOfRouter.sorted { $0.key < $1.key }.map { symbol, napkin in
      let own = bodies[symbol] ?? []
      let type = own.first?.router ?? RouterType(at: project.index.symbols[symbol].places, in: project)
      return TreeRouter(napkin: napkin, type: type, bodies: own)
    }
  }

  /// The builders that its properties keep and its functions take, by their types.
  func heldTypes(in project: Project) -> [(symbols: [Int], place: TreePlace)] {
    var held: [(symbols: [Int], place: TreePlace)] = []
    for property in type.properties.values {
      let file = LintedFile(project: project, number: property.place.file)
      guard let meaning = file.writtenType(of: property.place.declaration)?.meaning, meaning.roles.contains(.builder)
      else { continue }
      held.append((meaning.symbols, project.treePlace(of: property.place)))
    }
    for place in type.places {
      let file = LintedFile(project: project, number: place.file)
      for member in file.outline.members(of: place.declaration) {
        for parameter in file.outline.parameters(of: file.outline.declarations[member]) {
          let meaning = file.meaning(of: TypeReference(parameter.type, in: file.outline), at: member)
          guard meaning.roles.contains(.builder) else { continue }
          held.append((meaning.symbols, TreePlace(file: place.file, token: parameter.name)))
        }
      }
    }
    return held
  }
}

extension RouteBody {
  var functionName: String { file.name(of: function) }

  /// The types of what `build` is called on.
  func builderTypes(of build: ChildBuild) -> [Int] {
    let chain = outline.chain(before: build.name - 1)
    switch chain.base {
    case .call(let name) where chain.segments.isEmpty: return file.symbols(constructedAt: name)
    case .name(let name):
      let last = chain.segments.last ?? name
      if let property = ownProperty(at: last) { return types(ofProperty: property) }
      guard chain.segments.isEmpty else { return [] }
      if let variable = variables.variable(named: name), let property = self.property(of: .variable(variable.name)) {
        return types(ofProperty: property)
      }
      return file.namedType(of: name)?.meaning.symbols ?? []
    default: return []
    }
  }

  private func types(ofProperty name: String) -> [Int] {
    guard let property = router.properties[name] else { return [] }
    let declaring = LintedFile(project: file.project, number: property.place.file)
    return declaring.writtenType(of: property.place.declaration)?.meaning.symbols ?? []
  }

  /// The calls of the router's own functions, in source order.
  var ownCalls: [(name: String, call: Call)] {
    range.compactMap { index in
      guard outline.isIdentifier(index), file.isOwnCall(index), let call = outline.call(at: index) else { return nil }
      return (file.file.text(of: index), call)
    }
  }

  func step(_ token: Int) -> TreeEdge.Step {
    TreeEdge.Step(function: functionName, place: TreePlace(file: file.number, token: token))
  }
}
