import Synchronization

/// A value that is made when somebody first asks for it, and kept. Threads that ask meanwhile wait.
final class Lazy<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  func value(madeBy make: () -> Value) -> Value {
    value.withLock { known in
      let made = known ?? make()
      known = made
      return made
    }
  }
}
