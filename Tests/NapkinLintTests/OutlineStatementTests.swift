import Testing

@testable import NapkinLint

@Suite("Outline: where statements begin and end")
struct OutlineStatementTests {
  @Test("A line break ends a statement unless the tokens beside it belong together", arguments: [
    ("a\nb", ["a", "b"]),
    ("a; b;", ["a", "b"]),
    ("a()\n.b()\n.c", ["a()\n.b()\n.c"]),
    ("a\n+ b\n- c", ["a\n+ b\n- c"]),
    ("a\n-b", ["a", "-b"]),
    ("a +\nb", ["a +\nb"]),
    ("a\n(b)", ["a", "(b)"]),
    ("a\n[b]", ["a", "[b]"]),
    ("a\n{ b }", ["a\n{ b }"]),
    ("1\n{ b }", ["1", "{ b }"]),
    ("a {}\nb: {}\nc {}", ["a {}\nb: {}", "c {}"]),
    ("a = b\n? c\n: d", ["a = b\n? c\n: d"]),
    ("let a: A\n= b", ["let a: A\n= b"]),
    ("a as!\nB", ["a as!\nB"]),
    ("try?\na()", ["try?\na()"]),
    ("a is\nB\nc", ["a is\nB", "c"]),
    ("a!\nb?\n.c", ["a!", "b?\n.c"]),
    ("a...\nb", ["a...", "b"]),
    ("a ...\nb", ["a ...\nb"]),
    ("a.in\nb.is\nc", ["a.in", "b.is", "c"]),
    ("await\na()\ntry\nb()", ["await\na()", "try\nb()"]),
    ("a(\nb,\nc)\nd", ["a(\nb,\nc)", "d"]),
    ("\"\"\"\na\n\"\"\"\nb", ["\"\"\"\na\n\"\"\"", "b"]),
    ("a // b\n.c", ["a // b\n.c"]),
    ("a /*\n*/ b", ["a", "b"]),
  ])
  func lines(source: String, expected: [String]) {
    #expect(statements(of: source) == expected)
  }

  @Test("Keywords join or part lines", arguments: [
    ("if a {}\nelse if b {}\nelse {}\nc", ["if a {}\nelse if b {}\nelse {}", "c"]),
    ("guard let a = b\nelse { return }\nc", ["guard let a = b\nelse { return }", "c"]),
    ("repeat {}\nwhile a\nb", ["repeat {}\nwhile a", "b"]),
    ("do {}\ncatch a {}\ncatch {}\nb", ["do {}\ncatch a {}\ncatch {}", "b"]),
    ("if a {}\n.b", ["if a {}", ".b"]),
    ("if a {}\nwhile b {}", ["if a {}", "while b {}"]),
    ("for a in b\nwhere c {}\nd", ["for a in b\nwhere c {}", "d"]),
    ("if\na,\nlet b\n{\n}\nc", ["if\na,\nlet b\n{\n}", "c"]),
    ("a:\nfor b in c {}\nd", ["a:\nfor b in c {}", "d"]),
    ("return\na", ["return\na"]),
    ("return\nlet a = b", ["return", "let a = b"]),
    ("return\nif a {}", ["return\nif a {}"]),
    ("return\n@A func b() {}", ["return", "@A func b() {}"]),
    ("return\nprivate func b() {}", ["return", "private func b() {}"]),
    ("return\nfinal class B {}", ["return", "final class B {}"]),
    ("return\nfinal(b)", ["return\nfinal(b)"]),
    ("break\na", ["break", "a"]),
    ("throw\na", ["throw\na"]),
    ("let a = if b { 1 } else { 2 }\nc", ["let a = if b { 1 } else { 2 }", "c"]),
    ("let a = switch b { case c: 1 }\nd", ["let a = switch b { case c: 1 }", "d"]),
    ("switch a { case b: c } as D", ["switch a { case b: c } as D"]),
    ("let a = b, c = d\ne", ["let a = b, c = d", "e"]),
    ("async let a = b\nc", ["async let a = b", "c"]),
  ])
  func keywords(source: String, expected: [String]) {
    #expect(statements(of: source) == expected)
  }

