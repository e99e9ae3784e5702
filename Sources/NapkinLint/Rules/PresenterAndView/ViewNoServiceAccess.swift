extension Rule {
  static let viewNoServiceAccess = Rule(
    "view-no-service-access", severity: .info, isOnByDefault: false,
    needs: .types([.view, .viewController, .platformView, .viewControllable, .representable])
  ) { file, findings in
    let views = file.layers.entries.filter { ($0.layer == .view || $0.layer == .platformView) && file.isOfNapkin($0) }
    for view in views {
      for (service, symbols) in file.services(of: view.type) {
        findings.report(
          file.file.range(of: service),
          "let the interactor use '\(file.file.text(of: service))', "
            + "or its work goes on without the napkin that shows it",
          related: symbols.first.map { file.place(of: $0, "is declared here") } ?? [])
      }
    }
    let types = Set(views.map(\.type))
    for task in file.tasksOfViews(in: types) {
      findings.report(
        file.file.range(of: task),
        "let the interactor read this stream, or its values are missed while the view is not on screen")
    }
  }
}

extension LintedFile {
  /// The properties that are services: what dependencies hand out, or what is called one.
  fileprivate func services(of type: Int) -> [(name: Int, symbols: [Int])] {
    outline.members(of: type).compactMap { member in
      let property = outline.declarations[member]
      guard property.isStoredInInstances, let name = property.name, let written = property.type else { return nil }
      let reference = TypeReference(written, in: outline)
      let meaning = meaning(of: reference, at: member)
      let symbols = meaning.symbols.filter(isService)
      guard symbols.isEmpty else { return (name, symbols) }
      return hasName(among: meaning.unknownNames, endingWith: "Service") ? (name, []) : nil
    }
  }

  /// Structs are values that views may show.
  private func isService(_ symbol: Int) -> Bool {
    guard project.services.contains(symbol) else { return false }
    switch project.index.symbols[symbol].kind {
    case .actor, .class, .protocol: return true
    default: return false
    }
  }

  /// The modifiers `.task { }` in some types whose closure reads a stream, what the view itself observes excepted.
  fileprivate func tasksOfViews(in types: Set<Int>) -> [Int] {
    guard !types.isEmpty, file.words.contains(.task) else { return [] }
    let streams = readStreams
    return outline.tokens.indices.filter { name in
      guard outline.tokens[name].word == .task, outline.kind(at: name - 1) == .period, !isOwnCall(name),
        let open = outline.call(at: name)?.trailingClosures.first?.open,
        let type = enclosingType(of: outline.declaration(around: name)), types.contains(type)
      else { return false }
      return streams.stand(in: outline.inside(open))
    }
  }

  /// The loops over streams, what a view itself observes excepted.
  private var readStreams: TokenPlaces {
    TokenPlaces(
      loops(in: outline.tokens.indices).filter { loop in
        loop.sequence.map { sequence in !sequence.contains { outline.tokens[$0].word == .Observations } } ?? false
      }.map(\.keyword))
  }
}
