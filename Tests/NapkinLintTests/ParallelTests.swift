import Synchronization
import Testing

@testable import NapkinLint

@Suite("Work is shared among threads")
struct ParallelTests {
  @Test("Results stand in the order of the numbers", arguments: [0, 1, 15, 16, 33, 5_000], [-1, 0, 1, 2, 7, 300])
  func order(count: Int, jobs: Int) {
    #expect(Parallel.map(count: count, jobs: jobs) { "\($0)" } == (0..<count).map { "\($0)" })
  }

  @Test("Each number is worked on once")
  func once() {
    let calls = Mutex([Int](repeating: 0, count: 1_000))
    let results = Parallel.map(count: 1_000, jobs: 8) { number in
      calls.withLock { $0[number] += 1 }
      return number
    }
    #expect(results.count == 1_000)
    #expect(calls.withLock { $0.allSatisfy { $0 == 1 } })
  }

  @Test("Results that need their memory counted keep it")
  func memory() {
    let results = Parallel.map(count: 200, jobs: 4) { number in [String](repeating: "number \(number)", count: 3) }
    #expect(results[199] == ["number 199", "number 199", "number 199"])
  }
}
