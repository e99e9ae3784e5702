import Napkin

final actor EventInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  let eventStream: AsyncStream<Int>

  init(eventStream: AsyncStream<Int>) { self.eventStream = eventStream }

  func handle(_ event: Int) {}

func didBecomeActive() async {
    task {
        for await event in eventStream {
            await self.handle(event)
        }
    }
}
}
