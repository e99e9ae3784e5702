import Napkin

protocol HomePresentableListener: AnyObject, Sendable {}

protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
}

@MainActor
final class HomeViewController: HomePresentable {
  weak var listener: HomePresentableListener?
}

final actor HomeInteractor: PresentableInteractable, HomePresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable

  init(presenter: HomePresentable) { self.presenter = presenter }

  func didBecomeActive() async {
    let presenter = presenter
    await MainActor.run { presenter.listener = self }
  }
}
