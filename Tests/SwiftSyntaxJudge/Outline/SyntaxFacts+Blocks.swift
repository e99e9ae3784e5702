import SwiftSyntax

extension SyntaxFacts {
  /// Adds what a pair of braces is, or leaves out what is never compiled.
  ///
  /// - Returns: false when the node has neither braces nor branches.
  mutating func walkBlock(_ node: Syntax, _ context: Context) -> Bool {
    var inner = context
    switch node.as(SyntaxEnum.self) {
    case .memberBlock(let block):
      inner = add("members", block.leftBrace, context, isCode: false)
      addMembers(block.members)
    case .codeBlock(let block):
      inner = add(role(of: block), block.leftBrace, context, isCode: true)
      addStatements(block.statements)
    case .accessorBlock(let block):
      inner = addAccessors(block, context)
    case .switchExpr(let statement):
      walk(Syntax(statement.subject), context)
      inner = add("switchCases", statement.leftBrace, context, isCode: true)
      addCases(statement.cases)
      walk(Syntax(statement.cases), inner)
      return true
    case .closureExpr(let closure):
      inner = add("closure", closure.leftBrace, context, isCode: true)
      add(closure)
    case .ifConfigDecl(let directive):
      walkBranches(of: directive, context)
      return true
    default: return false
    }
    walkChildren(of: node, inner)
    return true
  }

  mutating func add(_ role: String, _ brace: TokenSyntax, _ context: Context, isCode: Bool) -> Context {
    add(.block, at: brace.start, role)
    add(.blockParent, at: brace.start, "\(context.block)")
    add(.blockDeclaration, at: brace.start, "\(context.declaration)")
    var inner = context
    inner.block = brace.start
    inner.isCode = isCode
    return inner
  }

  private func role(of block: CodeBlockSyntax) -> String {
    switch block.parent?.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl: "functionBody"
    case .accessorDecl: "accessorBody"
    default: "statements"
    }
  }

  private mutating func addAccessors(_ block: AccessorBlockSyntax, _ context: Context) -> Context {
    guard case .getter(let statements) = block.accessors else {
      return add("accessors", block.leftBrace, context, isCode: false)
    }
    addStatements(statements)
    return add("functionBody", block.leftBrace, context, isCode: true)
  }

  private mutating func walkBranches(of directive: IfConfigDeclSyntax, _ context: Context) {
    for clause in liveClauses(of: directive) {
      guard let elements = clause.elements else { continue }
      walk(Syntax(elements), context)
    }
  }

  private mutating func add(_ closure: ClosureExprSyntax) {
    let place = closure.leftBrace.start
    let signature = closure.signature
    add(.closureAttributes, at: place, signature.map { attributes($0.attributes) } ?? "")
    let captures = signature?.capture?.items.map { capture in
      (capture.specifier.map { $0.specifier.text + " " } ?? "") + "\(capture.name.start)"
    }
    add(.captures, at: place, captures?.joined(separator: ", ") ?? "none")
    add(.closureParameters, at: place, parameters(of: signature).map { "\($0.start)" }.joined(separator: " "))
    let last = signature?.inKeyword ?? closure.leftBrace
    add(.closureStatements, at: place, "\(last.nextToken(viewMode: .sourceAccurate)?.start ?? -1)")
    addStatements(closure.statements)
  }

  private func parameters(of signature: ClosureSignatureSyntax?) -> [TokenSyntax] {
    switch signature?.parameterClause {
    case .simpleInput(let names)?: names.map(\.name)
    case .parameterClause(let clause)?: clause.parameters.map { $0.secondName ?? $0.firstName }
    case nil: []
    @unknown default: []
    }
  }
}

extension SyntaxFacts {
  /// Each statement of a list; directives are statements of their own, and what stands between them is the list's.
  mutating func addStatements(_ list: CodeBlockItemListSyntax) {
    for item in list {
      if let directive = item.item.as(IfConfigDeclSyntax.self) {
        addStatements(in: directive)
      } else {
        addStatement(item.item.start, item.item.end)
      }
    }
  }

  /// The label of each case and its statements.
  private mutating func addCases(_ list: SwitchCaseListSyntax) {
    for element in list {
      switch element {
      case .ifConfigDecl(let directive): addStatements(in: directive)
      case .switchCase(let switchCase):
        addStatement(switchCase.start, switchCase.label.end)
        addStatements(switchCase.statements)
      default: addStatement(element.start, element.end)
      }
    }
  }

  private mutating func addMembers(_ list: MemberBlockItemListSyntax) {
    for member in list {
      if let directive = member.decl.as(IfConfigDeclSyntax.self) {
        addStatements(in: directive)
      } else {
        add(.beginning, at: member.decl.start, "")
      }
    }
  }

  /// Between members only the beginnings are judged.
  private mutating func addStatements(in directive: IfConfigDeclSyntax) {
    let live = Set(liveClauses(of: directive).map(\.id))
    for clause in directive.clauses {
      addDirective(clause.poundKeyword.start, clause.condition?.end ?? clause.poundKeyword.end, in: directive)
      guard live.contains(clause.id) else { continue }
      switch clause.elements {
      case .statements(let inner)?: addStatements(inner)
      case .switchCases(let inner)?: addCases(inner)
      case .decls(let inner)?: addMembers(inner)
      default: break
      }
    }
    addDirective(directive.poundEndif.start, directive.poundEndif.end, in: directive)
  }

  private mutating func addDirective(_ start: Int, _ end: Int, in directive: IfConfigDeclSyntax) {
    if directive.isAmongMembers { add(.beginning, at: start, "") } else { addStatement(start, end) }
  }

  private mutating func addStatement(_ start: Int, _ end: Int) {
    guard end > start else { return }
    add(.statement, at: start, written(start, end))
    add(.beginning, at: start, "")
  }
}

extension IfConfigDeclSyntax {
  fileprivate var isAmongMembers: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}
