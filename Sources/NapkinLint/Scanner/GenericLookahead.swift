/// Reads ahead from a `<` for generic arguments.
///
/// It follows the grammar of types with a stack of open brackets. What it finds for each `<` on its way it keeps, so
/// that no byte is read ahead twice: a `<` inside arguments that failed has failed at the same place.
struct GenericLookahead {
  struct Verdict {
    private let openOffset: UInt32
    private var closeOffset: UInt32 = 0
    /// Holds a `~` right behind its `<`, which the compiler reads where only a type can stand.
    private(set) var isTypeOnly = false

    init(open: Int) { openOffset = UInt32(truncatingIfNeeded: open) }

    mutating func close(at offset: Int, isTypeOnly: Bool) {
      closeOffset = UInt32(truncatingIfNeeded: offset)
      self.isTypeOnly = isTypeOnly
    }

    var open: Int { Int(openOffset) }
    /// Where the `>` that closes it stands, if one does.
    var close: Int? { closeOffset == 0 ? nil : Int(closeOffset) }
  }

  enum Bracket {
    /// With the place of its verdict.
    case angle(UInt32)
    case parenthesis
    /// The parentheses of `throws(Failure)`.
    case effect
    case bracket(hasColon: Bool)
  }

  enum Expectation {
    /// A type or an integer, or the end of the list.
    case argument
    case type
    /// An element of a tuple type, or its end.
    case element
    case member
    /// What may follow a name, a type, or `throws` and the like.
    case afterName, afterType, afterEffect
  }

  var verdicts: [Verdict] = []
  var brackets: [Bracket] = []
  var expectation = Expectation.argument
  /// Where the last reading ended.
  var end = 0
  private var next = 0
  private var lastBoundTilde = 0

  /// What an earlier reading found for the `<` at an offset; nothing if none came by.
  mutating func known(at offset: Int) -> Verdict? {
    while next < verdicts.count, verdicts[next].open < offset { next += 1 }
    guard next < verdicts.count, verdicts[next].open == offset else { return nil }
    return verdicts[next]
  }

  mutating func start(at offset: Int) {
    verdicts.removeAll(keepingCapacity: true)
    brackets.removeAll(keepingCapacity: true)
    next = 0
    open(at: offset)
  }

  mutating func open(at offset: Int) {
    brackets.append(.angle(UInt32(truncatingIfNeeded: verdicts.count)))
    verdicts.append(Verdict(open: offset))
    expectation = .argument
  }

  /// Notes a `~` right behind a `<`, as in `Box<~Copyable>`.
  mutating func noteBoundTilde(at offset: Int) { lastBoundTilde = offset }

  /// Closes the innermost bracket if it is an angle.
  mutating func closeAngle(at offset: Int) -> Bool {
    guard case .angle(let index) = brackets.last else { return false }
    brackets.removeLast()
    verdicts[Int(index)].close(at: offset, isTypeOnly: lastBoundTilde > verdicts[Int(index)].open)
    expectation = .afterType
    return true
  }

  mutating func closeParenthesis() -> Bool {
    switch brackets.last {
    case .parenthesis: expectation = .afterType
    case .effect: expectation = .afterEffect
    default: return false
    }
    brackets.removeLast()
    return true
  }

  mutating func closeBracket() -> Bool {
    guard case .bracket = brackets.last else { return false }
    brackets.removeLast()
    expectation = .afterType
    return true
  }

  /// Takes a colon between key and value.
  mutating func takeColon() -> Bool {
    guard case .bracket(hasColon: false) = brackets.last else { return false }
    brackets[brackets.count - 1] = .bracket(hasColon: true)
    expectation = .type
    return true
  }

  mutating func takeComma() -> Bool {
    switch brackets.last {
    case .angle: expectation = .argument
    case .parenthesis: expectation = .element
    default: return false
    }
    return true
  }
}
