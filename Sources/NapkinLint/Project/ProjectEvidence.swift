/// What shows that a folder holds a project of the framework.
struct ProjectEvidence {
  private var importing: Set<String> = []
  /// Folders whose first file that imports the framework spells it `Napkin`.
  private(set) var capitalized: Set<String> = []
  private var importingRIBs: Set<String> = []
  private var conforming: Set<String> = []
  /// Folders with an `Interactable` of their own, which is not the framework's.
  private var declaring: Set<String> = []

  init(_ files: [OutlinedFile]) {
    for file in files {
      let folder = file.source.projectFolder
      if file.imports.contains(.napkin), importing.insert(folder).inserted, file.imports.contains(.capitalizedNapkin) {
        capitalized.insert(folder)
      }
      if file.imports.contains(.ribs) { importingRIBs.insert(folder) }
      if file.declaresInteractable { declaring.insert(folder) }
      if file.hasInteractor { conforming.insert(folder) }
    }
  }

  /// A file imports it, or an actor conforms to its protocols, which in Uber's RIBs only classes do.
  func isNapkinProject(_ folder: String) -> Bool {
    if importing.contains(folder) { return true }
    return conforming.contains(folder) && !importingRIBs.contains(folder) && !declaring.contains(folder)
  }
}

extension OutlinedFile {
  fileprivate var hasInteractor: Bool {
    guard words.contains(.actor), words.contains(.Interactable) || words.contains(.PresentableInteractable) else {
      return false
    }
    return outline.declarations.contains { declaration in
      declaration.kind == .actor && outline.inheritance(of: declaration).contains(where: isInteractable)
    }
  }

  private func isInteractable(_ name: TypeName) -> Bool {
    let word = outline.tokens[name.token].word
    let module = outline.tokens[name.first].word
    let isUnqualified = name.first == name.token
    return (word == .Interactable || word == .PresentableInteractable)
      && (isUnqualified || module == .napkin || module == .Napkin)
  }
}
