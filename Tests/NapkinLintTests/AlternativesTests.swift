import Testing

@testable import NapkinLint

@Suite("What is compiled or runs instead of other code is found without a look at all between")
struct AlternativesTests {
  @Test("Branches and cases between any two tokens", arguments: [
    "a\n#if A\nb\n#if B\nc\n#elseif C\nd\n#else\ne\n#endif\nf\n#else\ng\n#endif\nh\n",
    "switch a {\ncase b:\n#if A\nc\n#endif\ndefault:\nd\n}\ne\n",
    "#else\na\n#if A\nb\n#else\nc\n",
    "#if A\na\n#endif\nb\n#if B\nc\n#else\nd\n#endif\n",
  ])
  func pairs(text: String) {
    let outline = Outlined(text).outline
    let alternatives = Alternatives(in: outline)
    for first in outline.tokens.indices where outline.kind(at: first) == .word {
      for second in first..<outline.tokens.count {
        let between = first..<second
        let hasBranch = between.contains { index in
          [.poundElse, .poundElseif].contains(outline.kind(at: index)) && outline.mate(of: index).map { $0 < first } ?? false
        }
        let hasCase = between.contains { [.case, .default].contains(outline.tokens[$0].keyword) }
        #expect(alternatives.hasBranch(between: first, second) == hasBranch, "\(first) to \(second)")
        #expect(alternatives.hasCase(between: first, second) == hasCase, "\(first) to \(second)")
      }
    }
  }
}
