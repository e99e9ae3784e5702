import Foundation
import Testing

@Suite("The graph at the command line")
struct GraphCommandTests {
  @Test("The configuration says which files, which rules and what counts as napkin")
  func configuration() throws {
    let plain = SampleApp.interactor.replacing("import napkin\n", with: "").replacing("actor", with: "class")
    let folder = try TemporaryFolder([
      "Package.swift": "", "Home.swift": plain, "Gen/Cart.swift": plain.replacing("Home", with: "Cart"),
      ".napkin-lint.json": #"{"framework": "assume", "exclude": ["Gen/"], "rules": {"weak-router": "off"}}"#,
      "all.json": #"{"framework": "assume"}"#,
    ])
    func graph(_ arguments: String...) throws -> String {
      let run = try BuiltCommand.run(["graph", "--quiet", "--show=findings", "--format=json"] + arguments, in: folder)
      #expect(run.status == 0 && run.errors.isEmpty)
      return run.output
    }
    let configured = try graph()
    #expect(configured.contains("Home") && !configured.contains("Cart") && !configured.contains("weak-router"))
    let chosen = try graph("--config", "all.json")
    #expect(chosen.contains("Home") && chosen.contains("Cart") && chosen.contains("weak-router"))
    let isolated = try graph("--isolated")
    #expect(!isolated.contains("Home") && !isolated.contains("weak-router"))
  }
}
