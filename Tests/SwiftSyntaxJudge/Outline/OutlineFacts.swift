/// What our outline says of a file's structure.
struct OutlineFacts {
  private(set) var facts: [Fact] = []
  let outline: Outline
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    outline = Outline(Scanner.scan(bytes), bytes: bytes)
    for index in outline.declarations.indices { addDeclaration(index) }
    for index in outline.blocks.indices { addBlock(index) }
    addStatements(in: outline.tokens.indices)
    for token in outline.tokens.indices where outline.beginsStatement(token) { add(.beginning, at: start(token), "") }
    for call in outline.calls(in: outline.tokens.indices) { add(call) }
  }

  /// Adds the chain before each of these periods, if the outline has a token there.
  mutating func addChains(at periods: [Int]) {
    for offset in periods {
      let period = outline.token(at: offset)
      guard start(period) == offset else { continue }
      addChain(before: period)
    }
  }

  mutating func add(_ key: Fact.Key, at offset: Int, _ value: String) {
    facts.append(Fact(offset: offset, key: key, value: value))
  }

  func start(_ token: Int) -> Int { outline.tokens.indices.contains(token) ? outline.tokens[token].start : -1 }
  func end(_ token: Int) -> Int { outline.tokens.indices.contains(token) ? outline.tokens[token].end : -1 }
  func written(_ range: TokenRange) -> String { Judge.written(start(range.lowerBound), end(range.upperBound - 1)) }

  func place(of declaration: Int?) -> Int {
    declaration.map { outline.declarations[$0] }.map(place) ?? -1
  }

  /// The name; for a binding without one what it binds to, else the keyword.
  private func place(of declaration: Declaration) -> Int {
    if let name = declaration.name { return start(name) }
    guard declaration.kind == .property else { return start(declaration.keyword) }
    return start(declaration.first > declaration.keyword ? declaration.first : declaration.keyword + 1)
  }
}

extension OutlineFacts {
  private mutating func addDeclaration(_ index: Int) {
    let declaration = outline.declarations[index]
    let place = place(of: declaration)
    add(.kind, at: place, "\(declaration.kind)")
    add(.parent, at: place, "\(self.place(of: declaration.parent))")
    add(.first, at: place, "\(start(declaration.first))")
    add(.end, at: place, "\(end(outline.end(of: declaration) - 1))")
    let modifiers = Modifiers.names.filter { declaration.modifiers.contains($0.modifier) }.map(\.name).sorted()
    add(.modifiers, at: place, modifiers.joined(separator: " "))
    add(.attributes, at: place, text(of: outline.attributes(of: declaration)))
    if let generics = declaration.generics { add(.generics, at: place, "\(start(generics))") }
    if declaration.type != nil, declaration.hasMembers || declaration.kind == .associatedType {
      let names = outline.inheritance(of: declaration).map { Judge.written(start($0.first), end($0.token)) }
      add(.inheritance, at: place, names.joined(separator: " "))
    }
    if declaration.kind == .property { add(.storage, at: place, "\(declaration.storage)") }
    if declaration.isConstant { add(.constant, at: place, "true") }
    if let type = declaration.type { add(.type, at: place, written(type)) }
    if let value = declaration.value { add(.value, at: place, written(value)) }
    if let parameters = declaration.parameters { add(.parameters, at: place, "\(start(parameters))") }
    if let body = declaration.body { add(.body, at: place, "\(start(body))") }
  }

  private func text(of attributes: [Attribute]) -> String {
    attributes.map { attribute in
      "\(start(attribute.name))" + (attribute.arguments.map { "(\(start($0))" } ?? "")
    }.joined(separator: " ")
  }

  private mutating func addBlock(_ index: Int) {
    let block = outline.blocks[index]
    let place = start(block.open)
    add(.block, at: place, "\(block.role)")
    add(.blockParent, at: place, "\(block.parent.map { start(outline.blocks[$0].open) } ?? -1)")
    add(.blockDeclaration, at: place, "\(self.place(of: block.declaration))")
    switch block.role {
    case .members, .accessors, .precedenceGroup: break
    case .functionBody, .accessorBody, .statements, .switchCases: addStatements(in: outline.inside(block.open))
    case .closure: add(outline.closure(at: block.open))
    }
  }

  private mutating func add(_ closure: Closure) {
    let place = start(closure.open)
    add(.closureAttributes, at: place, text(of: closure.attributes))
    let captures = closure.captures.map { capture in
      (capture.ownership == .other ? "" : capture.ownership.text + " ") + "\(start(capture.name))"
    }
    add(.captures, at: place, closure.captureList == nil ? "none" : captures.joined(separator: ", "))
    add(.closureParameters, at: place, closure.parameters.map { "\(start($0))" }.joined(separator: " "))
    add(.closureStatements, at: place, "\(start(closure.statements.lowerBound))")
    addStatements(in: closure.statements)
  }

  private mutating func addStatements(in range: TokenRange) {
    for statement in outline.statements(in: range) {
      add(.statement, at: start(statement.lowerBound), written(statement))
    }
  }

  private mutating func add(_ call: Call) {
    var parts: [String] = []
    if let generics = call.generics { parts.append("<\(start(generics))") }
    if let parenthesis = call.parenthesis { parts.append("(\(start(parenthesis))") }
    parts += call.arguments.map { ($0.label.map { "\(start($0)):" } ?? "") + written($0.value) }
    parts += call.trailingClosures.map { "{" + ($0.label.map { "\(start($0)):" } ?? "") + "\(start($0.open))" }
    add(.call, at: start(call.name), parts.joined(separator: " ") + " to \(end(call.end - 1))")
  }

  private mutating func addChain(before period: Int) {
    let chain = outline.chain(before: period)
    let base =
      switch chain.base {
      case .call(let name): "call \(start(name))"
      case .name(let name): "name \(start(name))"
      case .parenthesized(let open): "parenthesized \(start(open))"
      case .implicitMember: "implicitMember"
      case .other: "other"
      }
    add(.chain, at: start(period), "\(base) from \(start(chain.first)) through \(chain.segments.map(start))")
  }
}
