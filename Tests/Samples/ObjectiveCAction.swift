import Napkin
import UIKit

final class HomeViewController: UIViewController, ViewControllable {
  var presenter: HomePresenter?

@objc private func logoutButtonTapped() {
dispatch { [weak self] in await self?.presenter?.listener?.didTapLogout() }
}
}

final class HomePresenter: Presenter<HomeViewController> {
  weak var listener: HomeViewListener?
}

protocol HomeViewListener: AnyObject, Sendable {
  func didTapLogout() async
}
