extension Rule {
  static let streamOnTermination = Rule(
    "stream-on-termination", severity: .warning, isOnByDefault: false, needs: .words(.AsyncStream, .AsyncThrowingStream)
  ) { file, findings in
    guard !file.file.isTest else { return }
    for type in file.outline.declarations.indices
    where file.isServiceDeclaration(type) || file.layers[type] == .interactor {
      for member in file.outline.members(of: type) {
        guard let body = file.outline.declarations[member].body else { continue }
        let code = file.outline.inside(body)
        guard !code.contains(where: { file.outline.tokens[$0].word == .onTermination }) else { continue }
        for kept in file.keptContinuations(in: code) {
          findings.report(
            file.file.range(of: kept.continuation),
            "set 'onTermination' and take the continuation out again, "
              + "or '\(file.file.text(of: kept.table))' keeps it for good")
        }
      }
    }
  }
}

/// A continuation that is put into a table.
private struct KeptContinuation {
  let continuation: Int
  let table: Int
}

extension LintedFile {
  /// `readers[id] = continuation`, `readers.append(continuation)`.
  fileprivate func keptContinuations(in code: TokenRange) -> [KeptContinuation] {
    let names = continuationNames(in: code)
    guard !names.isEmpty else { return [] }
    return code.compactMap { index in
      guard outline.isIdentifier(index), outline.kind(at: index - 1) != .period,
        names.contains(file.text(of: index)), let table = tableAssigned(at: index) ?? tableAppended(to: index)
      else { return nil }
      return KeptContinuation(continuation: index, table: table)
    }
  }

  /// The second name in `let (stream, continuation) = AsyncStream.makeStream()`, and the parameter of
  /// `AsyncStream { continuation in }`.
  private func continuationNames(in code: TokenRange) -> Set<String> {
    var names: Set<String> = []
    for index in code {
      switch outline.tokens[index].word {
      case .makeStream: if let name = continuation(beforeMaker: index) { names.insert(file.text(of: name)) }
      case .AsyncStream, .AsyncThrowingStream:
        guard let call = outline.call(at: index), let open = outline.closures(of: call).last else { continue }
        names.formUnion(outline.closure(at: open).parameters.map { file.text(of: $0) })
      default: break
      }
    }
    return names
  }

  private func continuation(beforeMaker maker: Int) -> Int? {
    var start = maker
    while start > 0, !outline.beginsStatement(start) { start -= 1 }
    guard outline.tokens[start].keyword == .let, outline.kind(at: start + 1) == .leftParenthesis else { return nil }
    let names = outline.split(outline.inside(start + 1)) { outline.kind(at: $0) == .comma }
    guard names.count == 2, let name = names[1].last, outline.isIdentifier(name) else { return nil }
    return name
  }

  private func tableAssigned(at value: Int) -> Int? {
    guard outline.endsStatement(value), outline.kind(at: value - 1) == .equal,
      outline.kind(at: value - 2) == .rightBracket,
      let open = outline.mate(of: value - 2), outline.isIdentifier(open - 1)
    else { return nil }
    return open - 1
  }

  private func tableAppended(to value: Int) -> Int? {
    guard outline.kind(at: value + 1) == .rightParenthesis || outline.kind(at: value + 1) == .comma,
      outline.kind(at: value - 1) == .leftParenthesis, outline.kind(at: value - 3) == .period,
      outline.isIdentifier(value - 4)
    else { return nil }
    switch outline.tokens[value - 2].word {
    case .append, .insert, .updateValue: return value - 4
    default: return nil
    }
  }
}
