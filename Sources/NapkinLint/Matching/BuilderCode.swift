/// What builders make, by the names that they call.
struct BuilderCode: Sendable {
  private var bodies: [String: [Body]] = [:]
  private let project: Project

  /// The members of a builder or of an extension.
  struct Body: Sendable {
    let file: Int
    let declaration: Int
    let range: TokenRange
    /// Where the name is called.
    fileprivate var calls: [Int]
  }

  init(in project: Project) {
    self.project = project
    for symbol in project.index.symbols where symbol.kind == .class && symbol.roles.contains(.builder) {
      for place in symbol.places { read(place) }
    }
  }

  private mutating func read(_ place: TypeSymbol.Place) {
    let file = project.files[place.file]
    let declaration = file.outline.declarations[place.declaration]
    guard let open = declaration.body, !declaration.isUnbalanced else { return }
    let range = file.outline.inside(open)
    var calls: [String: [Int]] = [:]
    for index in range where file.outline.kind(at: index + 1) == .leftParenthesis && file.outline.isIdentifier(index) {
      calls[file.text(of: index), default: []].append(index)
    }
    for (name, calls) in calls {
      bodies[name, default: []].append(
        Body(file: place.file, declaration: place.declaration, range: range, calls: calls))
    }
  }

  /// The builders of the same project whose code makes an object of this type, and not of another one of the same name.
  func bodies(constructing type: Int, of file: LintedFile) -> [Body] {
    let made = file.symbols(of: type)
    return (bodies[file.name(of: type)] ?? []).filter { body in
      let other = LintedFile(project: project, number: body.file)
      return other.source.projectFolder == file.source.projectFolder && body.calls.contains { call in
        let name = TypeName(token: call, first: call, generics: nil)
        return other.symbols(named: name, at: body.declaration).contains(where: made.contains)
      }
    }
  }
}
