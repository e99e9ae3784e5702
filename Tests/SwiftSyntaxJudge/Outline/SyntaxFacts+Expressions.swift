import SwiftSyntax

extension SyntaxFacts {
  /// Adds what a call or a member access is, and walks over its children.
  mutating func walkExpression(_ node: Syntax, _ context: Context) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .functionCallExpr(let call): add(call)
    case .macroExpansionExpr(let macro): add(macro)
    case .macroExpansionDecl(let macro): add(macro)
    case .memberAccessExpr(let access): add(access)
    default: return false
    }
    walkChildren(of: node, context)
    return true
  }

  private mutating func add(_ call: FunctionCallExprSyntax) {
    guard let callee = Callee(call.calledExpression) else { return }
    var called = CalledThing(name: callee.name, generics: callee.generics, end: call.end)
    called.parenthesis = call.leftParen
    called.arguments = call.arguments
    called.addClosures(call.trailingClosure, call.additionalTrailingClosures)
    add(called)
  }

  private mutating func add(_ macro: some FreestandingMacroExpansionSyntax) {
    var called = CalledThing(
      name: macro.macroName, generics: macro.genericArgumentClause?.leftAngle, end: macro.end)
    called.parenthesis = macro.leftParen
    called.arguments = macro.arguments
    called.addClosures(macro.trailingClosure, macro.additionalTrailingClosures)
    if macro.leftParen != nil || macro.trailingClosure != nil { add(called) }
  }

  private mutating func add(_ called: CalledThing) {
    add(.call, at: called.name.start, called.text)
  }
}

/// A call or a macro's expansion.
private struct CalledThing {
  let name: TokenSyntax
  let generics: TokenSyntax?
  let end: Int
  var parenthesis: TokenSyntax?
  var arguments: LabeledExprListSyntax = []
  private var closures: [String] = []

  init(name: TokenSyntax, generics: TokenSyntax?, end: Int) {
    self.name = name
    self.generics = generics
    self.end = end
  }

  mutating func addClosures(_ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax) {
    closures += (first.map { ["\($0.start)"] } ?? []) + others.map { "\($0.label.start):\($0.closure.start)" }
  }

  var text: String {
    var parts: [String] = []
    if let generics { parts.append("<\(generics.start)") }
    if let parenthesis { parts.append("(\(parenthesis.start)") }
    parts += arguments.map { ($0.label.map { "\($0.start):" } ?? "") + $0.expression.writtenRange }
    parts += closures.map { "{\($0)" }
    return parts.joined(separator: " ") + " to \(end)"
  }
}

/// The name that an expression calls.
private struct Callee {
  let name: TokenSyntax
  private(set) var generics: TokenSyntax?

  init?(_ expression: ExprSyntax) {
    var expression = expression
    var generics: TokenSyntax?
    while true {
      switch expression.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let marked): expression = marked.expression
      case .forceUnwrapExpr(let marked): expression = marked.expression
      case .genericSpecializationExpr(let specialized):
        generics = specialized.genericArgumentClause.leftAngle
        expression = specialized.expression
      case .declReferenceExpr(let reference):
        guard reference.argumentNames == nil, reference.baseName.isWord else { return nil }
        (name, self.generics) = (reference.baseName, generics)
        return
      case .memberAccessExpr(let access):
        guard access.declName.argumentNames == nil, access.declName.baseName.isWord else { return nil }
        (name, self.generics) = (access.declName.baseName, generics)
        return
      case .discardAssignmentExpr(let discard):
        (name, self.generics) = (discard.wildcard, nil)
        return
      case .typeExpr(let type):
        guard let identifier = type.type.as(IdentifierTypeSyntax.self) else { return nil }
        (name, self.generics) = (identifier.name, nil)
        return
      case .superExpr(let word):
        (name, self.generics) = (word.superKeyword, nil)
        return
      default: return nil
      }
    }
  }
}

extension TokenSyntax {
  var isWord: Bool {
    switch tokenKind {
    case .identifier, .keyword, .dollarIdentifier, .wildcard: true
    default: false
    }
  }
}
