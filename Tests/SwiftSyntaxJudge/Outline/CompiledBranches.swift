import SwiftSyntax

/// The branches that some build can compile: the others are not code.
func liveClauses(of directive: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
  var live: [IfConfigClauseSyntax] = []
  for clause in directive.clauses {
    let truth = clause.condition.map(truth) ?? true
    if truth != false { live.append(clause) }
    if truth == true { break }
  }
  return live
}

/// What a condition always is; nil when it depends on the build.
private func truth(of condition: ExprSyntax) -> Bool? {
  switch condition.as(ExprSyntaxEnum.self) {
  case .booleanLiteralExpr(let literal): return literal.literal.tokenKind == .keyword(.true)
  case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
    return truth(of: negation.expression).map { !$0 }
  case .tupleExpr(let tuple) where tuple.elements.count == 1:
    return tuple.elements.first.flatMap { truth(of: $0.expression) }
  case .sequenceExpr(let sequence): return truth(of: Array(sequence.elements)[...])
  default: return nil
  }
}

/// Operands with operators between them; `&&` binds tighter.
private func truth(of sequence: ArraySlice<ExprSyntax>) -> Bool? {
  let alternatives = sequence.split { $0.trimmedDescription == "||" }.map { operands in
    let truths = operands.split { $0.trimmedDescription == "&&" }.map { operand in
      operand.count == 1 ? operand.first.flatMap(truth) : nil
    }
    return truths.contains(false) ? false : truths.contains(nil) ? nil : true
  }
  return alternatives.contains(true) ? true : alternatives.contains(nil) ? nil : false
}
