import NapkinLint
import Testing

@Suite("Code that is being written is linted to its end")
struct HalfWrittenTests {
  @Test("A value that leads back to itself", .timeLimit(.minutes(5)), arguments: [
    "let s = self.s", "let s = self.t; let t = self.s", "let s = self.t\n  let t = self.u\n  let u = self.s",
    "lazy var s = self.s", "var s: Int { self.s }", "let s = await self.s",
  ])
  func cycles(_ member: String) {
    Self.lint(
      """
      import napkin
      final actor H: Interactable {
        nonisolated let lifecycle = InteractorLifecycle()
        \(member)
        func didBecomeActive() async { task { for await x in Observations({ s.x }) { print(x) } } }
        func load() async { await s.load(); dispatch { await self.s.load() } }
      }
      """)
  }

  @Test("A declaration that takes the next one's keyword for its name", .timeLimit(.minutes(5)), arguments: [
    "import", "func", "class", "let", "var", "typealias", "extension", "case", "operator", "import struct", "init", "@",
  ])
  func keywords(_ keyword: String) {
    for rest in ["let vc = vc.bind()", "let vc = 1\nvc.bind()", "let vc: HomeInteractor\nvc.bind()", "let vc\n= vc.bind()", "let vc:"] {
      Self.lint("import napkin\nclass B: Builder { func build() { \(keyword)\n\(rest) } }\nactor HomeInteractor: Interactable {}")
      Self.lint("import napkin\nclass B: Builder { func build() { \(keyword) \(rest)")
    }
  }

  @Test("A type that breaks off", .timeLimit(.minutes(5)), arguments: [
    "::", ":: ", "A::", "A:: {", "A.", "A.::B", "A::.", "A?.", "A?::", "(", "(A", "[A", "A<", "A<B", "A &", "A & &", "any", "some ::",
    "A -> ", "A, ,", ", A", "@", "@A(", "~", "~Copyable::",
  ])
  func types(_ type: String) {
    for declaration in [
      "protocol HomePresentableListener: \(type) {}", "protocol HomePresentableListener:\(type)", "class A: \(type) {}",
      "var a: \(type) = 1", "func a(b: \(type)) -> \(type) {}", "extension \(type) {}", "typealias A = \(type)\n",
      "let a = b as \(type)", "enum A { case a(\(type)) }", "func a<T: \(type)>() where T: \(type) {}",
    ] {
      Self.lint("import napkin\n\(declaration)\nprotocol HomePresentable: Presentable { var listener: HomePresentableListener? { get set } }")
    }
  }

  /// All rules look at the code, and repairs are tried.
  private static func lint(_ text: String) {
    let selection = RuleSelection(levels: Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.id, .on(.warning)) }))
    let linter = Linter(rules: Rule.all, selection: selection)
    let run = Fixer(linter, allowsUnsafe: true).fix([SourceFile(path: "Home.swift", text: text)])
    #expect(run.after.fileCount == 1)
  }
}
