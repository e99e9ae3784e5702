import Foundation
import Testing

@testable import napkin_lint

@Suite("Changed lines", .enabled(if: Git.isInstalled))
struct ChangedCodeTests {
  private let folder: TemporaryFolder

  /// A repository whose only commit has a finding in line 4 of each of two files.
  init() throws {
    folder = try TemporaryFolder(["Home.swift": SampleApp.interactor, "Old/Home.swift": SampleApp.interactor])
    try Git.makeRepository(in: folder)
    try Git.commit(in: folder)
  }

  private let changed = SampleApp.interactor.replacing("var router: HomeRouting?", with: "var router: (any HomeRouting)?")

  private func findings(_ arguments: [String], below subfolder: String = "") throws -> [String] {
    let run = try BuiltCommand.run(arguments + ["--quiet"], in: folder, below: subfolder)
    #expect(run.status < 2 && run.errors.isEmpty, "\(run.errors)")
    return run.output.split(separator: "\n").map { $0.split(separator: " ").first.map(String.init) ?? "" }
  }

  private func write(_ file: String, _ text: String) throws { try folder.write(file, Data(text.utf8)) }

  @Test("--since reports what stands on lines that changed, committed or not, and in new files")
  func since() throws {
    #expect(try findings(["--since", "HEAD"]) == [])
    try write("Home.swift", changed)
    #expect(try findings(["--since", "HEAD"]) == ["Home.swift:4:7:"])
    try write("Home.swift", "// A line more.\n" + SampleApp.interactor)
    #expect(try findings(["--since", "HEAD"]) == [])
    try write("New file.swift", SampleApp.interactor)
    #expect(try findings(["--since", "HEAD"]) == ["New"])
    try Git.run(["switch", "-q", "-c", "work"], in: folder)
    try write("Home.swift", changed)
    try Git.commit(in: folder)
    #expect(try findings(["--since", "main"]) == ["Home.swift:4:7:", "New"])
    #expect(try findings(["--since=main", "Home.swift"]) == ["Home.swift:4:7:"])
  }

  @Test("It counts from where the branch left, not from where the other one is now")
  func mergeBase() throws {
    try Git.run(["switch", "-q", "-c", "work"], in: folder)
    try write("Home.swift", changed)
    try Git.commit(in: folder)
    try Git.run(["switch", "-q", "main"], in: folder)
    try write("Old/Home.swift", changed)
    try Git.commit(in: folder)
    try Git.run(["switch", "-q", "work"], in: folder)
    #expect(try findings(["--since", "main"]) == ["Home.swift:4:7:"])
  }

  @Test("It works from a folder below, from another folder, and in a second work tree")
  func places() throws {
    try write("Old/Home.swift", changed)
    #expect(try findings(["--since", "HEAD"], below: "Old") == ["Home.swift:4:7:"])
    #expect(try findings(["--since", "HEAD", "../Old"], below: "Old") == ["../Old/Home.swift:4:7:"])
    let other = try TemporaryFolder()
    let run = try BuiltCommand.run(["--since", "HEAD", "--quiet", folder.path], in: other)
    #expect(run.output.hasPrefix("\(folder.path)/Old/Home.swift:4:7:"))
    try Git.run(["worktree", "add", "-q", "\(other.path)/tree"], in: folder)
    try Data(changed.utf8).write(to: other.url("tree/Home.swift"))
    #expect(try BuiltCommand.run(["--since", "HEAD", "--quiet"], in: other, below: "tree").output.hasPrefix("Home.swift:4:7:"))
  }

  @Test("What a changed line elsewhere explains is reported too")
  func related() throws {
    try write("Store.swift", "import napkin\nfinal actor StoreInteractor {\n  var router: HomeRouting?\n}\n")
    try write("Roles.swift", "import napkin\n")
    try Git.commit(in: folder)
    #expect(try findings(["--since", "HEAD"]) == [])
    try write("Roles.swift", "import napkin\nextension StoreInteractor: Interactable {}\n")
    #expect(try findings(["--since", "HEAD", "--only", "weak-router"]) == ["Store.swift:3:7:"])
  }

  @Test("--staged lints what is staged, not what stands on disk")
  func staged() throws {
    try write("Home.swift", changed)
    #expect(try findings(["--staged"]) == [])
    try Git.run(["add", "Home.swift"], in: folder)
    try write("Home.swift", SampleApp.rightInteractor)
    #expect(try findings(["--staged"]) == ["Home.swift:4:7:"])
    try write("Unknown.swift", SampleApp.interactor)
    #expect(try findings(["--staged"]) == ["Home.swift:4:7:"])
    try FileManager.default.removeItem(at: folder.url("Home.swift"))
    #expect(try findings(["--staged"]) == ["Home.swift:4:7:"])
    #expect(try findings(["--staged", "Old"]) == [])
  }

  @Test("--staged works in the hook of a second work tree, also for a folder in it")
  func hook() throws {
    let other = try TemporaryFolder()
    try Git.run(["worktree", "add", "-q", "\(other.path)/tree"], in: folder)
    try other.write("tree/Old/New.swift", Data(SampleApp.interactor.utf8))
    let gitFolder = ["GIT_DIR": "\(folder.path)/.git/worktrees/tree"]
    try Git.run(["-C", "\(other.path)/tree", "add", "-A"], in: other)
    for (arguments, subfolder) in [(["Old"], "tree"), ([], "tree/Old"), ([], "tree")] {
      let run = try BuiltCommand.run(["--staged", "--quiet"] + arguments, in: other, below: subfolder, environment: gitFolder)
      #expect(run.errors.isEmpty && run.output.hasSuffix("New.swift:\(SampleApp.error)"))
    }
  }

