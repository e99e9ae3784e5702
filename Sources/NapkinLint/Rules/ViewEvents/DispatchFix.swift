extension LintedFile {
  /// `dispatch` in place of `Task`, where nothing but the name changes: one awaited call of the listener, with
  /// arguments that need nothing else from the view.
  ///
  /// - Parameter dispatch: the name to call, qualified where that is needed.
  func dispatchFix(for spawn: TaskSpawn, dispatch: String) -> Fix? {
    guard spawn.isPlain, spawn.first == spawn.token, isStatement(spawn), let open = spawn.operation(in: outline) else {
      return nil
    }
    let closure = outline.closure(at: open)
    guard closure.attributes.isEmpty, closure.parameters.isEmpty, let event = listenerCall(closure.statements),
      let captures = captureEdits(for: event, in: closure), let imports = importEdits()
    else { return nil }
    let name = Fix.Edit(range: file.range(of: spawn.token), replacement: dispatch)
    return Fix(
      applicability: .safe, title: "replace 'Task' by '\(dispatch)'",
      edits: (imports + [name] + captures).sorted { $0.range < $1.range })
  }

  /// The one statement of a closure, when it is `await listener?.event(arguments)`.
  private func listenerCall(_ statements: TokenRange) -> ListenerCall? {
    let all = outline.statements(in: statements)
    guard all.count == 1, let statement = all.first, statement.count > 3,
      outline.tokens[statement.lowerBound].keyword == .await
    else { return nil }
    var index = statement.lowerBound + 1
    let isThroughSelf = outline.tokens[index].word == .`self`
    if isThroughSelf {
      index += 1
      if outline.kind(at: index) == .postfixQuestionMark { index += 1 }
      guard outline.kind(at: index) == .period else { return nil }
      index += 1
    }
    let listener = index
    guard outline.isIdentifier(listener), outline.kind(at: listener + 1) == .postfixQuestionMark,
      outline.kind(at: listener + 2) == .period, let call = outline.call(at: listener + 3),
      call.end == statement.upperBound, call.trailingClosures.isEmpty, call.parenthesis != nil,
      call.arguments.allSatisfy({ isPlainArgument($0.value) })
    else { return nil }
    return ListenerCall(await: statement.lowerBound, listener: listener, isThroughSelf: isThroughSelf)
  }

  private struct ListenerCall {
    let await: Int
    let listener: Int
    let isThroughSelf: Bool
  }

  /// A literal, a leading-dot member, or the name of a parameter around the call.
  private func isPlainArgument(_ range: TokenRange) -> Bool {
    guard let first = range.first else { return false }
    switch outline.tokens[first].kind {
    case .integer, .float: return range.count == 1
    case .stringOpen: return !range.contains { outline.tokens[$0].kind == .interpolationOpen }
      && range.allSatisfy { isStringPart($0) }
    case .period: return range.count == 2
    case .word:
      guard range.count == 1 else { return false }
      switch outline.tokens[first].keyword {
      case .true, .false, .nil: return true
      default: return isParameter(first)
      }
    default: return false
    }
  }

  private func isStringPart(_ index: Int) -> Bool {
    switch outline.tokens[index].kind {
    case .stringOpen, .stringText, .stringClose: true
    default: false
    }
  }

  /// Whether a name is a parameter of a closure or function around it. Not all closures that nest deeply are read.
  private func isParameter(_ name: Int) -> Bool {
    var next = outline.block(around: name)
    for _ in 0..<16 {
      guard let index = next else { return false }
      let block = outline.blocks[index]
      if block.role == .closure, outline.closure(at: block.open).parameters.contains(where: { file.isSame($0, as: name, in: file) }) {
        return true
      }
      if block.role == .functionBody {
        return block.declaration.map { hasParameter($0, named: name) } ?? false
      }
      next = block.parent
    }
    return false
  }

  private func hasParameter(_ function: Int, named name: Int) -> Bool {
    guard let parameters = outline.declarations[function].parameters else { return false }
    return outline.arguments(in: parameters).contains { parameter in
      // `_ text: String` has its name right before the colon; `text: String` has it as the label.
      let colon = (parameter.value.lowerBound..<parameter.value.upperBound).first { outline.kind(at: $0) == .colon }
      let own = parameter.label ?? colon.map { $0 - 1 }
      return own.map { file.isSame($0, as: name, in: file) } ?? false
    }
  }

  /// What the capture list has to become; nil when it cannot stay or be written.
  private func captureEdits(for call: ListenerCall, in closure: Closure) -> [Fix.Edit]? {
    let name = file.text(of: call.listener)
    guard closure.captureList != nil else {
      let hasSignature = closure.statements.lowerBound != closure.open + 1
      guard !call.isThroughSelf, !hasSignature else { return nil }
      let start = outline.tokens[call.await].start
      return [Fix.Edit(range: SourceRange(start, start), replacement: "[\(name)] in ")]
    }
    guard closure.captures.count == 1, let capture = closure.captures.first else { return nil }
    let captured = file.text(of: capture.name)
    let isListener = captured == name && !call.isThroughSelf && capture.ownership != .unowned
    let isWeakSelf = captured == "self" && call.isThroughSelf && capture.ownership == .weak
      && outline.kind(at: call.listener - 2) == .postfixQuestionMark
    return isListener || isWeakSelf ? [] : nil
  }

  /// The import that `dispatch` needs; nil when there is no import to put it beside.
  private func importEdits() -> [Fix.Edit]? {
    guard !file.imports.contains(.napkin) else { return [] }
    guard let first = outline.declarations.first(where: { $0.kind == .import }) else { return nil }
    let start = outline.tokens[first.first].start
    return [Fix.Edit(range: SourceRange(start, start), replacement: "import \(moduleName)\n")]
  }
}
