import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A shared member that a thread makes now or waits for.
struct Creation: Sendable {
  let slot: ObjectIdentifier
  let member: String

  private struct Threads {
    /// What each thread makes, the outermost first.
    var making: [UInt: [Creation]] = [:]
    var waiting: [UInt: Creation] = [:]
  }

  private static let threads = Mutex(Threads())

  /// Notes that the current thread is about to wait for `creation`, unless it would wait for itself, directly or
  /// through other threads. Then the answer is the circle, by the members' names.
  static func circle(closedBy creation: Creation) -> [String]? {
    threads.withLock { threads in
      let current = currentThread()
      var path: [String] = []
      var wanted = creation
      while let (thread, made) = threads.making.first(where: { $0.value.contains { $0.slot == wanted.slot } }) {
        path += made.drop { $0.slot != wanted.slot }.map(\.member)
        if thread == current { return path + [path[0]] }
        guard let next = threads.waiting[thread] else { break }
        wanted = next
      }
      threads.waiting[current] = creation
      return nil
    }
  }

  static func begin(_ creation: Creation) {
    threads.withLock { threads in
      let current = currentThread()
      threads.waiting[current] = nil
      threads.making[current, default: []].append(creation)
    }
  }

  static func end(_ creation: Creation) {
    threads.withLock { threads in
      let current = currentThread()
      threads.making[current]?.removeLast()
      if threads.making[current]?.isEmpty == true { threads.making[current] = nil }
    }
  }
}

/// A task would not do as identity: what a factory starts with `Task {}` inherits its task-local values, but waits
/// for it like anyone else.
private func currentThread() -> UInt {
  #if canImport(Glibc)
    UInt(pthread_self())
  #else
    UInt(bitPattern: pthread_self())
  #endif
}
