extension Rule {
  static let routerChildBuilderByProtocol = Rule(
    "router-child-builder-by-protocol", severity: .info, isOnByDefault: false
  ) { file, findings in
    for router in file.classes(of: .router).map(\.type) {
      for reference in file.nonWeakReferences(of: router) {
        guard let builder = file.builderClass(reference) else { continue }
        findings.report(
          file.file.range(of: reference.name),
          "type '\(file.file.text(of: reference.name))' by a 'Buildable' protocol, or a test of the router builds the real child",
          related: file.place(ofClass: builder))
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

  /// Where a class is declared, when that is in another file.
  func place(ofClass symbol: Int) -> [RelatedPlace] {
    let entry = project.index.symbols[symbol]
    let other = project.files[entry.place.file]
    guard entry.place.file != number, let name = other.outline.declarations[entry.place.declaration].name else { return [] }
    return [
      RelatedPlace(path: other.source.path, range: other.range(of: name), message: "'\(entry.name)' is a class")
    ]
  }
}
