import Testing

@testable import NapkinLint

@Suite("Scanner: generic clauses")
struct ScannerAngleTests {
  @Test("A declaration's name opens a generic clause", arguments: [
    ("func f<T>()", "func f ‹ T › ( )"),
    ("func f<T: A<B>, each U>()", "func f ‹ T : A ‹ B › , each U › ( )"),
    ("struct S<T>: P {", "struct S ‹ T › : P {"),
    ("class C<T where T: P> {", "class C ‹ T where T : P › {"),
    ("enum E<let n: Int> {", "enum E ‹ let n : Int › {"),
    ("protocol P<A, B> {", "protocol P ‹ A , B › {"),
    ("actor A<T> {", "actor A ‹ T › {"),
    ("macro m<T>()", "macro m ‹ T › ( )"),
    ("typealias A<T> = B<T>\nlet", "typealias A ‹ T › = B ‹ T › let"),
    ("associatedtype A: P = B<C>\nfunc", "associatedtype A : P = B ‹ C › func"),
    ("init<T>()", "init ‹ T › ( )"),
    ("init?<T>()", "init ? ‹ T › ( )"),
    ("init!<T>()", "init ! ‹ T › ( )"),
    ("subscript<T>(a: T)", "subscript ‹ T › ( a : T )"),
    ("extension A<B> where", "extension A ‹ B › where"),
    ("func f<T: (A) -> B>()", "func f ‹ T : ( A ) -> B › ( )"),
    ("func f<T: ~Copyable>()", "func f ‹ T : ~ Copyable › ( )"),
    ("func `in`<T>()", "func `in` ‹ T › ( )"),
  ])
  func declarations(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }

  @Test("A type has generic arguments, whatever stands behind it", arguments: [
    ("let a: A<B> = c", "let a : A ‹ B › = c"),
    ("var a: A<B>\nvar b", "var a : A ‹ B › var b"),
    ("let a: A<B>= c", "let a : A ‹ B › = c"),
    ("a as A<B> ?? c", "a as A ‹ B › ?? c"),
    ("a as? A<B> else", "a as ? A ‹ B › else"),
    ("a is A<B> && c", "a is A ‹ B › && c"),
    ("-> A<B> {", "-> A ‹ B › {"),
    ("-> some A<B>\nfunc", "-> some A ‹ B › func"),
    ("@A<B> var c", "@ A ‹ B › var c"),
    ("x: @escaping A<B> = c", "x : @ escaping A ‹ B › = c"),
    ("x: inout A<B> = c", "x : inout A ‹ B › = c"),
    ("let a: A<\n  B\n> = c", "let a : A ‹ B › = c"),
    ("where T == A<B>\nfunc", "where T == A ‹ B › func"),
    ("where A<T> == B {", "where A ‹ T › == B {"),
    ("class C: A<B>, D<E> where", "class C : A ‹ B › , D ‹ E › where"),
    ("f(a: A<B>...)", "f ( a : A ‹ B › ... )"),
    ("let a: A<>", "let a : A ‹ ›"),
    ("let a: A< > = b", "let a : A ‹ › = b"),
    ("-> <T> A<T>", "-> ‹ T › A ‹ T ›"),
    ("x: protocol<A, B>\n", "x : protocol ‹ A , B ›"),
  ])
  func types(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }

  @Test("Generic arguments are types of any form, or integers", arguments: [
    "A ‹ B , C ›", "A ‹ B ‹ C › ›", "A ‹ B ‹ C ‹ D › › ›", "A ‹ B . C ›", "A ‹ B ‹ C › . D ›",
    "A ‹ B ? ›", "A ‹ B ! ›", "A ‹ B ‹ C › ? ? ›", "A ‹ [ B ] ›", "A ‹ [ B : C ] ›",
    "A ‹ [ 4 of B ] ›", "A ‹ ( ) ›", "A ‹ ( B , C ) ›", "A ‹ ( a : B , _ c : D ) ›",
    "A ‹ ( B ) -> C ›", "A ‹ ( B ) async throws -> C ›", "A ‹ ( ) throws ( E ) -> C ›", "A ‹ B & C ›",
    "A ‹ any B ›", "A ‹ some B & C ›", "A ‹ repeat each B ›", "A ‹ _ ›", "A ‹ B . Type ›",
    "A ‹ Self ›", "A ‹ Any ›", "A ‹ 4 , B ›", "A ‹ - 4 ›", "A ‹ @ Sendable ( ) -> B ›",
    "A ‹ @ convention ( c ) ( ) -> B ›", "A ‹ ( inout B ) -> C ›", "A ‹ `class` ›", "A ‹ B :: C ›",
    "A ‹ ( B , ) ›", "A ‹ B , ›", "A ‹ borrowing B ›",
    "A ‹ nonisolated ( nonsending ) ( ) async -> B ›", "A ‹ ~ Copyable ›", "A ‹ ( B ... ) -> C ›",
    "A ‹ größe ›",
  ])
  func arguments(texts: String) {
    let spread = texts.replacing("‹", with: "<").replacing(" ›", with: ">").replacing(" ?", with: "?")
      .replacing(" !", with: "!").replacing("@ ", with: "@").replacing("- ", with: "-").replacing(" ( c", with: "(c")
    for source in [spread, spread.replacing(" ", with: "\n  ").replacing("\n  of", with: " of")] {
      #expect(tokenTexts("let a: \(source)()") == "let a : \(texts) ( )")
    }
  }

