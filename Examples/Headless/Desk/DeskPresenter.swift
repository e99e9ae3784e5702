import Napkin
import Observation

/// Turns the session into what the view shows.
@MainActor
@Observable
final class DeskPresenter: Presenter<DeskViewController>, DeskPresentable {
  private(set) var greeting = ""

  @ObservationIgnored weak var listener: DeskPresentableListener? {
    didSet { viewController.listener = listener }
  }

  override init(viewController: DeskViewController) {
    super.init(viewController: viewController)
    viewController.bind(to: self)
  }

  func present(_ session: Session) async {
    greeting = "hello \(session.user), press o to sign out"
  }
}
