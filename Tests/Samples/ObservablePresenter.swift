import Napkin
import SwiftUI
protocol HomePresentable: Presentable, Sendable {
func presentUser(_ user: User) async
func presentLogoutFailure(_ message: String) async
}
@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController>, HomePresentable {
var displayName: String = ""
var isLoggingOut: Bool = false
var errorMessage: String?
func presentUser(_ user: User) async {
displayName = "\(user.firstName) \(user.lastName)"
}
func presentLogoutFailure(_ message: String) async {
errorMessage = message
isLoggingOut = false
}
}
struct HomeView: View {
weak var presenter: HomePresenter?
weak var listener: HomeViewListener?
var body: some View {
VStack {
Text(presenter?.displayName ?? "")
if let error = presenter?.errorMessage {
Text(error).foregroundStyle(.red)
}
Button("Logout") {
dispatch { [listener] in await listener?.didTapLogout() }
}
.disabled(presenter?.isLoggingOut ?? false)
}
}
}

// What the sample leaves out.

struct User: Sendable {
  let firstName: String
  let lastName: String
}

protocol HomeViewListener: AnyObject, Sendable {
  func didTapLogout() async
}

#if canImport(UIKit)
  final class HomeViewController: UIHostingController<HomeView>, ViewControllable {}
#else
  final class HomeViewController: NSHostingController<HomeView>, ViewControllable {}
#endif
