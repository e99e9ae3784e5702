import Napkin

protocol RootDependency: Dependency {
  var sessionService: SessionService { get }
}

final class RootComponent: Component<RootDependency>, WelcomeDependency, DeskDependency, @unchecked Sendable {
  var sessionService: SessionService { dependency.sessionService }
}

protocol RootBuildable: Buildable {
  @MainActor func build(withListener listener: RootListener, terminal: Terminal) async -> RootRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: RootListener, terminal: Terminal) async -> RootRouting {
    let component = RootComponent(dependency: dependency)
    let interactor = RootInteractor(sessionService: component.sessionService)
    let router = RootRouter(
      interactor: interactor,
      viewController: terminal,
      welcomeBuilder: WelcomeBuilder(dependency: component),
      deskBuilder: DeskBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}
