extension Rule {
  static let hostingControllerForwardsListener = Rule(
    "hosting-controller-forwards-listener", severity: .warning, fixability: .safe,
    needs: .types([.viewController, .platformView, .viewControllable, .representable], and: .listener)
  ) { file, findings in
    for (type, layer) in file.types(in: { $0 == .platformView }).map({ ($0.type, $0.layer) }) {
      guard let view = file.hostedView(of: type), let listener = file.storedListener(of: type),
        !file.forwardsListener(type)
      else { continue }
      let viewName = file.project.index.symbols[view.symbol].name
      findings.report(
        file.file.range(of: listener.name),
        "hand the listener on to '\(viewName)' in 'rootView.listener', or its buttons do nothing",
        related: [view.place], fix: file.forwardingFix(for: listener.declaration))
    }
  }
}

extension LintedFile {
  /// The view that a hosting controller shows, with its `listener`; nil when it has none.
  fileprivate func hostedView(of type: Int) -> (symbol: Int, place: RelatedPlace)? {
    for name in outline.inheritance(of: outline.declarations[type]) {
      let word = outline.tokens[name.token].word
      guard word == .UIHostingController || word == .NSHostingController, let generics = name.generics else { continue }
      let views = TypeReference(outline.inside(generics), in: outline)
      for symbol in meaning(of: views, at: type).symbols {
        if let place = project.listenerProperty(of: symbol) { return (symbol, place) }
      }
    }
    return nil
  }

  fileprivate func storedListener(of type: Int) -> (name: Int, declaration: Declaration)? {
    for member in outline.members(of: type) {
      let property = outline.declarations[member]
      guard property.isStoredInInstances, let name = property.name, outline.tokens[name].word == .listener else { continue }
      return (name, property)
    }
    return nil
  }

  /// `rootView.listener = ...`, or a root view that is made with its listener.
  fileprivate func forwardsListener(_ type: Int) -> Bool {
    places(of: type).contains { place in
      let other = LintedFile(project: project, number: place.file)
      guard let body = other.outline.declarations[place.declaration].body else { return false }
      return other.outline.inside(body).contains { other.handsOnListener(at: $0) }
    }
  }

  private func handsOnListener(at index: Int) -> Bool {
    switch outline.tokens[index].word {
    case .listener:
      if outline.kind(at: index - 1) == .period, index >= 2, outline.kind(at: index + 1) == .equal {
        return outline.tokens[index - 2].word == .rootView
      }
      // An argument label: `rootView: HomeView(listener: listener)`.
      let before = outline.kind(at: index - 1)
      return outline.kind(at: index + 1) == .colon && (before == .leftParenthesis || before == .comma)
        && isInCall(index)
    default: return false
    }
  }

  /// Whether an argument label belongs to a call and not to a function that is being declared.
  private func isInCall(_ label: Int) -> Bool {
    guard let declaration = outline.declaration(around: label) else { return true }
    guard let parameters = outline.declarations[declaration].parameters else { return true }
    return !outline.inside(parameters).contains(label)
  }

  fileprivate func forwardingFix(for property: Declaration) -> Fix? {
    guard property.storage == .stored, property.body == nil, property.value == nil, !property.isConstant else { return nil }
    let end = outline.tokens[property.headEnd - 1].end
    return Fix(
      applicability: .safe, title: "hand the listener on",
      edits: [Fix.Edit(range: SourceRange(end, end), replacement: " { didSet { rootView.listener = listener } }")])
  }
}

extension Project {
  /// Where a view declares its `listener`.
  fileprivate func listenerProperty(of symbol: Int) -> RelatedPlace? {
    let place = index.symbols[symbol].place
    let file = files[place.file]
    for member in file.outline.members(of: place.declaration) {
      let property = file.outline.declarations[member]
      guard property.isStoredInInstances, let name = property.name, file.outline.tokens[name].word == .listener else { continue }
      return RelatedPlace(
        path: file.source.path, range: file.range(of: name), message: "'\(index.symbols[symbol].name)' waits for it here")
    }
    return nil
  }
}
