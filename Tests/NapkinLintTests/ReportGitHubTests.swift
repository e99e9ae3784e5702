import Testing

@testable import NapkinLint

@Suite("The GitHub report")
struct ReportGitHubTests {
  @Test("puts errors first, with columns in UTF-16")
  func order() {
    var example = ReportExample()
    let file = example.file("Sources/A.swift", "é👍 listener\nrouter\n")
    example.finding("listener", in: file, rule: "weak-listener", .warning, "hold the listener weakly")
    example.finding("router", in: file)
    example.finding("é", in: file, rule: "other", .info, "look")
    #expect(
      example.text(.github) == """
        ::error file=Sources/A.swift,line=2,endLine=2,col=1,endColumn=7,title=weak-router::hold it weakly
        ::warning file=Sources/A.swift,line=1,endLine=1,col=5,endColumn=13,title=weak-listener::\
        hold the listener weakly
        ::notice file=Sources/A.swift,line=1,endLine=1,col=1,endColumn=2,title=other::look

        """)
  }

  @Test("escapes what the runner would read as its own")
  func escapes() {
    var example = ReportExample()
    let file = example.file("a%,b:c\n::error::.swift", "x")
    example.finding("x", in: file, rule: "r", .error, "100%\r\n::warning::no, \u{1B}[0m")
    #expect(
      example.text(.github) == """
        ::error file=a%25%2Cb%3Ac%0A%3A%3Aerror%3A%3A.swift,line=1,endLine=1,col=1,endColumn=2,title=r::\
        100%25%0D%0A::warning::no, ␛[0m

        """)
  }

  @Test("names related places below the message")
  func related() {
    var example = ReportExample()
    let file = example.file("a.swift", "x\ny\n")
    let place = RelatedPlace(path: "a.swift", range: file.range(of: "y"), message: "'y' is declared here")
    example.finding("x", in: file, related: [place])
    #expect(example.text(.github).hasSuffix("::hold it weakly%0Aa.swift:2: 'y' is declared here\n"))
  }

  @Test("stops at the ten of a kind that the runner shows, and counts the rest in the last")
  func limit() {
    var example = ReportExample()
    let file = example.file("a.swift", "x")
    for number in 1...13 { example.finding("x", in: file, .error, "e\(number)") }
    for number in 1...10 { example.finding("x", in: file, .warning, "w\(number)") }
    let messages = example.text(.github).split(separator: "\n").map { $0.split(separator: "::").last ?? "" }
    #expect(
      messages == (1...9).map { "e\($0)" }
        + ["e10%0A3 more of this severity are not shown here; run napkin-lint to see them"]
        + (1...10).map { "w\($0)" })
  }

  @Test("never prints source")
  func source() {
    var example = ReportExample()
    let file = example.file("a.swift", "let x = \"##[error]\"\n::error::y\n")
    example.finding("x", in: file)
    #expect(!example.text(.github).contains("##["))
    #expect(!example.text(.github).contains("\n::error::y"))
  }

  @Test(
    "spells paths from the root of the repository",
    arguments: [
      ("a.swift", "/repo", "/repo", "a.swift"),
      ("a.swift", "/repo/App", "/repo", "App/a.swift"),
      ("../Shared/a.swift", "/repo/App", "/repo", "Shared/a.swift"),
      ("/repo/App/a.swift", "/elsewhere", "/repo", "App/a.swift"),
      ("/other/a.swift", "/repo", "/repo", "/other/a.swift"),
      ("../a.swift", "/repo", "/repo", "/a.swift"),
      ("/repository/a.swift", "/repo", "/repo", "/repository/a.swift"),
      ("a.swift", "", "", "a.swift"),
      ("App/a.swift", "/repo", "", "/repo/App/a.swift"),
    ])
  func paths(path: String, currentFolder: String, repository: String, shown: String) {
    #expect(RepositoryPath.of(path, from: currentFolder, in: repository) == shown)
  }
}
