import Testing

@testable import NapkinLint

@Suite("Outline: what a brace opens")
struct OutlineBlockTests {
  @Test("Braces after control words hold statements, all others in expressions are closures", arguments: [
    ("if a {} else if b {} else {}", "statements statements statements"),
    ("guard let a else {}", "statements"),
    ("for a in b where c {}", "statements"),
    ("for await a in b {}", "statements"),
    ("while a {}", "statements"),
    ("repeat {} while a { b }", "statements closure"),
    ("do {} catch let a as B where a.c {} catch {}", "statements statements statements"),
    ("do throws(A) {} catch {}", "statements statements"),
    ("defer {}", "statements"),
    ("switch a { case b: {}() }", "switchCases closure"),
    ("switch a {}", "switchCases"),
    ("a: while b {}", "statements"),
    ("a {}", "closure"), ("a() {}", "closure"), ("a[0] {}", "closure"), ("{}", "closure"), ("a = {}", "closure"),
    ("a {} b: {}", "closure closure"), ("a({}, b: {})", "closure closure"), ("[{}, {}]", "closure closure"),
    ("\"\\(a {})\"", "closure"), ("return {}", "closure"), ("a ?? {}", "closure"), ("#a {}", "closure"),
    ("a.if {}", "closure"), ("a.else {}", "closure"), ("a(if: {}, for: {})", "closure closure"),
    ("a {} else: {}", "closure closure"),
  ])
  func roles(source: String, expected: String) {
    #expect(self.roles(of: source) == expected)
  }

  @Test("In a condition a brace is a closure only when the condition goes on behind it", arguments: [
    ("if a {} {}", "closure statements"),
    ("if a.b { $0 }.c {}", "closure statements"),
    ("if a { b } == c {}", "closure statements"),
    ("if a { b }\n== c {}", "statements closure"),
    ("if a {\n} {}", "statements closure"),
    ("if a { b }, c {}", "closure statements"),
    ("if a, {}() {}", "closure statements"),
    ("if a == {}() {}", "closure statements"),
    ("if let a = {}() {}", "closure statements"),
    ("if a(b {}) {}", "closure statements"),
    ("if [a {}].b {}", "closure statements"),
    ("if a,\n{\n}\nb", "statements"),
    ("guard let a = b { c } else {}", "closure statements"),
    ("guard a.b { $0 }.c else {}", "closure statements"),
    ("for a in b.c { d } {}", "closure statements"),
    ("for a in b.c { d } where e {}", "closure statements"),
    ("while a.b { c } as? D != nil {}", "closure statements"),
    ("switch a.b { c } { case d: e }", "closure switchCases"),
    ("switch a { case { b }(): c }", "switchCases closure"),
    ("if try { a }() {}", "closure statements"),
    ("if #available(iOS 17, *) {}", "statements"),
    ("if case .a(let b) = c {}", "statements"),
    ("let a = if b { {} } else { c {} }", "statements closure statements closure"),
    ("a(if b { c } else { d })", "statements statements"),
    ("return switch a { case b: c {} }", "switchCases closure"),
  ])
  func conditions(source: String, expected: String) {
    #expect(roles(of: source) == expected)
  }

