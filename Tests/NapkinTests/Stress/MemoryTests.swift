import Foundation
import Napkin
import Testing

#if os(Linux)
  @Suite("Memory", .timeLimit(.minutes(5)))
  struct MemoryTests {
    /// Each in a process of its own, so that nothing else grows in it.
    @Test("Lifecycle 5: finished bound tasks cost no memory")
    func finishedTasks() async {
      await #expect(processExitsWith: .success) {
        let interactor = ScriptedInteractor()
        await interactor.activate()
        try await expectNoGrowth(limit: 6 << 20) {
          for _ in 0..<20 {
            await withTaskGroup(of: Void.self) { group in
              for _ in 0..<5_000 { group.addTask { await interactor.task {}.value } }
            }
          }
        }
      }
    }

    @Test("Readers that came and went cost no memory")
    func readers() async {
      await #expect(processExitsWith: .success) {
        let interactor = ScriptedInteractor()
        try await expectNoGrowth(limit: 4 << 20) {
          for _ in 0..<20_000 {
            var values = interactor.isActiveStream.makeAsyncIterator()
            _ = await values.next()
          }
        }
      }
    }

    @Test("Scopes that came and went cost no memory")
    func scopes() async {
      await #expect(processExitsWith: .success) {
        let interactor = ScriptedInteractor(become: { me in me.task { await untilCancelled() } })
        try await expectNoGrowth(limit: 4 << 20) {
          for _ in 0..<5_000 {
            await interactor.activate()
            await interactor.deactivate()
          }
        }
      }
    }

    @Test("Children that came and went cost no memory")
    func children() async {
      await #expect(processExitsWith: .success) {
        try await expectNoGrowth(limit: 4 << 20) {
          let parent = await ScriptedRouter("parent")
          for _ in 0..<3_000 {
            let child = await ScriptedRouter("child")
            await parent.attachChild(child)
            await parent.detachChild(child)
          }
        }
      }
    }
  }

  private struct Growth: Error {
    let bytes: Int
  }

  /// Runs `work` once to warm up, and again to measure. How much is alive at a time depends on how busy the machine is,
  /// so a round may grow by chance; what is lost is lost in every round.
  private func expectNoGrowth(limit: Int, _ work: () async -> Void) async throws {
    await work()
    var before = try residentBytes()
    var least = Int.max
    for _ in 0..<4 where least > limit {
      await work()
      let after = try residentBytes()
      (least, before) = (min(least, after - before), after)
    }
    if least > limit { throw Growth(bytes: least) }
  }

  private func residentBytes() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (Int(pages[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
#endif