  @Test("--staged works before the first commit")
  func firstCommit() throws {
    let folder = try TemporaryFolder(["Home.swift": SampleApp.interactor])
    try Git.makeRepository(in: folder)
    #expect(try BuiltCommand.run(["--staged", "--quiet"], in: folder).output.isEmpty)
    try Git.run(["add", "-A"], in: folder)
    #expect(try BuiltCommand.run(["--staged", "--quiet"], in: folder).output.hasPrefix("Home.swift:4:7:"))
  }

  @Test("--diff with a patch reports what stands on its lines", arguments: [[], ["--unified=0"], ["--no-prefix"]])
  func patch(_ options: [String]) throws {
    try write("Home.swift", changed)
    let patch = try Git.run(["diff"] + options, in: folder)
    try write("changes.patch", patch)
    #expect(try findings(["--diff", "changes.patch"]) == ["Home.swift:4:7:"])
    #expect(try findings(["--diff=changes.patch"]) == ["Home.swift:4:7:"])
    #expect(try findings(["--diff", "../changes.patch", ".."], below: "Old") == ["../Home.swift:4:7:"])
    let piped = try BuiltCommand.run(["--diff", "-", "--quiet"], in: folder, input: patch)
    #expect(piped.output.hasPrefix("Home.swift:4:7:"))
    #expect(try BuiltCommand.run(["--diff", "-", "--quiet"], in: folder).output.isEmpty)
    // A shell hands over `<(git diff)` as a pipe with a name.
    let substituted = try BuiltCommand.run(["--diff=/dev/stdin", "--quiet"], in: folder, input: patch)
    #expect(substituted.output == piped.output)
  }

  @Test("A patch that ends inside a hunk is refused, wherever it ends")
  func cutOffPatch() throws {
    try write("Home.swift", changed)
    let patch = try Git.run(["diff"], in: folder)
    let lines = patch.split(separator: "\n", omittingEmptySubsequences: false)
    let firstHunk = try #require(lines.firstIndex { $0.hasPrefix("@@ ") })
    for end in (firstHunk + 1)..<(lines.count - 1) {
      let part = lines[..<end].joined(separator: "\n") + "\n"
      let run = try BuiltCommand.run(["--diff", "-"], in: folder, input: part)
      #expect(
        run == .init(
          status: 2, output: "",
          errors: "napkin-lint: --diff -: the patch ends inside a hunk, so what else has changed is not known\n"))
    }
  }

  @Test("A submodule that changed is told, and can be asked itself")
  func submodule() throws {
    let module = try TemporaryFolder(["Sub.swift": SampleApp.interactor])
    try Git.makeRepository(in: module)
    try Git.commit(in: module)
    try Git.run(["-c", "protocol.file.allow=always", "submodule", "add", "-q", module.path, "Modules/Sub"], in: folder)
    try Git.commit(in: folder)
    #expect(try findings(["--since", "HEAD"]) == [])
    try write("Modules/Sub/Sub.swift", changed)
    let run = try BuiltCommand.run(["--since", "HEAD"], in: folder)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(
      "napkin-lint: 'Modules/Sub' is a submodule that changed; what changed in it is reported only when it runs there\n"))
    #expect(try findings(["--since", "HEAD"], below: "Modules/Sub") == ["Sub.swift:4:7:"])
  }

  @Test("--fix with changed lines repairs only what was asked about")
  func fix() throws {
    try write("Home.swift", changed)
    _ = try BuiltCommand.run(["--since", "HEAD", "--fix"], in: folder)
    #expect(try String(contentsOf: folder.url("Home.swift"), encoding: .utf8) == changed.replacing("var router", with: "weak var router"))
    #expect(try String(contentsOf: folder.url("Old/Home.swift"), encoding: .utf8) == SampleApp.interactor)
  }

  @Test("What cannot be known is said", arguments: [
    (["--since", "nowhere"], "--since nowhere: no commit is called 'nowhere'"),
    (["--since", "--help-me"], "--since needs a value: --since REF"),
    (["--diff", "gone.patch"], "--diff gone.patch: the patch cannot be read: no such file or directory"),
    (["--diff=Home.swift"], "--diff Home.swift: this is no unified diff"),
    (["--since", "HEAD", "--staged"], "--since HEAD and --staged both say which lines changed; choose one"),
    (["--staged", "--fix"], "--staged reads what git has staged, where nothing can be repaired; lint the working copy instead"),
  ])
  func trouble(arguments: [String], message: String) throws {
    #expect(
      try BuiltCommand.run(arguments, in: folder) == .init(status: 2, output: "", errors: "napkin-lint: \(message)\n"))
  }

  @Test("Without a repository, without git, and in a shallow clone, it says what to do")
  func noRepository() throws {
    let bare = try TemporaryFolder(["Home.swift": SampleApp.interactor])
    #expect(
      try BuiltCommand.run(["--since", "main"], in: bare).errors
        == "napkin-lint: --since main: '.' is in no git repository; use --diff with a patch instead\n")
    #expect(
      try BuiltCommand.run(["--staged"], in: folder, environment: ["PATH": "/nowhere"]).errors
        == "napkin-lint: --staged: git cannot be run: no such file or directory\n")
    try write("Home.swift", changed)
    try Git.commit(in: folder)
    try Git.run(["clone", "-q", "--depth", "1", "file://\(folder.path)", "\(bare.path)/clone"], in: bare)
    #expect(
      try BuiltCommand.run(["--since", "HEAD~1"], in: bare, below: "clone").errors
        == "napkin-lint: --since HEAD~1: no commit is called 'HEAD~1'; this clone is shallow, so fetch its history first: "
        + "git fetch --unshallow\n")
  }
}
