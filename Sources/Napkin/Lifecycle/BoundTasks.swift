/// The tasks of one scope, in the order in which they were started.
struct BoundTasks: Sendable {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastNumber = 0

  var count: Int { tasks.count }

  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  mutating func insert(_ task: Task<Void, Never>, as number: Int) {
    tasks[number] = task
  }

  mutating func remove(_ number: Int) {
    tasks[number] = nil
  }

  /// Gives up all tasks, the oldest first.
  mutating func drain() -> [Task<Void, Never>] {
    defer { tasks = [:] }
    return tasks.sorted { $0.key < $1.key }.map(\.value)
  }
}
