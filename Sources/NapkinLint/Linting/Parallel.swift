#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// Runs work on threads that take the next number from one counter, so that none waits for another.
///
/// Tasks of Swift's own runtime would cost a program that mostly starts and ends more than all its work.
enum Parallel {
  /// Calls `body` once for each number below `count` and gives the results in the order of the numbers.
  ///
  /// - Parameter jobs: how many threads may work; the calling one is among them.
  static func map<Result: Sendable>(
    count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let workers = min(jobs, count / fewestPerThread)
    guard workers > 1 else { return (0..<count).map(body) }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      let board = Board(count: count, results: results, body: body)
      let threads = (1..<workers).compactMap { _ in start { board.work() } }
      board.work()
      for thread in threads { pthread_join(thread, nil) }
      initializedCount = count
    }
  }

  /// Below this a thread costs more than it saves.
  private static let fewestPerThread = 16

  /// Scanning needs little stack, but rules and their callers may need more than a thread's smallest default.
  private static let stackSize = 4 << 20

  /// - Returns: nil when the system gives no further thread; the work is then left to the others.
  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    let start = Unmanaged.passRetained(ThreadStart(work)).toOpaque()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, &attributes, runThread, start)
    pthread_attr_destroy(&attributes)
    guard status == 0 else {
      Unmanaged<ThreadStart>.fromOpaque(start).release()
      return nil
    }
    return thread
  }
}

/// What a new thread does.
private final class ThreadStart: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }

  static func run(_ start: UnsafeMutableRawPointer) {
    Unmanaged<ThreadStart>.fromOpaque(start).takeRetainedValue().work()
  }
}

#if canImport(Darwin)
  private func runThread(_ start: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    ThreadStart.run(start)
    return nil
  }
#else
  private func runThread(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let start { ThreadStart.run(start) }
    return nil
  }
#endif

/// The work that is left, and where the results go.
private final class Board<Result: Sendable>: Sendable {
  private let next = Atomic<Int>(0)
  private let count: Int
  /// Each element is written once, by the thread that took its number, and read only after all threads have ended.
  private nonisolated(unsafe) let results: UnsafeMutableBufferPointer<Result>
  private let body: @Sendable (Int) -> Result

  init(count: Int, results: UnsafeMutableBufferPointer<Result>, body: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.results = results
    self.body = body
  }

  func work() {
    while true {
      let number = next.add(1, ordering: .relaxed).oldValue
      guard number < count else { return }
      results.initializeElement(at: number, to: body(number))
    }
  }
}
