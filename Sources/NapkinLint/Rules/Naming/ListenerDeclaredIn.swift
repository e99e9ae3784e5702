extension Rule {
  static let listenerDeclaredIn = Rule(
    "listener-declared-in", severity: .info, isOnByDefault: false
  ) { file, findings in
    guard !file.file.isTest, !file.isTemplate else { return }
    for type in file.outline.declarations.indices {
      guard let seam = file.seam(type), let home = seam.home(near: file), file.isDeclaredOnce(type) else { continue }
      findings.report(
        file.file.range(of: seam.nameToken), "declare '\(seam.name)' in '\(home)', where those who use it look for it")
    }
  }
}

/// A protocol between the parts of a napkin, or its component.
private struct Seam {
  let nameToken: Int
  let name: String
  /// The end of the name that says what it is.
  let suffix: String
  /// The files that it may stand in, by the ends of their names.
  let homes: [String]

  /// The file of the same napkin where it is looked for; nil when there is none, and when it stands there.
  func home(near file: LintedFile) -> String? {
    let stem = name.dropLast(suffix.count)
    let names = homes.map { "\(stem)\($0)" }
    guard !stem.isEmpty, !names.contains(String(file.fileStem)) else { return nil }
    return names.map { "\($0).swift" }.first(where: file.hasNeighbor)
  }
}

extension LintedFile {
  fileprivate func seam(_ type: Int) -> Seam? {
    let declaration = outline.declarations[type]
    guard declaration.kind == .protocol || declaration.kind == .class, declaration.parent == nil,
      let token = declaration.name, !isExempt(type)
    else { return nil }
    let name = file.text(of: token)
    let roles = roles(of: type)
    let kinds: [(suffix: String, isMeant: Bool, homes: [String])] =
      declaration.kind == .class
      ? [("Component", roles.contains(.component), ["Builder"])]
      : [
        ("PresentableListener", isListener(type), ["HostingViewController", "ViewController"]),
        ("Listener", isListener(type), ["Interactor"]),
        ("Routing", roles.contains(.routing), ["Interactor"]),
        ("Presentable", roles.contains(.presentable), ["Interactor"]),
        ("ViewControllable", roles.contains(.viewControllable), ["Router"]),
        ("Dependency", roles.contains(.dependency), ["Builder"]),
        ("Buildable", roles.contains(.builder), ["Builder"]),
      ]
    guard let kind = kinds.first(where: { name.hasSuffix($0.suffix) }), kind.isMeant else { return nil }
    return Seam(nameToken: token, name: name, suffix: kind.suffix, homes: kind.homes)
  }

  /// Where a name is declared again, one of the declarations stands in for another one, as in samples.
  fileprivate func isDeclaredOnce(_ type: Int) -> Bool {
    symbol(of: type).map { project.index.namesakes(of: $0).count == 1 } ?? false
  }

  private func isListener(_ type: Int) -> Bool {
    symbol(of: type).map(project.listenerProtocols.contains) ?? false
  }
}
