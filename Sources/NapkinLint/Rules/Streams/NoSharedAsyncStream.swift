extension Rule {
  static let noSharedAsyncStream = Rule(
    "no-shared-async-stream", severity: .warning, needs: .words(.AsyncStream, .AsyncThrowingStream)
  ) { file, findings in
    guard !file.file.isTest else { return }
    for type in file.outline.declarations.indices where file.outline.declarations[type].hasMembers {
      let isService = file.symbols(of: type).contains(where: file.project.services.contains)
      let shared = file.sharedStreams(of: type, isService: isService)
      guard !shared.isEmpty, !file.isExempt(type) else { continue }
      for stream in shared {
        findings.report(
          file.file.range(of: stream),
          "make a new stream for each reader of '\(file.file.text(of: stream))', or two readers share its values "
            + "among them")
      }
    }
  }
}

extension LintedFile {
  /// The names by which others get at a stream that a type keeps.
  fileprivate func sharedStreams(of type: Int, isService: Bool) -> [Int] {
    outline.members(of: type).compactMap { member in
      let declaration = outline.declarations[member]
      guard !isPrivate(declaration) else { return nil }
      if let stored = storedStream(of: member) {
        let isStatic = declaration.modifiers.contains(.static)
        return isStatic || isService && file.text(of: stored) != "isActiveStream" ? stored : nil
      }
      return isService && handsOutStoredStream(declaration, of: type) ? declaration.name : nil
    }
  }

  /// The name of a stored property that is a stream: `let events: AsyncStream<Event>`, `let events = AsyncStream { }`,
  /// or the first name in `let (stream, continuation) = AsyncStream.makeStream()`.
  private func storedStream(of member: Int) -> Int? {
    let property = outline.declarations[member]
    guard property.kind == .property, property.storage != .computed else { return nil }
    if property.name == nil { return streamInPair(property) }
    if let type = property.type { return isStream(type, at: member) ? property.name : nil }
    guard let value = property.value, let first = value.first, isStreamName(first, at: member),
      outline.call(at: first)?.end == value.upperBound
    else { return nil }
    return property.name
  }

  private func streamInPair(_ property: Declaration) -> Int? {
    let open = property.keyword + 1
    guard outline.kind(at: open) == .leftParenthesis, let close = outline.mate(of: open) else { return nil }
    let end = outline.statementEnd(from: close) + 1
    let hasMaker = (close + 1..<end).contains { outline.tokens[$0].word == .makeStream }
    return hasMaker && outline.isIdentifier(open + 1) ? open + 1 : nil
  }

  func isStream(_ type: TokenRange, at declaration: Int) -> Bool {
    let reference = TypeReference(type, in: outline)
    guard !reference.isCollection, reference.names.count == 1, let name = reference.names.first else { return false }
    return isStreamName(name.token, at: declaration)
  }

  private func isStreamName(_ name: Int, at declaration: Int) -> Bool {
    switch outline.tokens[name].word {
    case .AsyncStream, .AsyncThrowingStream:
      symbols(named: TypeName(token: name, first: name, generics: nil), at: declaration).isEmpty
    default: false
    }
  }

  /// A computed property or a function whose only statement is the name of a stored stream.
  private func handsOutStoredStream(_ declaration: Declaration, of type: Int) -> Bool {
    let isProperty = declaration.kind == .property && declaration.storage == .computed
    guard isProperty || declaration.kind == .function, let body = declaration.body, declaration.type != nil else {
      return false
    }
    var statement = outline.inside(body)
    guard outline.statements(in: statement).count == 1, let first = statement.first else { return false }
    if outline.tokens[first].keyword == .return { statement = (first + 1)..<statement.upperBound }
    guard let name = statement.last, outline.isIdentifier(name), isOwnCall(name),
      statement.count == 1 || statement.count == 3 && outline.tokens[statement.lowerBound].keyword == .`self`
    else { return false }
    return keepsStream(named: file.text(of: name), type)
  }

  private func keepsStream(named name: String, _ type: Int) -> Bool {
    places(of: type).contains { place in
      let other = LintedFile(project: project, number: place.file)
      return other.outline.members(of: place.declaration).contains { member in
        other.storedStream(of: member).map { other.file.text(of: $0) == name } ?? false
      }
    }
  }
}
