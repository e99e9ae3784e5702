import Napkin
import SwiftUI

protocol HomePresentable: Presentable, Sendable {
  func show(name: String) async
}

@MainActor
final class HomePresenter: Presenter<HomeViewController>, HomePresentable {
  private(set) var name = ""

  func show(name: String) async {
    self.name = name
  }
}

struct HomeView: View {
  var body: some View { Text("Home") }
}

#if canImport(UIKit)
  final class HomeViewController: UIHostingController<HomeView>, ViewControllable {}
#else
  final class HomeViewController: NSHostingController<HomeView>, ViewControllable {}
#endif
