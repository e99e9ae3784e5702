extension Rule {
  static let routerChildBuilderByProtocol = Rule(
    "router-child-builder-by-protocol", severity: .info, isOnByDefault: false, needs: .types(.router)
  ) { file, findings in
    for router in file.classes(of: .router).map(\.type) {
      for reference in file.nonWeakReferences(of: router) {
        guard let builder = file.builderClass(reference) else { continue }
        let name = file.file.text(of: reference.name)
        findings.report(
          file.file.range(of: reference.name),
          "type '\(name)' by a 'Buildable' protocol, or a test of the router builds the real child",
          related: file.place(of: builder, "is a class"))
      }
    }
  }
}

extension LintedFile {
  /// The class that a property is typed with, when it is a builder.
  fileprivate func builderClass(_ reference: StoredReference) -> Int? {
    let meaning = meaning(of: reference.type, at: reference.index)
    guard meaning.roles.contains(.builder) else { return nil }
    let isClass = meaning.symbols.allSatisfy { project.index.symbols[$0].kind == .class }
    return isClass ? meaning.symbols.first : nil
  }
}
