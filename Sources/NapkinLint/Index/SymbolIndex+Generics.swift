/// Generic parameters and what is asked of them.
extension SymbolIndex {
  /// Generic parameters are looked up in the innermost declarations only, as types are.
  private static let deepestLookup = 100

  /// The constraints of a generic parameter of this name; nil when no enclosing declaration has one.
  func constraints(of name: Int, in file: Int, at declaration: Int?) -> [TypeName]? {
    let outline = files[file].outline
    var next = declaration
    for _ in 0..<Self.deepestLookup {
      guard let index = next else { return nil }
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

  private func constraints(of name: Int, in generics: Int, of declaration: Declaration, file: OutlinedFile)
    -> [TypeName]?
  {
    let outline = file.outline
    let parameters = outline.split(outline.inside(generics)) { outline.tokens[$0].kind == .comma }
    guard let parameter = parameters.first(where: { file.declares(name, $0) }) else { return nil }
    let colon = parameter.first { outline.tokens[$0].kind == .colon }
    let written = colon.map { TypeReference(($0 + 1)..<parameter.upperBound, in: outline).names } ?? []
    return written + requirements(on: name, of: declaration, file: file)
  }

  /// What a `where` clause asks of a generic parameter.
  private func requirements(on name: Int, of declaration: Declaration, file: OutlinedFile) -> [TypeName] {
    let outline = file.outline
    let head = declaration.keyword..<max(declaration.keyword, declaration.headEnd)
    guard let keyword = outline.topLevel(of: head).first(where: { outline.tokens[$0].keyword == .where }) else { return [] }
    let clauses = outline.split((keyword + 1)..<head.upperBound) { outline.tokens[$0].kind == .comma }
    return clauses.flatMap { clause -> [TypeName] in
      guard clause.count > 2, file.isSame(clause.lowerBound, as: name, in: file),
        outline.tokens[clause.lowerBound + 1].kind == .colon
      else { return [] }
      return TypeReference(clause.dropFirst(2), in: outline).names
    }
  }
}

extension OutlinedFile {
  /// Whether a part of a generic clause declares a parameter of this name: `Item`, `each Item`, `let count: Int`.
  fileprivate func declares(_ name: Int, _ parameter: TokenRange) -> Bool {
    guard var first = parameter.first else { return false }
    if parameter.count > 1, outline.isIdentifier(first + 1) { first += 1 }
    return isSame(first, as: name, in: self)
  }
}
