import Napkin
import Synchronization

final actor IdleInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

actor BareActor {
  private var count = 0

  func call() { count += 1 }
}

/// Counts down to the end of a round.
final class Countdown: Sendable {
  private let left: Atomic<Int>
  private let signal = AsyncStream.makeStream(of: Void.self)

  init(_ count: Int) { left = Atomic(count) }

  func hit() {
    if left.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { signal.continuation.finish() }
  }

  func finished() async {
    for await _ in signal.stream {}
  }
}

@MainActor
func makeRouter() -> Router<IdleInteractor> { Router(interactor: IdleInteractor()) }
