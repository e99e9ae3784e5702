import Napkin

// With a service that is an actor, the stream itself has to be awaited.

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable
  let userService: UserService

  init(presenter: HomePresentable, userService: UserService) {
    self.presenter = presenter
    self.userService = userService
  }

  func didBecomeActive() async {
    task {
      for await user in await userService.userStream() {
        await presenter.presentUser(user)
      }
    }
    task(forEach: await userService.userStream()) { me, user in
      await me.presenter.presentUser(user)
    }
  }
}

protocol HomePresentable: Presentable {
  func presentUser(_ user: String) async
}

actor UserService {
  func userStream() -> AsyncStream<String> { AsyncStream { $0.finish() } }
}
