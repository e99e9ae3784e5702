import Testing

@testable import NapkinLint

@Suite("Outlining")
struct OutliningTests {
  @Test("Files are outlined when any file may use the framework, be it the last one", arguments: [1, 4])
  func outlinesAll(jobs: Int) {
    let files = Self.plainFiles + [SourceFile(path: "Z.swift", text: "import napkin")]
    let outlined = outline(files, jobs: jobs)
    #expect(outlined.map(\.source.path) == files.map(\.path))
    #expect(outlined.dropLast().allSatisfy { $0.outline.declarations.count == 2 })
  }

  @Test("A file that shows the framework in another way makes the others outlined", arguments: [
    "@_exported import Napkin", "final actor A: Interactable {}", "final actor A: PresentableInteractable {}",
    "import RIBs", "import ModernRIBs",
  ])
  func seesTheFramework(code: String) {
    let outlined = outline(Self.plainFiles + [SourceFile(path: "Z.swift", text: code)], jobs: 1)
    #expect(outlined.first?.outline.declarations.count == 2)
  }

  @Test("Without the framework no outline is made, unless it is assumed", arguments: [false, true])
  func skipsOtherProjects(isAssumed: Bool) {
    let outlined = outline(Self.plainFiles, jobs: 2, Linter(rules: [], assumesFramework: isAssumed))
    #expect(outlined.count == Self.plainFiles.count)
    #expect(outlined.allSatisfy { $0.outline.declarations.isEmpty != isAssumed })
  }

  @Test("A mistake in a file that does not name the framework itself is found, wherever the one that does stands", arguments: [
    "A.swift", "N.swift", "Z.swift",
  ])
  func findsInAnyOrder(path: String) {
    let interactor = """
      final actor HomeInteractor: HomeRoutingOwner {
        var router: HomeRouting?
      }
      """
    let owner = "import napkin\nprotocol HomeRoutingOwner: Interactable {}\nprotocol HomeRouting: Routing {}"
    let files = [SourceFile(path: "M.swift", text: interactor), SourceFile(path: path, text: owner)]
    let findings = Linter(rules: Rule.all).lint(files).filter { $0.rule == "weak-router" }
    #expect(findings.map(\.path) == ["M.swift"])
  }

  private static let plainFiles = (0..<100).map { number in
    SourceFile(path: "File\(number / 10)\(number % 10).swift", text: "struct Plain { var weak = 0 }")
  }

  private func outline(
    _ files: [SourceFile], jobs: Int, _ linter: Linter = Linter(rules: [])
  ) -> [OutlinedFile] {
    linter.outline(fileCount: files.count, jobs: jobs) { files[$0] }
  }
}
