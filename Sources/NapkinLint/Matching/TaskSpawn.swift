/// A place that starts an unstructured task: `Task { }`, `Task.detached(priority:) { }`, `_Concurrency.Task(operation:)`.
struct TaskSpawn {
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

  /// `Task` as the concurrency library means it: not the member of something else, and not a type of the project.
  private func isTaskName(_ index: Int) -> Bool {
    let token = outline.tokens[index]
    let isTask = token.word == .Task
    guard isTask || isTaskAlias(index) else { return false }
    guard outline.kind(at: index - 1) == .period else { return !isTask || !isTaskOfProject(index) }
    switch outline.kind(at: index - 2) == .word ? outline.tokens[index - 2].word : .other {
    case ._Concurrency, .Swift: return isTask && outline.kind(at: index - 3) != .period
    default: return false
    }
  }

  /// A to-do app has a `Task` of its own. One that is nested in another type is meant only there.
  private func isTaskOfProject(_ index: Int) -> Bool {
    guard project.index.byName["Task"] != nil else { return false }
    let name = TypeName(token: index, first: index, generics: nil)
    guard case .symbols(let symbols) = resolve(name, at: outline.declaration(around: index)) else { return false }
    return symbols.contains { project.isOwnTask($0, seenFrom: number) }
  }

  private func isTaskAlias(_ index: Int) -> Bool {
    guard !project.taskAliases.isEmpty, outline.tokens[index].word == .other, outline.isIdentifier(index) else {
      return false
    }
    return project.taskAliases.contains(file.text(of: index))
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

extension Project {
  /// Whether a symbol named `Task` is a type of the file's project, and no alias of the library's.
  fileprivate func isOwnTask(_ symbol: Int, seenFrom file: Int) -> Bool {
    let entry = index.symbols[symbol]
    guard entry.kind != .typeAlias || !isTaskAlias(entry) else { return false }
    return files[entry.place.file].source.projectFolder == files[file].source.projectFolder
  }
}
