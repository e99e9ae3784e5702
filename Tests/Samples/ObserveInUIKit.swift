import Napkin
import Observation
import UIKit

// The form of the sample above that runs.

@MainActor
final class HomeViewController: UIViewController, ViewControllable {
  weak var presenter: HomePresenter?
  let nameLabel = UILabel()
  let logoutButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    observe(self) { me in
      me.nameLabel.text = me.presenter?.displayName
      me.logoutButton.isEnabled = me.presenter?.isLoggingOut == false
    }
  }
}

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var displayName: String = ""
  var isLoggingOut: Bool = false
}
