/// The modifiers of a project's own that make one accessible element of what they modify, by their names.
struct ElementModifiers: Sendable {
  /// Functions of extensions: `VStack { }.card()`.
  private(set) var functions: Set<String> = []
  /// View modifiers: `VStack { }.modifier(Card())`.
  private(set) var types: Set<String> = []

  /// Those of all projects, by their folders.
  static func all(in files: [OutlinedFile]) -> [String: ElementModifiers] {
    var all: [String: ElementModifiers] = [:]
    for file in files where file.makesElements {
      all[file.source.projectFolder, default: ElementModifiers()].add(file)
    }
    guard !all.isEmpty else { return [:] }
    for file in files where file.words.contains(.View) && file.words.contains(.extension) {
      all[file.source.projectFolder]?.addUsers(in: file)
    }
    return all
  }

  private mutating func add(_ file: OutlinedFile) {
    for index in file.outline.tokens.indices where file.outline.tokens[index].word.makesElement {
      note(index, in: file)
    }
  }

  /// The function, or the view modifier, that a token stands in.
  private mutating func note(_ token: Int, in file: OutlinedFile) {
    let outline = file.outline
    guard let index = outline.declaration(around: token), outline.declarations[index].kind == .function,
      let name = outline.declarations[index].name, let parent = outline.declarations[index].parent
    else { return }
    let type = outline.declarations[parent]
    if outline.tokens[name].word == .body, let typeName = type.name {
      types.insert(file.text(of: typeName))
    } else if type.kind == .extension {
      functions.insert(file.text(of: name))
    }
  }

  /// The functions of `extension View` that name one of the modifiers.
  private mutating func addUsers(in file: OutlinedFile) {
    let outline = file.outline
    for declaration in outline.declarations where declaration.kind == .function {
      guard let name = declaration.name, let body = declaration.body, let parent = declaration.parent,
        outline.declarations[parent].kind == .extension,
        outline.declarations[parent].name.map({ outline.tokens[$0].word == .View }) ?? false
      else { continue }
      if outline.inside(body).contains(where: { names($0, in: file) }) { functions.insert(file.text(of: name)) }
    }
  }

  private func names(_ token: Int, in file: OutlinedFile) -> Bool {
    guard file.outline.isIdentifier(token) else { return false }
    let text = file.text(of: token)
    return types.contains(text) || functions.contains(text)
  }
}

extension LintedFile {
  /// A modifier that makes one accessible element of its view: the system's, or one of the project's that uses it.
  ///
  /// - Parameter own: the project's own modifiers, where it has any.
  func makesOneElement(_ modifier: Int, _ own: ElementModifiers?) -> Bool {
    if outline.tokens[modifier].word.makesElement { return true }
    guard let own else { return false }
    let name = file.text(of: modifier)
    if own.functions.contains(name) { return true }
    guard name == "modifier", !own.types.isEmpty, let call = outline.call(at: modifier) else { return false }
    return (call.name..<call.end).contains { outline.isIdentifier($0) && own.types.contains(file.text(of: $0)) }
  }
}

extension OutlinedFile {
  fileprivate var makesElements: Bool {
    words.contains(.accessibilityElement) || words.contains(.accessibilityRepresentation)
  }
}

extension Word {
  fileprivate var makesElement: Bool { self == .accessibilityElement || self == .accessibilityRepresentation }
}
