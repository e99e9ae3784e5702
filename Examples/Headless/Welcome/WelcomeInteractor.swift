import Napkin

@MainActor
protocol WelcomeRouting: ViewableRouting, Sendable {}

protocol WelcomePresentable: Presentable, Sendable {
  @MainActor var listener: WelcomePresentableListener? { get set }
  func show(_ line: String) async
}

protocol WelcomeListener: AnyObject, Sendable {
  func welcomeDidChoose(user: String) async
}

final actor WelcomeInteractor: PresentableInteractable, WelcomePresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: WelcomePresentable

  private weak var router: WelcomeRouting?
  private weak var listener: WelcomeListener?

  init(presenter: WelcomePresentable) {
    self.presenter = presenter
  }

  func wire(router: WelcomeRouting?, listener: WelcomeListener?) {
    self.router = router
    self.listener = listener
  }

  func didBecomeActive() async {
    let presenter = self.presenter
    await MainActor.run { presenter.listener = self }
    await presenter.show("press i to sign in")
  }

  func willResignActive() async {
    let presenter = self.presenter
    await MainActor.run { presenter.listener = nil }
  }

  func didPressSignIn() async {
    await listener?.welcomeDidChoose(user: "Ada")
  }
}
