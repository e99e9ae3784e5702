/// The views and view controllers that belong to a napkin: they know its presenter or its listener, its router shows
/// them, or a view controller of which that holds hosts them. All others are nobody's, as far as the linter knows.
struct NapkinViews: Sendable {
  private var symbols: Set<Int> = []

  init() {}

  init(in project: Project) {
    for number in project.files.indices {
      let file = LintedFile(project: project, number: number)
      for entry in file.layers.entries where file.isTiedToNapkin(entry) {
        symbols.formUnion(file.symbols(of: entry.type))
        symbols.formUnion(file.hostedViews(of: entry.type))
      }
    }
  }

  func contains(_ symbol: Int) -> Bool { symbols.contains(symbol) }
}

extension LintedFile {
  /// Whether a type of the file certainly belongs to a napkin.
  func isOfNapkin(_ entry: LayerTable.Entry) -> Bool {
    switch entry.layer {
    case .interactor, .presenter: true
    case .view, .platformView: symbols(of: entry.type).contains(where: project.napkinViews.contains)
    }
  }

  fileprivate func isTiedToNapkin(_ entry: LayerTable.Entry) -> Bool {
    switch entry.layer {
    case .interactor, .presenter: false
    case .view: knowsNapkin(entry.type)
    case .platformView:
      !roles(of: entry.type).isDisjoint(with: [.viewControllable, .presentable]) || knowsNapkin(entry.type)
    }
  }

  /// Whether a property is a presenter or a listener, as far as the index knows its type.
  private func knowsNapkin(_ type: Int) -> Bool {
    guard outline.declarations[type].isType else { return false }
    return outline.members(of: type).contains { member in
      let property = outline.declarations[member]
      guard property.kind == .property, let name = property.name, let written = property.type else { return false }
      let meaning = meaning(of: TypeReference(written, in: outline), at: member)
      if !meaning.roles.isDisjoint(with: [.presenter, .presentable]) { return true }
      return project.isListener(meaning, isNamedListener: outline.tokens[name].word == .listener)
    }
  }

  /// The views in `UIHostingController<HomeView>`.
  fileprivate func hostedViews(of type: Int) -> [Int] {
    outline.inheritance(of: outline.declarations[type]).flatMap { name -> [Int] in
      let word = outline.tokens[name.token].word
      guard word == .UIHostingController || word == .NSHostingController, let generics = name.generics else {
        return []
      }
      return meaning(of: TypeReference(outline.inside(generics), in: outline), at: type).symbols
    }
  }
}
