import Synchronization

/// One line on the terminal that says how far a long run is.
final class Progress: Sendable {
  private let start = Progress.now()
  private let readCount = Atomic(0)
  /// When the line was last written; nil while there is none.
  private let lastLine = Mutex<UInt64?>(nil)

  private static let patience: UInt64 = 500_000_000
  private static let pause: UInt64 = 100_000_000

  /// Files were found so far.
  func found(_ count: Int) {
    show { "\(count) files found" }
  }

  /// One more file was read.
  func didRead(of total: Int) {
    let count = readCount.wrappingAdd(1, ordering: .relaxed).newValue
    guard count & 15 == 0 else { return }
    show { "\(count) of \(total) files read" }
  }

  /// Wipes the line, so that what follows stands alone.
  func clear() {
    lastLine.withLock { line in
      guard line != nil else { return }
      try? Output.error.write(Array("\r\u{1B}[K".utf8))
      line = nil
    }
  }

  private func show(_ words: () -> String) {
    let now = Self.now()
    guard now > start + Self.patience else { return }
    lastLine.withLock { line in
      if let line, now < line + Self.pause { return }
      try? Output.error.write(Array("\r\(words())\u{1B}[K".utf8))
      line = now
    }
  }

  private static func now() -> UInt64 { System.nanoseconds() }
}
