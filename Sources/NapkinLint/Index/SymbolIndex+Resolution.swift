extension SymbolIndex {
  /// Finds what a type's name means where it stands: a generic parameter, a type of the same project, one of the
  /// framework or the system, or one that another project exports.
  package func resolve(_ name: TypeName, in file: Int, at declaration: Int?) -> Resolution {
    resolve(name, in: file, at: declaration, from: declaration)
  }

  /// Finds what a type's inheritance clause names: what its own content declares is not looked at.
  func resolve(base name: TypeName, of place: TypeSymbol.Place) -> Resolution {
    let around = files[place.file].outline.declarations[place.declaration].parent
    return resolve(name, in: place.file, at: place.declaration, from: around)
  }

  /// - Parameters:
  ///   - declaration: the innermost one whose generic parameters count.
  ///   - start: the innermost one whose types count.
  private func resolve(_ name: TypeName, in file: Int, at declaration: Int?, from start: Int?) -> Resolution {
    guard name.isQualified else {
      if let constraints = constraints(of: name.token, in: file, at: declaration) { return .parameter(constraints) }
      return resolve(name.token, in: file, from: start)
    }
    let parts = files[file].parts(of: name)
    guard let first = parts.first, constraints(of: first, in: file, at: declaration) == nil else { return .unknown }
    return parts.count == 1 ? resolve(first, in: file, from: start) : resolve(parts, in: file, from: start)
  }

  private func resolve(_ token: Int, in file: Int, from declaration: Int?) -> Resolution {
    let name = name(of: token, in: file)
    let word = files[file].outline.tokens[token].word
    if let name {
      var next = namespace(inside: declaration, of: file)
      for _ in 0..<Namespaces.deepestLookup {
        guard let around = next else { break }
        next = namespaces.parent(of: around)
        guard let found = candidates(for: name, in: around, file) else { continue }
        guard !found.isEmpty else { return .unknown }
        let seen = isOfFramework(word, in: file) ? found.filter { isSeen($0, from: file) } : found
        if !seen.isEmpty { return .symbols(nearest(seen, to: file)) }
      }
    }
    if isOfFramework(word, in: file) { return .framework(word) }
    let far = name.map { farSymbols(named: $0, for: file, module: nil) } ?? []
    return far.isEmpty ? .unknown : .symbols(far)
  }

  /// The types of a type's name that stand where it stands, itself included; none when there are too many to tell.
  func namesakes(of symbol: Int) -> [Int] {
    let entry = symbols[symbol]
    return candidates(for: entry.nameNumber, in: entry.namespace, entry.place.file) ?? []
  }

  func candidates(for name: Int32, in namespace: Int32, _ file: Int) -> [Int]? {
    table.candidates(for: name, in: namespace, file: file, folder: folders[file])
  }

  /// Whether a file sees a declaration of its project: a type of another module only when that exports it and the file
  /// imports it. It is asked where a type of the framework or the system has the same name.
  private func isSeen(_ symbol: Int, from file: Int) -> Bool {
    let place = symbols[symbol].place
    guard modules.areDifferent(place.file, file), let module = modules[place.file] else { return true }
    let declaration = files[place.file].outline.declarations[place.declaration]
    return declaration.isExported && files[file].importedModules.contains { $0 == module }
  }

  /// Uber's RIBs has types of the same names, which mean something else.
  private func isOfFramework(_ word: Word, in file: Int) -> Bool {
    guard word != .other, Roles(word) != nil else { return false }
    let imports = files[file].imports
    return !imports.contains(.ribs) || imports.contains(.napkin) || !word.isOfNapkin
  }

  /// Samples and targets without a package of their own declare the same names again: of several declarations those
  /// count that share the most folders with the file.
  func nearest(_ candidates: [Int], to file: Int) -> [Int] {
    guard candidates.count > 1 else { return candidates }
    let here = candidates.filter { symbols[$0].place.file == file }
    guard here.isEmpty else { return here }
    let beside = candidates.filter { folders[symbols[$0].place.file] == folders[file] }
    guard beside.isEmpty else { return beside }
    let path = files[file].source.path
    let distances = candidates.map { PathDistance(from: path, to: files[symbols[$0].place.file].source.path) }
    guard let least = distances.min() else { return candidates }
    return zip(candidates, distances).filter { $0.1 == least }.map(\.0)
  }

  /// What other projects export, as far as the file imports a module that a folder around it is named after.
  func farSymbols(named name: Int32, for file: Int, module: String?) -> [Int] {
    guard let exported = exported[name], exported.count <= SymbolTable.mostCandidates else { return [] }
    let project = files[file].source.projectFolder
    let modules = module.map { [$0] } ?? files[file].importedModules
    return exported.filter { symbol in
      let source = files[symbols[symbol].place.file].source
      return source.projectFolder != project && modules.contains { source.isInFolder(named: $0) }
    }
  }

  /// The types that aliases among some symbols stand for in the end; other symbols stand for themselves.
  func types(behind symbols: [Int]) -> [Int] {
    if symbols.count == 1, self.symbols[symbols[0]].kind != .typeAlias { return symbols }
    var found: [Int] = []
    var waiting = symbols
    var seen: Set<Int> = []
    while let symbol = waiting.popLast(), seen.count < SymbolTable.mostCandidates {
      guard seen.insert(symbol).inserted else { continue }
      guard self.symbols[symbol].kind == .typeAlias else {
        found.append(symbol)
        continue
      }
      for case .symbols(let targets) in targets(of: self.symbols[symbol]) { waiting.append(contentsOf: targets) }
    }
    return found.sorted()
  }

  /// What an alias names; nothing when it stands for a function type, a tuple, or anything else without a name.
  func targets(of alias: TypeSymbol) -> [Resolution] {
    let outline = files[alias.place.file].outline
    guard alias.kind == .typeAlias, let type = outline.declarations[alias.place.declaration].type else { return [] }
    return TypeReference(type, in: outline).names.map { resolve($0, in: alias.place.file, at: alias.place.declaration) }
  }
}

/// How far a file is from one in another folder: those are nearest that share the most folders.
private struct PathDistance: Comparable {
  private let unsharedFolders: Int
  private let furtherFolders: Int

  init(from path: String, to other: String) {
    let slash = UInt8(ascii: "/")
    let shared = zip(path.utf8, other.utf8).prefix { $0 == $1 }.count { $0.0 == slash }
    unsharedFolders = -shared
    furtherFolders = other.utf8.count { $0 == slash } - shared
  }

  static func < (left: PathDistance, right: PathDistance) -> Bool {
    (left.unsharedFolders, left.furtherFolders) < (right.unsharedFolders, right.furtherFolders)
  }
}

extension OutlinedFile {
  /// The names of a qualified one, in their order, generic arguments left out.
  func parts(of name: TypeName) -> [Int] {
    guard name.isQualified else { return [name.token] }
    return outline.topLevel(of: name.first..<(name.token + 1)).filter(outline.isIdentifier)
  }
}
