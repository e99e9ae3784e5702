/// What shows that a folder holds a project of the framework.
struct ProjectEvidence {
  private var importing: Set<String> = []
  /// Folders whose first file that imports the framework spells it `Napkin`.
  private(set) var capitalized: Set<String> = []
  private var importingRIBs: Set<String> = []
  private var conforming: Set<String> = []
  /// Folders with an `Interactable` of their own, which is not the framework's.
  private var declaring: Set<String> = []
  private var keepingLifecycles: Set<String> = []
  /// Folders with interactors that inherit from a base class.
  private var inheriting: Set<String> = []

  init(_ files: [OutlinedFile]) {
    for file in files {
      let folder = file.source.projectFolder
      if file.imports.contains(.napkin), importing.insert(folder).inserted, file.imports.contains(.capitalizedNapkin) {
        capitalized.insert(folder)
      }
      if file.imports.contains(.ribs) { importingRIBs.insert(folder) }
      if file.declaresInteractable { declaring.insert(folder) }
      if file.hasInteractor { conforming.insert(folder) }
      if file.words.contains(.InteractorLifecycle) { keepingLifecycles.insert(folder) }
      if file.hasInteractorWithBaseClass { inheriting.insert(folder) }
    }
  }

  /// A file imports it, or an actor conforms to its protocols, which in Uber's RIBs only classes do.
  func isNapkinProject(_ folder: String) -> Bool {
    if importing.contains(folder) { return !isOfFirstVersions(folder) }
    return conforming.contains(folder) && !importingRIBs.contains(folder) && !declaring.contains(folder)
  }

  /// In the framework's first versions interactors were classes with a base class, and other conventions held.
  func isOfFirstVersions(_ folder: String) -> Bool {
    importing.contains(folder) && inheriting.contains(folder) && !conforming.contains(folder)
      && !keepingLifecycles.contains(folder)
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

  fileprivate var hasInteractorWithBaseClass: Bool {
    guard imports.contains(.napkin), words.contains(.PresentableInteractor) || words.contains(.Interactor) else {
      return false
    }
    return outline.declarations.contains { declaration in
      declaration.kind == .class && outline.inheritance(of: declaration).first.map(isInteractorBase) ?? false
    }
  }

  private func isInteractorBase(_ name: TypeName) -> Bool {
    let word = outline.tokens[name.token].word
    return word == .PresentableInteractor || word == .Interactor
  }

  private func isInteractable(_ name: TypeName) -> Bool {
    let word = outline.tokens[name.token].word
    let module = outline.tokens[name.first].word
    let isUnqualified = name.first == name.token
    return (word == .Interactable || word == .PresentableInteractable)
      && (isUnqualified || module == .napkin || module == .Napkin)
  }
}
