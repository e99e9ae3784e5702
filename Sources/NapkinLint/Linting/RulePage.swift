/// A rule's page: the Markdown that describes the rule, taken apart.
///
/// Any text gives a page. What is missing is empty, and the tests ask for what a page has to have.
package struct RulePage: Sendable {
  /// The text of the first heading: the rule's id.
  package let title: String
  /// The first paragraph, on one line.
  package let summary: String
  /// The line below the summary: severity, scope, fix, since.
  package let facts: [Fact]
  /// What stands under each heading of the second level.
  package let sections: [Section]
  /// Every block of code, in the order of the page.
  package let fences: [Fence]

  /// The headings in the order in which a page has them.
  package static let headings = [
    "What it catches", "Why", "Examples", "How to fix", "When to suppress it", "Options", "What it does not see",
    "See also",
  ]

  /// The only heading that a page may leave out.
  package static let optionalHeading = "Options"

  /// What breaks in the running app: the first sentence of the section.
  package var why: String { firstSentence(under: "Why") }

  /// The repair: the first sentence of the section.
  package var howToFix: String { firstSentence(under: "How to fix") }

  package func fact(_ name: String) -> String? {
    facts.first { $0.name == name }?.value
  }

  package func section(_ heading: String) -> Section? {
    sections.first { $0.heading == heading }
  }

  private func firstSentence(under heading: String) -> String {
    section(heading).map { Markdown.firstSentence(of: $0.firstParagraph) } ?? ""
  }

  /// One entry of the line of facts, as in `**Severity** error`.
  package struct Fact: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  package struct Section: Equatable, Sendable {
    package let heading: String
    /// The 1-based line of the heading.
    package let line: Int
    /// The lines below the heading, blocks of code included.
    package let lines: [String]

    /// The first lines that belong together, joined by spaces.
    package var firstParagraph: String { Markdown.firstParagraph(of: lines[...]) }
  }

  /// A block of code between two lines of backticks.
  package struct Fence: Equatable, Sendable {
    /// The words behind the opening backticks; the first one is the language.
    package let info: [String]
    /// The 1-based line of the page on which the code begins.
    package let line: Int
    package let lines: [String]

    package var language: String { info.first ?? "" }
  }
}
