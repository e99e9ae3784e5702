/// The methods of views that forward an event, for the tasks that call one: `Task { await send() }`.
struct ForwardingMethods {
  private let project: Project
  /// For each type that was asked for, by its symbols.
  private var tables: [[Int]: FunctionTable] = [:]
  private var verdicts: [TypeSymbol.Place: Bool] = [:]
  private var mentions: [Mentioned: ListenerMentions] = [:]

  private struct Mentioned: Hashable {
    let file: Int
    let type: [Int]
  }

  init(in project: Project) {
    self.project = project
  }

  /// The first method that a task calls and that forwards its event.
  mutating func method(calledIn event: ViewEvent, _ file: LintedFile) -> TypeSymbol.Place? {
    guard let open = event.spawn.operation(in: file.outline) else { return nil }
    for index in file.outline.inside(open) where file.outline.isIdentifier(index) && file.isOwnCall(index) {
      guard let call = file.outline.call(at: index), file.runs(index, in: open) else { continue }
      let methods = functions(named: file.file.text(of: index), for: call, of: event.code.symbols, file)
      guard methods.count == 1, forwards(methods[0], event.code) else { continue }
      return methods[0]
    }
    return nil
  }

  private mutating func functions(
    named name: String, for call: Call, of symbols: [Int], _ file: LintedFile
  ) -> [TypeSymbol.Place] {
    var table = tables.removeValue(forKey: symbols)
      ?? FunctionTable(membersOf: symbols.flatMap { project.index.symbols[$0].places }, in: project)
    defer { tables[symbols] = table }
    return table.functions(named: name, for: call, file)
  }

  /// Whether a method itself awaits what it tells a listener.
  private mutating func forwards(_ method: TypeSymbol.Place, _ code: ViewCode.Part) -> Bool {
    if let verdict = verdicts[method] { return verdict }
    let file = LintedFile(project: project, number: method.file)
    let body = file.outline.declarations[method.declaration].body.map(file.outline.inside) ?? 0..<0
    let key = Mentioned(file: method.file, type: code.symbols)
    let known = mentions[key] ?? ListenerMentions(in: file, names: code.type.listeners)
    mentions[key] = known
    let verdict = known.tokens(in: body, members: code.type.listeners).contains { token in
      file.isAwaitedReceiver(token) && file.runsInFunction(token)
    }
    verdicts[method] = verdict
    return verdict
  }
}

extension LintedFile {
  /// Whether a token stands in a closure, and in none inside that one.
  fileprivate func runs(_ token: Int, in open: Int) -> Bool { outline.innermostClosure(around: token) == open }

  /// `await listener?.didTap()`: a call of a member is awaited.
  fileprivate func isAwaitedReceiver(_ name: Int) -> Bool {
    var next = name + 1
    while outline.kind(at: next) == .postfixQuestionMark || outline.kind(at: next) == .postfixExclamationMark { next += 1 }
    guard outline.kind(at: next) == .period, outline.call(at: next + 1) != nil else { return false }
    let first = outline.kind(at: name - 1) == .period ? outline.chain(before: name - 1).first : name
    return first > 0 && outline.tokens[first - 1].keyword == .await
  }
}