  @Test("A declaration is one statement from its first attribute on", arguments: [
    ("@A\n@B(c)\npublic\nfunc d()\nasync\n-> E\nwhere F: G\n{}\nh", ["@A\n@B(c)\npublic\nfunc d()\nasync\n-> E\nwhere F: G\n{}", "h"]),
    ("#if a\n@A\n#endif\nfunc b() {}\nc", ["#if a\n@A\n#endif\nfunc b() {}", "c"]),
    ("func a() {} b()", ["func a() {}", "b()"]),
    ("var a: A { 1 }\nb", ["var a: A { 1 }", "b"]),
    ("import a.b\nc", ["import a.b", "c"]),
    ("import func a.==\nb", ["import func a.==", "b"]),
    ("infix operator +\na", ["infix operator +", "a"]),
    ("typealias A = B\n& C\nd", ["typealias A = B\n& C", "d"]),
    ("@A\n#b(c)\nd", ["@A\n#b(c)", "d"]),
  ])
  func declarations(source: String, expected: [String]) {
    #expect(statements(of: source) == expected)
  }

  @Test("Directives and the labels of a switch stand alone", arguments: [
    ("a\n#if b\nc\n#elseif d && e\nf\n#else\n#endif\ng",
      ["a", "#if b", "c", "#elseif d && e", "f", "#else", "#endif", "g"]),
    ("a\n#if b\n.c\n#else\n.d\n#endif\n.e\nf", ["a\n#if b\n.c\n#else\n.d\n#endif\n.e", "f"]),
    ("a\n#if b\n#if c\n.d\n#endif\n#endif\nf", ["a\n#if b\n#if c\n.d\n#endif\n#endif", "f"]),
    ("#if a ||\nb\n#endif", ["#if a ||", "b", "#endif"]),
    ("#if (a ||\nb)\nc\n#endif", ["#if (a ||\nb)", "c", "#endif"]),
    ("#sourceLocation(file: \"a\", line: 1)\n(b)", ["#sourceLocation(file: \"a\", line: 1)", "(b)"]),
  ])
  func directives(source: String, expected: [String]) {
    #expect(statements(of: source) == expected)
  }

  @Test("The cases of a switch hold the statements behind their labels", arguments: [
    ("switch a {\ncase .b: c\nd\ncase .e,\n.f where g:\n h\n@unknown default:\n i }", ["c\nd", "h", "i"]),
    ("switch a { case b ? c : d: e; case f: return\ncase g: break }", ["e;", "return", "break"]),
    ("switch a { case let .b(c): if case .d = c { e }\ndefault: f }", ["if case .d = c { e }", "f"]),
    ("switch a {\ncase b:\n#if c\nd\n#endif\ndefault: e }", ["#if c\nd\n#endif", "e"]),
    ("switch a { case b: return\n@unknown default: c }", ["return", "c"]),
    ("switch a {}", []),
  ])
  func cases(source: String, expected: [String]) throws {
    let file = Outlined(source)
    let open = try #require(file.token("{"))
    #expect(file.outline.cases(ofSwitchAt: open).map(file.text) == expected)
  }

  @Test("A token begins or ends a statement", arguments: [
    ("Task {}", true, true), ("a; Task {}; b", true, true), ("a { Task {} }", true, true),
    ("a { b in Task {} }", true, true), ("switch a { case b: Task {}\ndefault: c }", true, true),
    ("let a = Task {}", false, true), ("Task {}.a()", true, false), ("a(\nTask {}\n)", false, false),
    ("[\nTask {}\n]", false, false), ("await Task {}.a", false, false), ("a ?? Task {}", false, true),
    ("#if a\nTask {}\n#endif", true, true), ("if a { Task {} } else {}", true, true),
  ])
  func ends(source: String, begins: Bool, ends: Bool) throws {
    let file = Outlined(source)
    let task = try #require(file.token("Task"))
    let call = try #require(file.outline.call(at: task))
    #expect(file.outline.beginsStatement(task) == begins)
    #expect(file.outline.endsStatement(call.end - 1) == ends)
  }

  private func statements(of source: String) -> [String] {
    let file = Outlined(source)
    return file.outline.statements(in: file.outline.tokens.indices).map(file.text)
  }
}
