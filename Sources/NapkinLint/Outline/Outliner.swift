/// Reads the tokens of a file once, from the first to the last, and notes declarations and blocks.
///
/// It keeps its own stack, so that nesting costs no recursion. A declaration's head is read ahead, up to its body;
/// then the loop walks over the head again, since closures may stand in it.
struct Outliner {
  let tokens: [Token]
  let mates: [Int32]
  var declarations: [Declaration] = []
  var blocks: [Block] = []
  var frames: [Frame]

  init(tokens: [Token], mates: [Int32]) {
    self.tokens = tokens
    self.mates = mates
    frames = [Frame(kind: .file, close: tokens.count, declaration: nil, block: nil)]
    frames.reserveCapacity(32)
  }

  /// What the loop is inside of.
  struct Frame {
    let kind: Kind
    /// The bracket that ends the frame.
    let close: Int
    /// The declaration whose body, head or members these are.
    let declaration: Int?
    let block: Int?
    /// The keyword whose block is still to come.
    var pending = Word.other
    /// Up to here the tokens belong to a declaration's head, or were tried in vain; no declaration begins in them.
    var headEnd = 0
    var headDeclaration: Int?
    /// The brace that opens the body of the declaration whose head was read last.
    var body: Body?
    /// The comma after which the next binding of a `var` list stands.
    var nextBinding: Int?
    /// Where the block of a `repeat` closed: the `while` behind it has no block.
    var repeatClose = -1

    enum Kind {
      case file, members, cases, code, accessors, group
    }
  }

  /// A brace that a head has led to.
  struct Body {
    let open: Int
    let role: Block.Role
  }

  mutating func run() {
    var index = 0
    while index < tokens.count {
      index = step(at: index)
    }
  }

  /// Declarations with the ends of their subtrees; the loop knows those only when it has passed them.
  var finishedDeclarations: [Declaration] {
    var finished = declarations
    for index in finished.indices.reversed() {
      finished[index].subtreeEnd = max(finished[index].subtreeEnd, index + 1)
      guard let parent = finished[index].parent else { continue }
      finished[parent].subtreeEnd = max(finished[parent].subtreeEnd, finished[index].subtreeEnd)
    }
    return finished
  }

  /// - Returns: the next token to look at.
  private mutating func step(at index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .word: return word(token.word, at: index)
    case .leftBrace: openBrace(at: index)
    case .leftParenthesis, .leftBracket, .interpolationOpen: openGroup(at: index)
    case .rightBrace, .rightParenthesis, .rightBracket, .interpolationClose: close(at: index)
    case .at: return startDeclaration(at: index)
    case .comma: continueBindings(at: index)
    case .poundIf, .poundElseif: return conditionEnd(after: index)
    default: break
    }
    return index + 1
  }

  private mutating func openGroup(at index: Int) {
    guard mates[index] >= 0 else { return }
    let frame = top
    frames.append(
      Frame(kind: .group, close: Int(mates[index]), declaration: context(at: index), block: frame.block))
  }

  private mutating func close(at index: Int) {
    guard frames.count > 1, top.close == index else { return }
    frames.removeLast()
  }

  private func conditionEnd(after directive: Int) -> Int {
    var end = directive + 1
    while end < tokens.count, !tokens[end].flags.contains(.startsLine) { end += 1 }
    return end
  }

  private mutating func word(_ word: Word, at index: Int) -> Int {
    guard word != .other, !isName(at: index) else { return index + 1 }
    switch top.kind {
    case .group, .accessors: return index + 1
    case .members, .cases:
      // The value of a property may be an `if` or a `switch`.
      if index < top.headEnd, noteControl(word, at: index) { return index + 1 }
      return startDeclaration(at: index)
    case .file, .code:
      if noteControl(word, at: index) { return index + 1 }
      return startDeclaration(at: index)
    }
  }

  /// After a period every word is a name.
  private func isName(at index: Int) -> Bool {
    index > 0 && tokens[index - 1].kind == .period
  }

  private mutating func noteControl(_ word: Word, at index: Int) -> Bool {
    switch word {
    case .if, .guard, .for, .switch, .repeat, .do, .catch, .defer, .else:
      guard !isLabel(at: index) else { return false }
      top.pending = word
    case .while:
      if index - 1 != top.repeatClose { top.pending = word }
    default: return false
    }
    return true
  }

  private func isLabel(at index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].kind == .colon
  }

  private mutating func startDeclaration(at index: Int) -> Int {
    guard top.kind != .group, top.kind != .accessors, index >= top.headEnd else { return index + 1 }
    return readDeclaration(at: index)
  }

  /// The declaration that a token belongs to: the one whose head it stands in, or the one around the frame.
  func context(at index: Int) -> Int? {
    index < top.headEnd ? top.headDeclaration ?? top.declaration : top.declaration
  }

  var top: Frame {
    @inline(__always) get { frames[frames.count - 1] }
    @inline(__always) _modify { yield &frames[frames.count - 1] }
  }
}
