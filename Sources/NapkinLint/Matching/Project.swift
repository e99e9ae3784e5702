/// All files of a run, what their types are to the framework, and what several rules look for in them.
///
/// A class, since every rule gets it for every file. Its variables are set while it is made, when nobody else knows it,
/// because each of them needs those before.
package final class Project: Sendable {
  /// In the order of their paths.
  package let files: [OutlinedFile]
  package let index: SymbolIndex
  /// The protocols by which the parts of napkins know each other.
  package let collaborators: CollaboratorProtocols
  /// For each file what the types that it declares or extends are to the framework, all together.
  private let rolesByFile: [Roles]
  /// The framework's protocols that its own sources, where they are linted as well, declare `Sendable`.
  let sendableProtocols: Set<Word>
  /// For each file the types and extensions that belong to a part of a napkin.
  nonisolated(unsafe) private(set) var layers: [LayerTable] = []
  /// For each file the routers, builders and components.
  nonisolated(unsafe) private(set) var parts: [PartTable] = []
  /// For each file what lifecycle hooks do there before they return.
  nonisolated(unsafe) private(set) var lifecycleSteps: [Int: [LifecycleStep]] = [:]
  let memberTables = Cache<MemberTable.Owner, MemberTable>()
  /// For each file.
  let fileTables: [FileTables]
  let refinementTables = Cache<TypeSymbol.Place, Refinements>()
  private let lazyDeclaresGlobalActors = Lazy<Bool>()
  private let lazyWiredInteractors = Lazy<WiredInteractors>()
  private let lazyBuilderCode = Lazy<BuilderCode>()
  private let lazyEarlierInteractors = Lazy<EarlierInteractors>()
  /// What views, view controllers and presenters have that start tasks, by their symbols.
  nonisolated(unsafe) private(set) var viewTypes: [Int: ViewType] = [:]
  nonisolated(unsafe) private(set) var evidence: [Int: TypeEvidence] = [:]
  /// For each file what the functions of its routers do with children.
  nonisolated(unsafe) private(set) var routes: [Int: [RouteBody]] = [:]
  /// The same by the routers' first declarations.
  nonisolated(unsafe) private(set) var routesOfRouters: [TypeSymbol.Place?: [RouteBody]] = [:]
  nonisolated(unsafe) private(set) var napkinViews = NapkinViews()
  nonisolated(unsafe) private(set) var services = ServiceTypes()
  nonisolated(unsafe) private(set) var identifierConstants = IdentifierConstants()
  /// The modifiers that make one accessible element of a view, by the folders of their projects.
  let elementModifiers: [String: ElementModifiers]
  /// The names that type aliases give to the concurrency library's `Task`.
  let taskAliases: Set<String>
  /// The folders whose files spell the framework's module `Napkin`.
  let capitalizedFolders: Set<String>
  /// A file that may get findings is still being written, so it may lack what others refer to.
  let isCutOff: Bool
  /// For each file what its project and its imports make of it.
  private let standings: [Standing]

  private struct Standing: OptionSet {
    let rawValue: UInt8

    /// It may get findings: its project uses the framework, and it is itself not of the older one.
    static let active = Standing(rawValue: 1)
    /// The interactors of its project are classes, as they were before the framework knew concurrency.
    static let oldShape = Standing(rawValue: 2)
    /// It is written for Uber's RIBs, or its project for the framework's first versions.
    static let legacy = Standing(rawValue: 4)
  }

  /// - Parameters:
  ///   - assumesFramework: take every project for one of the framework, also where nothing shows it.
  ///   - settings: what is said of single projects, by their folders.
  package init(
    _ files: [OutlinedFile], assumesFramework: Bool = false, by settings: [String: ProjectSettings] = [:]
  ) {
    let files = files.sorted { $0.source.path.utf8.lexicographicallyPrecedes($1.source.path.utf8) }
    let folders = Set(files.map(\.source.projectFolder))
    let signs = ProjectEvidence(files)
    self.files = files
    fileTables = files.map { _ in FileTables() }
    capitalizedFolders = signs.capitalized
    let firstFolders = folders.filter(signs.isOfFirstVersions)
    let activeFolders = folders.filter { folder in
      assumesFramework || signs.isNapkinProject(folder) || settings[folder]?.isAssumed == true
    }
    isCutOff = files.contains { [activeFolders] file in
      file.outline.firstUnbalanced != nil && activeFolders.contains(file.source.projectFolder)
        && !file.imports.contains(.ribs)
    }
    index = activeFolders.isEmpty ? SymbolIndex([]) : RoleTable.fill(SymbolIndex(files), by: settings)
    let oldFolders = index.foldersOfOldShape
    standings = files.map { file in
      let folder = file.source.projectFolder
      let isOfRIBs = file.imports.contains(.ribs)
      var standing: Standing = oldFolders.contains(folder) ? .oldShape : []
      if activeFolders.contains(folder), !isOfRIBs { standing.insert(.active) }
      if isOfRIBs || firstFolders.contains(folder) { standing.insert(.legacy) }
      return standing
    }
    collaborators = CollaboratorProtocols(in: index)
    rolesByFile = index.rolesByFile
    sendableProtocols = FrameworkSources(files).sendableProtocols
    elementModifiers = ElementModifiers.all(in: activeFolders.isEmpty ? [] : files)
    taskAliases = Set(index.symbols.lazy.filter { [index] in index.isTaskAlias($0) }.map(\.name))
    guard !activeFolders.isEmpty else { return }
    layers = files.indices.map { isActive($0) ? LayerTable(of: $0, in: self) : LayerTable() }
    parts = files.indices.map { isActive($0) ? PartTable(of: $0, in: self) : PartTable() }
    lifecycleSteps = LifecycleStep.all(in: self)
    viewTypes = ViewType.all(in: self)
    evidence = Self.evidence(in: self)
    routes = RouteBody.all(in: self)
    routesOfRouters = Dictionary(grouping: routes.keys.sorted().flatMap { [routes] in routes[$0] ?? [] }) {
      $0.router.places.first
    }
    napkinViews = NapkinViews(in: self)
    services = ServiceTypes(in: self)
    identifierConstants = IdentifierConstants(in: self)
  }

  /// Whether a file spells the attribute with which types become global actors.
  var declaresGlobalActors: Bool {
    lazyDeclaresGlobalActors.value { files.contains { $0.words.contains(.globalActor) } }
  }

  var wiredInteractors: WiredInteractors { lazyWiredInteractors.value { WiredInteractors(in: self) } }
  var builderCode: BuilderCode { lazyBuilderCode.value { BuilderCode(in: self) } }

  var earlierInteractors: EarlierInteractors { lazyEarlierInteractors.value { EarlierInteractors(in: self) } }

  /// Whether the file may get findings: its project uses the framework, and it is itself not of the older one.
  package func isActive(_ file: Int) -> Bool { standings[file].contains(.active) }

  /// Whether a file belongs to a project whose interactors are classes, and none an actor.
  func isOfOldShape(_ file: Int) -> Bool { standings[file].contains(.oldShape) }

  /// The protocols through which an interactor hears of its views and of its children.
  package var listenerProtocols: Set<Int> { collaborators.listeners }

  /// Whether a file declares or extends a type of one of these roles.
  func holds(_ roles: Roles, in file: Int) -> Bool {
    !self.roles(in: file).isDisjoint(with: roles)
  }

  /// The roles of the types that a file declares or extends, all together.
  func roles(in file: Int) -> Roles { rolesByFile.indices.contains(file) ? rolesByFile[file] : [] }

  /// Whether the file is written for Uber's RIBs, or its project for the framework's first versions: only what helps to
  /// migrate it may look at it.
  package func isLegacy(_ file: Int) -> Bool { standings[file].contains(.legacy) }

  /// The roles of the type that a declaration declares or extends; of a name declared twice, those that all share.
  package func roles(of declaration: Int, in file: Int) -> Roles {
    index.sharedRoles(of: index.symbols(at: TypeSymbol.Place(file: file, declaration: declaration)))
  }
}

