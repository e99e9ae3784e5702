import NapkinLint
import Testing

@Suite("A rule's page is read line by line")
struct RulePageTests {
  private static let page = RulePage(
    """
    # some-rule

    The summary
    on two lines.

    **Severity** error · **Scope** project · **Fix** none · **Since** 0.1.0

    ## Why

    It breaks `a. b` first. Then more.

    ## Examples

    ### Reported

    ```swift fixed
    # not a heading
    ## nor this
    ```

    ````markdown
    ```swift
    ````

    ## How to fix
    Do it
    """)

  @Test("The title, the summary and the facts stand before the first section")
  func opening() {
    #expect(Self.page.title == "some-rule")
    #expect(Self.page.summary == "The summary on two lines.")
    #expect(Self.page.facts.map(\.name) == ["Severity", "Scope", "Fix", "Since"])
    #expect(Self.page.fact("Severity") == "error")
    #expect(Self.page.fact("Since") == "0.1.0")
  }

  @Test("A heading inside a block of code is code")
  func sections() {
    #expect(Self.page.sections.map(\.heading) == ["Why", "Examples", "How to fix"])
    #expect(Self.page.sections.map(\.line) == [8, 12, 25])
  }

  @Test("A sentence ends at a full stop outside backticks")
  func sentences() {
    #expect(Self.page.why == "It breaks `a. b` first.")
    #expect(Self.page.howToFix == "Do it")
  }

  @Test("A fence ends at as many backticks as it began with")
  func fences() {
    #expect(Self.page.fences.map(\.info) == [["swift", "fixed"], ["markdown"]])
    #expect(Self.page.fences.map(\.line) == [17, 22])
    #expect(Self.page.fences.map(\.lines) == [["# not a heading", "## nor this"], ["```swift"]])
  }

  @Test(
    "Any text gives a page",
    arguments: [
      "", "\n", "#", "# ", "##", "## a", "## a\n# b", "```", "```swift", "```\n```", "**a** b · **c**",
      "# a\r\n\r\nb\r\n", "# a\n\n**b** c\n## Why", "\u{FEFF}# a", "````\n```\n", "·", "** ·",
    ])
  func anyText(_ text: String) {
    let page = RulePage(text)
    #expect(page.fences.filter { $0.line < 2 }.isEmpty)
    #expect(page.why.isEmpty)
  }

  @Test("Line ends of Windows make no difference")
  func windowsLineEnds() {
    let page = RulePage("# a\r\n\r\nb\r\n\r\n## Why\r\n\r\nc. d\r\n")
    #expect(page.title == "a")
    #expect(page.summary == "b")
    #expect(page.why == "c.")
  }
}
