import Observation

/// An object that holds what a view shows, between the interactor and the view.
///
/// ```swift
/// @MainActor
/// @Observable
/// final class HomePresenter: Presenter<HomeViewController>, HomePresentable {
///   var name = ""
///
///   func present(name: String) async {
///     self.name = name
///   }
/// }
/// ```
///
/// Repeat `@Observable` on the subclass, or its own properties are not tracked. The interactor owns the presenter and
/// the presenter owns the view controller, so views hold the presenter weakly.
@MainActor
@Observable
open class Presenter<ViewControllerType: ViewControllable>: Presentable {
  /// The view controller, a concrete class: a protocol does not conform to itself.
  public let viewController: ViewControllerType

  /// - Parameter viewController: Held strongly; the view controller holds the presenter weakly.
  public init(viewController: ViewControllerType) {
    self.viewController = viewController
  }
}
