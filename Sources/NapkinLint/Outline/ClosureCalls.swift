/// Which calls take the closures of a file, as arguments or behind them. Closures are known by their `{`.
struct ClosureCalls: Sendable {
  /// The name before each closure, or before the parentheses that it stands in.
  private(set) var callees: [Int: Int] = [:]
  /// For each closure that a call takes the name that is called.
  private var takers: [Int: Int] = [:]
  private var calls: [Int: Call] = [:]

  init(in outline: Outline) {
    /// The brackets around a token that have a partner.
    var brackets: [Int] = []
    for index in outline.tokens.indices {
      switch outline.tokens[index].kind {
      case .leftBrace:
        if outline.isClosure(index) { add(index, in: brackets.last, outline) }
        if outline.mate(of: index) != nil { brackets.append(index) }
      case .leftParenthesis, .leftBracket, .interpolationOpen:
        if outline.mate(of: index) != nil { brackets.append(index) }
      case .rightBrace, .rightParenthesis, .rightBracket, .interpolationClose:
        if outline.mate(of: index) != nil { _ = brackets.popLast() }
      default: break
      }
    }
  }

  func call(taking open: Int) -> Call? { takers[open].flatMap { calls[$0] } }

  private mutating func add(_ open: Int, in bracket: Int?, _ outline: Outline) {
    guard let name = callee(of: open, in: bracket, outline) else { return }
    callees[open] = name
    if takers[open] != nil { return }
    guard let call = calls[name] ?? outline.call(at: name) else { return }
    calls[name] = call
    for closure in outline.closures(of: call) { takers[closure] = name }
    // What follows is no more than the condition of an argument: `run(isReady ? { } : { })`.
    if takers[open] == nil, call.takes(open) { takers[open] = name }
  }

  private func callee(of open: Int, in bracket: Int?, _ outline: Outline) -> Int? {
    let parenthesis = bracket.flatMap { outline.tokens[$0].kind == .leftParenthesis ? $0 : nil }
    var index = open - 1
    switch outline.kind(at: index) {
    case .rightParenthesis:
      guard let opening = outline.mate(of: index) else { return nil }
      index = opening - 1
    case .leftParenthesis: index -= 1
    case .colon:
      guard let parenthesis else { return calleeOfFirst(beforeLabelOf: open, outline) }
      index = parenthesis - 1
    case .comma:
      guard let parenthesis else { return nil }
      index = parenthesis - 1
    default: break
    }
    if outline.kind(at: index) == .rightAngle, let angle = outline.mate(of: index) { index = angle - 1 }
    return outline.isIdentifier(index) ? index : nil
  }

  /// `Button { } label: { }`: the name stands before the first closure.
  private func calleeOfFirst(beforeLabelOf open: Int, _ outline: Outline) -> Int? {
    guard outline.kind(at: open - 3) == .rightBrace else { return nil }
    return outline.mate(of: open - 3).flatMap { callees[$0] }
  }
}

extension Call {
  /// Whether an argument holds a token.
  fileprivate func takes(_ token: Int) -> Bool {
    let next = arguments.partitioningIndex { $0.value.lowerBound > token }
    return next > 0 && arguments[next - 1].value.contains(token)
  }
}

extension Outline {
  /// The name that a closure is an argument of, trailing or not; nil for a closure that is assigned or returned.
  func callee(ofClosure open: Int) -> Int? { closureCalls.callees[open] }

  /// The call that a closure is handed to, as an argument or behind it; nil when it is assigned, called or returned.
  func call(taking open: Int) -> Call? { closureCalls.call(taking: open) }

  /// The closures that are written out in a call, as `{`.
  func closures(of call: Call) -> [Int] {
    call.trailingClosures.map(\.open) + call.arguments.map(\.value.lowerBound).filter(isClosure)
  }

  /// Whether whoever calls a closure's taker waits for the closure.
  func isRunByItsCall(_ open: Int) -> Bool { call(taking: open).map(runsItsClosures) ?? false }

  /// Whoever calls this waits for what its closures run: structured concurrency, and a visit to the main actor.
  func runsItsClosures(_ call: Call) -> Bool {
    switch tokens[call.name].word {
    case .withTaskCancellationHandler, .addTask, .addTaskUnlessCancelled: true
    case .run: call.name >= 2 && kind(at: call.name - 1) == .period && tokens[call.name - 2].word == .MainActor
    case let word: word.makesTaskGroup
    }
  }
}

extension Word {
  /// A function that waits for the tasks that its closure starts.
  var makesTaskGroup: Bool {
    switch self {
    case .withTaskGroup, .withThrowingTaskGroup, .withDiscardingTaskGroup, .withThrowingDiscardingTaskGroup: true
    default: false
    }
  }
}
