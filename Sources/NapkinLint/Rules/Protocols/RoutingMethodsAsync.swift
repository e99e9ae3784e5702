extension Rule {
  static let routingMethodsAsync = Rule("routing-methods-async", severity: .warning) { file, findings in
    for routing in file.routings() {
      for function in file.requiredFunctions(of: routing) where !file.outline.isAsync(function) {
        guard let name = function.name else { continue }
        let text = file.file.text(of: name)
        let isViewOnly = file.onlyTouchesViews(function, of: routing)
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

  /// Whether a router implements the method by its view alone, without children, builders or anything to wait for.
  fileprivate func onlyTouchesViews(_ function: Declaration, of routing: ProtocolDeclaration) -> Bool {
    guard let name = function.name else { return false }
    let bodies = project.index.heirs(of: routing.symbol).flatMap { implementations(of: name, by: $0) }
    return !bodies.isEmpty && bodies.allSatisfy { $0.file.usesOnlyView(in: $0.range) }
  }

  private func implementations(of name: Int, by symbol: Int) -> [(file: LintedFile, range: TokenRange)] {
    let entry = project.index.symbols[symbol]
    guard entry.roles.contains(.router) else { return [] }
    return ([entry.place] + entry.extensions).flatMap { place -> [(file: LintedFile, range: TokenRange)] in
      let other = LintedFile(project: project, number: place.file)
      return other.outline.members(of: place.declaration).compactMap { member in
        let declaration = other.outline.declarations[member]
        guard declaration.kind == .function, let own = declaration.name, let body = declaration.body,
          file.isSame(name, as: own, in: other.file)
        else { return nil }
        return (other, other.outline.inside(body))
      }
    }
  }

  private func usesOnlyView(in range: TokenRange) -> Bool {
    guard range.contains(where: { outline.tokens[$0].word == .viewController }) else { return false }
    return !range.contains { index in
      switch outline.tokens[index].word {
      case .attachChild, .detachChild, .build, .await, .Task: true
      default: false
      }
    }
  }
}
