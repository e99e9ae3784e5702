/// What one declaration says of itself. All places are indices into the outline's tokens; `none` is -1.
package struct Declaration: Sendable {
  package enum Kind: UInt8, Sendable {
    case actor, `class`, `struct`, `enum`, `protocol`, `extension`
    case property, function, initializer, deinitializer, `subscript`, enumCase
    case typeAlias, associatedType, `operator`, precedenceGroup, macro, `import`
  }

  /// How a property keeps its value.
  package enum Storage: UInt8, Sendable {
    case stored
    /// Stored, with `willSet` or `didSet`.
    case observed
    case computed
  }

  package let kind: Kind
  package var storage: Storage = .stored
  /// The property is a constant: `let`.
  package var isConstant = false
  /// A brace of the declaration has no partner, or a type has no members at all: its end is a guess, and nothing in it
  /// may be reported.
  package var isUnbalanced = false
  package var modifiers: Modifiers = []

  private var parentIndex: Int32 = -1
  private var subtreeEndIndex: Int32 = -1
  private var firstToken: Int32 = -1
  private var keywordToken: Int32
  private var nameToken: Int32 = -1
  private var genericsToken: Int32 = -1
  private var parametersToken: Int32 = -1
  private var typeStart: Int32 = -1
  private var typeEnd: Int32 = -1
  private var valueStart: Int32 = -1
  private var valueEnd: Int32 = -1
  private var bodyToken: Int32 = -1
  private var headEndToken: Int32 = -1

  package init(kind: Kind, keyword: Int) {
    self.kind = kind
    keywordToken = Int32(truncatingIfNeeded: keyword)
  }
}

extension Declaration {
  /// The enclosing declaration's index in the outline.
  package var parent: Int? {
    get { Self.index(parentIndex) }
    set { parentIndex = Self.stored(newValue) }
  }

  /// The index after the last declaration inside this one; declarations stand in source order, parents first.
  package var subtreeEnd: Int {
    get { Int(subtreeEndIndex) }
    set { subtreeEndIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// The first attribute, modifier or keyword.
  package var first: Int {
    get { Int(firstToken) }
    set { firstToken = Int32(truncatingIfNeeded: newValue) }
  }

  /// `var`, `func`, `actor`...; of several bindings of one `var` each has the same.
  package var keyword: Int { Int(keywordToken) }

  /// The name; for an extension the last part of the extended type's name.
  package var name: Int? {
    get { Self.index(nameToken) }
    set { nameToken = Self.stored(newValue) }
  }

  /// The `<` of the generic parameters.
  package var generics: Int? {
    get { Self.index(genericsToken) }
    set { genericsToken = Self.stored(newValue) }
  }

  /// The `(` of the parameters.
  package var parameters: Int? {
    get { Self.index(parametersToken) }
    set { parametersToken = Self.stored(newValue) }
  }

  /// A property's type, a function's result, an alias's target, or all that stands after the colon of a type
  /// declaration: its inheritance clause.
  package var type: TokenRange? {
    get { Self.range(typeStart, typeEnd) }
    set { (typeStart, typeEnd) = Self.stored(newValue) }
  }

  /// A property's initial value, without the equals sign.
  package var value: TokenRange? {
    get { Self.range(valueStart, valueEnd) }
    set { (valueStart, valueEnd) = Self.stored(newValue) }
  }

  /// The `{` of the body or of the accessors.
  package var body: Int? {
    get { Self.index(bodyToken) }
    set { bodyToken = Self.stored(newValue) }
  }

  /// The index after the last token before the body, or after the whole declaration when it has none.
  package var headEnd: Int {
    get { Int(headEndToken) }
    set { headEndToken = Int32(truncatingIfNeeded: newValue) }
  }

  package var isType: Bool {
    switch kind {
    case .actor, .class, .struct, .enum, .protocol: true
    default: false
    }
  }

  /// A type or an extension: what has members.
  package var hasMembers: Bool { isType || kind == .extension }

  /// A property that its instances store.
  package var isStoredInInstances: Bool {
    kind == .property && storage != .computed && !modifiers.contains(.static) && !modifiers.contains(.class)
  }

  private static func index(_ stored: Int32) -> Int? { stored < 0 ? nil : Int(stored) }

  private static func stored(_ index: Int?) -> Int32 { index.map { Int32(truncatingIfNeeded: $0) } ?? -1 }

  private static func range(_ start: Int32, _ end: Int32) -> TokenRange? {
    start < 0 ? nil : Int(start)..<Int(end)
  }

  private static func stored(_ range: TokenRange?) -> (Int32, Int32) {
    guard let range else { return (-1, -1) }
    return (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
  }
}

/// A half-open range of indices into an outline's tokens.
package typealias TokenRange = Range<Int>
