import NapkinLint

/// A small app with each way in which a napkin can belong to another: the gate swaps two screens, one of which has a
/// child without a view and one that it pushes.
enum KioskApp {
  static let files: [SourceFile] = [
    SourceFile(path: "Kiosk/Shell.swift", text: shell), SourceFile(path: "Kiosk/Gate.swift", text: gate),
    SourceFile(path: "Kiosk/Door.swift", text: door), SourceFile(path: "Kiosk/Shop.swift", text: shop),
    SourceFile(path: "Kiosk/Clock.swift", text: clock), SourceFile(path: "Kiosk/Cart.swift", text: cart),
  ]

  private static let shell = """
    import UIKit
    import napkin

    final class AppComponent: Component<EmptyDependency>, GateDependency, @unchecked Sendable {
      let visitors: VisitorService

      init(visitors: VisitorService) {
        self.visitors = visitors
        super.init(dependency: EmptyComponent())
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      private var router: GateRouting?
      private let silence = Silence()

      func start(in window: UIWindow) async {
        let builder = GateBuilder(dependency: AppComponent(visitors: VisitorService()))
        let router = await builder.build(withListener: silence)
        self.router = router
        await router.launch(from: window)
      }
    }

    final class Silence: GateListener {}

    """

  private static let gate = """
    import UIKit
    import napkin

    protocol GateDependency: Dependency {
      var visitors: VisitorService { get }
    }

    final class GateComponent: Component<GateDependency>, DoorDependency, @unchecked Sendable {
      var visitors: VisitorService { dependency.visitors }
    }

    protocol GateBuildable: Buildable {
      @MainActor func build(withListener listener: GateListener) async -> GateRouting
    }

    final class GateBuilder: Builder<GateDependency>, GateBuildable, @unchecked Sendable {
      @MainActor
      func build(withListener listener: GateListener) async -> GateRouting {
        let component = GateComponent(dependency: dependency)
        let interactor = GateInteractor(visitors: component.visitors)
        let router = GateRouter(
          interactor: interactor, viewController: GateViewController(),
          doorBuilder: DoorBuilder(dependency: component), shopBuilder: ShopBuilder(dependency: component))
        await interactor.wire(router: router, listener: listener)
        return router
      }
    }

    @MainActor
    protocol GateRouting: LaunchRouting, Sendable {
      func routeToDoor() async
      func routeToShop(_ visitor: Visitor) async
    }

    protocol GateListener: AnyObject, Sendable {}

    final actor GateInteractor: Interactable, DoorListener, ShopListener {
      nonisolated let lifecycle = InteractorLifecycle()
      private weak var router: GateRouting?
      private weak var listener: GateListener?
      private let visitors: VisitorService

      init(visitors: VisitorService) {
        self.visitors = visitors
      }

      func wire(router: GateRouting?, listener: GateListener?) {
        self.router = router
        self.listener = listener
      }

      func didBecomeActive() async {
        task {
          for await visitor in await self.visitors.stream() { await self.route(visitor) }
        }
      }

      private func route(_ visitor: Visitor?) async {
        if let visitor { await router?.routeToShop(visitor) } else { await router?.routeToDoor() }
      }

      func doorDidOpen() async {
        await visitors.enter()
      }

      func shopDidClose() async {
        await visitors.leave()
      }
    }

    @MainActor
    protocol GateViewControllable: ViewControllable {
      func embed(_ child: any ViewControllable)
      func remove(_ child: any ViewControllable)
    }

    final class GateViewController: UIViewController, GateViewControllable {}

    @MainActor
    final class GateRouter: LaunchRouter<GateInteractor, GateViewControllable>, GateRouting {
      private let doorBuilder: DoorBuildable
      private let shopBuilder: ShopBuildable
      private var child: ViewableRouting?

      init(
        interactor: GateInteractor, viewController: GateViewControllable, doorBuilder: DoorBuildable,
        shopBuilder: ShopBuildable
      ) {
        self.doorBuilder = doorBuilder
        self.shopBuilder = shopBuilder
        super.init(interactor: interactor, viewController: viewController)
      }

      func routeToDoor() async {
        await leaveChild()
        let router = await doorBuilder.build(withListener: interactor)
        await show(router)
      }

      func routeToShop(_ visitor: Visitor) async {
        await leaveChild()
        let router = await shopBuilder.build(withListener: interactor, visitor: visitor)
        await show(router)
      }

      private func show(_ router: ViewableRouting) async {
        child = router
        await attachChild(router)
        viewController.embed(router.viewControllable)
      }

      private func leaveChild() async {
        guard let router = child else { return }
        child = nil
        viewController.remove(router.viewControllable)
        await detachChild(router)
      }
    }

    extension GateComponent: ShopDependency {}

    """

  private static let door = screen("Door", tells: "doorDidOpen", on: "didTapBell")
  private static let cart = screen("Cart", tells: "cartDidClose", on: "didTapClose")

  private static let clock = """
    import napkin

    protocol ClockDependency: Dependency {}
    final class ClockComponent: Component<ClockDependency>, @unchecked Sendable {}

    protocol ClockBuildable: Buildable {
      @MainActor func build(withListener listener: ClockListener) async -> ClockRouting
    }

    final class ClockBuilder: Builder<ClockDependency>, ClockBuildable, @unchecked Sendable {
      @MainActor
      func build(withListener listener: ClockListener) async -> ClockRouting {
        let interactor = ClockInteractor()
        let router = ClockRouter(interactor: interactor)
        await interactor.wire(router: router, listener: listener)
        return router
      }
    }

    @MainActor
    protocol ClockRouting: Routing, Sendable {}

    protocol ClockListener: AnyObject, Sendable {
      func clockDidStrike() async
    }

    final actor ClockInteractor: Interactable {
      nonisolated let lifecycle = InteractorLifecycle()
      private weak var router: ClockRouting?
      private weak var listener: ClockListener?

      func wire(router: ClockRouting?, listener: ClockListener?) {
        self.router = router
        self.listener = listener
      }

      func strike() async {
        await listener?.clockDidStrike()
      }
    }

    @MainActor
    final class ClockRouter: Router<ClockInteractor>, ClockRouting {}

    """
}
