import Napkin
import SwiftUI

struct HomeView: View {
  weak var listener: HomeViewListener?

  var body: some View {
Button("Logout") {
dispatch { [listener] in await listener?.didTapLogout() }
}
  }
}

protocol HomeViewListener: AnyObject, Sendable {
  func didTapLogout() async
}
