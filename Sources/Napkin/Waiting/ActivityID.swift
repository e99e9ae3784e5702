import Synchronization

/// The identity of something that others may wait for. Never reused, so it outlives what it names without harm.
struct ActivityID: Hashable, Sendable {
  private static let count = Atomic<Int>(0)

  private let number: Int

  init() {
    number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
