import Napkin

@MainActor
protocol DeskRouting: ViewableRouting, Sendable {}

protocol DeskPresentable: Presentable, Sendable {
  @MainActor var listener: DeskPresentableListener? { get set }
  func present(_ session: Session) async
}

protocol DeskListener: AnyObject, Sendable {
  func deskDidFinish() async
}

final actor DeskInteractor: PresentableInteractable, DeskPresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: DeskPresentable

  private weak var router: DeskRouting?
  private weak var listener: DeskListener?
  private let session: Session
  private let sessionService: SessionService

  init(presenter: DeskPresentable, session: Session, sessionService: SessionService) {
    self.presenter = presenter
    self.session = session
    self.sessionService = sessionService
  }

  func wire(router: DeskRouting?, listener: DeskListener?) {
    self.router = router
    self.listener = listener
  }

  func didBecomeActive() async {
    let presenter = self.presenter
    await MainActor.run { presenter.listener = self }
    await presenter.present(session)
    task {
      for await session in await self.sessionService.sessions() {
        guard let session else { continue }
        await self.presenter.present(session)
      }
    }
  }

  func willResignActive() async {
    let presenter = self.presenter
    await MainActor.run { presenter.listener = nil }
  }

  func didPressSignOut() async {
    await listener?.deskDidFinish()
  }
}
