import Napkin

final actor UserInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: UserPresentable

  init(presenter: UserPresentable) { self.presenter = presenter }

func didBecomeActive() async {
    let user = await userService.currentUser
    await presenter.update(user: user)
}
}

protocol UserPresentable: Presentable {
  func update(user: String) async
}

actor UserService {
  var currentUser = ""
}

let userService = UserService()
