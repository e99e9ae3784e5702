extension KioskApp {
  /// A napkin without children whose view sends one event, which goes on to the parent.
  static func screen(_ name: String, tells listenerMethod: String, on event: String) -> String {
    """
    import SwiftUI
    import napkin

    protocol \(name)Dependency: Dependency {}
    final class \(name)Component: Component<\(name)Dependency>, @unchecked Sendable {}

    protocol \(name)Buildable: Buildable {
      @MainActor func build(withListener listener: \(name)Listener) async -> \(name)Routing
    }

    final class \(name)Builder: Builder<\(name)Dependency>, \(name)Buildable, @unchecked Sendable {
      @MainActor
      func build(withListener listener: \(name)Listener) async -> \(name)Routing {
        let viewController = \(name)ViewController(rootView: \(name)View())
        let interactor = \(name)Interactor(presenter: viewController)
        let router = \(name)Router(interactor: interactor, viewController: viewController)
        await interactor.wire(router: router, listener: listener)
        return router
      }
    }

    @MainActor
    protocol \(name)Routing: ViewableRouting, Sendable {}

    protocol \(name)Listener: AnyObject, Sendable {
      func \(listenerMethod)() async
    }

    @MainActor
    protocol \(name)Presentable: Presentable, Sendable {
      var listener: \(name)PresentableListener? { get set }
    }

    final actor \(name)Interactor: PresentableInteractable, \(name)PresentableListener {
      nonisolated let lifecycle = InteractorLifecycle()
      nonisolated let presenter: \(name)Presentable
      private weak var router: \(name)Routing?
      private weak var listener: \(name)Listener?

      init(presenter: \(name)Presentable) {
        self.presenter = presenter
      }

      func wire(router: \(name)Routing?, listener: \(name)Listener?) {
        self.router = router
        self.listener = listener
      }

      func didBecomeActive() async {
        let presenter = self.presenter
        await MainActor.run { presenter.listener = self }
      }

      func \(event)() async {
        await listener?.\(listenerMethod)()
      }
    }

    @MainActor
    protocol \(name)ViewControllable: ViewControllable {}

    @MainActor
    final class \(name)Router: ViewableRouter<\(name)Interactor, \(name)ViewControllable>, \(name)Routing {}

    protocol \(name)PresentableListener: AnyObject, Sendable {
      func \(event)() async
    }

    final class \(name)ViewController: UIHostingController<\(name)View>, \(name)Presentable, \(name)ViewControllable {
      weak var listener: \(name)PresentableListener? {
        didSet { rootView.listener = listener }
      }
    }

    struct \(name)View: View {
      weak var listener: \(name)PresentableListener?
      var body: some View { Text("\(name)") }
    }

    """
  }

  static let shop = """
    import SwiftUI
    import napkin

    protocol ShopDependency: Dependency {}
    final class ShopComponent: Component<ShopDependency>, @unchecked Sendable {}
    extension ShopComponent: ClockDependency, CartDependency {}

    protocol ShopBuildable: Buildable {
      @MainActor func build(withListener listener: ShopListener, visitor: Visitor) async -> ShopRouting
    }

    final class ShopBuilder: Builder<ShopDependency>, ShopBuildable, @unchecked Sendable {
      @MainActor
      func build(withListener listener: ShopListener, visitor: Visitor) async -> ShopRouting {
        let component = ShopComponent(dependency: dependency)
        let hosting = ShopViewController(rootView: ShopView())
        let presenter = ShopPresenter(viewController: hosting)
        let interactor = ShopInteractor(presenter: presenter)
        let router = ShopRouter(interactor: interactor, viewController: hosting, dependency: component)
        await interactor.wire(router: router, listener: listener)
        return router
      }
    }

    @MainActor
    protocol ShopRouting: ViewableRouting, Sendable {
      func routeToCart() async
      func cartWasPopped() async
    }

    protocol ShopListener: AnyObject, Sendable {
      func shopDidClose() async
    }

    @MainActor
    protocol ShopPresentable: Presentable, Sendable {}

    final actor ShopInteractor: PresentableInteractable, ShopPresentableListener, ClockListener, CartListener {
      nonisolated let lifecycle = InteractorLifecycle()
      nonisolated let presenter: ShopPresentable
      private weak var router: ShopRouting?
      private weak var listener: ShopListener?

      init(presenter: ShopPresentable) {
        self.presenter = presenter
      }

      func wire(router: ShopRouting?, listener: ShopListener?) {
        self.router = router
        self.listener = listener
      }

      func didTapCart() async {
        await router?.routeToCart()
      }

      func clockDidStrike() async {
        await listener?.shopDidClose()
      }

      func cartDidClose() async {
        await router?.cartWasPopped()
      }
    }

    @MainActor
    protocol ShopViewControllable: ViewControllable {
      func push(_ child: any ViewControllable)
    }

    @MainActor
    final class ShopRouter: ViewableRouter<ShopInteractor, ShopViewControllable>, ShopRouting {
      private let clockBuilder: ClockBuildable
      private let cartBuilder: CartBuildable
      private var cartRouter: CartRouting?

      init(interactor: ShopInteractor, viewController: ShopViewControllable, dependency: ShopComponent) {
        clockBuilder = ClockBuilder(dependency: dependency)
        cartBuilder = CartBuilder(dependency: dependency)
        super.init(interactor: interactor, viewController: viewController)
      }

      override func didLoad() async {
        await super.didLoad()
        await attachClock()
      }

      private func attachClock() async {
        await attachChild(await clockBuilder.build(withListener: interactor))
      }

      func routeToCart() async {
        guard cartRouter == nil else { return }
        let router = await cartBuilder.build(withListener: interactor)
        cartRouter = router
        await attachChild(router)
        viewController.push(router.viewControllable)
      }

      func cartWasPopped() async {
        guard let router = cartRouter else { return }
        cartRouter = nil
        await detachChild(router)
      }
    }

    protocol ShopPresentableListener: AnyObject, Sendable {
      func didTapCart() async
    }

    @MainActor
    @Observable
    final class ShopPresenter: Presenter<ShopViewController>, ShopPresentable {}

    final class ShopViewController: UIHostingController<ShopView>, ShopViewControllable {}

    struct ShopView: View {
      var body: some View { Text("Shop") }
    }

    """
}
