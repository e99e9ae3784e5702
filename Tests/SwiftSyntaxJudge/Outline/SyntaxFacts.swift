import SwiftParser
import SwiftSyntax

/// What SwiftSyntax's tree says of a file's structure.
struct SyntaxFacts {
  private(set) var facts: [Fact] = []
  /// The arguments of attributes that have a grammar of their own, and module selectors.
  private(set) var specialRanges: [Range<Int>] = []
  let hasError: Bool

  /// Where a node stands.
  struct Context {
    /// The place of the declaration around it; -1 for none.
    var declaration = -1
    /// The brace of the block around it; -1 for none.
    var block = -1
    /// Local variables are not kept.
    var isCode = false
  }

  init(_ bytes: [UInt8]) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    hasError = tree.hasError
    addStatements(tree.statements)
    walk(Syntax(tree), Context())
  }

  mutating func add(_ key: Fact.Key, at offset: Int, _ value: String) {
    facts.append(Fact(offset: offset, key: key, value: value))
  }

  private mutating func noteSpecialGrammar(_ node: Syntax) {
    guard let attribute = node.as(AttributeSyntax.self), let arguments = attribute.arguments else { return }
    if case .argumentList = arguments { return }
    specialRanges.append(arguments.start..<arguments.end)
  }

  mutating func walkChildren(of node: some SyntaxProtocol, _ context: Context) {
    for child in node.children(viewMode: .sourceAccurate) { walk(child, context) }
  }

  mutating func walk(_ node: Syntax, _ context: Context) {
    guard node.as(TokenSyntax.self) == nil else { return }
    noteSpecialGrammar(node)
    if walkDeclaration(node, context) || walkBlock(node, context) || walkExpression(node, context) { return }
    walkChildren(of: node, context)
  }
}

extension SyntaxProtocol {
  /// Where the node begins, trivia left out.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  var writtenRange: String { written(start, end) }
}

extension TokenSyntax {
  var isPresent: Bool { presence == .present }
}
