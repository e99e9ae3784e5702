import Napkin

@MainActor
protocol HomeRouting: Routing, Sendable {
  func routeToProfile() async
}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  private var router: HomeRouting?
  private var listener: HomeListener?
  private var count = 0

  func wire(router: HomeRouting, listener: HomeListener) {
    self.router = router
    self.listener = listener
  }

  func didBecomeActive() async {
    Task { await self.load() }
    lifecycle.register { await self.load() }
  }

  func didTapProfile() async {
    await router?.routeToProfile()
    Task { await self.load() }
  }

  func didTapDone() async {
    await listener?.homeDidFinish()
  }

  private func load() async {
    count += 1
  }
}

final actor QuietInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() {}
  func willResignActive() async -> Void {}
}
