/// A place that starts an unstructured task: `Task { }`, `Task.detached(priority:) { }`, `_Concurrency.Task(operation:)`.
struct TaskSpawn: Sendable {
  /// The word `Task`, or the alias of it.
  let token: Int
  /// The first token of the expression, module names included.
  let first: Int
  let call: Call
  /// Priority and order are lost as well.
  let isDetached: Bool
  /// `Task { }` or `Task(priority: p) { }`: what `task` and `dispatch` can take the place of.
  let isPlain: Bool

  /// All that runs in the task or is handed to it.
  func scope(in outline: Outline) -> TokenRange { call.name..<call.end }

  /// The closure that runs, when it is written out.
  func operation(in outline: Outline) -> Int? {
    if let trailing = call.trailingClosures.first { return trailing.open }
    return call.arguments.map(\.value.lowerBound).last(where: outline.isClosure)
  }
}

extension LintedFile {
  /// The task that is started by this token; nil when it starts none.
  func taskSpawn(at index: Int) -> TaskSpawn? {
    guard isTaskName(index) else { return nil }
    var name = index
    var next = index + 1
    if outline.kind(at: next) == .leftAngle, let close = outline.mate(of: next) { next = close + 1 }
    if outline.kind(at: next) == .period, let method = spawningMethod(at: next + 1) { name = method }
    else if outline.kind(at: next) == .period { return nil }
    guard let call = outline.call(at: name), isSpawn(call) else { return nil }
    let isDetached = name != index && outline.tokens[name].word == .detached
    return TaskSpawn(
      token: index, first: firstToken(ofQualified: index), call: call, isDetached: isDetached,
      isPlain: name == index && outline.tokens[index].word == .Task && call.generics == nil && isPlain(call))
  }

  private func spawningMethod(at index: Int) -> Int? {
    guard outline.isIdentifier(index) else { return nil }
    switch outline.tokens[index].word {
    case .detached, .immediate, .immediateDetached, .`init`: return index
    default: return nil
    }
  }

  /// A call without arguments and without a closure makes no task.
  private func isSpawn(_ call: Call) -> Bool {
    !call.trailingClosures.isEmpty || !call.arguments.isEmpty
  }

  private func isPlain(_ call: Call) -> Bool {
    guard call.trailingClosures.count == 1, call.arguments.count <= 1 else { return false }
    return call.arguments.allSatisfy { argument in argument.label.map { outline.tokens[$0].word == .priority } ?? false }
  }

  /// `Task` as the concurrency library means it, or an alias of that: not the member of something else, not a name
  /// that is being declared, and not a type of the project.
  private func isTaskName(_ index: Int) -> Bool {
    let token = outline.tokens[index]
    guard token.word == .Task || mayBeTaskAlias(index) else { return false }
    guard index > 0 else { return true }
    switch outline.tokens[index - 1].kind {
    case .period: return token.word == .Task && isModule(index - 2)
    case .at, .pound: return false
    case .word where outline.tokens[index - 1].keyword.isBeforeDeclaredName: return false
    default: return token.word == .Task ? !isTaskOfProject(index) : isTaskAlias(index)
    }
  }

  /// `_Concurrency.Task`, `Swift.Task`.
  private func isModule(_ index: Int) -> Bool {
    guard outline.isIdentifier(index), outline.kind(at: index - 1) != .period else { return false }
    return outline.tokens[index].word == ._Concurrency || outline.tokens[index].word == .Swift
  }

  /// A to-do app has a `Task` of its own. One that is nested in another type is meant only there.
  private func isTaskOfProject(_ index: Int) -> Bool {
    guard project.index.name(of: index, in: number) != nil else { return false }
    return symbols(named: index).contains { symbol in
      let entry = project.index.symbols[symbol]
      return !project.index.isTaskAlias(entry)
        && project.files[entry.place.file].source.projectFolder == source.projectFolder
    }
  }

  /// Few words are looked up: those that a call or a member follows.
  private func mayBeTaskAlias(_ index: Int) -> Bool {
    guard !project.taskAliases.isEmpty, outline.tokens[index].word == .other, outline.isIdentifier(index) else {
      return false
    }
    switch outline.kind(at: index + 1) {
    case .leftBrace, .leftParenthesis, .leftAngle, .period: return project.taskAliases.contains(file.text(of: index))
    default: return false
    }
  }

  private func isTaskAlias(_ index: Int) -> Bool {
    let symbols = symbols(named: index)
    return !symbols.isEmpty && symbols.allSatisfy { project.index.isTaskAlias(project.index.symbols[$0]) }
  }

  /// The types that a name in code means.
  private func symbols(named index: Int) -> [Int] {
    let name = TypeName(token: index, first: index, generics: nil)
    guard case .symbols(let symbols) = project.index.resolve(name, in: number, at: outline.declaration(around: index))
    else { return [] }
    return symbols
  }

  private func firstToken(ofQualified index: Int) -> Int {
    outline.kind(at: index - 1) == .period ? index - 2 : index
  }

  /// The tasks that are started in a range, in source order, nested ones included.
  func taskSpawns(in range: TokenRange) -> [TaskSpawn] {
    guard file.words.contains(.Task) || !project.taskAliases.isEmpty else { return [] }
    return range.compactMap(taskSpawn)
  }

  /// Whether the expression stands alone as a statement, or is given to `_`.
  func isStatement(_ spawn: TaskSpawn) -> Bool {
    var first = spawn.first
    if outline.kind(at: first - 1) == .equal, first >= 2, file.text(of: first - 2) == "_" { first -= 2 }
    return outline.beginsStatement(first) && outline.endsStatement(spawn.call.end - 1)
  }
}

extension Word {
  /// Whether what follows the word is a name that is being declared.
  fileprivate var isBeforeDeclaredName: Bool {
    switch self {
    case .func, .class, .struct, .enum, .actor, .protocol, .extension, .typealias, .case, .macro, .import, .let, .var:
      true
    default: false
    }
  }
}
