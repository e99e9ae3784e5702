import Napkin

protocol WelcomeDependency: Dependency {}

protocol WelcomeBuildable: Buildable {
  @MainActor func build(withListener listener: WelcomeListener) async -> WelcomeRouting
}

final class WelcomeBuilder: Builder<WelcomeDependency>, WelcomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: WelcomeListener) async -> WelcomeRouting {
    let viewController = WelcomeViewController()
    let interactor = WelcomeInteractor(presenter: viewController)
    let router = WelcomeRouter(interactor: interactor, viewController: viewController)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}
