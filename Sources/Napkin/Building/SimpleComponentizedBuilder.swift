/// A ``ComponentizedBuilder`` that needs nothing but its component.
///
/// Override `build(with:)`, or `assemble(with:)` to build on the main actor. `@unchecked` as its base class, and for the
/// same reason.
open class SimpleComponentizedBuilder<ComponentType, RouterType>:
  ComponentizedBuilder<ComponentType, RouterType, Void, Void>, @unchecked Sendable
{
  /// - Parameter componentBuilder: Makes a new component each time it is called.
  public init(componentBuilder: @escaping @Sendable () -> ComponentType) {
    super.init { componentBuilder() }
  }

  /// Makes a component and builds with it. For napkins whose parts are on no actor.
  public final func build() -> RouterType {
    build(withDynamicBuildDependency: (), dynamicComponentDependency: ())
  }

  /// Makes a component and builds with it on the main actor, where routers are made.
  @MainActor
  public final func assemble() async -> RouterType {
    await assemble(withDynamicBuildDependency: (), dynamicComponentDependency: ())
  }

  /// Override to build on no actor.
  open func build(with component: ComponentType) -> RouterType {
    fatalError("\(type(of: self)) overrides neither build(with:) nor assemble(with:)")
  }

  /// Override to build on the main actor. Calls `build(with:)` otherwise.
  @MainActor
  open func assemble(with component: ComponentType) async -> RouterType {
    build(with: component)
  }

  /// Calls the method without a dynamic dependency.
  public final override func build(with component: ComponentType, _ dynamicBuildDependency: Void) -> RouterType {
    build(with: component)
  }

  /// Calls the method without a dynamic dependency.
  @MainActor
  public final override func assemble(
    with component: ComponentType, _ dynamicBuildDependency: Void
  ) async -> RouterType {
    await assemble(with: component)
  }
}
