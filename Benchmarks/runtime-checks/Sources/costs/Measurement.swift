/// The median of several rounds, in nanoseconds for one operation.
nonisolated(nonsending) func nanoseconds(
  rounds: Int = 5, operations: Int, _ work: () async -> Void
) async -> Double {
  let clock = ContinuousClock()
  var figures: [Double] = []
  for _ in 0..<rounds {
    let start = clock.now
    await work()
    let elapsed = (clock.now - start).components
    figures.append((Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9) / Double(operations))
  }
  return figures.sorted()[rounds / 2]
}

/// What the other figures are compared with, from the same run.
struct Baselines {
  let task: Double
  let actorCall: Double

  func report(_ name: String, _ nanoseconds: Double) {
    let columns = [
      rounded(nanoseconds) + " ns", hundredths(nanoseconds / task) + " x Task {}",
      hundredths(nanoseconds / actorCall) + " x actor call",
    ]
    print(pad(name, to: 50) + columns.map { pad($0, to: 22, right: true) }.joined())
  }
}

func rounded(_ value: Double) -> String { String(Int(value.rounded())) }

private func hundredths(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let fraction = String(hundredths % 100)
  return "\(hundredths / 100)." + (fraction.count < 2 ? "0" + fraction : fraction)
}

private func pad(_ text: String, to width: Int, right: Bool = false) -> String {
  let space = String(repeating: " ", count: max(0, width - text.count))
  return right ? space + text : text + space
}
