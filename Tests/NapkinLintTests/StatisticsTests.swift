import Synchronization
import Testing

@testable import NapkinLint

@Suite("Statistics and timing")
struct StatisticsTests {
  private static let source = """
    import napkin
    protocol HomeRouting: ViewableRouting {}
    final actor HomeInteractor: Interactable {
      nonisolated let lifecycle = InteractorLifecycle()
      var router: HomeRouting?
      let otherRouter: HomeRouting
    }
    struct HomeView: View {
      weak var listener: HomePresentableListener?
      var body: some View { Button("Go") { Task { await listener?.didTapGo() } } }
    }
    """

  private static func run(_ stopwatch: Stopwatch? = nil) -> LintRun {
    let rules = Rule.all.filter { ["weak-router", "dispatch-in-view-handler"].contains($0.id) }
    var linter = Linter(rules: rules)
    linter.tellsParts = true
    linter.stopwatch = stopwatch
    return linter.run(fileCount: 1, jobs: 1) { _ in SourceFile(path: "Home.swift", text: source) }
  }

  @Test("count the findings of each rule and in each kind of part")
  func statistics() {
    #expect(
      StatisticsText.lines(of: Self.run()) == [
        "findings of each rule:", "  2  weak-router", "  1  dispatch-in-view-handler",
        "findings in each kind of part:", "  2  interactor", "  1  view",
      ])
    let weak = Self.run().keeping { $0.rule == "dispatch-in-view-handler" }
    #expect(StatisticsText.lines(of: weak).last == "  1  view")
    #expect(StatisticsText.lines(of: Self.run().keeping { _ in false }) == ["no findings to count"])
  }

  @Test("add up what a clock says of phases and rules")
  func timing() {
    let clock = Clock()
    let stopwatch = Stopwatch { clock.next() }
    _ = Self.run(stopwatch)
    stopwatch.measure(.phase(.report)) {}
    #expect(
      stopwatch.report == [
        "time of each phase:", "1.5 ms  index", "1.5 ms  rules about the tree", "7.5 ms  rules about files",
        "1.5 ms  reporting",
        "time of each rule, all threads together:", "1.5 ms  dispatch-in-view-handler", "1.5 ms  weak-router",
      ])
  }
}

/// A clock that goes on by a millisecond and a half at each look.
private final class Clock: Sendable {
  private let time = Atomic<UInt64>(0)

  func next() -> UInt64 { time.wrappingAdd(1_500_000, ordering: .relaxed).newValue }
}
