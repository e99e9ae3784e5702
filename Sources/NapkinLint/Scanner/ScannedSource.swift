/// What a scan gives: the tokens and the trivia of one file, each in source order.
///
/// Tokens and trivia do not overlap, and all bytes outside them are white space.
package struct ScannedSource: Sendable {
  package let tokens: [Token]
  package let trivia: [Trivia]
  /// Which of the known words occur as tokens anywhere in the file.
  package let words: WordSet

  package init(tokens: [Token], trivia: [Trivia], words: WordSet) {
    self.tokens = tokens
    self.trivia = trivia
    self.words = words
  }
}
