extension SymbolIndex {
  /// Finds what a type's name means where it stands: a generic parameter, a type of the same project, one of the
  /// framework, or one of another project.
  package func resolve(_ name: TypeName, in file: Int, at declaration: Int?) -> Resolution {
    if name.first == name.token, let constraints = constraints(of: name, in: file, at: declaration) {
      return .parameter(constraints)
    }
    let outline = files[file].outline
    let visible = (byName[files[file].text(of: name.token)] ?? []).filter { isVisible($0, from: file) }
    let qualified = name.first == name.token ? visible : matching(visible, qualifiersOf: name, in: file)
    let folder = files[file].source.projectFolder
    let near = qualified.filter { files[symbols[$0].place.file].source.projectFolder == folder && !symbols[$0].isFramework }
    let reachable = name.first == name.token ? innermost(near, in: file, at: declaration) : near
    if !reachable.isEmpty { return .symbols(nearest(reachable, to: file)) }
    let word = outline.tokens[name.token].word
    if Roles(word) != nil { return .framework(word) }
    let far = qualified.filter { !symbols[$0].isFramework && (symbols[$0].path.isEmpty || name.first != name.token) }
    return far.isEmpty ? .unknown : .symbols(far)
  }

  /// Samples and targets without a package of their own declare the same names again: of several declarations those
  /// of the same file count, then those of the same folder.
  private func nearest(_ candidates: [Int], to file: Int) -> [Int] {
    guard candidates.count > 1 else { return candidates }
    let own = candidates.filter { symbols[$0].place.file == file }
    guard own.isEmpty else { return own }
    let folder = files[file].source.folder
    let beside = candidates.filter { files[symbols[$0].place.file].source.folder == folder }
    return beside.isEmpty ? candidates : beside
  }

  private func isVisible(_ symbol: Int, from file: Int) -> Bool {
    !symbols[symbol].isFileBound || symbols[symbol].place.file == file
  }

  /// Those that stand in the types that the name is qualified with. A first part that no file declares is a module.
  private func matching(_ candidates: [Int], qualifiersOf name: TypeName, in file: Int) -> [Int] {
    let outline = files[file].outline
    let qualifiers = (name.first..<name.token).filter { outline.isIdentifier($0) }.map { files[file].text(of: $0) }
    let nested = candidates.filter { symbols[$0].path.suffix(qualifiers.count).elementsEqual(qualifiers) }
    guard nested.isEmpty, let first = qualifiers.first, byName[first] == nil else { return nested }
    return candidates.filter { symbols[$0].path.elementsEqual(qualifiers.dropFirst()) }
  }

  /// An unqualified name means the type that the nearest enclosing type declares, and only then a top-level one.
  private func innermost(_ candidates: [Int], in file: Int, at declaration: Int?) -> [Int] {
    guard candidates.contains(where: { !symbols[$0].path.isEmpty }) else { return candidates }
    var path = enclosingPath(in: file, at: declaration)
    while true {
      let found = candidates.filter { symbols[$0].path == path }
      guard found.isEmpty, !path.isEmpty else { return found }
      path.removeLast()
    }
  }

  private func enclosingPath(in file: Int, at declaration: Int?) -> [String] {
    guard let declaration else { return [] }
    let inner = files[file].outline.declarations[declaration]
    var path = scope(around: inner, in: files[file]).path
    if inner.hasMembers, let name = inner.name {
      if inner.kind == .extension { path.append(contentsOf: qualifiers(of: inner, in: files[file]).reversed()) }
      path.append(files[file].text(of: name))
    }
    return path
  }

  /// The constraints of a generic parameter of this name; nil when no enclosing declaration has one.
  private func constraints(of name: TypeName, in file: Int, at declaration: Int?) -> [TypeName]? {
    let outline = files[file].outline
    var next = declaration
    while let index = next {
      let enclosing = outline.declarations[index]
      if let generics = enclosing.generics, enclosing.kind != .extension,
        let constraints = constraints(of: name, in: generics, of: enclosing, file: files[file])
      {
        return constraints
      }
      next = enclosing.parent
    }
    return nil
  }

  private func constraints(of name: TypeName, in generics: Int, of declaration: Declaration, file: OutlinedFile)
    -> [TypeName]?
  {
    let outline = file.outline
    let parameters = outline.split(outline.inside(generics)) { outline.tokens[$0].kind == .comma }
    let parameter = parameters.first { part in
      part.first.map { file.isSame($0, as: name.token, in: file) } ?? false
    }
    guard let parameter else { return nil }
    var names: [TypeName] = []
    if parameter.count > 2, outline.tokens[parameter.lowerBound + 1].kind == .colon {
      names = TypeReference(parameter.dropFirst(2), in: outline).names
    }
    return names + requirements(on: name, of: declaration, file: file)
  }

  /// What a `where` clause asks of a generic parameter.
  private func requirements(on name: TypeName, of declaration: Declaration, file: OutlinedFile) -> [TypeName] {
    let outline = file.outline
    let head = declaration.keyword..<max(declaration.keyword, declaration.headEnd)
    guard let keyword = outline.topLevel(of: head).first(where: { outline.tokens[$0].keyword == .where }) else { return [] }
    let clauses = outline.split((keyword + 1)..<head.upperBound) { outline.tokens[$0].kind == .comma }
    return clauses.flatMap { clause -> [TypeName] in
      guard clause.count > 2, file.isSame(clause.lowerBound, as: name.token, in: file),
        outline.tokens[clause.lowerBound + 1].kind == .colon
      else { return [] }
      return TypeReference(clause.dropFirst(2), in: outline).names
    }
  }
}
