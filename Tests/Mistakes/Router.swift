import Napkin

protocol HomeViewControllable: ViewControllable {}

@MainActor
protocol HomeRouting: ViewableRouting {
  func closeProfile() async
}

@MainActor
protocol AboutRouting: ViewableRouting {}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private var profileRouter: Routing?

  override func didLoad() async {
    await attachFeed()
  }

  func closeProfile() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    Task { await detachChild(router) }
  }

  private func attachFeed() async {}
}
