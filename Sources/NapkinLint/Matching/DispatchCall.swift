/// A call of the framework's `dispatch`, which forwards a view's event.
struct DispatchCall {
  /// The word `dispatch`.
  let name: Int
  let call: Call
  /// The closure that is forwarded.
  let open: Int
}

extension LintedFile {
  /// The framework's `dispatch` calls in the file; members of that name and other modules' functions are left out.
  func dispatchCalls() -> [DispatchCall] {
    guard file.words.contains(.dispatch) else { return [] }
    return outline.tokens.indices.compactMap { index in
      guard outline.tokens[index].word == .dispatch, isFrameworkFunction(index), let call = outline.call(at: index),
        let open = call.trailingClosures.first?.open ?? call.arguments.last.map(\.value.lowerBound),
        outline.isClosure(open)
      else { return nil }
      return DispatchCall(name: index, call: call, open: open)
    }
  }

  /// `dispatch`, where the type around it has no member of that name, or `napkin.dispatch`.
  private func isFrameworkFunction(_ name: Int) -> Bool {
    guard outline.kind(at: name - 1) == .period else {
      guard outline.kind(at: name - 1) != .word || outline.tokens[name - 1].keyword != .func else { return false }
      guard let type = enclosingType(of: outline.declaration(around: name)) else { return true }
      return !hasMember(.dispatch, places(of: type))
    }
    guard name >= 2, outline.kind(at: name - 3) != .period else { return false }
    let module = outline.tokens[name - 2].word
    return module == .napkin || module == .Napkin
  }

  /// The closures around a token, the innermost first, up to the function or type that it stands in.
  func closures(around token: Int) -> [Int] {
    var closures: [Int] = []
    var next = outline.block(around: token)
    while let index = next {
      let block = outline.blocks[index]
      switch block.role {
      case .closure: closures.append(block.open)
      case .functionBody, .accessorBody, .members: return closures
      case .accessors, .statements, .switchCases, .precedenceGroup: break
      }
      next = block.parent
    }
    return closures
  }

  /// The name that a closure is an argument of, trailing or not; nil for a closure that is assigned or returned.
  func callee(ofClosure open: Int) -> Int? {
    guard open > 0 else { return nil }
    var index = open - 1
    switch outline.kind(at: index) {
    case .rightParenthesis:
      guard let parenthesis = outline.mate(of: index) else { return nil }
      index = parenthesis - 1
    case .leftParenthesis: index -= 1
    case .colon:
      guard let parenthesis = enclosingParenthesis(of: open) else { return labelledCallee(of: open) }
      index = parenthesis - 1
    case .comma:
      guard let parenthesis = enclosingParenthesis(of: open) else { return nil }
      index = parenthesis - 1
    default: break
    }
    if outline.kind(at: index) == .rightAngle, let angle = outline.mate(of: index) { index = angle - 1 }
    return outline.isIdentifier(index) ? index : nil
  }

  /// `Button { } label: { }`: the name stands before the first closure.
  private func labelledCallee(of open: Int) -> Int? {
    guard outline.kind(at: open - 3) == .rightBrace, let first = outline.mate(of: open - 3) else { return nil }
    return callee(ofClosure: first)
  }

  /// The `(` whose arguments a token is one of.
  private func enclosingParenthesis(of token: Int) -> Int? {
    var index = token - 1
    while index >= 0 {
      switch outline.tokens[index].kind {
      case .leftParenthesis: return index
      case .leftBrace, .leftBracket: return nil
      case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle:
        guard let open = outline.mate(of: index) else { return nil }
        index = open - 1
      default: index -= 1
      }
    }
    return nil
  }
}
