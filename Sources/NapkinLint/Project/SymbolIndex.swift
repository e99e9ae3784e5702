/// The types of all files by name.
package struct SymbolIndex: Sendable {
  package private(set) var symbols: [TypeSymbol] = []
  private(set) var byName: [String: [Int]] = [:]
  private var byPlace: [TypeSymbol.Place: [Int]] = [:]
  let files: [OutlinedFile]

  package init(_ files: [OutlinedFile]) {
    self.files = files
    for index in files.indices { addTypes(of: index) }
    for index in files.indices { addExtensions(of: index) }
  }

  /// The symbols that a type or an extension declares or extends; several when an extended name is declared twice.
  package func symbols(at place: TypeSymbol.Place) -> [Int] {
    byPlace[place] ?? []
  }

  mutating func setRoles(_ roles: Roles, of symbol: Int) {
    symbols[symbol].roles = roles
  }

  private mutating func addTypes(of index: Int) {
    let file = files[index]
    let isFramework = Self.isFrameworkSource(file.source.path)
    for (number, declaration) in file.outline.declarations.enumerated() {
      guard declaration.isType || declaration.kind == .typeAlias, let name = declaration.name else { continue }
      let scope = scope(around: declaration, in: file)
      let isPrivate = declaration.modifiers.contains(.private) || declaration.modifiers.contains(.fileprivate)
      let symbol = TypeSymbol(
        name: file.text(of: name), path: scope.path, kind: declaration.kind,
        place: TypeSymbol.Place(file: index, declaration: number), isFileBound: isPrivate || scope.isLocal,
        isFramework: isFramework)
      byName[symbol.name, default: []].append(symbols.count)
      byPlace[symbol.place] = [symbols.count]
      symbols.append(symbol)
    }
  }

  private mutating func addExtensions(of index: Int) {
    let file = files[index]
    for (number, declaration) in file.outline.declarations.enumerated() where declaration.kind == .extension {
      guard let name = declaration.name else { continue }
      let extended = TypeName(token: name, first: declaration.keyword + 1, generics: nil)
      let place = TypeSymbol.Place(file: index, declaration: number)
      guard case .symbols(let candidates) = resolve(extended, in: index, at: declaration.parent) else { continue }
      byPlace[place] = candidates
      for candidate in candidates { symbols[candidate].extensions.append(place) }
    }
  }

  /// A file below `Sources/napkin` or `Sources/Napkin` belongs to the framework's own module.
  private static func isFrameworkSource(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    return zip(parts, parts.dropFirst()).contains { parent, folder in
      parent.elementsEqual("Sources".utf8) && (folder.elementsEqual("napkin".utf8) || folder.elementsEqual("Napkin".utf8))
    }
  }

  func scope(around declaration: Declaration, in file: OutlinedFile) -> (path: [String], isLocal: Bool) {
    var path: [String] = []
    var isLocal = false
    var parent = declaration.parent
    while let index = parent {
      let outer = file.outline.declarations[index]
      if outer.hasMembers, let name = outer.name {
        path.append(file.text(of: name))
        if outer.kind == .extension { path.append(contentsOf: qualifiers(of: outer, in: file)) }
      } else {
        isLocal = true
      }
      parent = outer.parent
    }
    return (path.reversed(), isLocal)
  }

  /// The names before the last one of `extension Home.Interactor`, the last first.
  func qualifiers(of declaration: Declaration, in file: OutlinedFile) -> [String] {
    guard let name = declaration.name else { return [] }
    return (declaration.keyword + 1..<name).filter { file.outline.isIdentifier($0) }.map { file.text(of: $0) }.reversed()
  }
}
