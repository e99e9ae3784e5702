import Testing

@testable import NapkinLint

@Suite("A page on a terminal")
struct ReportPageTextTests {
  private static let page = """
    # weak-router

    An interactor holds its `router` weakly, as [the article](https://example.org/a) and
    [weak-listener](weak-listener.md) say.

    **Severity** error · **Scope** project

    ## What it catches

    - A stored property of an interactor that keeps a router and
      is not `weak`.
    - Another ` one.

    ### Reported

    ````swift no-fix
    # not a heading
    var router: R?   // a long line of code stays as it is, however long it is
    //  ^^^^^^ hold it weakly
    ```

    \u{1B}[2J
    ````

    ```swift fixed
    weak var router: R?
    ```
    """

  @Test("breaks prose, keeps code, and needs no colour")
  func plain() {
    #expect(
      PageText.text(of: Self.page, isColored: false, width: 44) == """
        weak-router

        An interactor holds its `router` weakly, as
        the article (https://example.org/a) and
        weak-listener say.

        Severity error · Scope project

        WHAT IT CATCHES

        - A stored property of an interactor that
          keeps a router and is not `weak`.
        - Another ` one.

        Reported

            # not a heading
            var router: R?   // a long line of code stays as it is, however long it is
            //  ^^^^^^ hold it weakly
            ```

            ␛[2J

        repaired:
            weak var router: R?

        """)
  }

  @Test("colours headings, code and marks")
  func colored() {
    let text = PageText.text(of: "# a\n\n`b` **c**\n\n```\n// ^ d\n```\n", isColored: true, width: 80)
    #expect(
      text == """
        \u{1B}[1ma\u{1B}[0m

        \u{1B}[36mb\u{1B}[0m \u{1B}[1mc\u{1B}[0m

            \u{1B}[1;33m// ^ d\u{1B}[0m

        """)
  }

  @Test("is whole for every rule", arguments: Rule.pages.keys.sorted())
  func everyPage(rule: String) {
    let text = PageText.text(of: Rule.pages[rule] ?? "", isColored: false, width: 80)
    #expect(text.hasPrefix("\(rule)\n\n"))
    #expect(text.contains("\nSEE ALSO\n"))
    #expect(!text.contains("```"))
    #expect(!text.contains("**"))
  }
}