  @Test("Accessors, observers and the bodies of declarations", arguments: [
    ("var a: Int {}", "functionBody"),
    ("var a: Int { get {} set(b) {} }", "accessors accessorBody accessorBody"),
    ("func a() { var b: Int { get {} } }", "functionBody accessors accessorBody"),
    ("func a() { var b = 1 { didSet {} } }", "functionBody accessors accessorBody"),
    ("func a() { var b = c { d } { didSet {} } }", "functionBody closure accessors accessorBody"),
    ("func a() { let b = c { d }; var e: F { 1 } }", "functionBody closure functionBody"),
    ("var a = 1 { willSet {} }", "accessors accessorBody"),
    ("var a = b {} { didSet {} }", "closure accessors accessorBody"),
    ("var a = b {}", "closure"),
    ("var a = b\n{ c }", "closure"),
    ("var a: B { @C get {} mutating set {} }", "accessors accessorBody accessorBody"),
    ("var a: B { init(c) {} get {} }", "accessors accessorBody accessorBody"),
    ("var a: B { init(c) }", "functionBody"),
    ("var a: B { borrow {} }", "accessors accessorBody"),
    ("var a: B { borrow() }", "functionBody"),
    ("var a: B { get }", "accessors"),
    ("var a: B { get.c {} }", "functionBody closure"),
    ("struct A { subscript(b: C) -> D { get {} } }", "members accessors accessorBody"),
    ("class A { deinit {} }", "members functionBody"),
    ("precedencegroup A { higherThan: B }", "precedenceGroup"),
    ("func a(b: C = {}) {}", "closure functionBody"),
    ("func a() -> B {}", "functionBody"),
    ("func a() { init { b } }", "functionBody functionBody"),
    ("init() { init { b } }", "functionBody closure"),
  ])
  func declarations(source: String, expected: String) {
    #expect(roles(of: source) == expected)
  }

  @Test("A block knows the block and the declaration around it")
  func parents() throws {
    let file = Outlined("struct A { func b() { c { if d {} } } }")
    let names = file.outline.blocks.map { $0.declaration.map(file.name) ?? "-" }
    #expect(names == ["A", "b", "b", "b"])
    #expect(file.outline.blocks.map { $0.parent ?? -1 } == [-1, 0, 1, 2])
    let token = try #require(file.token("d"))
    #expect(file.outline.block(around: token) == 2)
    #expect(file.outline.declaration(around: token).map(file.name) == "b")
  }

  @Test("A closure's signature", arguments: [
    ("{ a }", ""), ("{ a in }", "(a) in"), ("{ a, _ in }", "(a _) in"), ("{ (a, b: C) -> D in }", "(a b) in"),
    ("{ (_ a: B, c d: E) async throws(F) in }", "(a d) in"), ("{ [a] in }", "[a] in"),
    ("{ [weak self] in }", "[weak self] in"), ("{ [weak = a] in }", "[weak] in"), ("{ [a] }", ""),
    ("{ [unowned(unsafe) a, b = c { d in e }, weak f = g] h in }", "[unowned a, b, weak f] (h) in"),
    ("{ @MainActor @B(c) [self] in }", "@MainActor @B [self] in"), ("{ @Sendable () in }", "@Sendable in"),
    ("{ () -> [A: (B) -> C?] in }", "in"), ("{ async in }", "(async) in"), ("{ for a in b {} }", ""),
    ("{ a.b in }", ""), ("{ (a)\nfor b in c {} }", ""), ("{ (inout a: B) in }", "(a) in"), ("{ $0 in }", "($0) in"),
    ("{ a throws -> B in }", "(a) in"), ("{ [a]\nfor b in c {} }", ""),
  ])
  func signatures(source: String, expected: String) {
    #expect(Outlined(source).signature(ofClosureAt: 0) == expected)
  }

  private func roles(of source: String) -> String {
    Outlined(source).outline.blocks.map { "\($0.role)" }.joined(separator: " ")
  }
}

extension Outlined {
  fileprivate func signature(ofClosureAt open: Int) -> String {
    let closure = outline.closure(at: open)
    guard closure.statements.lowerBound > open + 1 else { return "" }
    let captures = closure.captures.map { ($0.ownership == .other ? "" : $0.ownership.text + " ") + text($0.name) }
    var parts = closure.attributes.map { "@" + text($0.name) }
    if closure.captureList != nil { parts.append("[" + captures.joined(separator: ", ") + "]") }
    if !closure.parameters.isEmpty { parts.append("(" + closure.parameters.map(text).joined(separator: " ") + ")") }
    return (parts + ["in"]).joined(separator: " ")
  }
}
