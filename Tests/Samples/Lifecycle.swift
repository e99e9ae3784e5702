import Napkin

final actor HomeInteractor: PresentableInteractable {
nonisolated let lifecycle = InteractorLifecycle()
nonisolated let presenter: HomePresentable
init(presenter: HomePresentable) {
self.presenter = presenter
}
func didBecomeActive() async {
task {
for await user in userService.userStream {
await presenter.presentUser(user)
}
}
}
}

// What the sample leaves out.

protocol HomePresentable: Presentable {
  func presentUser(_ user: String) async
}

struct UserService {
  var userStream: AsyncStream<String> { AsyncStream { $0.finish() } }
}

extension HomeInteractor {
  nonisolated var userService: UserService { UserService() }
}
