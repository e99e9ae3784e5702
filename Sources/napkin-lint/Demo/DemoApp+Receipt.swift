extension DemoApp {
  static let receipt: [(path: String, text: String)] = [
    ("Sources/Receipt/ReceiptBuilder.swift", receiptBuilder),
    ("Sources/Receipt/ReceiptInteractor.swift", receiptInteractor),
    ("Sources/Receipt/ReceiptPresenter.swift", receiptPresenter),
    ("Sources/Receipt/ReceiptView.swift", receiptView),
  ]

  private static let receiptBuilder = #"""
    import napkin

    protocol ReceiptDependency: Dependency {}

    @MainActor
    protocol ReceiptBuildable: Buildable {
      func build(withListener listener: ReceiptListener, order: Order) async -> ReceiptRouting
    }

    @MainActor
    protocol ReceiptRouting: ViewableRouting, Sendable {}

    @MainActor
    final class ReceiptRouter: ViewableRouter<ReceiptInteractor, ReceiptViewController>, ReceiptRouting {}

    final class ReceiptBuilder: Builder<ReceiptDependency>, ReceiptBuildable, @unchecked Sendable {
      @MainActor
      func build(withListener listener: ReceiptListener, order: Order) async -> ReceiptRouting {
        let viewController = ReceiptViewController()
        let presenter = ReceiptPresenter(viewController: viewController)
        let interactor = ReceiptInteractor(presenter: presenter, order: order)
        await interactor.wire(listener: listener)
        return ReceiptRouter(interactor: interactor, viewController: viewController)
      }
    }

    """#

  private static let receiptInteractor = #"""
    import napkin

    protocol ReceiptListener: AnyObject, Sendable {
      func receiptDidFinish() async
    }

    final actor ReceiptInteractor: PresentableInteractable, ReceiptPresentableListener {
      nonisolated let lifecycle = InteractorLifecycle()
      nonisolated let presenter: ReceiptPresentable

      private var listener: ReceiptListener?
      private let order: Order

      init(presenter: ReceiptPresentable, order: Order) {
        self.presenter = presenter
        self.order = order
      }

      func wire(listener: ReceiptListener) {
        self.listener = listener
      }

      func didBecomeActive() async {
        await MainActor.run { presenter.listener = self }
        await presenter.present(total: order.price)
      }

      func willResignActive() async {
        await MainActor.run { presenter.listener = nil }
      }

      func didTapDone() async {
        await listener?.receiptDidFinish()
      }
    }

    """#

  private static let receiptPresenter = #"""
    import Observation
    import napkin

    @MainActor
    protocol ReceiptPresentable: Presentable, Sendable {
      var listener: ReceiptPresentableListener? { get set }
      func present(total: String) async
    }

    @MainActor
    @Observable
    final class ReceiptPresenter: Presenter<ReceiptViewController>, ReceiptPresentable {
      private(set) var total = ""

      weak var listener: ReceiptPresentableListener? {
        didSet { viewController.rootView.listener = listener }
      }

      func present(total: String) async {
        self.total = total
        viewController.rootView.presenter = self
      }
    }

    """#

  private static let receiptView = #"""
    import SwiftUI
    import napkin

    protocol ReceiptPresentableListener: AnyObject, Sendable {
      func didTapDone() async
    }

    struct ReceiptView: View {
      var presenter: ReceiptPresenter?
      weak var listener: ReceiptPresentableListener?

      var body: some View {
        VStack {
          Text(presenter?.total ?? "")
            .accessibilityIdentifier("receipt.total")
          Button("Done") {
            dispatch { [listener] in await listener?.didTapDone() }
          }
          .accessibilityIdentifier("receipt.done")
        }
      }
    }

    final class ReceiptViewController: UIHostingController<ReceiptView>, ViewControllable {}

    """#
}
