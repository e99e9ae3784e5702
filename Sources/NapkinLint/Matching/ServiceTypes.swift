/// The types that napkins are given to work with: what their dependencies and components hand out, and what
/// interactors keep.
struct ServiceTypes: Sendable {
  private var symbols: Set<Int> = []
  /// Where a dependency first asks for a protocol.
  private var mentions: [Int: CollaboratorProtocols.Mention] = [:]

  init() {}

  init(in project: Project) {
    for number in project.files.indices where project.isActive(number) {
      let file = LintedFile(project: project, number: number)
      for type in file.outline.declarations.indices where file.handsOutServices(type) { add(membersOf: type, in: file) }
    }
  }

  func contains(_ symbol: Int) -> Bool { symbols.contains(symbol) }

  /// Whether a dependency asks for a protocol, and not for one that is `Sendable` besides.
  func isAskedFor(_ symbol: Int) -> Bool { mentions[symbol] != nil && symbols.contains(symbol) }

  /// Where a dependency asks for a protocol, when that is in another file.
  func place(askingFor symbol: Int, outside file: Int, in project: Project) -> [RelatedPlace] {
    guard let mention = mentions[symbol], mention.file != file else { return [] }
    let other = project.files[mention.file]
    return [
      RelatedPlace(
        path: other.source.path, range: other.range(of: mention.token),
        message: "a dependency asks for '\(project.index.symbols[symbol].name)' here")
    ]
  }

  private mutating func add(membersOf type: Int, in file: LintedFile) {
    for member in file.outline.members(of: type) {
      let declaration = file.outline.declarations[member]
      guard declaration.kind == .property, let written = declaration.type ?? file.calledType(of: declaration) else {
        continue
      }
      let reference = TypeReference(written, in: file.outline)
      let found = file.meaning(of: reference, at: member).symbols
      for symbol in found { add(symbol, in: file.project) }
      guard file.outline.declarations[type].kind == .protocol, let name = reference.names.first?.token,
        !reference.names.contains(where: { file.outline.tokens[$0.token].word == .Sendable })
      else { continue }
      for symbol in found where file.project.index.symbols[symbol].kind == .protocol && mentions[symbol] == nil {
        mentions[symbol] = CollaboratorProtocols.Mention(file: file.number, token: name)
      }
    }
  }

  /// A protocol stands for the types that conform to it.
  private mutating func add(_ symbol: Int, in project: Project) {
    var waiting = [symbol]
    while let next = waiting.popLast() {
      guard project.isService(next), symbols.insert(next).inserted else { continue }
      if project.index.symbols[next].kind == .protocol { waiting += project.index.heirs(of: next) }
    }
  }
}

extension LintedFile {
  fileprivate func handsOutServices(_ type: Int) -> Bool {
    let declaration = outline.declarations[type]
    guard declaration.hasMembers, !declaration.isUnbalanced else { return false }
    let roles = roles(of: type)
    return roles.contains(.dependency) || roles.contains(.interactable) && declaration.kind != .protocol
  }

  /// `AuthService` in `let authService = AuthService()`.
  fileprivate func calledType(of property: Declaration) -> TokenRange? {
    guard let value = property.value, let last = value.last, outline.kind(at: last) == .rightParenthesis,
      let open = outline.mate(of: last), open > value.lowerBound
    else { return nil }
    return value.lowerBound..<open
  }
}

extension Project {
  /// Classes, actors, structs and their protocols that are no part of a napkin.
  fileprivate func isService(_ symbol: Int) -> Bool {
    let entry = index.symbols[symbol]
    switch entry.kind {
    case .class, .actor, .struct, .protocol: break
    default: return false
    }
    let parts: Roles = [
      .interactable, .router, .routing, .presenter, .presentable, .viewControllable, .view, .viewController,
      .platformView, .builder, .component, .dependency, .appShell, .preview,
    ]
    return entry.roles.isDisjoint(with: parts) && !isListener(symbol) && !TestCode.isTestDouble(entry.name)
  }

  private func isListener(_ symbol: Int) -> Bool {
    listenerProtocols.contains(symbol) || index.symbols[symbol].name.hasSuffix("Listener")
  }
}
