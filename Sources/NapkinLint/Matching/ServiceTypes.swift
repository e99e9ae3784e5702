/// The types that napkins are given to work with: what their dependencies and components hand out, and what
/// interactors keep.
struct ServiceTypes: Sendable {
  private var symbols: Set<Int> = []

  init() {}

  init(in project: Project) {
    for number in project.files.indices where project.isActive(number) {
      let file = LintedFile(project: project, number: number)
      for type in file.outline.declarations.indices where file.handsOutServices(type) { add(membersOf: type, in: file) }
    }
  }

  func contains(_ symbol: Int) -> Bool { symbols.contains(symbol) }

  private mutating func add(membersOf type: Int, in file: LintedFile) {
    for member in file.outline.members(of: type) {
      let declaration = file.outline.declarations[member]
      guard declaration.kind == .property, let written = declaration.type ?? file.calledType(of: declaration) else {
        continue
      }
      for symbol in file.meaning(of: TypeReference(written, in: file.outline), at: member).symbols {
        add(symbol, in: file.project)
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
