import Napkin
import Testing

@MainActor
@Suite("Builders", .timeLimit(.minutes(5)))
struct BuilderTests {
  @Test("A componentized builder makes a component for each build and hands it on")
  func componentized() async {
    let builder = Labelled { Parts(label: $0) }
    let one = await builder.assemble(withDynamicBuildDependency: 1, dynamicComponentDependency: "a")
    let two = await builder.assemble(withDynamicBuildDependency: 2, dynamicComponentDependency: "b")
    #expect(one.name == "a1")
    #expect(two.name == "b2")
  }

  @Test("A synchronous build still works, also through the one on the main actor")
  func synchronous() async {
    let builder = Synchronous { Parts(label: "x") }
    #expect(builder.build() == "x")
    #expect(await builder.assemble() == "x")
  }

  @Test("A simple componentized builder makes a router on the main actor")
  func simple() async {
    let builder = Simple { Parts(label: "x") }
    #expect(await builder.assemble().name == "x")
  }

  @Test("A component that is returned twice is reported, and the build goes on")
  func sameComponent() async {
    let parts = Parts(label: "x")
    let builder = Simple { parts }
    let found = await warnings {
      #expect(await builder.assemble().name == "x")
      #expect(await builder.assemble().name == "x")
    }
    #expect(found == ["napkin: Simple builds with the same Parts twice; make a new one for each build"])
  }

  @Test("A new component for each build is not reported")
  func newComponents() async {
    let builder = Simple { Parts(label: "x") }
    let found = await warnings { for _ in 0..<10 { _ = await builder.assemble() } }
    #expect(found.isEmpty)
  }

  @Test("A multi-stage builder keeps its component until the final stage")
  func multiStage() async {
    let builder = Staged { Parts(label: "x") }
    let first = builder.componentForCurrentBuildPass
    #expect(builder.componentForCurrentBuildPass === first)
    #expect(await builder.finalStageAssemble(withDynamicBuildDependency: 1).name == "x1")
    #expect(builder.componentForCurrentBuildPass !== first)
  }

  @Test("A simple multi-stage builder builds either way")
  func simpleMultiStage() async {
    let builder = SimpleStaged { Parts(label: "x") }
    let first = builder.componentForCurrentBuildPass
    #expect(builder.finalStageBuild() == "x")
    #expect(builder.componentForCurrentBuildPass !== first)
    #expect(await builder.finalStageAssemble() == "x")
  }

  @Test("A multi-stage builder that gets the same component for two passes reports it")
  func samePass() async {
    let parts = Parts(label: "x")
    let builder = SimpleStaged { parts }
    let found = await warnings {
      _ = await builder.finalStageAssemble()
      _ = await builder.finalStageAssemble()
    }
    #expect(found == ["napkin: SimpleStaged builds with the same Parts twice; make a new one for each build"])
  }

  @Test("A builder that overrides nothing stops and says what to override")
  func nothingOverridden() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await SimpleComponentizedBuilder<Parts, String> { Parts(label: "x") }.assemble()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let name = "SimpleComponentizedBuilder<Parts, String>"
    #expect(text.contains("\(name) overrides neither build(with:) nor assemble(with:)"))
  }
}

private final class Parts: Sendable {
  let label: String

  init(label: String) { self.label = label }
}

private final class Labelled: ComponentizedBuilder<Parts, ScriptedRouter, Int, String>, @unchecked Sendable {
  @MainActor
  override func assemble(with component: Parts, _ dynamicBuildDependency: Int) async -> ScriptedRouter {
    ScriptedRouter("\(component.label)\(dynamicBuildDependency)")
  }
}

private final class Synchronous: SimpleComponentizedBuilder<Parts, String>, @unchecked Sendable {
  override func build(with component: Parts) -> String { component.label }
}

private final class Simple: SimpleComponentizedBuilder<Parts, ScriptedRouter>, @unchecked Sendable {
  @MainActor
  override func assemble(with component: Parts) async -> ScriptedRouter { ScriptedRouter(component.label) }
}

private final class Staged: MultiStageComponentizedBuilder<Parts, ScriptedRouter, Int>, @unchecked Sendable {
  @MainActor
  override func finalStageAssemble(with component: Parts, _ dynamicBuildDependency: Int) async -> ScriptedRouter {
    ScriptedRouter("\(component.label)\(dynamicBuildDependency)")
  }
}

private final class SimpleStaged: SimpleMultiStageComponentizedBuilder<Parts, String>, @unchecked Sendable {
  override func finalStageBuild(with component: Parts) -> String { component.label }
}
