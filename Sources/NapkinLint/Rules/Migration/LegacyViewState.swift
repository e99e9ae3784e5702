extension Rule {
  static let legacyViewState = Rule(
    "legacy-view-state", severity: .warning, scope: .project, audience: .migration
  ) { file, findings in
    // Views often import nothing but SwiftUI.
    guard file.project.isLegacy(file.number), !file.file.isTest else { return }
    for token in file.observedObjects() {
      guard let property = file.outline.memberProperty(around: token),
        let name = file.outline.declarations[property].name, !file.keepsManagedObject(property)
      else { continue }
      findings.report(
        file.file.range(of: name),
        "let the view hold an '@Observable' presenter weakly, since '\(file.name(of: property))' keeps its state alive")
    }
  }
}

extension LintedFile {
  /// The attributes of properties that observe objects.
  fileprivate func observedObjects() -> [Int] {
    let words: [Word] = [.ObservedObject, .StateObject, .EnvironmentObject]
    guard words.contains(where: file.words.contains) else { return [] }
    return outline.tokens.indices.filter { token in
      guard words.contains(outline.tokens[token].word), outline.kind(at: token - 1) == .at,
        let declaration = outline.declaration(around: token)
      else { return false }
      return !isExemptFromMigration(declaration)
    }
  }

  /// Core Data's objects are no state of the view's own, and nothing but `@ObservedObject` observes them.
  fileprivate func keepsManagedObject(_ property: Int) -> Bool {
    guard let type = outline.declarations[property].type,
      let name = TypeReference(type, in: outline).names.first?.token
    else { return false }
    return project.files.contains { other in
      other.words.contains(.NSManagedObject) && other.source.projectFolder == source.projectFolder
        && other.declaresManagedObject(named: name, in: file)
    }
  }
}

extension OutlinedFile {
  fileprivate func declaresManagedObject(named name: Int, in file: OutlinedFile) -> Bool {
    outline.declarations.contains { declaration in
      guard declaration.kind == .class, let own = declaration.name, isSame(own, as: name, in: file),
        let base = outline.inheritance(of: declaration).first
      else { return false }
      return outline.tokens[base.token].word == .NSManagedObject
    }
  }
}
