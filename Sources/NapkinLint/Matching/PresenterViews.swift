/// Which view controllers presenters keep, and so keep the views of. What is found of a presenter is kept for the
/// next reference to it.
struct PresenterViews {
  private let project: Project
  private var known: [Int: Kept] = [:]

  private struct Kept {
    /// The generic arguments of the framework's presenter and of base classes on the way to it.
    var arguments: Set<String> = []
    /// What strong properties of a presenter without that base class are typed with.
    var properties: Set<String> = []
    var keepsAnyController = false
  }

  init(in project: Project) {
    self.project = project
  }

  /// Whether a presenter keeps the view controller of this name.
  mutating func presenter(_ symbol: Int, keeps viewController: String) -> Bool {
    let kept = kept(by: symbol)
    return kept.arguments.contains(viewController) || kept.properties.contains(viewController)
  }

  /// Whether a presenter without the framework's base class keeps any view controller.
  mutating func plainPresenterKeepsController(_ symbol: Int) -> Bool { kept(by: symbol).keepsAnyController }

  private mutating func kept(by symbol: Int) -> Kept {
    if let kept = known[symbol] { return kept }
    var kept = Kept()
    if project.index.symbols[symbol].roles.contains(.presenter) {
      kept.arguments = arguments(of: symbol)
    } else if project.isPlainPresenter(symbol) {
      addProperties(of: project.index.symbols[symbol].place, to: &kept)
    }
    known[symbol] = kept
    return kept
  }

  /// `class HomePresenter: Presenter<HomeViewController>`, also through base classes of the app's own.
  private func arguments(of symbol: Int) -> Set<String> {
    var arguments: Set<String> = []
    var waiting = [symbol]
    var seen: Set<Int> = []
    while let next = waiting.popLast() {
      let entry = project.index.symbols[next]
      guard entry.roles.contains(.presenter), seen.insert(next).inserted else { continue }
      let file = project.files[entry.place.file]
      for base in file.outline.inheritance(of: file.outline.declarations[entry.place.declaration]) {
        arguments.formUnion(file.arguments(of: base))
        guard case .symbols(let symbols) = project.index.resolve(base: base, of: entry.place) else { continue }
        waiting += project.index.types(behind: symbols)
      }
    }
    return arguments
  }

  private func addProperties(of place: TypeSymbol.Place, to kept: inout Kept) {
    let file = LintedFile(project: project, number: place.file)
    for reference in file.nonWeakReferences(of: place.declaration) where reference.ownership == .strong {
      kept.properties.formUnion(reference.type.names.map { file.file.text(of: $0.token) })
      let roles = file.meaning(of: reference.type, at: reference.index).roles
      kept.keepsAnyController = kept.keepsAnyController || roles.contains(.viewController)
    }
  }
}

extension Project {
  /// A class that presents without inheriting the framework's presenter.
  fileprivate func isPlainPresenter(_ symbol: Int) -> Bool {
    let entry = index.symbols[symbol]
    return entry.kind == .class && entry.roles.isDisjoint(with: [.presenter, .viewController, .platformView])
      && (entry.roles.contains(.presentable) || entry.name.hasSuffix("Presenter"))
  }
}

extension OutlinedFile {
  /// The names among the generic arguments of another name.
  func arguments(of name: TypeName) -> [String] {
    name.generics.map { outline.inside($0).filter(outline.isIdentifier).map(text) } ?? []
  }
}
