import Napkin

@MainActor
protocol RootRouting: LaunchRouting, Sendable {
  func routeToWelcome() async
  func routeToDesk(_ session: Session) async
}

protocol RootListener: AnyObject, Sendable {}

/// Routes by the session, not by keys: whoever signs in or out, here or elsewhere, the right screen comes up.
final actor RootInteractor: Interactable, WelcomeListener, DeskListener {
  nonisolated let lifecycle = InteractorLifecycle()

  private weak var router: RootRouting?
  private weak var listener: RootListener?
  private let sessionService: SessionService

  init(sessionService: SessionService) {
    self.sessionService = sessionService
  }

  func wire(router: RootRouting?, listener: RootListener?) {
    self.router = router
    self.listener = listener
  }

  func didBecomeActive() async {
    task(forEach: await sessionService.sessions()) { me, session in
      if let session {
        await me.router?.routeToDesk(session)
      } else {
        await me.router?.routeToWelcome()
      }
    }
  }

  func welcomeDidChoose(user: String) async {
    await sessionService.signIn(as: user)
  }

  func deskDidFinish() async {
    await sessionService.signOut()
  }
}
