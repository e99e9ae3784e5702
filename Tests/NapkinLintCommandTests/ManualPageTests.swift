import Testing

@testable import napkin_lint

@Suite("The manual page")
struct ManualPageTests {
  @Test("names each command that is no secret, and each option")
  func complete() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltCommand.run(["man"], in: folder)
    #expect(run == .init(status: 0, output: ManualPage.text, errors: ""))
    let bold = run.output.split(separator: "\n").filter { $0.hasPrefix(".B ") }
    for name in Option.Name.allCases {
      let spelling = name.spelling.replacing("-", with: "\\-")
      #expect(bold.contains { $0.contains(spelling) }, "\(spelling)")
    }
    for command in Subcommand.named {
      #expect(run.output.contains("\n.SS \(command.rawValue)") == !command.isHidden)
    }
  }

  @Test("has no line that troff would take for a request that it does not know")
  func requests() {
    let known: Set<Substring> = [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".I", ".br", ".nf", ".fi", ".sp"]
    for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(line.prefix { $0 != " " }), "\(line)")
    }
  }

  @Test("is set without a warning", arguments: [
    ("groff", ["-ww", "-man", "-Tutf8", "-z"]), ("mandoc", ["-T", "lint", "-W", "error"]),
  ])
  func warnings(program: String, arguments: [String]) throws {
    guard let tool = Tool(program) else {
      print("skipped: there is no \(program) to set the manual page")
      return
    }
    let run = try tool.run(arguments, in: try TemporaryFolder(), input: ManualPage.text)
    #expect(run == .init(status: 0, output: "", errors: ""))
  }
}
