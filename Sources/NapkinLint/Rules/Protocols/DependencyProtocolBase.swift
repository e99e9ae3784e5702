extension Rule {
  static let dependencyProtocolBase = Rule(
    "dependency-protocol-base", severity: .info, needs: .words(.protocol)
  ) { file, findings in
    let candidates = file.unbasedDependencies()
    guard !candidates.isEmpty else { return }
    let needed = file.namesThatBuildersAreMadeFor()
    for dependency in candidates where file.isProvided(dependency) || needed.contains(dependency.name) {
      findings.report(
        file.file.range(of: dependency.nameToken),
        "let '\(dependency.name)' refine 'Dependency': a struct that conforms gives each child a copy of its own")
    }
  }
}

extension LintedFile {
  fileprivate func unbasedDependencies() -> [ProtocolDeclaration] {
    protocols { symbol in
      !project.index.symbols[symbol].roles.contains(.dependency)
        && project.index.symbols[symbol].name.hasSuffix("Dependency")
    }.filter { refinements(of: $0.index).isKnown }
  }

  /// Whether a component conforms to it.
  fileprivate func isProvided(_ dependency: ProtocolDeclaration) -> Bool {
    project.index.heirs(of: dependency.symbol).contains { project.index.symbols[$0].roles.contains(.component) }
  }

  /// `HomeDependency` in `Builder<HomeDependency>` and `Component<HomeDependency>`, for the classes of the file.
  fileprivate func namesThatBuildersAreMadeFor() -> Set<String> {
    guard project.holds([.builder, .component], in: number) else { return [] }
    let classes = outline.declarations.indices.filter { index in
      outline.declarations[index].kind == .class && !roles(of: index).isDisjoint(with: [.component, .builder])
    }
    return Set(
      classes.flatMap { outline.inheritance(of: outline.declarations[$0]) }.compactMap(\.generics)
        .flatMap { outline.inside($0).filter(outline.isIdentifier) }.map { file.text(of: $0) })
  }
}
