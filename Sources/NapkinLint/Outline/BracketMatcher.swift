/// Finds the partner of each bracket; of each `#if` its `#endif`, of each `#else` its `#if`.
///
/// A closing brace closes the nearest open brace and drops what was left open inside it; a closing parenthesis or
/// square bracket only looks as far as that brace. No bracket is paired across the border of an `#if` branch or of
/// an interpolation. So one missing bracket spoils one block and not the file.
struct BracketMatcher {
  private var mates: [Int32]
  private var stack: [Open] = []
  private var openDirectives = 0
  private var hasDirective = false

  /// - Returns: for each token the index of its partner, or -1 when it has none or is no bracket; and whether there is
  ///   an `#if`.
  static func match(_ tokens: [Token]) -> (mates: [Int32], hasDirective: Bool) {
    var matcher = BracketMatcher(mates: [Int32](repeating: -1, count: tokens.count))
    tokens.withUnsafeBufferPointer { tokens in
      for index in tokens.indices { matcher.take(tokens[index].kind, at: Int32(truncatingIfNeeded: index)) }
    }
    return (matcher.mates, matcher.hasDirective)
  }

  private struct Open {
    let token: Int32
    let kind: Token.Kind
    /// How many brackets of each kind a closing one can reach from here.
    var reachable: Reachable
  }

  private struct Reachable {
    var parentheses: Int32 = 0
    var squares: Int32 = 0
    var braces: Int32 = 0
    var interpolations: Int32 = 0
  }

  private init(mates: [Int32]) {
    self.mates = mates
    stack.reserveCapacity(64)
  }

  @inline(__always)
  private mutating func take(_ kind: Token.Kind, at index: Int32) {
    switch kind {
    case .leftBrace, .leftParenthesis, .leftBracket, .leftAngle, .interpolationOpen: open(kind, at: index)
    case .rightBrace: close(.leftBrace, at: index)
    case .rightParenthesis: close(.leftParenthesis, at: index)
    case .rightBracket: close(.leftBracket, at: index)
    case .rightAngle: closeAngle(at: index)
    case .interpolationClose: close(.interpolationOpen, at: index)
    case .poundIf: openBranch(of: index)
    case .poundElse, .poundElseif:
      let directive = closeBranch()
      mates[Int(index)] = directive
      openBranch(of: directive)
    case .poundEndif: pair(closeBranch(), index)
    default: break
    }
  }

  private mutating func open(_ kind: Token.Kind, at index: Int32) {
    var reachable = stack.last?.reachable ?? Reachable()
    switch kind {
    case .leftParenthesis: reachable.parentheses += 1
    case .leftBracket: reachable.squares += 1
    case .leftBrace: (reachable.parentheses, reachable.squares) = (0, 0); reachable.braces += 1
    case .interpolationOpen: reachable = Reachable(interpolations: 1)
    default: break
    }
    stack.append(Open(token: index, kind: kind, reachable: reachable))
  }

  private mutating func close(_ opening: Token.Kind, at index: Int32) {
    guard let reachable = stack.last?.reachable else { return }
    let count =
      switch opening {
      case .leftBrace: reachable.braces
      case .leftBracket: reachable.squares
      case .leftParenthesis: reachable.parentheses
      default: reachable.interpolations
      }
    guard count > 0 else { return }
    while let open = stack.popLast() {
      guard open.kind != opening else { return pair(open.token, index) }
    }
  }

  /// An angle bracket that finds another bracket open is left alone.
  private mutating func closeAngle(at index: Int32) {
    guard let top = stack.last, top.kind == .leftAngle else { return }
    stack.removeLast()
    pair(top.token, index)
  }

  /// - Parameter directive: the `#if` that the branch belongs to, or -1.
  private mutating func openBranch(of directive: Int32) {
    openDirectives += 1
    hasDirective = true
    stack.append(Open(token: directive, kind: .poundIf, reachable: Reachable()))
  }

  /// - Returns: the `#if` that the branch belongs to, or -1.
  private mutating func closeBranch() -> Int32 {
    guard openDirectives > 0 else { return -1 }
    openDirectives -= 1
    while let open = stack.popLast() {
      guard open.kind != .poundIf else { return open.token }
    }
    return -1
  }

  private mutating func pair(_ open: Int32, _ close: Int32) {
    guard open >= 0 else { return }
    mates[Int(open)] = close
    mates[Int(close)] = open
  }
}
