/// The median of several rounds, in nanoseconds for one operation.
nonisolated(nonsending) func nanoseconds(
  rounds: Int = 7, operations: Int, _ work: () async -> Void
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

func report(_ name: String, _ nanoseconds: Double, against baseline: (name: String, nanoseconds: Double)? = nil) {
  var line = pad(name, to: 52) + pad(rounded(nanoseconds, digits: 0), to: 10, right: true) + " ns"
  if let baseline {
    line += pad(rounded(nanoseconds / baseline.nanoseconds, digits: 2), to: 8, right: true) + " x " + baseline.name
  }
  print(line)
}

func rounded(_ value: Double, digits: Int) -> String {
  guard digits > 0 else { return String(Int(value.rounded())) }
  let hundredths = Int((value * 100).rounded())
  let fraction = String(hundredths % 100)
  return "\(hundredths / 100)." + (fraction.count < 2 ? "0" + fraction : fraction)
}

private func pad(_ text: String, to width: Int, right: Bool = false) -> String {
  let space = String(repeating: " ", count: max(0, width - text.count))
  return right ? space + text : text + space
}
