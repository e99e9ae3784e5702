/// How UI tests ask for elements.
extension LintedFile {
  /// Whether the file holds tests that drive the app from outside.
  var isUITest: Bool {
    guard file.isTest, file.words.contains(.XCTest) else { return false }
    return outline.importedNames.contains { outline.tokens[$0].word == .XCTest }
  }
}
