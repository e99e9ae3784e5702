extension Rule {
  static let componentNoNestedShared = Rule(
    "component-no-nested-shared", severity: .error, needs: .types(.component, and: .shared)
  ) { file, findings in
    guard file.moduleName != "Napkin" else { return }
    for component in file.declarations(of: .component).map(\.type) {
      let members = SharedMembers(of: file.places(of: component), in: file.project)
      for member in file.outline.members(of: component) {
        for nested in file.nestedShares(in: member, members) {
          findings.report(file.file.range(of: nested.token), nested.message, related: nested.related)
        }
      }
    }
  }
}

/// What a factory asks `shared` for while `shared` waits for the factory.
private struct NestedShare {
  let token: Int
  let message: String
  var related: [RelatedPlace] = []
}

extension LintedFile {
  fileprivate func nestedShares(in member: Int, _ members: SharedMembers) -> [NestedShare] {
    guard let work = work(of: member) else { return [] }
    let factories = outermostFactories(in: work)
    guard !factories.isEmpty else { return [] }
    let variables = LocalVariables(of: member, in: self)
    return factories.flatMap { factory in
      evaluated(in: factory).compactMap { nestedShare(at: $0, in: member, members, variables) }
    }
  }

  /// The closures of those calls of `shared` that stand in no other one's.
  private func outermostFactories(in range: TokenRange) -> [TokenRange] {
    var factories: [TokenRange] = []
    for index in evaluated(in: range) where index >= factories.last?.upperBound ?? 0 {
      if let factory = sharedCall(at: index)?.factory { factories.append(factory) }
    }
    return factories
  }

  private func nestedShare(
    at index: Int, in member: Int, _ members: SharedMembers, _ variables: LocalVariables
  ) -> NestedShare? {
    guard outline.isIdentifier(index) else { return nil }
    if sharedCall(at: index) != nil {
      let message = "take this 'shared' out of the other, since one inside another stops the app at its lock"
      return NestedShare(token: index, message: message)
    }
    guard isMemberName(index, in: member) else { return nil }
    let isQualified = outline.kind(at: index - 1) == .period
    guard isQualified || variables.variable(named: index) == nil else { return nil }
    let text = file.text(of: index)
    guard let place = members.place(of: text) else { return nil }
    let reason = "since one 'shared' inside another stops the app at its lock"
    return NestedShare(
      token: index, message: "read '\(text)' before this 'shared', \(reason)", related: related(to: place))
  }

  private func related(to place: TypeSymbol.Place) -> [RelatedPlace] {
    let other = project.files[place.file]
    guard place.file != number, let name = other.outline.declarations[place.declaration].name else { return [] }
    let message = "'\(other.text(of: name))' uses 'shared' here"
    return [RelatedPlace(path: other.source.path, range: other.range(of: name), message: message)]
  }
}
