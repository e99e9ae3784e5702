extension Rule {
  static let noRedundantDispatch = Rule(
    "no-redundant-dispatch", severity: .info, fixability: .safe, scope: .file, needs: .words(.dispatch)
  ) { file, findings in
    guard !file.file.isTest else { return }
    var closures = ClosureSearch(in: file.outline, passing: file.runsInContext)
    for dispatch in file.dispatchCalls() {
      guard let context = file.asyncContext(around: dispatch.name, closures.first(around: dispatch.name)) else { continue }
      findings.report(
        file.file.range(of: dispatch.name),
        "\(context) can await the event itself; behind 'dispatch' it ends before the event is handled",
        fix: file.unwrappingFix(for: dispatch))
    }
  }
}

extension LintedFile {
  /// A closure that is run at once, in the context around it.
  fileprivate func runsInContext(_ open: Int) -> Bool {
    guard let callee = callee(ofClosure: open) else { return false }
    return outline.tokens[callee].word == .withAnimation || outline.tokens[callee].word == .run
  }

  /// What around a token is asynchronous already, as words; nil in a synchronous handler.
  fileprivate func asyncContext(around token: Int, _ closure: Int?) -> String? {
    if let closure { return callee(ofClosure: closure).flatMap(asyncContext) }
    guard let function = outline.declaration(around: token), outline.declarations[function].kind == .function,
      outline.isAsync(outline.declarations[function])
    else { return nil }
    return "'\(name(of: function))'"
  }

  private func asyncContext(of callee: Int) -> String? {
    switch outline.tokens[callee].word {
    case .task, .refreshable: outline.kind(at: callee - 1) == .period ? "'.\(file.text(of: callee))'" : nil
    case .dispatch, .Task: "'\(file.text(of: callee))'"
    default: nil
    }
  }

  /// `await event()` in place of `dispatch { await event() }`.
  fileprivate func unwrappingFix(for dispatch: DispatchCall) -> Fix? {
    let closure = outline.closure(at: dispatch.open)
    let statements = outline.statements(in: closure.statements)
    guard dispatch.call.parenthesis == nil, statements.count == 1, let statement = statements.first,
      outline.tokens[statement.lowerBound].keyword == .await, let last = statement.last,
      !statement.contains(where: { outline.kind(at: $0) == .leftBrace }), outline.kind(at: dispatch.name - 1) != .period,
      closure.attributes.isEmpty, outline.beginsStatement(dispatch.name),
      outline.endsStatement(dispatch.call.end - 1), let close = outline.mate(of: dispatch.open)
    else { return nil }
    return Fix(
      applicability: .safe, title: "await the event",
      edits: [
        Fix.Edit(
          range: SourceRange(outline.tokens[dispatch.name].start, outline.tokens[statement.lowerBound].start),
          replacement: ""),
        Fix.Edit(range: SourceRange(outline.tokens[last].end, outline.tokens[close].end), replacement: ""),
      ])
  }
}
