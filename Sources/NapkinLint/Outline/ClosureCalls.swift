/// Which calls take the closures of a file, as arguments or behind them. Closures are known by their blocks' numbers.
struct ClosureCalls: Sendable {
  /// For each closure the name before it, or before the parentheses that it stands in; or -1.
  private var callees: [Int32]
  /// For each closure the number of the call that takes it, or -1.
  private var takers: [Int32]
  private var calls: [Call] = []
  /// The calls' numbers by the names that are called, while closures are added.
  private var numbers: [Int: Int] = [:]

  init(in outline: Outline) {
    callees = [Int32](repeating: -1, count: outline.blocks.count)
    takers = callees
    /// The brackets around a token that have a partner.
    var brackets: [Int] = []
    var block = 0
    for index in outline.tokens.indices {
      switch outline.tokens[index].kind {
      case .leftBrace:
        while block < outline.blocks.count, outline.blocks[block].open < index { block += 1 }
        if block < outline.blocks.count, outline.blocks[block].open == index, outline.blocks[block].role == .closure {
          add(block, in: brackets.last, outline)
        }
        if outline.mate(of: index) != nil { brackets.append(index) }
      case .leftParenthesis, .leftBracket, .interpolationOpen:
        if outline.mate(of: index) != nil { brackets.append(index) }
      case .rightBrace, .rightParenthesis, .rightBracket, .interpolationClose:
        if outline.mate(of: index) != nil { _ = brackets.popLast() }
      default: break
      }
    }
    numbers = [:]
  }

  func callee(ofBlock block: Int) -> Int? { callees[block] < 0 ? nil : Int(callees[block]) }

  func call(takingBlock block: Int) -> Call? { takers[block] < 0 ? nil : calls[Int(takers[block])] }

  private mutating func add(_ block: Int, in bracket: Int?, _ outline: Outline) {
    let open = outline.blocks[block].open
    guard let name = callee(of: open, in: bracket, outline) else { return }
    callees[block] = Int32(truncatingIfNeeded: name)
    guard takers[block] < 0, let number = number(ofCallAt: name, outline) else { return }
    for closure in outline.closures(of: calls[number]) { take(outline.block(openedBy: closure), number) }
    // What follows is no more than the condition of an argument: `run(isReady ? { } : { })`.
    if takers[block] < 0, calls[number].takes(open) { take(block, number) }
  }

  private mutating func take(_ block: Int?, _ call: Int) {
    if let block { takers[block] = Int32(truncatingIfNeeded: call) }
  }

  private mutating func number(ofCallAt name: Int, _ outline: Outline) -> Int? {
    if let number = numbers[name] { return number }
    guard let call = outline.call(at: name) else { return nil }
    numbers[name] = calls.count
    calls.append(call)
    return calls.count - 1
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
    return outline.mate(of: open - 3).flatMap(outline.block(openedBy:)).flatMap(callee(ofBlock:))
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
  func callee(ofClosure open: Int) -> Int? { block(openedBy: open).flatMap(closureCalls.callee(ofBlock:)) }

  /// The call that a closure is handed to, as an argument or behind it; nil when it is assigned, called or returned.
  func call(taking open: Int) -> Call? { block(openedBy: open).flatMap(closureCalls.call(takingBlock:)) }

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
