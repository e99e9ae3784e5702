import Testing

@testable import napkin_lint

@Suite("The help")
struct HelpTests {
  @Test("names each option of the command, and no other", arguments: Subcommand.allCases)
  func options(subcommand: Subcommand) {
    let text = Help.text(of: subcommand)
    for option in Option.all {
      #expect(text.contains("  \(option.name.spelling)") == takes(subcommand, option) || option.short != nil)
    }
    #expect(text.contains("  -h, --help"))
    #expect(text.contains("usage: napkin-lint \(subcommand.usage)\n"))
  }

  private func takes(_ subcommand: Subcommand, _ option: Option) -> Bool {
    option.subcommands.contains(subcommand)
  }

  @Test("fits a page that is 100 columns wide", arguments: Subcommand.allCases)
  func width(subcommand: Subcommand) {
    for line in Help.text(of: subcommand).split(separator: "\n") { #expect(line.count <= 100) }
  }

  @Test("lists the commands, but not those for the project's own developers")
  func commands() {
    let text = Help.text(of: .lint)
    #expect(text.contains("  explain RULE  ") && text.contains("  rules  ") && text.contains("  demo  "))
    #expect(!text.contains("debug"))
  }

  @Test("comes from a table that has each option once")
  func table() {
    #expect(Option.all.map(\.name) == Option.Name.allCases)
  }
}
