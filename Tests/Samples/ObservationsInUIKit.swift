// warning: result of 'Observations
import Napkin
import UIKit
import Observation
@MainActor
final class HomeViewController: UIViewController, HomeViewControllable {
var presenter: HomePresenter!
@IBOutlet var nameLabel: UILabel!
@IBOutlet var logoutButton: UIButton!
override func viewDidLoad() {
super.viewDidLoad()
Observations {
self.nameLabel.text = self.presenter.displayName
self.logoutButton.isEnabled = !self.presenter.isLoggingOut
}
}
}

// What the sample leaves out.

protocol HomeViewControllable: ViewControllable {}

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var displayName: String = ""
  var isLoggingOut: Bool = false
}
