extension Rule {
  static let componentSharedKeyCollision = Rule("component-shared-key-collision", severity: .warning) { file, findings in
    guard file.file.words.contains(.shared) else { return }
    for component in file.declarations(of: .component).map(\.type) {
      for member in file.outline.members(of: component) {
        for call in file.collidingCalls(in: member) {
          findings.report(
            file.file.range(of: call), "pass 'forCallerKey', or this gives the object of the first 'shared' in '\(file.memberName(member))'")
        }
        for call in file.callsThatIgnoreArguments(in: member) {
          findings.report(
            file.file.range(of: call), "pass 'forCallerKey', or '\(file.memberName(member))' gives its first object whatever the arguments")
        }
      }
    }
  }
}

extension LintedFile {
  fileprivate func memberName(_ member: Int) -> String {
    let name = name(of: member)
    return name.isEmpty ? file.text(of: outline.declarations[member].keyword) : name
  }

  /// The calls without a key behind another one without a key in the same member.
  fileprivate func collidingCalls(in member: Int) -> [Int] {
    let calls = keylessCalls(in: member)
    return calls.indices.dropFirst().filter { index in
      calls[..<index].contains { outline.runs($0.name, before: calls[index].name) }
    }.map { calls[$0].name }
  }

  /// The calls in a function whose factory reads a parameter.
  fileprivate func callsThatIgnoreArguments(in member: Int) -> [Int] {
    guard outline.declarations[member].kind == .function else { return [] }
    let parameters = parameterNames(of: member)
    guard !parameters.isEmpty else { return [] }
    let colliding = Set(collidingCalls(in: member))
    return keylessCalls(in: member).filter { call in
      !colliding.contains(call.name)
        && (call.factory ?? 0..<0).contains { index in
          outline.isIdentifier(index) && outline.kind(at: index - 1) != .period && outline.kind(at: index + 1) != .colon
            && parameters.contains { file.isSame($0, as: index, in: file) }
        }
    }.map(\.name)
  }

  private func keylessCalls(in member: Int) -> [SharedCall] {
    guard let body = outline.declarations[member].body, !outline.declarations[member].hasMembers else { return [] }
    return outline.inside(body).compactMap { sharedCall(at: $0) }.filter { !$0.hasKey }
  }
}
