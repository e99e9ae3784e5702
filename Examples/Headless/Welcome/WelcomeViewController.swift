import Napkin

protocol WelcomePresentableListener: AnyObject, Sendable {
  func didPressSignIn() async
}

@MainActor
final class WelcomeViewController: Screen, WelcomePresentable, WelcomeViewControllable {
  let title = "Welcome"
  weak var listener: WelcomePresentableListener?

  func show(_ line: String) async {
    print(line)
  }

  func press(_ key: String) -> Task<Void, Never>? {
    guard key == "i" else { return nil }
    return dispatch { [listener] in await listener?.didPressSignIn() }
  }
}
