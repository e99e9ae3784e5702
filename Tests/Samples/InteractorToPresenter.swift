import Napkin

final actor ProfileInteractor: PresentableInteractable {
    nonisolated let lifecycle = InteractorLifecycle()
    nonisolated let presenter: ProfilePresentable

    func didBecomeActive() async {
        let user = await userService.currentUser
        await presenter.update(displayName: "\(user.firstName) \(user.lastName)")
    }

  // What the sample leaves out.

  init(presenter: ProfilePresentable) { self.presenter = presenter }
}

protocol ProfilePresentable: Presentable {
  func update(displayName: String) async
}

struct User: Sendable {
  let firstName: String
  let lastName: String
}

actor UserService {
  var currentUser: User { User(firstName: "", lastName: "") }
}

let userService = UserService()
