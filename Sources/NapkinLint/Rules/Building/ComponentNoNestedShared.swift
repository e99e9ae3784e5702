extension Rule {
  static let componentNoNestedShared = Rule("component-no-nested-shared", severity: .error) { file, findings in
    guard file.file.words.contains(.shared), file.moduleName != "Napkin" else { return }
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
    guard let work = work(of: member), let first = evaluated(in: work).lazy.compactMap({ sharedCall(at: $0) }).first else {
      return []
    }
    let calls = [first] + evaluated(in: (first.factory?.upperBound ?? first.name + 1)..<work.upperBound).compactMap { sharedCall(at: $0) }
    let variables = LocalVariables(of: member, in: self)
    return calls.flatMap { call in
      (call.factory.map(evaluated) ?? []).compactMap { nestedShare(at: $0, in: member, members, variables) }
    }
  }

  private func nestedShare(
    at index: Int, in member: Int, _ members: SharedMembers, _ variables: LocalVariables
  ) -> NestedShare? {
    guard outline.isIdentifier(index) else { return nil }
    if sharedCall(at: index) != nil {
      return NestedShare(
        token: index, message: "take this 'shared' out of the other, since one inside another stops the app at its lock")
    }
    guard isMemberName(index, in: member) else { return nil }
    let isQualified = outline.kind(at: index - 1) == .period
    guard isQualified || variables.variable(named: index) == nil else { return nil }
    let text = file.text(of: index)
    guard let place = members.place(of: text) else { return nil }
    return NestedShare(
      token: index, message: "read '\(text)' before this 'shared', since one 'shared' inside another stops the app at its lock",
      related: related(to: place))
  }

  private func related(to place: TypeSymbol.Place) -> [RelatedPlace] {
    let other = project.files[place.file]
    guard place.file != number, let name = other.outline.declarations[place.declaration].name else { return [] }
    return [
      RelatedPlace(
        path: other.source.path, range: other.range(of: name), message: "'\(other.text(of: name))' uses 'shared' here")
    ]
  }
}
