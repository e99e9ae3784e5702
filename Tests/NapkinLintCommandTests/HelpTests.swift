import Testing

@testable import napkin_lint

@Suite("The help")
struct HelpTests {
  @Test("names each option of the command, and no other", arguments: Subcommand.allCases)
  func options(subcommand: Subcommand) {
    let text = Help.text(of: subcommand)
    for name in Option.Name.allCases where name != .help {
      #expect(text.contains("  \(name.spelling) ") == takes(subcommand, name))
    }
    #expect(text.contains("  -h, --help"))
    #expect(text.contains("usage: napkin-lint \(subcommand.usage)\n"))
  }

  private func takes(_ subcommand: Subcommand, _ name: Option.Name) -> Bool {
    Option.all.contains { $0.name == name && $0.subcommands.contains(subcommand) }
  }

  @Test("fits a page that is 100 columns wide", arguments: Subcommand.allCases)
  func width(subcommand: Subcommand) {
    for line in Help.text(of: subcommand).split(separator: "\n") { #expect(line.count <= 100) }
  }

  @Test("fits a narrower page as well, where words and what stands in columns allow it", arguments: Subcommand.allCases)
  func narrow(subcommand: Subcommand) {
    for columns in [50, 80] {
      let lines = Help.text(of: subcommand, columns: columns).split(separator: "\n", omittingEmptySubsequences: false)
      let options = lines.drop { $0 != "options:" }.prefix { !$0.isEmpty }
      #expect(options.allSatisfy { $0.count <= columns }, "\(options.joined(separator: "\n"))")
      let words = { (text: String) in text.split(whereSeparator: \.isWhitespace) }
      #expect(words(lines.joined(separator: "\n")) == words(Help.text(of: subcommand)))
    }
    #expect(Help.text(of: subcommand, columns: 300) == Help.text(of: subcommand))
  }

  @Test("lists the commands, but not those for the project's own developers")
  func commands() {
    let text = Help.text(of: .lint)
    #expect(text.contains("  explain RULE|FILE:LINE[:COLUMN]  ") && text.contains("  rules [--format FORMAT]  ") && text.contains("  demo  "))
    #expect(!text.contains("debug"))
  }

  @Test("comes from a table that has each option once for each command", arguments: Subcommand.allCases)
  func table(subcommand: Subcommand) {
    let names = Option.all(of: subcommand).map(\.name)
    #expect(names == Option.Name.allCases.filter(names.contains))
  }

  @Test("comes from a table that leaves out no option")
  func everyOption() {
    #expect(Set(Option.all.map(\.name)) == Set(Option.Name.allCases))
  }
}
