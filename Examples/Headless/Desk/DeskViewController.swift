import Napkin

protocol DeskPresentableListener: AnyObject, Sendable {
  func didPressSignOut() async
}

@MainActor
final class DeskViewController: Screen, DeskViewControllable {
  let title = "Desk"
  weak var presenter: DeskPresenter?
  weak var listener: DeskPresentableListener?

  private var shown = ""

  func bind(to presenter: DeskPresenter) {
    self.presenter = presenter
    observe(self) { $0.show($0.presenter?.greeting ?? "") }
  }

  func press(_ key: String) -> Task<Void, Never>? {
    guard key == "o" else { return nil }
    return dispatch { [listener] in await listener?.didPressSignOut() }
  }

  private func show(_ line: String) {
    guard line != shown else { return }
    shown = line
    print(line)
  }
}
