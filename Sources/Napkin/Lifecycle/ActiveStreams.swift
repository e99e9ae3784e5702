/// The readers of one interactor's active state.
struct ActiveStreams: Sendable {
  private var continuations: [Int: AsyncStream<Bool>.Continuation] = [:]
  private var lastNumber = 0

  var count: Int { continuations.count }

  mutating func insert(_ continuation: AsyncStream<Bool>.Continuation) -> Int {
    lastNumber += 1
    continuations[lastNumber] = continuation
    return lastNumber
  }

  mutating func remove(_ number: Int) {
    continuations[number] = nil
  }

  func yield(_ isActive: Bool) {
    for continuation in continuations.values { continuation.yield(isActive) }
  }

  mutating func drain() -> [AsyncStream<Bool>.Continuation] {
    defer { continuations = [:] }
    return Array(continuations.values)
  }
}
