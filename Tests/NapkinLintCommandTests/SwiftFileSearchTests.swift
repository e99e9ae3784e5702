import Foundation
import Testing

@testable import napkin_lint

#if canImport(Glibc)
  import Glibc
#endif

@Suite("The search for files")
struct SwiftFileSearchTests {
  @Test("gives Swift files in the order of their paths' bytes, spelled as the argument was")
  func order() throws {
    let folder = try TemporaryFolder([
      "b/a.swift": "", "b.swift": "", "b-c.swift": "", "a/z.swift": "", "a/Ä.swift": "", "B.swift": "", "a/x.txt": "",
      "a/swift": "", "a/.swift": "", "a.swift/x.swift": "",
    ])
    #expect(
      try folder.search().paths == [
        "B.swift", "a.swift/x.swift", "a/z.swift", "a/Ä.swift", "b-c.swift", "b.swift", "b/a.swift",
      ])
    #expect(try folder.search(["b", "a/z.swift", "B.swift"]).paths == ["B.swift", "a/z.swift", "b/a.swift"])
  }

  @Test("leaves out hidden names, and the folders of tools and of fetched code")
  func pruned() throws {
    let names = [
      ".git", ".build", ".hidden", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules",
    ]
    var files = Dictionary(uniqueKeysWithValues: names.flatMap { [("\($0)/a.swift", ""), ("x/\($0)/a.swift", "")] })
    files["x/.a.swift"] = ""
    files["Podsy/a.swift"] = ""
    let folder = try TemporaryFolder(files)
    #expect(try folder.search().paths == ["Podsy/a.swift"])
    #expect(try folder.search(["Pods", ".hidden/a.swift"]).paths == [".hidden/a.swift", "Pods/a.swift"])
  }

  @Test(
    "tidies the spelling of paths",
    arguments: [
      (".", ""), ("./", ""), ("./a", "a"), ("a/", "a"), ("a//b/./c", "a/b/c"), ("../a", "../a"), ("/", "/"),
      ("//a/", "/a"), ("././.", ""), ("..", ".."), ("a/..", "a/.."),
    ])
  func spelling(path: String, tidied: String) {
    #expect(FilePath(Array(path.utf8)).tidied.text == tidied)
  }

  @Test("gives each real file once, under a path without links where there is one")
  func links() throws {
    let folder = try TemporaryFolder(["a/x.swift": "", "z/real.swift": "", "z/inner/y.swift": ""])
    try folder.link("a/loop", to: "..")
    try folder.link("a/self", to: ".")
    try folder.link("a/to-z", to: "../z")
    try folder.link("a/file.swift", to: "../z/real.swift")
    try folder.link("a/broken.swift", to: "nowhere")
    try folder.link("a/broken", to: "nowhere")
    try folder.link("z/inner/up", to: "../../a")
    try folder.link("ring", to: "ring")
    try FileManager.default.linkItem(atPath: folder.url("z/real.swift").path, toPath: folder.url("y.swift").path)
    let found = try folder.search()
    #expect(found.paths == ["a/x.swift", "y.swift", "z/inner/y.swift"])
    #expect(found.notes == ["'a/broken.swift' cannot be read: no such file or directory"])
    #expect(try folder.search(["z/real.swift", "."]).paths == ["a/x.swift", "z/inner/y.swift", "z/real.swift"])
  }

  @Test("follows links to folders that nothing else leads to, and none that leads above the start")
  func linkedFolders() throws {
    let folder = try TemporaryFolder(["App/a.swift": "", "Shared/b.swift": "", "Shared/Deep/c.swift": ""])
    try folder.link("App/Shared", to: "../Shared")
    try folder.link("App/Up", to: "..")
    try folder.link("App/Root", to: "/")
    #expect(try folder.search(["App"]).paths == ["App/Shared/Deep/c.swift", "App/Shared/b.swift", "App/a.swift"])
    #expect(
      try folder.search(["App", "Shared"]).paths == ["App/a.swift", "Shared/Deep/c.swift", "Shared/b.swift"])
  }

  @Test("takes a path that is named twice once")
  func twice() throws {
    let folder = try TemporaryFolder(["a/x.swift": ""])
    #expect(try folder.search(["a", "a/", "a/x.swift", "", "a/../a"]).paths == ["a/x.swift"])
  }

  @Test("never opens a pipe, and says so")
  func pipe() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    #expect(mkfifo(folder.url("pipe.swift").path, 0o600) == 0)
    #expect(mkfifo(folder.url("pipe").path, 0o600) == 0)
    let found = try folder.search()
    #expect(found.paths == ["a.swift"])
    #expect(found.notes == ["'pipe.swift' is no regular file"])
  }

  @Test("goes on where a folder cannot be read", .enabled(if: geteuid() != 0))
  func unreadableFolder() throws {
    let folder = try TemporaryFolder(["a.swift": "", "locked/b.swift": ""])
    #expect(chmod(folder.url("locked").path, 0) == 0)
    defer { chmod(folder.url("locked").path, 0o700) }
    let found = try folder.search()
    #expect(found.paths == ["a.swift"])
    #expect(found.notes == ["'locked' cannot be read: permission denied"])
  }

  @Test("finds each file's project: the nearest folder that marks one")
  func projects() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "loose.swift": "", "App/App.xcodeproj/project.pbxproj": "", "App/a.swift": "",
      "App/Modules/Home/Package.swift": "", "App/Modules/Home/Sources/h.swift": "", "App/Modules/m.swift": "",
      "Tuist/Project.swift": "", "Tuist/Deep/t.swift": "", "Bazel/BUILD": "", "Bazel/b.swift": "",
      "Gen/project.yml": "", "Gen/g.swift": "", "Conf/.napkin-lint.json": "{}", "Conf/c.swift": "",
      "NotOne/app.xcworkspace/x": "", "NotOne/n.swift": "",
    ])
    let found = try folder.search()
    #expect(
      Dictionary(zip(found.paths, found.projects)) { first, _ in first } == [
        "loose.swift": "", "App/a.swift": "App", "App/Modules/Home/Package.swift": "App/Modules/Home",
        "App/Modules/Home/Sources/h.swift": "App/Modules/Home", "App/Modules/m.swift": "App",
        "Tuist/Project.swift": "Tuist", "Tuist/Deep/t.swift": "Tuist", "Bazel/b.swift": "Bazel", "Gen/g.swift": "Gen",
        "Conf/c.swift": "Conf", "NotOne/n.swift": "",
      ])
    for path in found.paths {
      let alone = try folder.search([path])
      #expect(alone.projects == [found.projects[found.paths.firstIndex(of: path) ?? 0]])
    }
    #expect(try folder.search(["App/Modules"]).projects == ["App/Modules/Home", "App/Modules/Home", "App"])
    #expect(try folder.search(["Tuist/Deep"]).projects == ["Tuist"])
  }

  @Test("does not look for a project outside the repository")
  func projectAboveRepository() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Inner/.git/HEAD": "", "Inner/Sources/a.swift": ""])
    #expect(try folder.search(["Inner/Sources"]).projects == [""])
    #expect(try folder.search(["Inner/Sources/a.swift"]).projects == [""])
  }

  @Test("names what is near a path that does not exist")
  func absent() throws {
    let folder = try TemporaryFolder(["Sources/Home.swift": ""])
    let start = folder.path
    for (path, suggestion) in [("Surces", "Sources"), ("Sources/Hom.swift", "Sources/Home.swift"), ("zzz", nil)] {
      let near = suggestion.map { "; did you mean '\(start)/\($0)'?" } ?? ""
      #expect(throws: UsageError("'\(start)/\(path)': there is no such file or folder" + near)) {
        try folder.search([path])
      }
    }
  }
}

@Suite("A path")
struct FilePathTests {
  @Test("that is not UTF-8 has a text of its own")
  func text() {
    #expect(FilePath([0x61, 0xFF, 0x62]).text == "a\\xFFb")
    #expect(FilePath([0xC3, 0xC3, 0xA9]).text == "\\xC3é")
    #expect(FilePath([0xE2, 0x82]).text == "\\xE2\\x82")
  }

  @Test("can be taken apart", arguments: [("a", "a", ""), ("a/b", "b", "a"), ("/a", "a", "/"), ("/a/b", "b", "/a")])
  func parts(path: String, name: String, folder: String) {
    let path = FilePath(Array(path.utf8))
    #expect(FilePath.text(path.name) == name)
    #expect(path.folder.text == folder)
  }
}
