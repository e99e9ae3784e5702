extension Rule {
  static let routingMethodsAsync = Rule(
    "routing-methods-async", severity: .warning, needs: .words(.protocol)
  ) { file, findings in
    for routing in file.routings() {
      let functions = file.requiredFunctions(of: routing).filter { !file.outline.isAsync($0) }
      guard !functions.isEmpty else { continue }
      let viewOnlyRoutes = file.viewOnlyRoutes(of: routing)
      for function in functions {
        guard let name = function.name else { continue }
        let text = file.file.text(of: name)
        let isViewOnly = viewOnlyRoutes.contains(text)
        findings.report(
          file.file.range(of: name),
          isViewOnly
            ? "make '\(text)' async as well, or it has to change as soon as it attaches a child"
            : "make '\(text)' async, or the router has to attach in a 'Task' that nobody waits for",
          severity: isViewOnly ? .info : nil, related: file.evidence(for: routing, as: .router, unless: .routing))
      }
    }
  }
}

extension LintedFile {
  /// None when the protocol shows by itself what it is.
  fileprivate func evidence(
    for declaration: ProtocolDeclaration, as part: CollaboratorProtocols.Part, unless role: Roles
  ) -> [RelatedPlace] {
    project.index.symbols[declaration.symbol].roles.contains(role) ? [] : evidence(for: declaration, as: part)
  }

  /// The names of the methods that routers carry out by their view controllers alone. Of a method that several routers
  /// implement all have to do so.
  fileprivate func viewOnlyRoutes(of routing: ProtocolDeclaration) -> Set<String> {
    let routers = project.index.heirs(of: routing.symbol).map { project.index.symbols[$0] }.filter {
      $0.roles.contains(.router)
    }
    let routes = routers.flatMap(\.places).flatMap(project.routes)
    return Set(routes.map(\.name)).subtracting(routes.filter { !$0.isViewOnly }.map(\.name))
  }
}

extension Project {
  /// The functions that a router declares at one place.
  fileprivate func routes(at place: TypeSymbol.Place) -> [(name: String, isViewOnly: Bool)] {
    let file = LintedFile(project: self, number: place.file)
    return file.outline.members(of: place.declaration).compactMap { member in
      let function = file.outline.declarations[member]
      guard function.kind == .function, let body = function.body else { return nil }
      return (file.name(of: member), file.usesOnlyView(in: file.outline.inside(body)))
    }
  }
}

extension LintedFile {
  /// Whether code uses the view controller, and neither children, nor builders, nor anything to wait for.
  fileprivate func usesOnlyView(in range: TokenRange) -> Bool {
    guard range.contains(where: { outline.tokens[$0].word == .viewController }) else { return false }
    return !range.contains { index in
      switch outline.tokens[index].word {
      case .attachChild, .detachChild, .build, .await, .Task: true
      default: false
      }
    }
  }
}
