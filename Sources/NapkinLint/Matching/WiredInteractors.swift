/// The interactors that set their presenter's listener, by name: samples declare an interactor once more, without what
/// the sample is not about, and one that wires is enough.
struct WiredInteractors: Sendable {
  private(set) var names: Set<String> = []

  init(in project: Project) {
    for symbol in project.index.symbols where symbol.roles.contains(.interactable) && !names.contains(symbol.name) {
      let wires = symbol.places.contains { place in
        LintedFile(project: project, number: place.file).wiresPresenter(in: place.declaration)
      }
      if wires { names.insert(symbol.name) }
    }
  }
}

extension LintedFile {
  /// `presenter.listener = self` or `presenter.set(listener: self)` in a declaration of an interactor.
  fileprivate func wiresPresenter(in declaration: Int) -> Bool {
    guard file.words.contains(.listener), let body = outline.declarations[declaration].body else { return false }
    return outline.inside(body).contains { index in
      guard outline.tokens[index].word == .listener else { return false }
      // `self.listener` is the interactor's own, its parent.
      let isOwn = index >= 2 && outline.tokens[index - 2].word == .`self`
      return !isOwn && isAssignedMember(index) || isLabelOfPresenterCall(index)
    }
  }

  /// `something.listener = `.
  func isAssignedMember(_ name: Int) -> Bool {
    outline.kind(at: name - 1) == .period && outline.kind(at: name + 1) == .equal
  }

  private func isLabelOfPresenterCall(_ label: Int) -> Bool {
    guard outline.kind(at: label + 1) == .colon, outline.kind(at: label - 1) == .leftParenthesis,
      outline.kind(at: label - 3) == .period
    else { return false }
    let chain = outline.chain(before: label - 3)
    if case .name(let base) = chain.base, outline.tokens[base].word == .presenter { return true }
    return chain.segments.contains { outline.tokens[$0].word == .presenter }
  }
}
