/// Reads the tokens of a file once, from the first to the last, and notes declarations, blocks and where statements
/// begin.
///
/// It keeps its own stack, so that nesting costs no recursion. A declaration's head is read ahead; then the loop walks
/// over it, too, since closures may stand in it. A property's value is not read ahead: it ends where the loop finds
/// that something else begins.
struct Outliner {
  let view: TokenView
  var top: Frame
  private var outerFrames: [Frame] = []

  var declarations: [Declaration] = []
  var blocks: [Block] = []
  var starts: StatementStarts
  var directives: [Directive] = []
  private var declarationAncestry = Ancestry.Builder()
  private var blockAncestry = Ancestry.Builder()

  var probe = DirectiveProbe()
  /// The closing brace that was read last, and what it closed.
  private(set) var lastBrace = -1
  private(set) var lastRole = Block.Role.closure

  private init(_ view: TokenView) {
    self.view = view
    top = Frame(kind: .file, close: view.count, declaration: nil, block: nil)
    top.start = 0
    starts = StatementStarts(tokenCount: view.count)
    outerFrames.reserveCapacity(32)
  }

  /// What a pass over a file gives.
  struct Result {
    let declarations: [Declaration]
    let blocks: [Block]
    let starts: StatementStarts
    let directives: [Directive]
    let declarationAncestry: Ancestry
    let blockAncestry: Ancestry
  }

  static func run(over tokens: [Token], mates: [Int32]) -> Result {
    tokens.withUnsafeBufferPointer { tokens in
      mates.withUnsafeBufferPointer { mates in run(over: TokenView(tokens, mates: mates)) }
    }
  }

  private static func run(over view: TokenView) -> Result {
    var outliner = Outliner(view)
    var index = 0
    while index < view.count { index = outliner.step(at: index) }
    outliner.endValue(before: view.count)
    outliner.noteSubtrees()
    return Result(
      declarations: outliner.declarations, blocks: outliner.blocks, starts: outliner.starts,
      directives: outliner.directives, declarationAncestry: outliner.declarationAncestry.ancestry,
      blockAncestry: outliner.blockAncestry.ancestry)
  }

  /// - Returns: the next token to look at.
  private mutating func step(at index: Int) -> Int {
    let token = view[index]
    if token.flags.contains(.startsLine) || index == top.start { separate(at: index) }
    switch token.kind {
    case .word:
      if token.word != .other { word(token.word, at: index) }
    case .leftBrace: openBrace(at: index)
    case .rightBrace: closeBrace(at: index)
    case .leftParenthesis, .leftBracket, .interpolationOpen: openGroup(at: index)
    case .rightParenthesis, .rightBracket, .interpolationClose: closeGroup(at: index)
    // Nothing in a generic clause matters here.
    case .leftAngle: return view.after(index)
    case .at: if index == top.statement { readDeclaration(at: index) }
    case .comma: continueList(at: index)
    case .semicolon: endStatement(at: index)
    case .colon: endLabel(at: index)
    case .infixQuestionMark: top.ternaries += 1
    case .poundIf, .poundElseif, .poundElse, .poundEndif: return directive(at: index)
    default: break
    }
    return index + 1
  }

  /// The loop knows the ends of subtrees only when it has passed them.
  private mutating func noteSubtrees() {
    for index in declarations.indices.reversed() {
      declarations[index].subtreeEnd = max(declarations[index].subtreeEnd, index + 1)
      guard let parent = declarations[index].parent else { continue }
      declarations[parent].subtreeEnd = max(declarations[parent].subtreeEnd, declarations[index].subtreeEnd)
    }
  }

  /// - Returns: the declaration's index.
  mutating func add(_ declaration: Declaration) -> Int {
    declarations.append(declaration)
    declarationAncestry.add(parent: declaration.parent)
    return declarations.count - 1
  }

  /// - Returns: the block's index.
  mutating func add(_ block: Block) -> Int {
    blocks.append(block)
    blockAncestry.add(parent: block.parent)
    return blocks.count - 1
  }

  mutating func push(_ frame: Frame) {
    outerFrames.append(top)
    top = frame
  }

  private mutating func pop() {
    guard let outer = outerFrames.popLast() else { return }
    top = outer
  }

  private mutating func openGroup(at index: Int) {
    guard let close = view.mate(index) else { return }
    let isHead = index < top.headEnd || top.kind == .head
    push(Frame(kind: isHead ? .head : .group, close: close, declaration: context(at: index), block: top.block))
  }

  private mutating func closeGroup(at index: Int) {
    if top.close == index { pop() }
  }

  private mutating func closeBrace(at index: Int) {
    guard top.close == index, let block = top.ownBlock else { return }
    endValue(before: index)
    pop()
    (lastBrace, lastRole) = (index, blocks[block].role)
    // Behind a body something new begins, also on the same line.
    if lastRole.endsDeclaration { top.start = index + 1 }
  }

  /// The declaration that a token belongs to: the one whose head or value it stands in, or the one around the frame.
  func context(at index: Int) -> Int? {
    if index < top.headEnd { return top.headDeclaration }
    return top.value ?? top.declaration
  }
}

extension Block.Role {
  fileprivate var endsDeclaration: Bool {
    switch self {
    case .members, .functionBody, .accessors, .precedenceGroup: true
    case .accessorBody, .statements, .switchCases, .closure: false
    }
  }
}
