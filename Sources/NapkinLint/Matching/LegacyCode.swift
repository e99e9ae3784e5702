/// Code that a migration has to change: all of a file for Uber's RIBs or for the framework's first versions; among
/// actors the classes that still inherit from an interactor.
///
/// Old files alone have no index, so all here is known from the file itself.
extension LintedFile {
  /// Whether the file is written for Uber's RIBs or for the framework's first versions. In such an app services and
  /// models, which import neither, may go on as they are.
  var isOld: Bool { project.isLegacy(number) && !file.imports.isDisjoint(with: [.ribs, .napkin]) }

  /// Whether the file has any code to migrate.
  var hasLegacyCode: Bool {
    guard !file.isTest else { return false }
    return isOld || !legacyInteractors.isEmpty
  }

  /// The classes that inherit from `Interactor` or `PresentableInteractor`.
  var legacyInteractors: [Int] {
    file.isTest ? [] : types(basedOn: [.Interactor, .PresentableInteractor])
  }

  /// The types to migrate whose first base has one of these names.
  func types(basedOn bases: [Word], kind: Declaration.Kind = .class) -> [Int] {
    guard bases.contains(where: file.words.contains) else { return [] }
    return outline.declarations.indices.filter { index in
      let declaration = outline.declarations[index]
      guard declaration.kind == kind, declaration.name != nil, !isExemptFromMigration(index) else { return false }
      guard let base = outline.inheritance(of: declaration).first,
        bases.contains(outline.tokens[base.token].word)
      else { return false }
      return isOld || !isDeclared(base, at: index)
    }
  }

  /// The protocols to migrate, when the file has any code to migrate.
  func legacyProtocols() -> [Int] {
    guard file.words.contains(.protocol), hasLegacyCode else { return [] }
    return outline.declarations.indices.filter { index in
      outline.declarations[index].kind == .protocol && !isExemptFromMigration(index)
    }
  }

  /// The tokens of these words that stand in code to migrate.
  func legacyTokens(_ words: [Word]) -> [Int] {
    guard words.contains(where: file.words.contains), hasLegacyCode else { return [] }
    let wanted = WordSet(words)
    let interactors = isOld ? [] : Set(legacyInteractors)
    return outline.tokens.indices.filter { index in
      guard wanted.contains(outline.tokens[index].word), outline.isIdentifier(index) else { return false }
      return isLegacy(index, interactors)
    }
  }

  /// Whether a token is the name of a called member: `.sink`.
  func calledMember(_ token: Int) -> Call? {
    outline.kind(at: token - 1) == .period ? outline.call(at: token) : nil
  }

  private func isLegacy(_ token: Int, _ interactors: Set<Int>) -> Bool {
    guard let declaration = outline.declaration(around: token) else { return false }
    var next: Int? = declaration
    var isInside = isOld
    while let index = next {
      if isOutsideMigration(index) { return false }
      if interactors.contains(index) { isInside = true }
      next = outline.declarations[index].parent
    }
    return isInside
  }

  func isExemptFromMigration(_ declaration: Int) -> Bool {
    var next: Int? = declaration
    while let index = next {
      if isOutsideMigration(index) { return true }
      next = outline.declarations[index].parent
    }
    return false
  }

  /// Test doubles, and what has no end.
  private func isOutsideMigration(_ index: Int) -> Bool {
    let declaration = outline.declarations[index]
    if declaration.isUnbalanced { return true }
    return declaration.hasMembers && TestCode.isTestDouble(name(of: index))
  }

  private func isDeclared(_ base: TypeName, at declaration: Int) -> Bool {
    if case .symbols = project.index.resolve(base, in: number, at: declaration) { true } else { false }
  }
}

extension Outline {
  /// The property, directly in a type, in whose head or initial value a token stands.
  func memberProperty(around token: Int) -> Int? {
    guard let index = declaration(around: token), declarations[index].kind == .property,
      let parent = declarations[index].parent, declarations[parent].hasMembers
    else { return nil }
    let declaration = declarations[index]
    let isInHead = declaration.first <= token && token < declaration.headEnd
    return isInHead || declaration.value?.contains(token) == true ? index : nil
  }
}
