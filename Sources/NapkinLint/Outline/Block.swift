/// A pair of braces and what it is.
package struct Block: Sendable {
  package enum Role: UInt8, Sendable {
    /// The members of a type or an extension.
    case members
    /// The statements of a function, an initializer, a getter without `get`...
    case functionBody
    /// What holds `get`, `set`, `willSet`, `didSet`...
    case accessors
    /// The statements of one of those.
    case accessorBody
    /// The statements after `if`, `else`, `guard`, `for`, `while`, `repeat`, `do`, `catch`, `defer`.
    case statements
    /// The cases of a `switch`.
    case switchCases
    case closure
    /// The attributes of a precedence group.
    case precedenceGroup
  }

  package let role: Role
  private let openToken: Int32
  private let closeToken: Int32
  private let parentIndex: Int32
  private let declarationIndex: Int32

  init(role: Role, open: Int, close: Int, parent: Int?, declaration: Int?) {
    self.role = role
    openToken = Int32(truncatingIfNeeded: open)
    closeToken = Int32(truncatingIfNeeded: close)
    parentIndex = parent.map { Int32(truncatingIfNeeded: $0) } ?? -1
    declarationIndex = declaration.map { Int32(truncatingIfNeeded: $0) } ?? -1
  }

  /// The `{`, as an index into the outline's tokens.
  package var open: Int { Int(openToken) }
  /// The `}`; of a brace without partner the `{` itself, for then nobody knows where the block ends.
  package var close: Int { Int(closeToken) }
  /// The block around this one, as an index into the outline's blocks.
  package var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }
  /// The innermost declaration that the block belongs to or stands in.
  package var declaration: Int? { declarationIndex < 0 ? nil : Int(declarationIndex) }
}
