import Testing

@testable import NapkinLint

@Suite("Scanner")
struct ScannerTests {
  @Test("Tokens are cut where the compiler cuts them", arguments: [
    ("let a = b", "let| |a| |=| |b"),
    ("a.b?.c!.d", "a|.|b|?|.|c|!|.|d"),
    ("x: Foo<Bar<Int>>?", "x|:| |Foo|<|Bar|<|Int|>|>|?"),
    ("a < b && c > d", "a| |<| |b| |&&| |c| |>| |d"),
    ("\"a\\(b(\"c\"))d\"", "\"|a|\\(|b|(|\"|c|\"|)|)|d|\""),
    ("t.0.1 + 0.1 / 1.description", "t|.|0|.|1| |+| |0.1| |/| |1|.|description"),
    ("x = /a b/ ", "x| |=| |/a b/| "),
  ])
  func cuts(source: String, expected: String) {
    #expect(pieces(of: source) == expected)
  }

  private func pieces(of source: String) -> String {
    let bytes = Array(source.utf8)
    return TokenDump(bytes).lines.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
      .joined(separator: "|")
  }
}
