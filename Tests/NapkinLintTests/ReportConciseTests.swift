import Testing

@testable import NapkinLint

@Suite("The concise report")
struct ReportConciseTests {
  @Test("is one line a finding, with the column in bytes")
  func lines() {
    var example = ReportExample()
    let home = example.file("Sources/Home.swift", "actor A {\n  /* é👩‍👩‍👧 */ var router: R?\n}\n")
    example.finding("router", in: home)
    example.finding("A", in: home, rule: "weak-listener", .warning, "hold the listener weakly")
    #expect(
      example.text(.concise) == """
        Sources/Home.swift:2:34: error: hold it weakly [weak-router]
        Sources/Home.swift:1:7: warning: hold the listener weakly [weak-listener]

        """)
  }

  @Test("is empty without findings")
  func empty() {
    #expect(ReportExample().text(.concise) == "")
  }

  @Test(
    "shows harmlessly what a terminal or a build log would obey",
    arguments: [
      ("a\u{1B}[31m.swift", "a␛[31m.swift"),
      ("a\nb.swift", "a␊b.swift"),
      ("a\rb.swift", "a␍b.swift"),
      ("a\u{7F}\u{9B}b.swift", "a␡\u{FFFD}b.swift"),
      ("a\u{202E}b.swift", "a\u{FFFD}b.swift"),
      ("::error::x.swift", "./::error::x.swift"),
      (" ::error::x.swift", "./ ::error::x.swift"),
      ("a##[error]x.swift", "a##⁅error]x.swift"),
      ("a#[1].swift", "a#[1].swift"),
      ("ünï.swift", "ünï.swift"),
    ])
  func hostilePaths(path: String, shown: String) {
    var example = ReportExample()
    let file = example.file(path, "x")
    example.finding("x", in: file, .info, "no\u{1B}]0;title\u{07}\n::error::x")
    #expect(example.text(.concise) == "\(shown):1:1: info: no␛]0;title␇␊::error::x [weak-router]\n")
  }
}

@Suite("The summary of a run")
struct ReportSummaryTests {
  @Test(
    "counts in words",
    arguments: [
      ([], "no findings in 1 file"),
      ([.error], "1 error in 1 file"),
      ([.warning, .error, .info, .error], "2 errors, 1 warning, 1 info in 1 file"),
      ([.info, .info], "2 infos in 1 file"),
    ] as [([Severity], String)])
  func words(severities: [Severity], text: String) {
    var example = ReportExample()
    let file = example.file("a.swift", "x")
    for severity in severities { example.finding("x", in: file, severity) }
    #expect(Summary(of: example.run).text == text)
  }
}
