#if NAPKIN_THREAD_SANITIZER
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Stands in for `Synchronization.Mutex` when the thread sanitizer looks on. On Linux that one is a bare futex, which
  /// the sanitizer does not see, so that it takes everything behind it for a race. This one it sees.
  struct Mutex<Value>: ~Copyable, Sendable {
    private let storage: Storage

    init(_ value: consuming sending Value) {
      storage = Storage(value)
    }

    func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result {
      pthread_mutex_lock(storage.lock)
      defer { pthread_mutex_unlock(storage.lock) }
      return try body(&storage.value)
    }

    /// `@unchecked`, since the lock is what makes it so.
    private final class Storage: @unchecked Sendable {
      let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      var value: Value

      init(_ value: consuming sending Value) {
        self.value = value
        pthread_mutex_init(lock, nil)
      }

      deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
      }
    }
  }
#endif
