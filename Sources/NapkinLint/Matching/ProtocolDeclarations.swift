/// A protocol of the app, and where it is declared.
struct ProtocolDeclaration: Sendable {
  let index: Int
  let declaration: Declaration
  let symbol: Int
  let name: String
  let nameToken: Int
}

extension LintedFile {
  /// Some of the protocols that the file declares and that conventions hold for; none in tests.
  func protocols(where isMeant: (_ symbol: Int) -> Bool) -> [ProtocolDeclaration] {
    guard file.words.contains(.protocol), !file.isTest else { return [] }
    return project.fileTables[number].protocols.value { newProtocols() }.filter { isMeant($0.symbol) }
  }

  private func newProtocols() -> [ProtocolDeclaration] {
    outline.declarations.indices.compactMap { index in
      let declaration = outline.declarations[index]
      guard declaration.kind == .protocol, let name = declaration.name, let symbol = symbol(of: index), !isExempt(index)
      else { return nil }
      return ProtocolDeclaration(
        index: index, declaration: declaration, symbol: symbol, name: file.text(of: name), nameToken: name)
    }
  }

  func protocols(of role: Roles) -> [ProtocolDeclaration] {
    guard project.holds(role, in: number) else { return [] }
    return protocols { project.index.symbols[$0].roles.contains(role) }
  }

  func protocols(namedAs part: CollaboratorProtocols.Part) -> [ProtocolDeclaration] {
    protocols { project.collaborators.mention(of: $0, as: part) != nil }
  }

  func symbol(of declaration: Int) -> Int? { symbols(of: declaration).first }

  /// Whether a protocol refines another one of the app that has the role as well.
  func refinesOwnProtocol(of role: Roles, _ declaration: ProtocolDeclaration) -> Bool {
    outline.inheritance(of: declaration.declaration).contains { name in
      project.index.types(behind: symbols(named: name, at: declaration.index)).contains {
        project.index.symbols[$0].roles.contains(role)
      }
    }
  }

  /// The functions that a protocol asks for, of instances.
  func requiredFunctions(of declaration: ProtocolDeclaration) -> [Declaration] {
    requirements(of: declaration).filter { $0.kind == .function }
  }

  func requiredProperties(of declaration: ProtocolDeclaration) -> [Declaration] {
    requirements(of: declaration).filter { $0.kind == .property }
  }

  private func requirements(of declaration: ProtocolDeclaration) -> [Declaration] {
    outline.members(of: declaration.index).map { outline.declarations[$0] }.filter { member in
      member.name != nil && !member.modifiers.contains(.static)
    }
  }

  /// The place that shows what a protocol is for, when another file does.
  func evidence(for declaration: ProtocolDeclaration, as part: CollaboratorProtocols.Part) -> [RelatedPlace] {
    guard let mention = project.collaborators.mention(of: declaration.symbol, as: part), mention.file != number else {
      return []
    }
    let other = project.files[mention.file]
    return [
      RelatedPlace(
        path: other.source.path, range: other.range(of: mention.token),
        message: "'\(declaration.name)' is the type of \(part.noun) here")
    ]
  }
}

extension CollaboratorProtocols.Part {
  fileprivate var noun: String {
    switch self {
    case .router: "a router"
    case .presenter: "a presenter"
    case .childListener, .viewListener, .composedWithSendable: "a listener"
    }
  }
}