  @Test("In an expression, what stands behind the closing angle decides", arguments: [
    ("A<B>()", "A ‹ B › ( )"),
    ("A< >.self", "A ‹ › . self"),
    ("[A<B>]()", "[ A ‹ B › ] ( )"),
    ("[A<B>: C<D>]()", "[ A ‹ B › : C ‹ D › ] ( )"),
    ("x = A<B>.c", "x = A ‹ B › . c"),
    ("x = A<B>.C<D>()", "x = A ‹ B › . C ‹ D › ( )"),
    ("f(A<B>.self, c)", "f ( A ‹ B › . self , c )"),
    ("f(A<B>, c)", "f ( A ‹ B › , c )"),
    ("A<B> {", "A ‹ B › {"),
    ("A<B>?.none", "A ‹ B › ? . none"),
    ("case A<B>.c:", "case A ‹ B › . c :"),
    ("#m<A>(b)", "# m ‹ A › ( b )"),
    ("a < b", "a < b"),
    ("a<b", "a < b"),
    ("a < b && c > d", "a < b && c > d"),
    ("f(a < b, c > d)", "f ( a < b , c > d )"),
    ("f(a < b, c > (d))", "f ( a ‹ b , c › ( d ) )"),
    ("if a < b, c > d {", "if a < b , c > d {"),
    ("if a < b, c >= d {", "if a < b , c >= d {"),
    ("if x, a < b, c >= d {", "if x , a < b , c >= d {"),
    ("if x, a < b, c >\n  d {", "if x , a < b , c > d {"),
    ("a < b ? c : d", "a < b ? c : d"),
    ("x ? a < b : c > d", "x ? a < b : c > d"),
    ("a<b>\n(c)", "a < b > ( c )"),
    ("a <> b", "a <> b"),
    ("a << b >> c", "a << b >> c"),
    ("a<b>c", "a < b > c"),
    ("$0 < $1", "$0 < $1"),
    ("f(a: b < c, d: e > 0)", "f ( a : b < c , d : e > 0 )"),
    ("(a < 1) > b", "( a < 1 ) > b"),
    ("for i in a where i < b {", "for i in a where i < b {"),
    ("a.count < b.count", "a . count < b . count"),
    ("a[0] < b", "a [ 0 ] < b"),
    ("sorted(by: <)", "sorted ( by : < )"),
    ("sorted(by: <=>)", "sorted ( by : <=> )"),
    ("#if swift(<6)", "#if swift ( < 6 )"),
  ])
  func expressions(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }

  @Test("An operator that begins with the closing angle is split", arguments: [
    ("a: A<B<C>>", "a : A ‹ B ‹ C › ›"),
    ("a: A<B>?", "a : A ‹ B › ?"),
    ("a: A<B>!", "a : A ‹ B › !"),
    ("a: A<B<C>>?=d", "a : A ‹ B ‹ C › › ? = d"),
    ("a = A<B>.c", "a = A ‹ B › . c"),
    ("f<T>(a: A<B>&C)", "f ‹ T › ( a : A ‹ B › & C )"),
    ("a >> b", "a >> b"),
  ])
  func splitting(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }

  @Test("A clause that never closes leaves the code behind it alone", arguments: [
    ("func f<T { a > b }", "func f ‹ T { a > b }"),
    ("let a: A<B { c > d }", "let a : A < B { c > d }"),
    ("\"\\(a<b\n>)\"", "\" \\( a < b > ) \""),
  ])
  func unclosed(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }
}
