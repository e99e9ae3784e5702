/// Some tokens of a file in source order, to be looked up by the range that they stand in.
struct TokenPlaces: Sendable {
  private var tokens: [Int]

  init(_ tokens: [Int] = []) {
    self.tokens = tokens
  }

  /// Tokens must be added in source order.
  mutating func add(_ token: Int) { tokens.append(token) }

  func first(in range: TokenRange) -> Int? {
    let next = tokens.partitioningIndex { $0 >= range.lowerBound }
    return next < tokens.count && tokens[next] < range.upperBound ? tokens[next] : nil
  }

  func last(in range: TokenRange) -> Int? {
    let next = tokens.partitioningIndex { $0 >= range.upperBound }
    return next > 0 && tokens[next - 1] >= range.lowerBound ? tokens[next - 1] : nil
  }

  func stand(in range: TokenRange) -> Bool { first(in: range) != nil }
}

/// Ranges of tokens, to be asked whether one of them holds a token.
struct TokenRanges: Sendable {
  private var starts: [Int] = []
  /// For each range how far it and all that begin before it reach.
  private var reaches: [Int] = []

  init() {}

  init(_ ranges: [TokenRange]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { add(range) }
  }

  /// Ranges must be added in the order of their beginnings.
  mutating func add(_ range: TokenRange) {
    starts.append(range.lowerBound)
    reaches.append(max(range.upperBound, reaches.last ?? 0))
  }

  func hold(_ token: Int) -> Bool {
    let next = starts.partitioningIndex { $0 > token }
    return next > 0 && reaches[next - 1] > token
  }
}
