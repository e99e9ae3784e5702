/// The types of all files by name.
package struct SymbolIndex: Sendable {
  package private(set) var symbols: [TypeSymbol] = []
  let files: [OutlinedFile]
  private(set) var names = NameTable()
  private(set) var namespaces = Namespaces()
  private(set) var table = SymbolTable()
  /// The types that other projects may see, by name.
  private(set) var exported: [Int32: [Int]] = [:]
  /// For each file, its folder as a number.
  private(set) var folders: [Int] = []
  let modules: Modules
  /// For each file what the types at its top level are declared in.
  private var projects: [Int32] = []
  /// For each declaration of each file, what stands in it and what it declares.
  private var entries: [[Entry]] = []
  private var extended: [[Int]] = []
  private var heirsOfSymbols: [[Int]] = []
  /// For each name the roles that any type of this name has.
  private var rolesOfNames: [Roles] = []

  private struct Entry {
    /// What the declaration's own content is declared in.
    var inside: Int32
    /// A type's symbol; for an extension the number of the list of those that it extends; or -1.
    var symbol: Int32 = -1
    /// Other files do not see it: it is private, in something private, or in a function.
    var isFileBound = false
  }

  package init(_ files: [OutlinedFile]) {
    self.files = files
    modules = Modules(of: files)
    numberFolders()
    let framework = FrameworkSources(files)
    projects = files.map { namespaces.project($0.source.projectFolder) }
    entries = Array(repeating: [], count: files.count)
    for file in files.indices where !framework.holds(file) { addTypes(of: file) }
    table.finish { (symbols[$0].place.file, folders[symbols[$0].place.file]) }
    for file in files.indices { addExtensions(of: file) }
  }

  /// The symbols that a type or an extension declares or extends; several when an extended name is declared twice.
  package func symbols(at place: TypeSymbol.Place) -> [Int] {
    guard entries[place.file].indices.contains(place.declaration) else { return [] }
    let symbol = Int(entries[place.file][place.declaration].symbol)
    guard symbol >= 0 else { return [] }
    let isExtension = files[place.file].outline.declarations[place.declaration].kind == .extension
    return isExtension ? extended[symbol] : table.list(of: symbol)
  }

  /// The symbol's name with those of the types around it.
  package func qualifiedName(of symbol: TypeSymbol) -> String {
    let around = namespaces.names(of: symbol.namespace)
    return around.isEmpty ? symbol.name : (around.map(names.text) + [symbol.name]).joined(separator: ".")
  }

  /// The types whose inheritance clauses name a type, also by an alias.
  package func heirs(of symbol: Int) -> [Int] {
    guard heirsOfSymbols.indices.contains(symbol) else { return [] }
    var heirs: [Int] = []
    var waiting = heirsOfSymbols[symbol]
    var aliases: Set<Int> = []
    while let heir = waiting.popLast() {
      if symbols[heir].kind != .typeAlias {
        heirs.append(heir)
      } else if aliases.insert(heir).inserted {
        waiting += heirsOfSymbols[heir]
      }
    }
    return heirs.sorted()
  }

  mutating func setHeirs(_ heirs: [[Int]]) {
    heirsOfSymbols = heirs
  }

  mutating func setRoles(_ roles: Roles, of symbol: Int) {
    symbols[symbol].roles = roles
  }

  /// Notes what names may stand for, once all roles are set.
  mutating func finishRoles() {
    rolesOfNames = table.union(overNames: names.count) { [symbols] in symbols[$0].roles }
  }

  /// The number of the name that a token is; nil when no file declares a type of this name.
  func name(of token: Int, in file: Int) -> Int32? { names[token, files[file]] }

  /// How many names types have.
  var nameCount: Int { names.count }

  /// Whether a name may lead to a declared type of these roles. That costs much less than to look where it leads.
  func mayLead(_ name: TypeName, in file: Int, to roles: Roles) -> Bool {
    self.name(of: name.token, in: file).map { !rolesOfNames[Int($0)].isDisjoint(with: roles) } ?? false
  }

  /// What the names inside a declaration are looked up in first.
  func namespace(inside declaration: Int?, of file: Int) -> Int32? {
    guard let declaration, entries[file].indices.contains(declaration) else {
      return projects[file]
    }
    return entries[file][declaration].inside
  }

  private mutating func numberFolders() {
    var numbers: [Substring: Int] = [:]
    folders = files.map { file in
      let next = numbers.count
      let number = numbers[file.source.folder] ?? next
      numbers[file.source.folder] = number
      return number
    }
  }
}

