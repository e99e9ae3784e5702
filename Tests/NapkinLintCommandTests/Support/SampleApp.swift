/// Files that are linted in whole runs.
enum SampleApp {
  /// One error in line 4, columns 7 to 12.
  static let interactor = """
    import napkin
    final actor HomeInteractor: Interactable {
      nonisolated let lifecycle = InteractorLifecycle()
      var router: HomeRouting?
    }

    """

  /// The same without the error.
  static let rightInteractor = interactor.replacing("var router", with: "weak var router")

  /// One warning in line 7.
  static let view = """
    import SwiftUI
    import napkin
    struct HomeView: View {
      weak var listener: HomePresentableListener?
      var body: some View {
        Button("Go") {
          Task { await listener?.didTapGo() }
        }
      }
    }

    """

  static let error =
    "4:7: error: the router owns 'HomeInteractor', so hold 'router' weakly or neither is ever freed [weak-router]\n"
  static let warning =
    "7:7: warning: forward to the listener with 'dispatch', so that a search finds every event that leaves the views"
    + " [dispatch-in-view-handler]\n"
}
