/// Who is signed in. Each reader gets a stream of its own: the current value at once, then every change.
actor SessionService {
  private var current: Session?
  private var readers: [Int: AsyncStream<Session?>.Continuation] = [:]
  private var lastReader = 0

  func sessions() -> AsyncStream<Session?> {
    let (stream, continuation) = AsyncStream.makeStream(of: Session?.self)
    lastReader += 1
    let reader = lastReader
    readers[reader] = continuation
    continuation.yield(current)
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(reader) }
    }
    return stream
  }

  func signIn(as user: String) {
    change(to: Session(user: user))
  }

  func signOut() {
    change(to: nil)
  }

  private func change(to session: Session?) {
    current = session
    for continuation in readers.values { continuation.yield(session) }
  }

  private func forget(_ reader: Int) {
    readers[reader] = nil
  }
}
