/// Finds expressions that stand for an interactor or for its lifecycle.
extension LintedFile {
  /// The type whose code a token is, when it is an interactor.
  func interactor(around token: Int) -> Int? {
    let type = enclosingType(of: outline.declaration(around: token))
    return type.flatMap { layers[$0] == .interactor ? $0 : nil }
  }

  /// The index knows the types of apps; what it does not know is the framework's own, or not to be judged.
  func isOfFramework(_ type: Int) -> Bool { symbols(of: type).isEmpty }

  /// Whether the name before a member is an interactor: typed as one, or called so where its type is not in sight.
  func isInteractor(_ name: Int) -> Bool {
    guard outline.isIdentifier(name) else { return false }
    let word = outline.tokens[name].word
    let isNamedSo = word == .interactor || word == .interactable
    guard outline.kind(at: name - 1) != .period || isOwnCall(name) else { return isNamedSo }
    return namedType(of: name)?.meaning.roles.contains(.interactable) ?? isNamedSo
  }

  /// The last name of what a member is taken of: `interactor` in `child.interactor?.activate`.
  func receiver(of member: Int) -> Int? {
    guard outline.kind(at: member - 1) == .period else { return nil }
    var index = member - 2
    while outline.kind(at: index) == .postfixQuestionMark || outline.kind(at: index) == .postfixExclamationMark {
      index -= 1
    }
    return outline.isIdentifier(index) ? index : nil
  }

  /// Whether a word is the lifecycle of an interactor: its own one, or that of one in sight.
  func isLifecycle(_ index: Int) -> Bool {
    guard outline.tokens[index].word == .lifecycle else { return false }
    guard let owner = receiver(of: index) else {
      return outline.kind(at: index - 1) != .period && interactor(around: index) != nil
    }
    return outline.tokens[owner].word == .`self` ? interactor(around: index) != nil : isInteractor(owner)
  }
}
