extension Rule {
  static let listenerDeclaredIn = Rule(
    "listener-declared-in", severity: .info, isOnByDefault: false, needs: .words(.protocol, .class)
  ) { file, findings in
    guard !file.file.isTest else { return }
    for type in file.outline.declarations.indices {
      guard let seam = file.seam(type), let home = seam.home(near: file), file.isDeclaredOnce(type), !file.isTemplate
      else { continue }
      findings.report(
        file.file.range(of: seam.nameToken), "declare '\(seam.name)' in '\(home)', where those who use it look for it")
    }
  }
}

/// A protocol between the parts of a napkin, or its component.
private struct Seam {
  let nameToken: Int
  let name: String
  let kind: SeamKind

  /// The file of the same napkin where it is looked for; nil when there is none, and when it stands there.
  func home(near file: LintedFile) -> String? {
    let stem = name.utf8.dropLast(kind.suffix.utf8CodeUnitCount)
    guard !stem.isEmpty else { return nil }
    let names = kind.homes.map { "\(Substring(stem))\($0)" }
    let ownStem = file.fileStem
    guard !names.contains(where: { $0 == ownStem }) else { return nil }
    return names.map { "\($0).swift" }.first(where: file.hasNeighbor)
  }
}

/// What ends the name of a seam, and where such a seam is looked for.
private struct SeamKind {
  let suffix: StaticString
  let meaning: Meaning
  /// The files that it may stand in, by the ends of their names.
  let homes: [String]

  enum Meaning {
    case listener
    case role(Roles)
  }

  static let ofClasses = [SeamKind(suffix: "Component", meaning: .role(.component), homes: ["Builder"])]

  /// Of several that end a name the first counts.
  static let ofProtocols = [
    SeamKind(suffix: "PresentableListener", meaning: .listener, homes: ["HostingViewController", "ViewController"]),
    SeamKind(suffix: "Listener", meaning: .listener, homes: ["Interactor"]),
    SeamKind(suffix: "Routing", meaning: .role(.routing), homes: ["Interactor"]),
    SeamKind(suffix: "Presentable", meaning: .role(.presentable), homes: ["Interactor"]),
    SeamKind(suffix: "ViewControllable", meaning: .role(.viewControllable), homes: ["Router"]),
    SeamKind(suffix: "Dependency", meaning: .role(.dependency), homes: ["Builder"]),
    SeamKind(suffix: "Buildable", meaning: .role(.builder), homes: ["Builder"]),
  ]
}

extension LintedFile {
  fileprivate func seam(_ type: Int) -> Seam? {
    let declaration = outline.declarations[type]
    guard declaration.kind == .protocol || declaration.kind == .class, declaration.parent == nil,
      let token = declaration.name
    else { return nil }
    let kinds = declaration.kind == .class ? SeamKind.ofClasses : SeamKind.ofProtocols
    guard let kind = kinds.first(where: { file.name(token, endsWith: $0.suffix) }), isMeant(kind, by: type),
      !isExempt(type)
    else { return nil }
    return Seam(nameToken: token, name: file.text(of: token), kind: kind)
  }

  private func isMeant(_ kind: SeamKind, by type: Int) -> Bool {
    switch kind.meaning {
    case .listener: symbol(of: type).map(project.listenerProtocols.contains) ?? false
    case .role(let role): roles(of: type).contains(role)
    }
  }

  /// Where a name is declared again, one of the declarations stands in for another one, as in samples.
  fileprivate func isDeclaredOnce(_ type: Int) -> Bool {
    symbol(of: type).map { project.index.namesakes(of: $0).count == 1 } ?? false
  }
}
