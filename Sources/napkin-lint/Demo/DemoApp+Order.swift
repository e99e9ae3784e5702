extension DemoApp {
  static let order: [(path: String, text: String)] = [
    ("Sources/Order/OrderBuilder.swift", orderBuilder),
    ("Sources/Order/OrderInteractor.swift", orderInteractor),
    ("Sources/Order/OrderRouter.swift", orderRouter),
    ("Sources/Order/OrderView.swift", orderView),
  ]

  private static let orderBuilder = #"""
    import napkin

    protocol OrderDependency: Dependency {
      var orders: OrderService { get }
    }

    final class OrderComponent: Component<OrderDependency>, ReceiptDependency, @unchecked Sendable {}

    @MainActor
    protocol OrderBuildable: Buildable {
      func build() async -> OrderRouting
    }

    final class OrderBuilder: Builder<OrderDependency>, OrderBuildable, @unchecked Sendable {
      @MainActor
      func build() async -> OrderRouting {
        let component = OrderComponent(dependency: dependency)
        let viewController = OrderViewController()
        let interactor = OrderInteractor(presenter: viewController, orders: dependency.orders)
        let router = OrderRouter(
          interactor: interactor, viewController: viewController,
          receiptBuilder: ReceiptBuilder(dependency: component))
        await interactor.wire(router: router)
        return router
      }
    }

    """#

  private static let orderInteractor = #"""
    import napkin

    @MainActor
    protocol OrderRouting: ViewableRouting, Sendable {
      func routeToReceipt(of order: Order) async
      func detachReceipt() async
    }

    @MainActor
    protocol OrderPresentable: Presentable, Sendable {
      var listener: OrderPresentableListener? { get set }
      func present(_ order: Order) async
    }

    final actor OrderInteractor: PresentableInteractable, OrderPresentableListener, ReceiptListener {
      nonisolated let lifecycle = InteractorLifecycle()
      nonisolated let presenter: OrderPresentable

      private var router: OrderRouting?
      private let orders: OrderService

      init(presenter: OrderPresentable, orders: OrderService) {
        self.presenter = presenter
        self.orders = orders
      }

      func wire(router: OrderRouting) {
        self.router = router
      }

      func didBecomeActive() async {
        await MainActor.run { presenter.listener = self }
        Task {
          for await order in orders.updates {
            await presenter.present(order)
          }
        }
      }

      func willResignActive() async {
        await MainActor.run { presenter.listener = nil }
      }

      func didTapPay() async {
        await router?.routeToReceipt(of: orders.current)
      }

      func receiptDidFinish() async {
        await router?.detachReceipt()
      }
    }

    """#

  private static let orderRouter = #"""
    import napkin

    @MainActor
    final class OrderRouter: ViewableRouter<OrderInteractor, OrderViewController>, OrderRouting {
      private let receiptBuilder: ReceiptBuildable
      private var receiptRouter: ReceiptRouting?

      init(interactor: OrderInteractor, viewController: OrderViewController, receiptBuilder: ReceiptBuildable) {
        self.receiptBuilder = receiptBuilder
        super.init(interactor: interactor, viewController: viewController)
      }

      func routeToReceipt(of order: Order) async {
        guard receiptRouter == nil else { return }
        let router = await receiptBuilder.build(withListener: interactor, order: order)
        receiptRouter = router
        await attachChild(router)
        viewController.present(router.viewControllable)
      }

      func detachReceipt() async {
        guard let router = receiptRouter else { return }
        receiptRouter = nil
        viewController.dismiss(router.viewControllable)
        await detachChild(router)
      }
    }

    """#

  private static let orderView = #"""
    import SwiftUI
    import napkin

    protocol OrderPresentableListener: AnyObject, Sendable {
      func didTapPay() async
    }

    struct OrderView: View {
      weak var listener: OrderPresentableListener?
      var order = Order()

      var body: some View {
        VStack(spacing: 16) {
          HStack {
            Text(order.title)
            Text(order.price)
          }
          .accessibilityIdentifier("order.line")
          Button("Pay") {
            Task { await listener?.didTapPay() }
          }
          .accessibilityIdentifier("order.pay")
        }
      }
    }

    final class OrderViewController: UIHostingController<OrderView>, OrderPresentable, ViewControllable {
      weak var listener: OrderPresentableListener? {
        didSet { rootView.listener = listener }
      }

      func present(_ order: Order) async {
        rootView.order = order
      }
    }

    """#
}
