/// What a rule may know: one file, and the project that it belongs to.
package struct LintedFile: Sendable {
  package let project: Project
  /// The file's number in the project.
  package let number: Int
  package let file: OutlinedFile
  let ownNames: OwnNames

  package init(project: Project, number: Int, ownNames: OwnNames = .none) {
    self.project = project
    self.number = number
    self.ownNames = ownNames
    file = project.files[number]
  }

  package var source: SourceFile { file.source }
  package var outline: Outline { file.outline }

  /// The roles of the type that a declaration declares or extends.
  package func roles(of declaration: Int) -> Roles { project.roles(of: declaration, in: number) }

  /// The innermost type or extension around a declaration or a token's declaration.
  package func enclosingType(of declaration: Int?) -> Int? {
    declaration.flatMap { outline.enclosingTypes[$0] }
  }

  /// Whether something that begins before a token lacks its end, so that what the token is in is a guess.
  package func isInUnbalanced(_ token: Int) -> Bool {
    outline.firstUnbalanced.map { $0 <= token } ?? false
  }

  /// The name of a declaration; empty when it has none.
  package func name(of declaration: Int) -> String { file.name(of: declaration) }
}

extension OutlinedFile {
  /// The name of a declaration; empty when it has none.
  func name(of declaration: Int) -> String {
    outline.declarations[declaration].name.map(text) ?? ""
  }

  /// The names of the declarations around a range from the outermost, joined by dots: `HomeInteractor.router`. Of
  /// what nests without end only the innermost are named.
  func symbol(at range: SourceRange) -> String {
    var names: [String] = []
    var next = outline.declaration(around: outline.token(at: range.start))
    while let index = next, names.count < 100 {
      let declaration = outline.declarations[index]
      names.append(declaration.name == nil ? text(of: declaration.keyword) : name(of: index))
      next = declaration.parent
    }
    return names.reversed().joined(separator: ".")
  }
}
