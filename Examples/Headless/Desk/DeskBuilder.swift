import Napkin

protocol DeskDependency: Dependency {
  var sessionService: SessionService { get }
}

final class DeskComponent: Component<DeskDependency>, @unchecked Sendable {
  var sessionService: SessionService { dependency.sessionService }
}

protocol DeskBuildable: Buildable {
  @MainActor func build(withListener listener: DeskListener, session: Session) async -> DeskRouting
}

final class DeskBuilder: Builder<DeskDependency>, DeskBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: DeskListener, session: Session) async -> DeskRouting {
    let component = DeskComponent(dependency: dependency)
    let viewController = DeskViewController()
    let presenter = DeskPresenter(viewController: viewController)
    let interactor = DeskInteractor(
      presenter: presenter, session: session, sessionService: component.sessionService)
    let router = DeskRouter(interactor: interactor, viewController: viewController)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}
