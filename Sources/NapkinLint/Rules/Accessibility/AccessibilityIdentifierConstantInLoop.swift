extension Rule {
  static let accessibilityIdentifierConstantInLoop = Rule(
    "accessibility-identifier-constant-in-loop", severity: .warning, scope: .file, needs: .words(.ForEach, .List)
  ) { file, findings in
    let modifiers = file.identifierModifiers()
    guard !modifiers.isEmpty else { return }
    var rows = Rows(in: file)
    for modifier in modifiers {
      guard let list = rows.list(repeating: modifier) else { continue }
      findings.report(
        file.file.range(of: modifier.name),
        "add the row's id to this identifier, or a test cannot tell the rows of '\(file.file.text(of: list))' apart")
    }
  }
}

/// The closures that make the rows of a `ForEach` or a `List`. What is found of one is kept for all that it holds.
private struct Rows {
  private let file: LintedFile
  private var known: [Int: Row?] = [:]
  private lazy var names = RowNames(in: file)

  private struct Row {
    /// `ForEach` or `List`.
    let list: Int
    let parameters: Set<String>
    let statements: TokenRange
    let hasGuard: Bool
  }

  init(in file: LintedFile) {
    self.file = file
  }

  /// Blocks further around are not looked at.
  private static let farthestBlock = 64

  /// The list that gives the identifier to each of its rows; nil where it varies, or is shown for one row at a time.
  mutating func list(repeating modifier: IdentifierModifier) -> Int? {
    let outline = file.outline
    var next = outline.block(around: modifier.name)
    var conditions: [Int] = []
    for _ in 0..<Self.farthestBlock {
      guard let index = next else { return nil }
      let block = outline.blocks[index]
      switch block.role {
      case .closure:
        if let row = row(block.open) {
          return isDecided(modifier, under: conditions, by: row) ? nil : row.list
        }
        guard file.isShownInPlace(block.open) else { return nil }
      case .statements, .switchCases: conditions.append(block.open)
      default: return nil
      }
      next = block.parent
    }
    return nil
  }

  private mutating func row(_ open: Int) -> Row? {
    if let row = known[open] { return row }
    let row = makeRow(open)
    known[open] = .some(row)
    return row
  }

  private mutating func makeRow(_ open: Int) -> Row? {
    guard let call = file.call(taking: open), file.isRows(call), !file.isOneRow(call) else { return nil }
    let closure = file.outline.closure(at: open)
    guard !closure.parameters.isEmpty || names.holdImplicitParameter(in: closure.statements) else { return nil }
    let hasGuard = file.outline.topLevel(of: closure.statements).contains { file.outline.tokens[$0].keyword == .guard }
    return Row(
      list: call.name, parameters: Set(closure.parameters.map(file.plainName) + ["$0"]), statements: closure.statements,
      hasGuard: hasGuard)
  }

  /// Whether the identifier, or whether it is set at all, may depend on the row.
  private mutating func isDecided(_ modifier: IdentifierModifier, under conditions: [Int], by row: Row) -> Bool {
    let call = (modifier.name + 1)..<modifier.call.end
    if row.hasGuard || file.isComputed(modifier) || mentions(row, in: call) { return true }
    for condition in conditions where mentions(row, in: file.head(ofBlock: condition)) { return true }
    return false
  }

  /// Whether code names a parameter of the row, or what the row's closure declares.
  private mutating func mentions(_ row: Row, in range: TokenRange) -> Bool {
    let names = names
    return range.contains { [file] index in
      guard file.outline.isIdentifier(index), file.outline.kind(at: index - 1) != .period else { return false }
      let name = file.plainName(index)
      return row.parameters.contains(name) || names.declare(name, in: row.statements)
    }
  }
}

extension LintedFile {
  fileprivate func isRows(_ call: Call) -> Bool {
    let word = outline.tokens[call.name].word
    guard word == .ForEach || word == .List, outline.kind(at: call.name - 1) != .period else { return false }
    let name = TypeName(token: call.name, first: call.name, generics: nil)
    return symbols(named: name, at: outline.declaration(around: call.name)).isEmpty
  }

  /// `ForEach(0..<1)`.
  fileprivate func isOneRow(_ call: Call) -> Bool {
    guard let range = call.arguments.first?.value, range.count == 3 else { return false }
    return range.map { file.text(of: $0) } == ["0", "..<", "1"]
  }

  fileprivate func isComputed(_ modifier: IdentifierModifier) -> Bool {
    modifier.value.contains { index in
      outline.kind(at: index) == .leftParenthesis || outline.kind(at: index) == .leftBracket
    }
  }

  /// What stands before the block of an `if` or a `switch`, from the beginning of the statement.
  fileprivate func head(ofBlock open: Int) -> TokenRange {
    var start = open - 1
    while start > 0, !outline.beginsStatement(start) {
      let before = start - 1
      start = outline.kind(at: before) == .rightBrace ? outline.mate(of: before) ?? before : before
    }
    return start..<open
  }

  /// `$0`.
  fileprivate func isImplicitParameter(_ token: Int) -> Bool {
    let range = file.range(of: token)
    return range.length == 2 && source.bytes[range.start] == UInt8(ascii: "$")
      && source.bytes[range.start + 1] == UInt8(ascii: "0")
  }

  /// `item` for both `item` and the binding `$item`.
  fileprivate func plainName(_ token: Int) -> String {
    let text = file.text(of: token)
    return text.first == "$" && text.dropFirst().first?.isNumber == false ? String(text.dropFirst()) : text
  }
}

/// Where the closures of a file declare names, and where they use their parameter without one.
private struct RowNames {
  private var declarations: [String: TokenPlaces] = [:]
  private var implicitParameters = TokenPlaces()

  init(in file: LintedFile) {
    let outline = file.outline
    for index in outline.tokens.indices.dropFirst() where outline.isIdentifier(index) {
      switch outline.tokens[index - 1].keyword {
      case .let, .var, .for: declarations[file.plainName(index), default: TokenPlaces()].add(index)
      default: break
      }
      if outline.kind(at: index - 1) != .period, file.isImplicitParameter(index) { implicitParameters.add(index) }
    }
  }

  func declare(_ name: String, in range: TokenRange) -> Bool { declarations[name]?.stand(in: range) ?? false }

  func holdImplicitParameter(in range: TokenRange) -> Bool { implicitParameters.stand(in: range) }
}
