import SwiftSyntax

extension SyntaxFacts {
  mutating func add(_ access: MemberAccessExprSyntax) {
    var walker = SyntaxChain()
    walker.walk(baseOf: access)
    add(.chain, at: access.period.start, walker.text)
  }
}

/// Follows a chain from a member access to what it begins with.
private struct SyntaxChain {
  private var base = "other"
  private var first = -1
  /// From the last to the first.
  private var segments: [Int] = []

  var text: String { "\(base) from \(first) through \(Array(segments.reversed()))" }

  mutating func walk(baseOf access: MemberAccessExprSyntax) {
    guard let base = access.base ?? baseAroundDirective(of: Syntax(access)) else {
      self.base = "implicitMember"
      first = access.period.start
      return
    }
    walk(base, isCalled: false)
  }

  private mutating func walk(_ expression: ExprSyntax, isCalled: Bool) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let marked): walk(marked.expression, isCalled: isCalled)
    case .forceUnwrapExpr(let marked): walk(marked.expression, isCalled: isCalled)
    case .genericSpecializationExpr(let specialized): walk(specialized.expression, isCalled: isCalled)
    case .subscriptCallExpr(let call): walk(call.calledExpression, isCalled: false)
    case .functionCallExpr(let call): walk(call.calledExpression, isCalled: true)
    case .memberAccessExpr(let access):
      segments.append(access.declName.baseName.start)
      walk(baseOf: access)
    case .postfixIfConfigExpr(let conditional): walk(conditional)
    default: end(at: expression, isCalled: isCalled)
    }
  }

  private mutating func walk(_ conditional: PostfixIfConfigExprSyntax) {
    segments += namesOfBranches(conditional).reversed()
    guard let base = conditional.base ?? baseAroundDirective(of: Syntax(conditional)) else { return }
    walk(base, isCalled: false)
  }

  /// The names behind the periods of each branch, those of all branches in a row.
  private func namesOfBranches(_ conditional: PostfixIfConfigExprSyntax) -> [Int] {
    liveClauses(of: conditional.config).flatMap { clause -> [Int] in
      guard case .postfixExpression(let expression)? = clause.elements else { return [] }
      var walker = SyntaxChain()
      walker.walkBranch(expression)
      return walker.segments.reversed()
    }
  }

  private mutating func walkBranch(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let marked): walkBranch(marked.expression)
    case .forceUnwrapExpr(let marked): walkBranch(marked.expression)
    case .genericSpecializationExpr(let specialized): walkBranch(specialized.expression)
    case .subscriptCallExpr(let call): walkBranch(call.calledExpression)
    case .functionCallExpr(let call): walkBranch(call.calledExpression)
    case .memberAccessExpr(let access):
      segments.append(access.declName.baseName.start)
      if let base = access.base { walkBranch(base) }
    case .postfixIfConfigExpr(let conditional):
      segments += namesOfBranches(conditional).reversed()
      if let base = conditional.base { walkBranch(base) }
    default: break
    }
  }

  /// A branch that begins with a period goes on with what stands before its `#if`.
  private func baseAroundDirective(of node: Syntax) -> ExprSyntax? {
    var node = node
    while let parent = node.parent {
      if let conditional = parent.as(PostfixIfConfigExprSyntax.self), conditional.config.id == node.id {
        guard let base = conditional.base else {
          node = parent
          continue
        }
        return base
      }
      guard parent.start == node.start || parent.isPartOfDirective else { return nil }
      node = parent
    }
    return nil
  }

  private mutating func end(at expression: ExprSyntax, isCalled: Bool) {
    first = expression.start
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference) where reference.baseName.isWord:
      base = (isCalled ? "call " : "name ") + "\(reference.baseName.start)"
    case .typeExpr(let type) where type.type.is(IdentifierTypeSyntax.self): base = "name \(expression.start)"
    case .superExpr, .discardAssignmentExpr: base = (isCalled ? "call " : "name ") + "\(expression.start)"
    case .tupleExpr where !isCalled: base = "parenthesized \(expression.start)"
    default: base = "other"
    }
  }
}

extension Syntax {
  fileprivate var isPartOfDirective: Bool {
    `is`(IfConfigClauseSyntax.self) || `is`(IfConfigClauseListSyntax.self) || `is`(IfConfigDeclSyntax.self)
  }
}
