import Napkin
import SwiftUI

struct HomeView: View {
  weak var presenter: HomePresenter?

  var body: some View {
    if let presenter { @Bindable var presenter = presenter; Field($presenter.name) }
  }
}

// What the sample leaves out.

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var name = ""
}

struct Field: LeafView {
  init(_ text: String) {}
}

#if canImport(UIKit)
  final class HomeViewController: UIViewController, ViewControllable {}
#else
  final class HomeViewController: NSViewController, ViewControllable {}
#endif
