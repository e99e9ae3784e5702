import Napkin

@MainActor
protocol RootViewControllable: ViewControllable {
  func embed(_ child: any ViewControllable)
  func remove(_ child: any ViewControllable)
}

@MainActor
final class RootRouter: LaunchRouter<RootInteractor, RootViewControllable>, RootRouting {
  private let welcomeBuilder: WelcomeBuildable
  private let deskBuilder: DeskBuildable
  private var welcomeRouter: WelcomeRouting?
  private var deskRouter: DeskRouting?

  init(
    interactor: RootInteractor,
    viewController: RootViewControllable,
    welcomeBuilder: WelcomeBuildable,
    deskBuilder: DeskBuildable
  ) {
    self.welcomeBuilder = welcomeBuilder
    self.deskBuilder = deskBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToWelcome() async {
    await detachDesk()
    guard welcomeRouter == nil else { return }
    let router = await welcomeBuilder.build(withListener: interactor)
    welcomeRouter = router
    await attachChild(router)
    viewController.embed(router.viewControllable)
  }

  func routeToDesk(_ session: Session) async {
    await detachWelcome()
    guard deskRouter == nil else { return }
    let router = await deskBuilder.build(withListener: interactor, session: session)
    deskRouter = router
    await attachChild(router)
    viewController.embed(router.viewControllable)
  }

  private func detachWelcome() async {
    guard let router = welcomeRouter else { return }
    welcomeRouter = nil
    viewController.remove(router.viewControllable)
    await detachChild(router)
  }

  private func detachDesk() async {
    guard let router = deskRouter else { return }
    deskRouter = nil
    viewController.remove(router.viewControllable)
    await detachChild(router)
  }
}
