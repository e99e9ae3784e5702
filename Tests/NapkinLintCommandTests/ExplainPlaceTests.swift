import Foundation
import Testing

@testable import napkin_lint

@Suite("Explaining a line")
struct ExplainPlaceTests {
  private func explain(_ place: String, _ files: [String: String]) throws -> BuiltCommand.Run {
    try BuiltCommand.run(["explain", place], in: TemporaryFolder(files))
  }

  @Test("A finding is told with its message, its fix, and what the type is")
  func reported() throws {
    let run = try explain("Home.swift:4", ["Home.swift": SampleApp.interactor])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output.hasPrefix(
        """
        Home.swift:4
            var router: HomeRouting?

        The file belongs to a project that uses napkin.
        'HomeInteractor' is an interactor.

        weak-router reports: error
          the router owns 'HomeInteractor', so hold 'router' weakly or neither is ever freed
          fix: insert 'weak' (safe)

        """))
    #expect(run.output.contains("rules looked and have nothing to report here:\n"))
    #expect(run.output.contains("are off, and would have nothing to report here:\n"))
  }

  @Test("Without a finding it says why there is none", arguments: [
    ("Home.swift:4:7", SampleApp.rightInteractor, "no rule reports this line"),
    ("Home.swift:2", "import Foundation\nfinal class Home {}\n",
      "Nothing in the file's project imports napkin, so no rule looks at it."),
    ("Home.swift:3", "import napkin\nfinal class Store {\n  var router: HomeRouting?\n}\n",
      "Nothing makes 'Store' a part of a napkin, so rules on parts of a napkin are silent in it."),
    ("Home.swift:4", SampleApp.interactor.replacing("?\n}", with: "?\n"), "'HomeInteractor' has no end, so nothing in it is reported."),
    ("Home.swift:4", SampleApp.interactor.replacing("import napkin", with: "import RIBs"),
      "The file is written for Uber's RIBs or for napkin's first versions, so only rules on migration look at it."),
    ("Home.swift:4", SampleApp.interactor.replacing("import napkin", with: "import napkin\nimport XCTest"),
      "The file holds tests or what they need, where most conventions do not hold."),
    ("Home.swift:4", SampleApp.interactor.replacing("HomeRouting?", with: "HomeRouting? // napkin-lint:ignore this weak-router -- it is"),
      "weak-router is suppressed here by a comment the router owns 'HomeInteractor'"),
  ])
  func silent(place: String, text: String, expected: String) throws {
    let run = try explain(place, ["Home.swift": text])
    #expect(run.status == 0)
    #expect(run.output.onOneLine.contains(expected), "\(run.output)")
  }

  @Test("A rule that is off is told when it would report")
  func off() throws {
    let text = "import SwiftUI\nimport napkin\nstruct HomeView: View {\n  let presenter: HomePresenter\n"
      + "  var body: some View { Text(\"a\").accessibilityIdentifier(\"home\") }\n}\nfinal class HomePresenter: Presenter<HomeViewController> {}\n"
    let run = try explain("Home.swift:5", ["Home.swift": text])
    #expect(run.output.contains("accessibility-identifier-literal is off, and would report\n"), "\(run.output)")
  }

  @Test("In an app on the first versions it says so of files that import nothing, too")
  func firstVersions() throws {
    let run = try explain("HomeView.swift:2", [
      "HomeInteractor.swift": "import napkin\nfinal class HomeInteractor: PresentableInteractor<HomePresentable> {}\n",
      "HomeView.swift": "struct HomeView {\n  @ObservedObject var model: HomeModel\n}\n",
    ])
    #expect(run.output.contains("The file is written for Uber's RIBs or for napkin's first versions"), "\(run.output)")
    #expect(run.output.contains("legacy-view-state reports: warning"), "\(run.output)")
  }

  @Test("The file may stand elsewhere, and its type may be told by another file")
  func elsewhere() throws {
    let app = try TemporaryFolder([
      "Package.swift": "", "A/Home.swift": "final actor HomeInteractor {\n  var router: HomeRouting?\n}\n",
      "B/Roles.swift": "import napkin\nextension HomeInteractor: Interactable {}\n",
    ])
    let run = try BuiltCommand.run(["explain", "\(app.path)/A/Home.swift:2:7"], in: TemporaryFolder())
    #expect(run.output.contains("weak-router reports: error"))
    #expect(run.output.onOneLine.contains("\(app.path)/B/Roles.swift: 'HomeInteractor' is an interactor by this extension"))
  }

  @Test("The configuration that the user names counts, or none")
  func configuration() throws {
    let folder = try TemporaryFolder([
      "Home.swift": SampleApp.interactor, ".napkin-lint.json": #"{"rules": {"weak-router": "off"}}"#,
      "ci.json": #"{"rules": {"weak-router": "info"}}"#,
    ])
    func heads(_ arguments: String...) throws -> [Substring] {
      try BuiltCommand.run(["explain", "Home.swift:4"] + arguments, in: folder).output.split(separator: "\n")
        .filter { $0.hasPrefix("weak-router") }
    }
    #expect(try heads() == ["weak-router is off, and would report"])
    #expect(try heads("--isolated") == ["weak-router reports: error"])
    #expect(try heads("--config", "ci.json") == ["weak-router reports: info"])
    let page = try BuiltCommand.run(["explain", "weak-router", "--isolated"], in: folder)
    #expect(page.status == 2 && page.errors.hasPrefix("napkin-lint: 'explain weak-router' shows a page"))
  }

  @Test("A suppression that is over counts no more")
  func expired() throws {
    let text = SampleApp.interactor.replacing(
      "HomeRouting?", with: "HomeRouting? // napkin-lint:ignore this weak-router -- it is (until 2027-01-31)")
    let folder = try TemporaryFolder(["Home.swift": text])
    for (day, word) in [("2027-01-31", "weak-router is suppressed"), ("2027-02-01", "weak-router reports")] {
      let run = try BuiltCommand.run(["explain", "Home.swift:4"], in: folder, environment: ["NAPKIN_LINT_TODAY": day])
      #expect(run.output.contains("\n\(word)"))
    }
  }

  @Test("What is wrong is said", arguments: [
    ("Home.swift:99", "'Home.swift' has 6 lines, so there is no line 99"),
    ("Hom.swift:4", "'Hom.swift': there is no such file or folder; did you mean 'Home.swift'?"),
    ("Home.swift:0", "explain: lines and columns count from 1"), ("Home.swift:4:0", "explain: lines and columns count from 1"),
    ("Home.swift:4:28", "line 4 of 'Home.swift' ends with column 27, so there is no column 28"),
    ("Home.swift:99999999999999999999", "'Home.swift' has 6 lines, so there is no line 9223372036854775807"),
    (".:3", "'.' is a folder; name a file in it"), ("A/:3", "'A' is a folder; name a file in it"),
    (":4", "explain: no rule is called ':4'"),
  ])
  func trouble(place: String, message: String) throws {
    #expect(
      try explain(place, ["Home.swift": SampleApp.interactor, "A/": ""])
        == .init(status: 2, output: "", errors: "napkin-lint: \(message)\n"))
  }

  @Test("Places are read from the end, since a path may hold colons", arguments: [
    ("A.swift:1", SourcePlace(path: "A.swift", line: 1)), ("A.swift:1:2", SourcePlace(path: "A.swift", line: 1, column: 2)),
    ("a:3:A.swift:1", SourcePlace(path: "a:3:A.swift", line: 1)), ("weak-router", nil), ("A.swift:", nil), ("A:x", nil),
  ] as [(Argument, SourcePlace?)])
  func places(argument: Argument, expected: SourcePlace?) {
    #expect(SourcePlace(argument) == expected)
  }
}

extension String {
  /// The text with each run of white space as one space.
  fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
