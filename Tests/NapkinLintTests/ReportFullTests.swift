import Testing

@testable import NapkinLint

@Suite("The full report")
struct ReportFullTests {
  private static let page = """
    # weak-router

    An interactor holds its router weakly.

    ## Why

    The router owns its interactor, so a strong reference back keeps both alive until the app ends. More words.

    ## How to fix

    Declare the property `weak var`. More words.
    """

  private func related() -> ReportExample {
    var example = ReportExample()
    let home = example.file("Home.swift", "actor A {\n\n\n\n\n\n\n\n\n  var router: R?\n}\n")
    let routing = example.file("Routing.swift", "\u{FEFF}protocol R {}\n")
    example.finding(
      "router", in: home,
      related: [RelatedPlace(path: "Routing.swift", range: routing.range(of: "R"), message: "'R' is declared here")])
    return example
  }

  @Test("draws the code, the related places and what the page says")
  func frames() {
    #expect(
      related().text(.full) {
        $0.pages = ["weak-router": Self.page]
        $0.width = 60
      } == """
        error: hold it weakly [weak-router]
          --> Home.swift:10:7
           |
        10 |   var router: R?
           |       ^^^^^^
        note: 'R' is declared here
          --> Routing.swift:1:13
           |
         1 | \u{FEFF}protocol R {}
           |          -
           |
           = why: The router owns its interactor, so a strong
                  reference back keeps both alive until the app
                  ends.
           = fix: Declare the property `weak var`.
           = page: napkin-lint explain weak-router


        """)
  }

  @Test("prefers the finding's own fix to the page's words")
  func fix() {
    var example = ReportExample()
    let file = example.file("a.swift", "var router: R?")
    let fix = Fix(applicability: .safe, title: "insert 'weak'", edits: [])
    example.finding("router", in: file, .warning, fix: fix)
    #expect(
      example.text(.full) { $0.pages = ["weak-router": Self.page] }.hasSuffix(
        """
          |
          = why: The router owns its interactor, so a strong reference back keeps both alive until the app
                 ends.
          = fix: insert 'weak'
          = page: napkin-lint explain weak-router


        """))
  }

  @Test("colours only when asked to")
  func colors() {
    var example = ReportExample()
    example.finding("x", in: example.file("a.swift", "x"), .warning)
    #expect(!example.text(.full).contains("\u{1B}"))
    #expect(
      example.text(.full) { $0.isColored = true } == """
        \u{1B}[1;33mwarning:\u{1B}[0m \u{1B}[1mhold it weakly\u{1B}[0m\u{1B}[2m [weak-router]\u{1B}[0m
         \u{1B}[1;34m--> \u{1B}[0ma.swift:1:1
         \u{1B}[1;34m |\u{1B}[0m
        \u{1B}[1;34m1 |\u{1B}[0m x
         \u{1B}[1;34m | \u{1B}[0m\u{1B}[1;33m^\u{1B}[0m
         \u{1B}[1;34m |\u{1B}[0m
         \u{1B}[1;34m = \u{1B}[0m\u{1B}[1mpage:\u{1B}[0m napkin-lint explain weak-router


        """)
  }

  @Test("shows harmlessly what a terminal or a build log would obey")
  func hostile() {
    var example = ReportExample()
    let file = example.file("a\u{1B}[2J.swift", "let x = \"\u{1B}]0;\u{07}##[error]\u{202E}\" // \u{9B}\n::error::y")
    example.finding(
      "x", in: file, .error, "m\u{1B}\n::error::z",
      related: [
        RelatedPlace(path: "missing\n::error::.swift", range: SourceRange(3, 4), message: "there\u{1B}")
      ])
    #expect(
      example.text(.full) == """
        error: m␛␊::error::z [weak-router]
         --> a␛[2J.swift:1:5
          |
        1 | let x = "␛]0;␇##⁅error]\u{FFFD}" // \u{FFFD}
          |     ^
        note: there␛
         --> missing␊::error::.swift
          |
          = page: napkin-lint explain weak-router


        """)
  }

  @Test("draws an empty file and a place past the end")
  func emptyFile() {
    var example = ReportExample()
    example.finding("x", in: example.file("a.swift", ""))
    #expect(
      example.text(.full) == """
        error: hold it weakly [weak-router]
         --> a.swift:1:1
          |
        1 |
          | ^
          |
          = page: napkin-lint explain weak-router


        """)
  }
}
