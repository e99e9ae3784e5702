import Napkin
import SwiftUI

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapLogout() async
}

struct HomeView: View {
  var presenter: HomePresenter?
  weak var listener: HomePresentableListener?

  var body: some View {
    VStack {
      Text(presenter?.name ?? "")
      Button("Log out") {
        Task { await listener?.didTapLogout() }
      }
    }
  }

  func refresh() async {
    dispatch { [listener] in await listener?.didTapLogout() }
  }
}

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  private(set) var name = ""
  weak var listener: HomePresentableListener?

  func show(name: String) {
    self.name = name
  }
}

#if canImport(UIKit)
  final class HomeViewController: UIHostingController<HomeView>, ViewControllable {
    weak var listener: HomePresentableListener?

    func logOut() {
      dispatch { await self.listener?.didTapLogout() }
    }
  }
#else
  final class HomeViewController: NSHostingController<HomeView>, ViewControllable {
    weak var listener: HomePresentableListener?

    func logOut() {
      dispatch { await self.listener?.didTapLogout() }
    }
  }
#endif
