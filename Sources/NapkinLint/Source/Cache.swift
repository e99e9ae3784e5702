import Synchronization

/// Values that are made when somebody first asks for them, and kept for all threads.
final class Cache<Subject: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Subject: Value]>([:])

  /// Threads that ask for the same at the same time may each make it.
  func value(of subject: Subject, madeBy make: () -> Value) -> Value {
    if let known = values.withLock({ $0[subject] }) { return known }
    let made = make()
    values.withLock { $0[subject] = made }
    return made
  }
}
