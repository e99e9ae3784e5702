extension Rule {
  static let dispatchWeakSelf = Rule(
    "dispatch-weak-self", severity: .warning, fixability: .safe, needs: .words(.dispatch)
  ) { file, findings in
    guard !file.file.isTest else { return }
    lazy var mentions = file.mentionsOfSelf
    for dispatch in file.dispatchCalls() {
      guard let type = file.enclosingType(of: file.outline.declaration(around: dispatch.name)), file.isClass(type),
        let selfToken = file.strongSelf(in: dispatch, mentions)
      else { continue }
      let name = file.name(of: type)
      let isUnowned = file.capture(of: selfToken, in: dispatch)?.ownership == .unowned
      findings.report(
        file.file.range(of: selfToken),
        isUnowned
          ? "'\(name)' may be gone when the event arrives, so capture '[weak self]' or the app crashes"
          : "the event outlives the handler, so capture '[weak self]' or it keeps '\(name)' until it is answered",
        fix: file.listenerCaptureFix(for: dispatch))
    }
  }
}

extension LintedFile {
  /// A class of the app's own, and no test double and no shell that owns what it speaks to.
  fileprivate func isClass(_ type: Int) -> Bool {
    let symbols = project.index.symbols(at: TypeSymbol.Place(file: number, declaration: type))
    guard !symbols.isEmpty, !outline.declarations[type].isUnbalanced, !TestCode.isTestDouble(name(of: type)) else {
      return false
    }
    return symbols.allSatisfy { symbol in
      let entry = project.index.symbols[symbol]
      return entry.kind == .class && entry.roles.isDisjoint(with: [.appShell, .preview])
    }
  }

  /// The `self` that the closure holds: in its capture list, or the first one in its statements.
  fileprivate func strongSelf(in dispatch: DispatchCall, _ mentions: @autoclosure () -> TokenPlaces) -> Int? {
    let closure = outline.closure(at: dispatch.open)
    if let capture = closure.captures.first(where: { outline.tokens[$0.name].word == .`self` }) {
      return capture.ownership == .weak ? nil : capture.name
    }
    return mentions().first(in: closure.statements)
  }

  fileprivate func capture(of token: Int, in dispatch: DispatchCall) -> Closure.Capture? {
    outline.closure(at: dispatch.open).captures.first { $0.name == token }
  }

  /// `dispatch { [listener] in await listener?.event() }`, where `self` serves only to reach the listener.
  fileprivate func listenerCaptureFix(for dispatch: DispatchCall) -> Fix? {
    let closure = outline.closure(at: dispatch.open)
    guard closure.captures.isEmpty, closure.captureList == nil, closure.parameters.isEmpty, closure.attributes.isEmpty,
      closure.statements.lowerBound == dispatch.open + 1, outline.statements(in: closure.statements).count == 1,
      let start = closure.statements.first, closure.statements.count > 8, outline.tokens[start].keyword == .await,
      outline.tokens[start + 1].word == .`self`, outline.kind(at: start + 2) == .period,
      outline.tokens[start + 3].word == .listener, outline.kind(at: start + 4) == .postfixQuestionMark,
      let call = outline.call(at: start + 6), call.end == closure.statements.upperBound,
      !((start + 2)..<call.end).contains(where: { outline.tokens[$0].word == .`self` })
    else { return nil }
    let insertion = outline.tokens[start].start
    return Fix(
      applicability: .safe, title: "capture the listener",
      edits: [
        Fix.Edit(range: SourceRange(insertion, insertion), replacement: "[listener] in "),
        Fix.Edit(
          range: SourceRange(outline.tokens[start + 1].start, outline.tokens[start + 3].start), replacement: ""),
      ])
  }
}
