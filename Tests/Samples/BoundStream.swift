import Napkin

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
        for await user in userService.userStream() {
            await presenter.presentUser(user)
        }
    }
}
}

protocol HomePresentable: Presentable {
  func presentUser(_ user: String) async
}

protocol UserService: Sendable {
  func userStream() -> AsyncStream<String>
}