extension SymbolIndex {
  private mutating func addTypes(of file: Int) {
    let outline = files[file].outline
    let functions = functionsWithTypes(in: outline)
    entries[file].reserveCapacity(outline.declarations.count)
    for (number, declaration) in outline.declarations.enumerated() {
      let around = declaration.parent.map { entries[file][$0] } ?? Entry(inside: projects[file])
      var entry = Entry(inside: around.inside, isFileBound: around.isFileBound || declaration.isFileBound)
      if functions.contains(number) {
        entry.inside = namespaces.body(in: around.inside)
        entry.isFileBound = true
      }
      if let name = declaration.name, declaration.isType || declaration.kind == .typeAlias {
        entry.symbol = Int32(truncatingIfNeeded: symbols.count)
        let place = TypeSymbol.Place(file: file, declaration: number)
        entry.inside = add(declaration, named: files[file].text(of: name), at: place, in: around.inside, entry.isFileBound)
      } else if declaration.kind == .extension {
        entry.inside = extendedNamespace(declaration, in: around.inside, of: file)
      }
      entries[file].append(entry)
    }
  }

  /// - Returns: the namespace of the type's own types.
  private mutating func add(
    _ declaration: Declaration, named text: String, at place: TypeSymbol.Place, in namespace: Int32, _ isFileBound: Bool
  ) -> Int32 {
    let name = names.number(of: text)
    let symbol = symbols.count
    symbols.append(
      TypeSymbol(name: text, nameNumber: name, kind: declaration.kind, place: place, namespace: namespace))
    table.add(symbol, name: name, in: namespace, owner: isFileBound ? place.file : nil)
    if declaration.parent == nil, declaration.isExported { exported[name, default: []].append(symbol) }
    return declaration.isType ? namespaces.type(named: name, in: namespace) : namespace
  }

  /// Types in the body of a function are seen only there.
  private func functionsWithTypes(in outline: Outline) -> Set<Int> {
    let types = outline.declarations.lazy.filter { $0.isType || $0.kind == .typeAlias }
    return Set(types.compactMap(\.parent).filter { !outline.declarations[$0].hasMembers })
  }

  private mutating func extendedNamespace(_ declaration: Declaration, in namespace: Int32, of file: Int) -> Int32 {
    files[file].parts(ofExtended: declaration).reduce(namespace) { namespace, part in
      namespaces.type(named: names.number(of: files[file].text(of: part)), in: namespace)
    }
  }

  private mutating func addExtensions(of file: Int) {
    for (number, declaration) in files[file].outline.declarations.enumerated()
    where declaration.kind == .extension && entries[file].indices.contains(number) {
      guard let name = declaration.name else { continue }
      let type = TypeName(token: name, first: declaration.keyword + 1, generics: nil)
      let found = symbols(of: type, in: file, at: declaration.parent)
      guard !found.isEmpty else { continue }
      entries[file][number].symbol = Int32(truncatingIfNeeded: extended.count)
      extended.append(found)
      for symbol in found { symbols[symbol].add(extension: TypeSymbol.Place(file: file, declaration: number)) }
    }
  }

  /// The types that a name means, aliases followed.
  private func symbols(of name: TypeName, in file: Int, at declaration: Int?) -> [Int] {
    guard case .symbols(let found) = resolve(name, in: file, at: declaration) else { return [] }
    return types(behind: found)
  }
}

extension Declaration {
  fileprivate var isFileBound: Bool { modifiers.contains(.private) || modifiers.contains(.fileprivate) }

  /// Modules other than its own may see it.
  var isExported: Bool {
    !modifiers.isDisjoint(with: [.public, .open, .package])
  }
}

extension OutlinedFile {
  /// The names of `extension Home.Interactor`, in their order.
  func parts(ofExtended declaration: Declaration) -> [Int] {
    guard let name = declaration.name else { return [] }
    return outline.topLevel(of: (declaration.keyword + 1)..<(name + 1)).filter(outline.isIdentifier)
  }
}
