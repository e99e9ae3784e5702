import Foundation
import Testing

@testable import napkin_lint

@Suite("A .gitignore file")
struct GitIgnoreTests {
  @Test("keeps and ignores these files", arguments: GitIgnoreCase.all)
  func patterns(example: GitIgnoreCase) throws {
    let folder = try TemporaryFolder(Self.files(of: example, in: "case/"))
    #expect(try Set(folder.search(["case"]).paths) == Set(example.kept.map { "case/" + $0 }))
  }

  @Test("is read as git reads it", .enabled(if: Git.isInstalled))
  func asGit() throws {
    let folder = try TemporaryFolder()
    for (number, example) in GitIgnoreCase.all.enumerated() {
      for (file, text) in Self.files(of: example, in: "\(number)/") { try folder.write(file, Data(text.utf8)) }
    }
    try Git.makeRepository(in: folder)
    #expect(try Set(folder.search().paths) == Git.keptFiles(in: folder))
  }

  @Test("holds with those around it, up to the repository", .enabled(if: Git.isInstalled))
  func nested() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "*.gen.swift\n/App/Skipped/\nlocal.swift\n",
      "App/.gitignore": "!kept.gen.swift\n/only-here.swift\n",
      "App/Deep/.gitignore": "*\n!*.swift\n!*/\nkept.gen.swift\n",
      "App/a.swift": "", "App/a.gen.swift": "", "App/kept.gen.swift": "", "App/only-here.swift": "",
      "App/local.swift": "", "App/Skipped/a.swift": "", "App/Deep/kept.gen.swift": "", "App/Deep/b.swift": "",
      "App/Deep/Deeper/only-here.swift": "", "App/Deep/Deeper/x.gen.swift": "", "Other/Skipped/a.swift": "",
      "Other/only-here.swift": "",
    ])
    try Git.makeRepository(in: folder)
    let kept = try Git.keptFiles(in: folder)
    #expect(try Set(folder.search().paths) == kept)
    #expect(kept.count == 7)
    for start in ["App", "App/Deep", "App/Deep/Deeper", "Other"] {
      #expect(try Set(folder.search([start]).paths) == kept.filter { $0.hasPrefix("\(start)/") })
    }
  }

  @Test("does not reach into a repository inside")
  func innerRepository() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "a.swift\n", "Inner/.git": "gitdir: elsewhere\n", "Inner/a.swift": "",
      "a.swift": "",
      "Inner/Deep/a.swift": "",
    ])
    #expect(try folder.search().paths == ["Inner/Deep/a.swift", "Inner/a.swift"])
    #expect(try folder.search(["Inner/Deep"]).paths == ["Inner/Deep/a.swift"])
  }

  @Test("above the start counts only inside a repository")
  func outsideRepository() throws {
    let folder = try TemporaryFolder([".gitignore": "a.swift\n", "App/a.swift": "", "a.swift": ""])
    #expect(try folder.search(["App"]).paths == ["App/a.swift"])
    #expect(try folder.search().paths == [])
  }

  @Test("does not keep a file or folder from being linted that is named")
  func namedPaths() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "gen/\n*.gen.swift\n", "gen/a.swift": "", "gen/deep/b.gen.swift": "",
      "c.gen.swift": "",
    ])
    #expect(try folder.search(["gen", "c.gen.swift"]).paths == ["c.gen.swift", "gen/a.swift", "gen/deep/b.gen.swift"])
    #expect(try folder.search(["gen/deep"]).paths == ["gen/deep/b.gen.swift"])
  }

  private static func files(of example: GitIgnoreCase, in folder: String) -> [String: String] {
    var files = [folder + ".gitignore": example.patterns]
    for path in example.kept + example.ignored { files[folder + path] = "" }
    return files
  }
}
