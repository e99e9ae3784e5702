import Testing

@testable import NapkinLint

@Suite("Scanner: words")
struct ScannerWordTests {
  @Test("An identifier is as long as it goes", arguments: [
    ("a", "a"),
    ("_", "_"),
    ("_a1 b$c", "_a1 b$c"),
    ("abcdefg abcdefgh abcdefghi", "abcdefg abcdefgh abcdefghi"),
    ("abcdefghijklmnop1234567890_abcdefghij x", "abcdefghijklmnop1234567890_abcdefghij x"),
    ("a.b", "a . b"),
    ("größe naïve", "größe naïve"),
    ("abcdefgé x", "abcdefgé x"),
    ("abcdefgh$ijklmnop x", "abcdefgh$ijklmnop x"),
    ("変数.値", "変数 . 値"),
    ("🙂🙃 x", "🙂🙃 x"),
    ("a\u{300}b", "a\u{300}b"),
    ("$0 $12 $name $", "$0 $12 $name $"),
  ])
  func identifiers(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
    #expect(Set(tokenKinds(source).split(separator: " ")).isSubset(of: ["word", "period"]))
  }

  @Test("Backticks hold an identifier, spaces included, up to the end of the line", arguments: [
    ("`class`", "`class`", "quotedWord"),
    ("`$`", "`$`", "quotedWord"),
    ("`a raw name, with (signs)!`.x", "`a␣raw␣name,␣with␣(signs)!` . x", "quotedWord period word"),
    ("`a\nb`", "a b", "word word"),
    ("``", "``", "quotedWord"),
    ("`a", "a", "word"),
  ])
  func backticks(source: String, texts: String, kinds: String) {
    #expect(tokenTexts(source) == texts)
    #expect(tokenKinds(source) == kinds)
  }

  @Test("Every known word is found, as a keyword only without backticks", arguments: Word.allCases)
  func knownWords(word: Word) throws {
    guard word != .other else { return }
    for padding in ["", " ", " and much more behind it"] {
      let plain = try #require(Scanner.scan(Array((word.text + padding).utf8)).tokens.first)
      #expect(plain.word == word)
      #expect(plain.keyword == word)
      let quoted = try #require(Scanner.scan(Array(("`\(word.text)`" + padding).utf8)).tokens.first)
      #expect(quoted.word == word)
      #expect(quoted.keyword == .other)
    }
  }

  @Test("A word that only resembles a known one is another", arguments: [
    "clas", "classy", "_class", "Class", "c", "accessibilityIdentifierX", "accessibilityIdentifies",
    "ComponentizedBuilderX", "SimpleMultiStagXComponentizedBuilder",
  ])
  func resemblingWords(text: String) {
    #expect(Scanner.scan(Array(text.utf8)).tokens.map(\.word) == [.other])
  }

  @Test("A word's place is that among all words")
  func wordIndices() {
    #expect(Word.allCases.map(\.index) == Array(Word.allCases.indices))
    #expect(Word.allCases.count <= 1024)
  }

  @Test("A file's known words are those of its tokens, not of its comments and strings")
  func knownWordsOfFile() {
    let source = Scanner.scan(Array("weak var a = \"Router \\(listener)\" // presenter\n/* task */ `router`".utf8))
    #expect(source.words == WordSet([.weak, .var, .listener, .router]))
  }

  @Test("A contextual keyword is a word wherever it stands", arguments: [
    "actor", "weak", "task", "open", "some", "any", "package", "listener", "async", "await", "each", "get", "set",
    "left", "macro", "none", "optional", "prefix", "required", "unowned", "willSet", "yield", "of", "then",
  ])
  func contextualKeywords(word: String) {
    #expect(tokenTexts("let \(word) = \(word).\(word)(\(word): \(word))")
      == "let \(word) = \(word) . \(word) ( \(word) : \(word) )")
    #expect(tokenKinds("\(word) < 1") == "word operator integer")
  }

  @Test("An editor placeholder is a word", arguments: [
    ("foo(<#T##Int#>)", "foo ( <#T##Int#> )"),
    ("let a: <#type name#> = <#value#>", "let a : <#type␣name#> = <#value#>"),
    ("Foo<<#T#>>", "Foo ‹ <#T#> ›"),
    ("a+<#b#>", "a + <#b#>"),
    ("<# open", "< # open"),
    ("<#a <#b#>", "< # a <#b#>"),
  ])
  func placeholders(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }
}
