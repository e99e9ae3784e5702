import Foundation
import Testing

@testable import napkin_lint

@Suite("What a branch makes of the tree", .enabled(if: Git.isInstalled))
struct GraphDiffTests {
  /// A napkin that builds others, in a file of its own.
  private static func napkin(_ name: String, builds children: [String] = []) -> String {
    let parameters = children.map { ", child\($0): \($0)Buildable" }.joined()
    let routes = children.map { child in
      """
        func routeTo\(child)() async {
          let router = await child\(child).build(withListener: interactor)
          await attachChild(router)
          viewController.push(router.viewControllable)
        }

      """
    }.joined()
    return """
      import napkin
      protocol \(name)Listener: AnyObject, Sendable {}
      protocol \(name)Dependency: Dependency {}
      protocol \(name)Buildable: Buildable { func build(withListener listener: \(name)Listener) async -> ViewableRouting }
      final class \(name)Builder: Builder<\(name)Dependency>, \(name)Buildable, @unchecked Sendable {
        func build(withListener listener: \(name)Listener) async -> ViewableRouting {
          \(name)Router(interactor: \(name)Interactor(), viewController: \(name)ViewController())
        }
      }
      final actor \(name)Interactor: Interactable { nonisolated let lifecycle = InteractorLifecycle() }
      final class \(name)Router: ViewableRouter<\(name)Interactor, ViewControllable> {
        init(interactor: \(name)Interactor\(parameters)) {}
      \(children.map { "  private let child\($0): \($0)Buildable" }.joined(separator: "\n"))
      \(routes)
      }

      """
  }

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Package.swift": "", "App/Home.swift": Self.napkin("Home", builds: ["Cart", "Shop"]),
      "App/Cart/Cart.swift": Self.napkin("Cart"), "App/Shop.swift": Self.napkin("Shop"),
    ])
    try Git.makeRepository(in: folder)
    try Git.commit(in: folder)
    return folder
  }

  @Test("is told from the working copy, with folders that are gone and files that git does not know yet")
  func tells() throws {
    let folder = try repository()
    try Git.run(["checkout", "-q", "-b", "topic"], in: folder)
    try FileManager.default.removeItem(at: folder.url("App/Cart"))
    try folder.write("App/Home.swift", Data(Self.napkin("Home", builds: ["Shop", "Help"]).utf8))
    try folder.write("App/Help.swift", Data(Self.napkin("Help").utf8))
    let run = try BuiltCommand.run(["graph", "--diff", "main"], in: folder)
    #expect(run.errors == "")
    #expect(
      run == .init(
        status: 0,
        output: """
          1 napkin added, 1 napkin removed

            Home  view
          + ├─ Help  on demand, push, never detached
          - ├─ Cart  on demand, push, never detached
            └─ … 1 other as before

          """, errors: ""))
    let below = try BuiltCommand.run(["graph", "--diff=main", ".."], in: folder, below: "App")
    #expect(below.output == run.output)
    #expect(try BuiltCommand.run(["graph", "--diff", "main", "--format", "mermaid"], in: folder).output.hasPrefix("flowchart TD\n"))
  }

  @Test("is what the branch did since it left, and not what others did")
  func mergeBase() throws {
    let folder = try repository()
    try Git.run(["checkout", "-q", "-b", "topic"], in: folder)
    try Git.run(["checkout", "-q", "main"], in: folder)
    try folder.write("App/Home.swift", Data(Self.napkin("Home").utf8))
    try Git.commit(in: folder)
    try Git.run(["checkout", "-q", "topic"], in: folder)
    let run = try BuiltCommand.run(["graph", "--diff", "main"], in: folder)
    #expect(run == .init(status: 0, output: "the tree of napkins is as before\n", errors: ""))
  }

  @Test("is not drawn where that makes no sense, which is said", arguments: [
    (["--diff", "nowhere"], "--diff nowhere: no commit is called 'nowhere'"),
    (["--diff", "main", "--format", "svg"], "--diff draws text, mermaid or html, not svg; choose one of them"),
    (["--diff", "main", "--root", "Home"], "--diff shows the whole tree, so it does not go with --root; leave one out"),
    (["--diff", "main", "--depth", "1"], "--diff shows the whole tree, so it does not go with --depth; leave one out"),
    (["--diff", "main", "--show", "findings"], "--diff shows events besides, not findings; leave out --show findings"),
  ])
  func mistakes(arguments: [String], words: String) throws {
    let run = try BuiltCommand.run(["graph"] + arguments, in: repository())
    #expect(run == .init(status: 2, output: "", errors: "napkin-lint: \(words)\n"))
  }

  @Test("outside a repository advises nothing that only the lint can do")
  func noRepository() throws {
    let bare = try TemporaryFolder(["Home.swift": Self.napkin("Home")])
    #expect(
      try BuiltCommand.run(["graph", "--diff", "main"], in: bare)
        == .init(status: 2, output: "", errors: "napkin-lint: --diff main: '.' is in no git repository\n"))
  }
}
