/// The base class of routers with a view.
///
/// ```swift
/// @MainActor
/// final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
///   func routeToProfile() async {
///     let router = await profileBuilder.build(withListener: interactor)
///     await attachChild(router)
///     viewController.present(router.viewControllable)
///   }
/// }
/// ```
@MainActor
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
  /// The view, by its own type.
  public let viewController: ViewControllerType

  /// The view, as what every view is.
  public let viewControllable: any ViewControllable

  /// - Parameters:
  ///   - interactor: Must be an ``Interactable``; anything else stops the program.
  ///   - viewController: Must be a ``ViewControllable``; anything else stops the program.
  public init(interactor: InteractorType, viewController: ViewControllerType) {
    guard let viewControllable = viewController as? any ViewControllable else {
      fatalError("\(Self.self) needs a view that is ViewControllable; \(type(of: viewController)) is not")
    }
    self.viewController = viewController
    self.viewControllable = viewControllable
    super.init(interactor: interactor)
  }

  /// Written out, since a module that is built for library evolution cannot inherit it.
  isolated deinit {}
}
