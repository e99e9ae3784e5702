import Foundation

/// What happened, in order. A lock that the thread sanitizer understands guards it.
final class Journal: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var entries: [String] { lock.withLock { lines } }

  func note(_ line: String) {
    lock.withLock { lines.append(line) }
  }
}

/// A number that many threads change.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var value: Int { lock.withLock { number } }

  @discardableResult
  func add(_ amount: Int = 1) -> Int {
    lock.withLock {
      number += amount
      return number
    }
  }
}
