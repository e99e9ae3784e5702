/// Which closures run as part of the function that they stand in.
extension LintedFile {
  /// A call without a receiver, or of `self`.
  func isOwnCall(_ name: Int) -> Bool {
    guard outline.kind(at: name - 1) == .period else { return true }
    var owner = name - 2
    if outline.kind(at: owner) == .postfixQuestionMark { owner -= 1 }
    return owner >= 0 && outline.tokens[owner].keyword == .self && outline.kind(at: owner - 1) != .period
  }

  /// Whoever calls this waits for what its closures run: structured concurrency, and a visit to the main actor.
  func runsItsClosures(_ call: Call) -> Bool {
    switch outline.tokens[call.name].word {
    case .withTaskCancellationHandler, .addTask, .addTaskUnlessCancelled: true
    case .run:
      call.name >= 2 && outline.kind(at: call.name - 1) == .period && outline.tokens[call.name - 2].word == .MainActor
    case let word: word.makesTaskGroup
    }
  }

  /// The call that a closure is handed to, as an argument or behind it; nil when it is assigned, called or returned.
  func call(taking open: Int) -> Call? {
    guard let name = callee(ofClosure: open), let call = outline.call(at: name) else { return nil }
    let isTrailing = call.trailingClosures.contains { $0.open == open }
    return isTrailing || call.arguments.contains { $0.value.contains(open) } ? call : nil
  }

  /// Whether the function around a token waits for it: no closure lies between but those that run at once.
  func runsInFunction(_ token: Int) -> Bool {
    closures(around: token).allSatisfy { open in call(taking: open).map(runsItsClosures) ?? false }
  }
}

extension Outline {
  /// The closures that are written out in a call, as `{`.
  func closures(of call: Call) -> [Int] {
    call.trailingClosures.map(\.open) + call.arguments.map(\.value.lowerBound).filter(isClosure)
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
