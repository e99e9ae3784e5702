import Testing

@testable import NapkinLint

@Suite("Scanner: operators")
struct ScannerOperatorTests {
  @Test("A run of operator characters is one operator", arguments: [
    ("a + b", "a + b"),
    ("a+-b", "a +- b"),
    ("a ?? b", "a ?? b"),
    ("a ..< b", "a ..< b"),
    ("a &+ b", "a &+ b"),
    ("a <<= b", "a <<= b"),
    ("a === b", "a === b"),
    ("a .&& b", "a .&& b"),
    ("a +. b", "a + . b"),
    ("a .+. b", "a .+. b"),
    ("a ≠ b", "a ≠ b"),
    ("a ∘→b", "a ∘→ b"),
    ("a √\u{301}b", "a √\u{301} b"),
    ("a +√ b", "a +√ b"),
    ("a <=> b", "a <=> b"),
  ])
  func runs(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }

  @Test("Each operator with a meaning of its own has its kind", arguments: [
    ("a -> b", "word arrow word"),
    ("a->b", "word arrow word"),
    ("a = b", "word equal word"),
    ("a=b", "word equal word"),
    ("&a", "prefixAmpersand word"),
    ("f(&a)", "word leftParenthesis prefixAmpersand word rightParenthesis"),
    ("a & b", "word operator word"),
    ("a&b", "word operator word"),
    ("a...b", "word ellipsis word"),
    ("a ? b : c", "word infixQuestionMark word colon word"),
    ("a?.b!.c", "word postfixQuestionMark period word postfixExclamationMark period word"),
    ("a: Int??", "word colon word postfixQuestionMark postfixQuestionMark"),
    ("a!=b", "word postfixExclamationMark equal word"),
    ("a != b", "word operator word"),
    ("!a", "operator word"),
    ("try? a", "word postfixQuestionMark word"),
    ("a as! b", "word word postfixExclamationMark word"),
    ("a.b", "word period word"),
    ("a\n.b", "word period word"),
    (".b", "period word"),
    ("[a]!", "leftBracket word rightBracket postfixExclamationMark"),
    ("init ?(a)", "word postfixQuestionMark leftParenthesis word rightParenthesis"),
    ("init! (a)", "word postfixExclamationMark leftParenthesis word rightParenthesis"),
  ])
  func kinds(source: String, expected: String) {
    #expect(tokenKinds(source) == expected)
  }

  @Test("What stands directly beside an operator makes it prefix, infix or postfix", arguments: [
    ("a + b", "infix"),
    ("a+b", "infix"),
    ("a +b", "prefix"),
    ("a+ b", "postfix"),
    ("(+b)", "prefix"),
    ("(b+)", "postfix"),
    ("[+b]", "prefix"),
    ("{+b}", "prefix"),
    (",+b", "prefix"),
    ("a+,", "postfix"),
    ("a+/* */b", "postfix"),
    ("a/* */+b", "prefix"),
    ("a+// \n", "postfix"),
    ("a+.b", "postfix"),
    ("a +.b", "prefix"),
    ("a\u{A0}+b", "prefix"),
    ("+", "infix"),
    ("-a", "prefix"),
  ])
  func boundness(source: String, expected: String) throws {
    let operators = Scanner.scan(Array(source.utf8)).tokens.filter { $0.kind == .operator }
    let flags = try #require(operators.first).flags
    #expect((flags.contains(.isPrefix) ? "prefix" : flags.contains(.isPostfix) ? "postfix" : "infix") == expected)
    #expect(operators.count == 1)
  }

  @Test("A comment ends an operator", arguments: [
    ("a +// b", "a +", "//␣b"),
    ("a +/* b */c", "a + c", "/*␣b␣*/"),
    ("a /+/ b", "a /+/ b", ""),
    ("a ++/**/ b", "a ++ b", "/**/"),
    ("a //+ b", "a", "//+␣b"),
    ("a */ b", "a b", "*/"),
    ("a +*/ b", "a b", "+*/"),
    ("a*/**/b", "a * b", "/**/"),
  ])
  func comments(source: String, tokens: String, trivia: String) {
    #expect(tokenTexts(source) == tokens)
    #expect(triviaTexts(source) == trivia)
  }

  @Test("A function's name may be an operator", arguments: [
    ("func + (a: A)", "func + ( a : A )"),
    ("func ==(a: A)", "func == ( a : A )"),
    ("func == <T>(a: T)", "func == ‹ T › ( a : T )"),
    ("func ==<T>(a: T)", "func == ‹ T › ( a : T )"),
    ("func <<T: P>(a: T)", "func < ‹ T : P › ( a : T )"),
    ("func <<<T>(a: T)", "func << ‹ T › ( a : T )"),
    ("func <(a: A)", "func < ( a : A )"),
    ("func >(a: A)", "func > ( a : A )"),
    ("func ??<T>(a: T)", "func ?? ‹ T › ( a : T )"),
    ("func /(a: A)", "func / ( a : A )"),
    ("func /^/(a: A)", "func /^/ ( a : A )"),
    ("func ..<(a: A)", "func ..< ( a : A )"),
    ("func ==<let n: Int>()", "func == ‹ let n : Int › ( )"),
    ("prefix operator /^", "prefix operator /^"),
    ("infix operator <>: P", "infix operator <> : P"),
  ])
  func functionNames(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }

  @Test("A key path splits its marks from its periods", arguments: [
    (#"\.a.b"#, #"\ . a . b"#, "backslash period word period word"),
    (#"\A?.b"#, #"\ A ? . b"#, "backslash word postfixQuestionMark period word"),
    (#"\.?.a"#, #"\ . ? . a"#, "backslash period postfixQuestionMark period word"),
    (#"\A.!.b"#, #"\ A . ! . b"#, "backslash word period postfixExclamationMark period word"),
    (#"\A?.?.b"#, #"\ A ? . ? . b"#,
      "backslash word postfixQuestionMark period postfixQuestionMark period word"),
    (#"\.[0]"#, #"\ . [ 0 ]"#, "backslash period leftBracket integer rightBracket"),
    (#"\[A].count"#, #"\ [ A ] . count"#, "backslash leftBracket word rightBracket period word"),
    (#"\A<B>.c"#, #"\ A ‹ B › . c"#, "backslash word leftAngle word rightAngle period word"),
    ("a .?. b", "a .?. b", "word operator word"),
  ])
  func keyPaths(source: String, texts: String, kinds: String) {
    #expect(tokenTexts(source) == texts)
    #expect(tokenKinds(source) == kinds)
  }

  @Test("Punctuation stands alone", arguments: [
    ("{}()[]", "leftBrace rightBrace leftParenthesis rightParenthesis leftBracket rightBracket"),
    (",:;@\\", "comma colon semicolon at backslash"),
    ("A::b", "word colonColon word"),
    ("f(a::b)", "word leftParenthesis word colonColon word rightParenthesis"),
    ("@objc(a::b:)", "at word leftParenthesis word colon colon word colon rightParenthesis"),
    ("@objc func f(a: B::C)",
      "at word word word leftParenthesis word colon word colonColon word rightParenthesis"),
    ("@derivative(of: A.+)", "at word leftParenthesis word colon word period operator rightParenthesis"),
  ])
  func punctuation(source: String, expected: String) {
    #expect(tokenKinds(source) == expected)
  }
}
