extension Rule {
  static let componentSharedKeyCollision = Rule(
    "component-shared-key-collision", severity: .warning, needs: .types(.component, and: .shared)
  ) { file, findings in
    for component in file.declarations(of: .component).map(\.type) {
      for member in file.outline.members(of: component) {
        for (call, effect) in file.collisions(in: member) {
          findings.report(file.file.range(of: call), "pass 'forCallerKey', or \(effect)")
        }
      }
    }
  }
}

extension LintedFile {
  /// The calls of `shared` that get an object which was not made for them, and how that comes.
  fileprivate func collisions(in member: Int) -> [(call: Int, effect: String)] {
    let calls = keylessCalls(in: member)
    guard !calls.isEmpty else { return [] }
    let name = memberName(member)
    let parameters = outline.declarations[member].kind == .function ? parameterNames(of: member) : []
    return calls.enumerated().compactMap { position, call in
      if calls[..<position].contains(where: { outline.runs($0.name, before: call.name) }) {
        return (call.name, "this gives the object of the first 'shared' in '\(name)'")
      }
      guard reads(parameters, in: call.factory ?? 0..<0) else { return nil }
      return (call.name, "'\(name)' gives its first object whatever the arguments")
    }
  }

  private func memberName(_ member: Int) -> String {
    let name = name(of: member)
    return name.isEmpty ? file.text(of: outline.declarations[member].keyword) : name
  }

  private func keylessCalls(in member: Int) -> [SharedCall] {
    guard let body = outline.declarations[member].body, !outline.declarations[member].hasMembers else { return [] }
    let calls = outline.inside(body).lazy.compactMap { sharedCall(at: $0) }.filter { !$0.hasKey }
    // A member with more of them is not written by hand.
    return Array(calls.prefix(16))
  }

  private func reads(_ parameters: [Int], in range: TokenRange) -> Bool {
    !parameters.isEmpty && range.contains { index in
      outline.isIdentifier(index) && outline.kind(at: index - 1) != .period && outline.kind(at: index + 1) != .colon
        && parameters.contains { file.isSame($0, as: index, in: file) }
    }
  }
}