extension SymbolIndex {
  fileprivate var foldersOfOldShape: Set<String> {
    var classes: Set<String> = []
    var actors: Set<String> = []
    for symbol in symbols where symbol.roles.contains(.interactable) {
      let folder = files[symbol.place.file].source.projectFolder
      if symbol.kind == .class { classes.insert(folder) }
      if symbol.kind == .actor { actors.insert(folder) }
    }
    return classes.subtracting(actors)
  }

  fileprivate var rolesByFile: [Roles] {
    var roles = [Roles](repeating: [], count: files.count)
    for symbol in symbols {
      for place in symbol.places { roles[place.file].formUnion(symbol.roles) }
    }
    return roles
  }

  /// The roles that all symbols have.
  func sharedRoles(of symbols: [Int]) -> Roles {
    guard let first = symbols.first else { return [] }
    return symbols.dropFirst().reduce(self.symbols[first].roles) { $0.intersection(self.symbols[$1].roles) }
  }

  /// `typealias Job = Task<Void, Never>`.
  func isTaskAlias(_ symbol: TypeSymbol) -> Bool {
    guard symbol.kind == .typeAlias else { return false }
    let outline = files[symbol.place.file].outline
    guard let target = outline.declarations[symbol.place.declaration].type,
      let name = TypeReference(target, in: outline).names.first, outline.tokens[name.token].word == .Task
    else { return false }
    switch outline.tokens[name.first].word {
    case ._Concurrency, .Swift: return true
    case .Task where name.first == name.token: return !isDeclared(name, at: symbol.place)
    default: return false
    }
  }

  private func isDeclared(_ name: TypeName, at place: TypeSymbol.Place) -> Bool {
    if case .symbols = resolve(name, in: place.file, at: place.declaration) { true } else { false }
  }
}
