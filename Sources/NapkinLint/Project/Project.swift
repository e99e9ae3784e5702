/// All files of a run, and what their types are to the framework.
package struct Project: Sendable {
  package let files: [OutlinedFile]
  package let index: SymbolIndex
  /// The protocols through which an interactor hears of its views and of its children.
  package let listenerProtocols: Set<Int>
  /// The names that type aliases give to the concurrency library's `Task`.
  package let taskAliases: Set<String>
  /// The folders whose files may get findings.
  private let activeFolders: Set<String>

  /// - Parameter assumesFramework: take every project for one of the framework, also where nothing shows it.
  package init(_ files: [OutlinedFile], assumesFramework: Bool = false) {
    self.files = files
    let folders = Set(files.map(\.source.projectFolder))
    let isActive = Evidence(files)
    activeFolders = assumesFramework ? folders : folders.filter(isActive.isNapkinProject)
    guard !activeFolders.isEmpty else {
      index = SymbolIndex([])
      listenerProtocols = []
      taskAliases = []
      return
    }
    index = RoleTable.fill(SymbolIndex(files))
    listenerProtocols = ListenerProtocols.find(in: index)
    taskAliases = Set(index.symbols.filter { Self.isTaskAlias($0, in: files) }.map(\.name))
  }

  func isTaskAlias(_ symbol: TypeSymbol) -> Bool { Self.isTaskAlias(symbol, in: files) }

  /// `typealias Job = Task<Void, Never>`.
  private static func isTaskAlias(_ symbol: TypeSymbol, in files: [OutlinedFile]) -> Bool {
    guard symbol.kind == .typeAlias else { return false }
    let outline = files[symbol.place.file].outline
    guard let target = outline.declarations[symbol.place.declaration].type else { return false }
    let names = TypeReference(target, in: outline).names
    return names.count == 1 && names.allSatisfy { outline.tokens[$0.token].word == .Task }
  }

  /// Whether the file may get findings: its project uses the framework, and it is itself not of the older one.
  package func isActive(_ file: Int) -> Bool {
    activeFolders.contains(files[file].source.projectFolder) && !files[file].imports.contains(.ribs)
  }

  /// The roles of the type that a declaration declares or extends; of a name declared twice, those that all share.
  package func roles(of declaration: Int, in file: Int) -> Roles {
    let symbols = index.symbols(at: TypeSymbol.Place(file: file, declaration: declaration))
    guard let first = symbols.first else { return [] }
    return symbols.dropFirst().reduce(index.symbols[first].roles) { $0.intersection(index.symbols[$1].roles) }
  }

  /// The roles of a named type; nil when the name leads nowhere.
  package func roles(of name: TypeName, in file: Int, at declaration: Int?) -> Roles? {
    switch index.resolve(name, in: file, at: declaration) {
    case .unknown: return nil
    case .framework(let word): return Roles(word)
    case .parameter(let constraints):
      // The constraints stand in a head; parameters of their own would lead back here.
      let known = constraints.compactMap { roles(ofConstraint: $0, in: file, at: declaration) }
      return known.reduce([]) { $0.union($1) }
    case .symbols(let symbols):
      guard let first = symbols.first else { return nil }
      return symbols.dropFirst().reduce(index.symbols[first].roles) { $0.intersection(index.symbols[$1].roles) }
    }
  }

  private func roles(ofConstraint name: TypeName, in file: Int, at declaration: Int?) -> Roles? {
    switch index.resolve(name, in: file, at: declaration) {
    case .unknown, .parameter: return nil
    case .framework(let word): return Roles(word)
    case .symbols(let symbols):
      return symbols.reduce(nil) { all, symbol in all.map { $0.intersection(index.symbols[symbol].roles) } ?? index.symbols[symbol].roles }
    }
  }
}

/// Which folders hold a project of the framework.
private struct Evidence {
  private var importing: Set<String> = []
  private var importingRIBs: Set<String> = []
  private var conforming: Set<String> = []

  init(_ files: [OutlinedFile]) {
    for file in files {
      let folder = file.source.projectFolder
      if file.imports.contains(.napkin) { importing.insert(folder) }
      if file.imports.contains(.ribs) { importingRIBs.insert(folder) }
      if file.hasActorOfFramework { conforming.insert(folder) }
    }
  }

  /// A file imports it, or an actor conforms to its protocols, which in Uber's RIBs only classes do.
  func isNapkinProject(_ folder: String) -> Bool {
    importing.contains(folder) || conforming.contains(folder) && !importingRIBs.contains(folder)
  }
}

extension OutlinedFile {
  fileprivate var hasActorOfFramework: Bool {
    guard words.contains(.actor), words.contains(.Interactable) || words.contains(.PresentableInteractable) else {
      return false
    }
    return outline.declarations.contains { declaration in
      declaration.kind == .actor
        && outline.inheritance(of: declaration).contains { name in
          let word = outline.tokens[name.token].word
          return word == .Interactable || word == .PresentableInteractable
        }
    }
  }
}
