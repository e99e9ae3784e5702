import Synchronization

/// Adds up how long the parts of a run take, by a clock that the command brings.
package final class Stopwatch: Sendable {
  private let now: @Sendable () -> UInt64
  private let laps = Mutex<[Lap: UInt64]>([:])

  package enum Lap: Hashable, Sendable {
    case phase(Phase)
    case rule(String)
  }

  /// What a run does, in its order.
  package enum Phase: String, CaseIterable, Sendable {
    case search = "finding files"
    case outline = "reading and outlining"
    case index
    case tree = "rules about the tree"
    case rules = "rules about files"
    case repair = "repairing"
    case report = "reporting"
  }

  /// - Parameter now: the time in nanoseconds, counted from anywhere.
  package init(now: @escaping @Sendable () -> UInt64) {
    self.now = now
  }

  /// Runs a part, and adds how long it took to what this part took before, on whichever thread.
  package func measure<Result, Failure: Error>(
    _ lap: Lap, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = now()
    defer {
      let time = now() - start
      laps.withLock { $0[lap, default: 0] += time }
    }
    return try body()
  }

  /// A line for each phase, and one for each rule, slowest first.
  package var report: [String] {
    let laps = laps.withLock { $0 }
    let phases = Phase.allCases.compactMap { phase in laps[.phase(phase)].map { ($0, phase.rawValue) } }
    let rules = laps.compactMap { lap, time -> (UInt64, String)? in
      if case .rule(let id) = lap { (time, id) } else { nil }
    }.sorted { ($1.0, $0.1) < ($0.0, $1.1) }
    let rows = phases + rules
    let width = rows.map { Self.milliseconds($0.0).count }.max() ?? 0
    func lines(_ rows: [(UInt64, String)]) -> [String] {
      rows.map { time, name in
        let text = Self.milliseconds(time)
        return String(repeating: " ", count: width - text.count) + "\(text) ms  \(name)"
      }
    }
    return ["time of each phase:"] + lines(phases) + ["time of each rule, all threads together:"] + lines(rules)
  }

  /// With one digit behind the point.
  private static func milliseconds(_ nanoseconds: UInt64) -> String {
    let tenths = (nanoseconds + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Stopwatch? {
  /// Runs a part, and measures it if anyone wants to know.
  package func measure<Result, Failure: Error>(
    _ lap: Stopwatch.Lap, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let self else { return try body() }
    return try self.measure(lap, body)
  }
}
