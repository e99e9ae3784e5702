/// An outline as indented text, for people and for tests: a line a declaration, and below it its blocks and calls.
package struct OutlineDump {
  private let source: SourceFile
  private let outline: Outline
  private var lines: [String] = []

  package static func text(of source: SourceFile) -> String {
    let outline = Outline(Scanner.scan(source.bytes), bytes: source.bytes)
    var dump = OutlineDump(source: source, outline: outline)
    dump.run()
    return dump.lines.map { $0 + "\n" }.joined()
  }

  private init(source: SourceFile, outline: Outline) {
    self.source = source
    self.outline = outline
  }

  private mutating func run() {
    var entries: [(token: Int, depth: Int, text: String)] = []
    for declaration in outline.declarations {
      let token = declaration.name ?? declaration.keyword
      entries.append((token, depth(ofDeclaration: declaration.parent), describe(declaration)))
    }
    let shown: [Block.Role] = [.closure, .statements, .switchCases]
    for block in outline.blocks where shown.contains(block.role) {
      entries.append((block.open, depth(ofDeclaration: block.declaration), describe(block)))
    }
    for call in outline.calls(in: outline.tokens.indices) {
      entries.append((call.name, depth(ofDeclaration: outline.declaration(around: call.name)), describe(call)))
    }
    entries.sort { ($0.token, $0.depth) < ($1.token, $1.depth) }
    lines = entries.map { String(repeating: "  ", count: $0.depth) + $0.text }
  }

  private func depth(ofDeclaration index: Int?) -> Int {
    var depth = 0
    var next = index
    while let declaration = next {
      depth += 1
      next = outline.declarations[declaration].parent
    }
    return depth
  }

  private func describe(_ declaration: Declaration) -> String {
    var parts: [String] = outline.attributes(of: declaration).map { "@" + text($0.first...$0.name) + arguments($0) }
    parts += modifiers(of: declaration)
    parts.append(keyword(declaration) + name(of: declaration))
    parts += details(of: declaration)
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func keyword(_ declaration: Declaration) -> String {
    text(declaration.keyword...declaration.keyword)
  }

  private func name(of declaration: Declaration) -> String {
    declaration.name.map { " " + text($0...$0) } ?? ""
  }

  private func arguments(_ attribute: Attribute) -> String {
    guard let open = attribute.arguments, let close = outline.mate(of: open) else { return "" }
    return text(open...close)
  }

  private func modifiers(of declaration: Declaration) -> [String] {
    Modifiers.names.filter { declaration.modifiers.contains($0.modifier) }.map(\.name)
  }

  private func details(of declaration: Declaration) -> [String] {
    var details: [String] = []
    if declaration.hasMembers {
      let names = outline.inheritance(of: declaration).map { text($0.first...$0.token) }
      if !names.isEmpty { details.append(": " + names.joined(separator: ", ")) }
    } else if let type = declaration.type, let last = type.last {
      details.append((declaration.parameters == nil ? ": " : "-> ") + text(type.lowerBound...last))
    }
    if let value = declaration.value, let last = value.last { details.append("= " + text(value.lowerBound...last)) }
    if declaration.kind == .property { details.append("[\(declaration.storage)]") }
    if declaration.isUnbalanced { details.append("[unbalanced]") }
    return details
  }

  private func describe(_ block: Block) -> String {
    guard block.role == .closure else { return "{\(block.role)}" }
    let closure = outline.closure(at: block.open)
    var parts = ["{closure"]
    parts += closure.attributes.map { "@" + text($0.first...$0.name) }
    if !closure.captures.isEmpty {
      let captures = closure.captures.map { capture in
        (capture.ownership == .other ? "" : capture.ownership.text + " ") + text(capture.name...capture.name)
      }
      parts.append("[" + captures.joined(separator: ", ") + "]")
    }
    if !closure.parameters.isEmpty {
      parts.append("(" + closure.parameters.map { text($0...$0) }.joined(separator: ", ") + ")")
    }
    return parts.joined(separator: " ") + "}"
  }

  private func describe(_ call: Call) -> String {
    let labels = call.arguments.map { $0.label.map { text($0...$0) + ":" } ?? "_" }
    let closures = call.trailingClosures.map { $0.label.map { " " + text($0...$0) + ": {}" } ?? " {}" }
    return path(to: call.name) + (call.parenthesis == nil ? "" : "(" + labels.joined(separator: " ") + ")")
      + closures.joined()
  }

  /// The called name with the chain before it, each part by its name alone.
  private func path(to name: Int) -> String {
    guard outline.kind(at: name - 1) == .period else { return text(name...name) }
    let chain = outline.chain(before: name - 1)
    let base =
      switch chain.base {
      case .call(let name): text(name...name) + "()"
      case .name(let name): text(name...name)
      case .parenthesized: "(...)"
      case .implicitMember: ""
      case .other: "..."
      }
    return ([base] + (chain.segments + [name]).map { text($0...$0) }).joined(separator: ".")
  }

  /// The text of tokens with one space where white space or comments lie between them.
  private func text(_ range: ClosedRange<Int>) -> String {
    range.reduce(into: "") { text, index in
      let token = outline.tokens[index]
      if index > range.lowerBound, token.flags.contains(.followsTrivia) { text += " " }
      text += source.text(token.range)
    }
  }
}
