import NapkinLint

/// A project's types as text, for tests: a line a declaration, with its roles.
enum SymbolDump {
  static func text(of files: [SourceFile]) -> String {
    let project = Project(files.map(OutlinedFile.init), assumesFramework: true)
    return project.index.symbols.map { line(for: $0, in: project) }.joined(separator: "\n")
  }

  private static func line(for symbol: TypeSymbol, in project: Project) -> String {
    let roles = names.filter { symbol.roles.contains($0.role) }.map(\.name)
    return ([project.index.qualifiedName(of: symbol) + ":"] + roles).joined(separator: " ")
  }

  private static let names: [(role: Roles, name: String)] = [
    (.interactable, "interactable"), (.presentableInteractable, "presentable-interactable"), (.router, "router"),
    (.routing, "routing"), (.presenter, "presenter"), (.presentable, "presentable"),
    (.viewControllable, "view-controllable"), (.view, "view"), (.viewController, "view-controller"),
    (.platformView, "platform-view"), (.builder, "builder"), (.component, "component"), (.dependency, "dependency"),
    (.appShell, "app-shell"), (.preview, "preview"), (.representable, "representable"), (.classBound, "bound"),
  ]
}
