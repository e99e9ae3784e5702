extension Outliner {
  /// What the loop is inside of: the file, a pair of brackets.
  struct Frame {
    let kind: Kind
    private let closeToken: Int32
    private let declarationIndex: Int32
    private let blockIndex: Int32
    private let ownBlockIndex: Int32

    /// The keyword whose block is still to come.
    var pending = Word.other
    /// The keyword whose condition holds the one whose block is still to come.
    var outerPending = Word.other
    var list = List.none
    /// A case's label is being read.
    var isInLabel = false
    /// The role of the brace at `body`.
    var bodyRole = Block.Role.closure

    private var startToken: Int32 = -1
    private var statementToken: Int32 = -1
    private var headEndToken: Int32 = 0
    private var headDeclarationIndex: Int32 = -1
    private var valueIndex: Int32 = -1
    private var bodyToken: Int32 = -1
    private var repeatCloseToken: Int32 = -2
    private var ternaryCount: Int32 = 0

    enum Kind: UInt8 {
      case file, members, code, switchCases
      case accessors
      /// Parentheses or square brackets, where expressions stand.
      case group
      /// The parentheses of a declaration's head, where every word may be a label.
      case head
    }

    /// What goes on behind a comma.
    enum List: UInt8 {
      case none, properties, locals, enumCases
    }

    init(kind: Kind, close: Int, declaration: Int?, block: Int?, ownBlock: Int? = nil) {
      self.kind = kind
      closeToken = Self.stored(close)
      declarationIndex = Self.stored(declaration)
      blockIndex = Self.stored(block)
      ownBlockIndex = Self.stored(ownBlock)
    }

    private static func stored(_ index: Int?) -> Int32 { index.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
    private static func index(_ stored: Int32) -> Int? { stored < 0 ? nil : Int(stored) }
  }
}

extension Outliner.Frame {
  /// The bracket that ends the frame.
  var close: Int { Int(closeToken) }
  /// The declaration whose body, head or members these are.
  var declaration: Int? { Self.index(declarationIndex) }
  /// The block around what stands in the frame.
  var block: Int? { Self.index(blockIndex) }
  /// The block that the frame is; none for parentheses.
  var ownBlock: Int? { Self.index(ownBlockIndex) }

  /// A token that begins a statement whatever stands before it.
  var start: Int {
    get { Int(startToken) }
    set { startToken = Int32(truncatingIfNeeded: newValue) }
  }

  /// Where the current statement or member began.
  var statement: Int {
    get { Int(statementToken) }
    set { statementToken = Int32(truncatingIfNeeded: newValue) }
  }

  /// Up to here the tokens belong to the head of a declaration.
  var headEnd: Int {
    get { Int(headEndToken) }
    set { headEndToken = Int32(truncatingIfNeeded: newValue) }
  }

  var headDeclaration: Int? {
    get { Self.index(headDeclarationIndex) }
    set { headDeclarationIndex = Self.stored(newValue) }
  }

  /// The declaration whose value is being read.
  var value: Int? {
    get { Self.index(valueIndex) }
    set { valueIndex = Self.stored(newValue) }
  }

  /// The brace that opens the body of the declaration whose head was read last.
  var body: Int {
    get { Int(bodyToken) }
    set { bodyToken = Int32(truncatingIfNeeded: newValue) }
  }

  /// Where the block of a `repeat` closed: the `while` behind it has no block.
  var repeatClose: Int {
    get { Int(repeatCloseToken) }
    set { repeatCloseToken = Int32(truncatingIfNeeded: newValue) }
  }

  /// How many `?` of a label wait for their colon.
  var ternaries: Int {
    get { Int(ternaryCount) }
    set { ternaryCount = Int32(truncatingIfNeeded: newValue) }
  }

  /// Statements or members stand here, one after the other.
  var isSequence: Bool {
    switch kind {
    case .file, .members, .code, .switchCases: true
    case .accessors, .group, .head: false
    }
  }

  /// Variables are local.
  var isCode: Bool { kind == .code || kind == .switchCases }
}
