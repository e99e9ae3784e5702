/// The base class of builders. It holds the dependency that the parent provides.
///
/// ```swift
/// final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
///   @MainActor
///   func build(withListener listener: HomeListener) async -> HomeRouting {
///     let component = HomeComponent(dependency: dependency)
///     let viewController = HomeViewController()
///     let interactor = HomeInteractor(presenter: viewController)
///     let router = HomeRouter(interactor: interactor, viewController: viewController)
///     await interactor.wire(router: router, listener: listener)
///     return router
///   }
/// }
/// ```
///
/// `@unchecked`, since the compiler checks no class that can be subclassed; a builder stores only constants.
open class Builder<DependencyType>: Buildable, @unchecked Sendable {
  /// What the parent provides.
  public let dependency: DependencyType

  /// - Parameter dependency: What the parent provides, usually the parent's component.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
