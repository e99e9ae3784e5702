import Testing

@testable import NapkinLint

@Suite("Outline: what stands before a period")
struct OutlineChainTests {
  /// The chain before the last period, as its base, its segments, and its first token.
  @Test("A chain has a base, segments and a first token", arguments: [
    ("a.b", "a from a"),
    ("a.b.c", "a .b from a"),
    ("a().b", "a() from a"),
    ("a { }.b", "a() from a"),
    ("a(b) { } c: { }\n  .d(e)\n  .f", "a() .d from a"),
    ("a\n  // b\n  .c /* d */ .e", "a .c from a"),
    ("a<B>(c).d", "a() from a"),
    ("a<B>.c", "a from a"),
    ("a?.b!.c?.d", "a .b .c from a"),
    ("a[0].b", "a from a"),
    ("a(b)[0].c", "a() from a"),
    ("a[0](b).c", "a from a"),
    ("a(b)(c).d", "a() from a"),
    ("(a + b).c", "(…) from ("),
    ("(a)(b).c", "(…) from ("),
    ("a.0.1.b", "a .0 .1 from a"),
    ("self.a", "self from self"),
    ("super.a().b", "super .a from super"),
    ("Self.a", "Self from Self"),
    ("`in`.a", "`in` from `in`"),
    ("$0.a", "$0 from $0"),
    ("a::b.c", "b from a"),
    ("a(b:c:).d", "a from a"),
  ])
  func names(source: String, expected: String) throws {
    #expect(try chain(of: source) == expected)
  }

  @Test("A chain may begin with what has no name", arguments: [
    (".a", "implicit from ."), (".a.b()\n.c", "implicit .a .b from ."),
    ("f(.a)", "implicit from ."), ("a == .b", "implicit from ."), ("return .a", "implicit from ."),
    ("await .a", "implicit from ."), ("try? .a", "implicit from ."), ("a ? .b", "implicit from ."),
    ("case .a", "implicit from ."), ("in .a", "implicit from ."), ("if a {}\n.b", "implicit from ."),
    ("unsafe .a", "implicit from ."), ("unsafe.a", "unsafe from unsafe"), ("copy.a", "copy from copy"),
    ("\"a\\(b)\".c", "other from \""), ("1.a", "other from 1"), ("/a/.b", "other from /a/"),
    ("[a, b].c", "other from ["), ("[A]().b", "other from ["), ("{ a }.b", "other from {"),
    ("{ a }().b", "other from {"), ("#a(b).c", "other from #"), ("nil.a", "other from nil"),
    ("return [a].b", "other from ["), ("return (a).b", "(…) from ("), ("await (a).b", "(…) from ("),
    ("try! (a).b", "(…) from ("), ("a\n(b).c", "(…) from ("), ("a\n[b].c", "other from ["),
    ("1\n{ a }.b", "other from {"),
  ])
  func bases(source: String, expected: String) throws {
    #expect(try chain(of: source) == expected)
  }

  @Test("A chain goes on through `#if`", arguments: [
    ("a\n#if b\n.c()\n#endif\n.d", "a .c from a"),
    ("a\n#if b\n.c\n.d\n#else\n.e\n#endif\n.f", "a .c .d .e from a"),
    ("a\n#if b\n.c", "a from a"),
    ("a\n.b\n#if c\n.d\n#else\n.e", "a .b from a"),
    ("a\n#if b\n#if c\n.d", "a from a"),
    ("a\n#if b\n#if c\n.d\n#endif\n.e\n#endif\n.f", "a .d .e from a"),
    ("#if a\nb\n#endif\n.c", "implicit from ."),
    ("#if a\n.b", "implicit from ."),
    ("a\n#if false\n.b\n#endif\n.c", "a from a"),
  ])
  func directives(source: String, expected: String) throws {
    #expect(try chain(of: source) == expected)
  }

  @Test("An endless chain is read from its end only")
  func endless() throws {
    let file = Outlined("a" + String(repeating: ".b()", count: 3_000) + ".c")
    let chain = file.outline.chain(before: try #require(file.last(.period)))
    #expect(chain.base == .other)
    #expect(chain.segments.count == 1_000)
  }

  private func chain(of source: String) throws -> String {
    let file = Outlined(source)
    let chain = file.outline.chain(before: try #require(file.last(.period)))
    let base =
      switch chain.base {
      case .call(let name): file.text(name) + "()"
      case .name(let name): file.text(name)
      case .parenthesized: "(…)"
      case .implicitMember: "implicit"
      case .other: "other"
      }
    let parts = [base] + chain.segments.map { "." + file.text($0) } + ["from", file.text(chain.first)]
    return parts.joined(separator: " ")
  }
}
