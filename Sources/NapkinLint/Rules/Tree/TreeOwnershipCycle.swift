extension Rule {
  static let treeOwnershipCycle = Rule(aboutTree: "tree-ownership-cycle", severity: .error) { tree, findings in
    let references = StrongReferences(in: tree)
    let parts = Set(tree.napkins.flatMap(\.parts).filter { $0.role.isObject }.map(\.symbol))
    for group in references.groups {
      guard let start = group.intersection(parts).min() else { continue }
      let cycle = references.cycle(from: start, within: group)
      guard let first = cycle.firstIndex(where: { $0.property != nil && parts.contains($0.target) })
        ?? cycle.firstIndex(where: { $0.property != nil })
      else { continue }
      let way = Array(cycle[first...] + cycle[..<first])
      findings.report(
        way[0].place, tree.words(for: way),
        related: way.dropFirst().map { tree.project.relatedPlace($0.place, tree.words(for: $0)) })
    }
  }
}

extension NapkinTree {
  fileprivate func words(for cycle: [StrongReferences.Reference]) -> String {
    let names = cycle.map { "'\(project.index.symbols[$0.owner].name)'" }
    guard cycle.count > 2 else { return "\(names[0]) keeps \(names[1]), which keeps \(names[0]): hold one weakly, or neither is ever freed" }
    return "\(names[0]) keeps \(names[1]), which leads back to \(names[0]): hold one of the \(names.count) weakly, or none is freed"
  }

  fileprivate func words(for reference: StrongReferences.Reference) -> String {
    let owner = project.index.symbols[reference.owner].name
    let target = project.index.symbols[reference.target].name
    return "'\(owner)' keeps '\(target)'" + (reference.property.map { " in '\($0)'" } ?? " by its base class")
  }
}

extension NapkinPart.Role {
  /// What lives as long as the napkin does.
  fileprivate var isObject: Bool {
    switch self {
    case .interactor, .router, .presenter, .viewController, .component, .builder: true
    default: false
    }
  }
}
