/// All that a protocol asks of the types that conform to it, by what it refines, however indirectly.
struct Refinements: Sendable {
  private(set) var isSendable = false
  private(set) var isClassBound = false
  private(set) var isMainActor = false
  /// The protocols of the framework and the system that it refines.
  private(set) var words: Set<Word> = []
  /// Every name leads somewhere, so that what is missing is missing for sure.
  private(set) var isKnown = true

  private let project: Project
  private var waiting: [TypeSymbol.Place]
  /// The declarations of the app that it is made of, its own included. They are too few for a set to pay.
  private(set) var places: [TypeSymbol.Place] = []

  /// Nobody refines that many protocols; made code must not cost more.
  private static let mostPlaces = 64

  init(of place: TypeSymbol.Place, in project: Project) {
    self.project = project
    waiting = [place]
    while let next = waiting.popLast() {
      guard !places.contains(next) else { continue }
      places.append(next)
      guard places.count <= Self.mostPlaces else {
        isKnown = false
        return
      }
      visit(next)
    }
  }

  private mutating func visit(_ place: TypeSymbol.Place) {
    let file = LintedFile(project: project, number: place.file)
    let declaration = file.outline.declarations[place.declaration]
    if file.isMainActor(declaration) { isMainActor = true }
    for name in file.refinedNames(of: declaration) {
      switch project.index.resolve(base: name, of: place) {
      case .symbols(let symbols): for symbol in symbols { waiting.append(project.index.symbols[symbol].place) }
      case .framework(let word): note(word)
      case .parameter: break
      case .unknown: isKnown = false
      }
    }
  }

  private mutating func note(_ word: Word) {
    words.insert(word)
    guard let roles = Roles(word) else { return }
    if roles.contains(.classBound) { isClassBound = true }
    if !roles.isDisjoint(with: [.routing, .presentable, .viewControllable, .view]) { isMainActor = true }
    switch word {
    case .Sendable, .Actor, .Interactable, .PresentableInteractable, .InteractorScope: isSendable = true
    default: break
    }
    if !roles.isDisjoint(with: [.viewController, .platformView]) {
      isMainActor = true
      isSendable = true
    }
    // A run may cover the framework's own sources, which say more than its documents promise.
    if project.sendableProtocols.contains(word) { isSendable = true }
  }
}

extension Project {
  func refinements(at place: TypeSymbol.Place) -> Refinements {
    refinementTables.value(of: place) { Refinements(of: place, in: self) }
  }
}

extension LintedFile {
  func refinements(of declaration: Int) -> Refinements {
    project.refinements(at: TypeSymbol.Place(file: number, declaration: declaration))
  }

  func isMainActor(_ declaration: Declaration) -> Bool { attribute(.MainActor, of: declaration) != nil }

  func attribute(_ word: Word, of declaration: Declaration) -> Attribute? {
    guard file.words.contains(word) else { return nil }
    return outline.attributes(of: declaration).first { outline.tokens[$0.name].word == word }
  }

  /// What the inheritance clause names, and a `where` clause of `Self`; of an alias what it stands for.
  fileprivate func refinedNames(of declaration: Declaration) -> [TypeName] {
    guard declaration.kind != .typeAlias else {
      return declaration.type.map { TypeReference($0, in: outline).names } ?? []
    }
    return outline.inheritance(of: declaration) + namesRequiredOfSelf(by: declaration)
  }

  private func namesRequiredOfSelf(by declaration: Declaration) -> [TypeName] {
    let head = declaration.keyword..<max(declaration.keyword, declaration.headEnd)
    let keyword = outline.topLevel(of: head).first { outline.tokens[$0].keyword == .where }
    guard let keyword else { return [] }
    return outline.split((keyword + 1)..<head.upperBound) { outline.tokens[$0].kind == .comma }.flatMap { clause in
      guard clause.count > 2, outline.tokens[clause.lowerBound].keyword == .Self,
        outline.kind(at: clause.lowerBound + 1) == .colon
      else { return [TypeName]() }
      return TypeReference(clause.dropFirst(2), in: outline).names
    }
  }
}
