/// Where names stand in a function's body. They are looked up once, when somebody first asks.
struct BodyNames {
  private let file: LintedFile
  private let body: TokenRange
  private var lastPlaces: [String: Int]?
  private var places: [Word: [Int]] = [:]

  init(of body: TokenRange, in file: LintedFile) {
    self.body = body
    self.file = file
  }

  /// Whether the body still names something from a token on.
  ///
  /// - Parameter name: a token that names it.
  mutating func name(_ name: Int, from start: Int) -> Bool {
    let known = lastPlaces ?? allLastPlaces()
    lastPlaces = known
    return known[file.file.text(of: name)].map { $0 >= start } ?? false
  }

  /// Whether a word stands in a part of the body.
  mutating func hold(_ word: Word, in range: TokenRange) -> Bool {
    guard file.file.words.contains(word) else { return false }
    let known = places[word] ?? body.filter { file.outline.tokens[$0].word == word }
    places[word] = known
    let next = known.partitioningIndex { $0 >= range.lowerBound }
    return next < known.count && known[next] < range.upperBound
  }

  private func allLastPlaces() -> [String: Int] {
    var places: [String: Int] = [:]
    for index in body where file.outline.isIdentifier(index) { places[file.file.text(of: index)] = index }
    return places
  }
}
