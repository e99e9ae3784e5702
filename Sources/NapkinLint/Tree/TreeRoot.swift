/// Where the tree begins.
package struct TreeRoot: Sendable {
  package let napkin: Int
  package let kind: Kind
  /// The launch router, or the place that makes the builder.
  package let place: TreePlace
  /// The component on which the whole tree depends.
  package internal(set) var component: NapkinPart?

  package enum Kind: String, Sendable {
    /// It has a `LaunchRouter`.
    case launch
    /// The app's shell or a function outside the tree builds it.
    case shell
    /// A component without a dependency of its own provides for it.
    case component
    /// Nothing builds it; there are no other roots.
    case assumed
  }

  static func all(of types: NapkinTypes, _ edges: [TreeEdge], in project: Project) -> [TreeRoot] {
    guard !types.napkins.isEmpty else { return [] }
    let components = rootComponents(of: types, in: project)
    let owned = Set(edges.filter { $0.parent != $0.child }.map(\.child))
    var roots: [Int: TreeRoot] = [:]
    for (napkin, parts) in types.napkins.enumerated() where parts.isLaunch {
      guard let router = parts[.router] else { continue }
      roots[napkin] = TreeRoot(napkin: napkin, kind: .launch, place: router.place)
    }
    for (napkin, place) in builtOutside(of: types, in: project) where roots[napkin] == nil {
      roots[napkin] = TreeRoot(napkin: napkin, kind: .shell, place: place)
    }
    for (napkin, component) in components where roots[napkin] == nil && !owned.contains(napkin) {
      roots[napkin] = TreeRoot(napkin: napkin, kind: .component, place: component.place)
    }
    if roots.isEmpty {
      for (napkin, parts) in types.napkins.enumerated() where !owned.contains(napkin) {
        roots[napkin] = TreeRoot(napkin: napkin, kind: .assumed, place: parts.interactor.place)
      }
    }
    for napkin in roots.keys { roots[napkin]?.component = components[napkin] }
    return roots.values.sorted { $0.napkin < $1.napkin }
  }

  /// The components that depend on nothing and provide what a napkin depends on.
  private static func rootComponents(of types: NapkinTypes, in project: Project) -> [Int: NapkinPart] {
    var found: [Int: NapkinPart] = [:]
    let own = Set(types.napkins.compactMap { $0[.component]?.symbol })
    for (symbol, base) in project.classes(of: .component) where !own.contains(symbol) {
      guard base == .EmptyComponent || project.dependsOnNothing(symbol) else { continue }
      for (dependency, _) in project.conformances(of: project.index.symbols[symbol]) {
        for napkin in types.napkinsOfDependency[dependency] ?? [] where found[napkin] == nil {
          found[napkin] = project.part(.component, symbol)
        }
      }
    }
    return found
  }

  /// The napkins whose builders are made outside builders, components and routers, and where.
  private static func builtOutside(of types: NapkinTypes, in project: Project) -> [(napkin: Int, place: TreePlace)] {
    project.files.indices.flatMap { number -> [(napkin: Int, place: TreePlace)] in
      guard project.isActive(number), !project.files[number].isTest, project.files[number].words.contains(.build) else {
        return []
      }
      let file = LintedFile(project: project, number: number)
      return types.constructions[number].flatMap { construction -> [(napkin: Int, place: TreePlace)] in
        let name = construction.place.token
        guard file.outline.kind(at: name + 1) == .leftParenthesis, let made = types.napkinsOfBuilder[construction.symbol],
          file.isOutsideTree(name)
        else { return [] }
        return made.map { ($0, construction.place) }
      }
    }
  }
}

extension Project {
  /// `Component<EmptyDependency>`.
  fileprivate func dependsOnNothing(_ symbol: Int) -> Bool {
    let entry = index.symbols[symbol]
    let outline = files[entry.place.file].outline
    guard let base = outline.inheritance(of: outline.declarations[entry.place.declaration]).first,
      let generics = base.generics
    else { return false }
    return outline.inside(generics).contains { outline.tokens[$0].word == .EmptyDependency }
  }
}

extension LintedFile {
  /// No napkin's own code, no preview and no test double.
  fileprivate func isOutsideTree(_ token: Int) -> Bool {
    var next = outline.declaration(around: token)
    while let index = next {
      if outline.declarations[index].hasMembers {
        if project.parts[number][index] != nil || layers[index] == .interactor || layers[index] == .presenter { return false }
        if roles(of: index).contains(.preview) || TestCode.isTestDouble(name(of: index)) { return false }
      }
      next = outline.declarations[index].parent
    }
    return true
  }
}
