/// A builder that makes its component anew for each build.
///
/// Override one of the two `build(with:_:)` and `assemble(with:_:)`: the first is synchronous and on no actor, so it
/// cannot make a router; the second runs on the main actor and may wait.
/// ``assemble(withDynamicBuildDependency:dynamicComponentDependency:)`` calls either.
///
/// `@unchecked`, since the compiler checks no class that can be subclassed; what changes is behind a lock.
open class ComponentizedBuilder<ComponentType, RouterType, DynamicBuildDependency, DynamicComponentDependency>:
  Buildable, @unchecked Sendable
{
  private let componentBuilder: @Sendable (DynamicComponentDependency) -> ComponentType
  private let lastComponent = LastComponent()

  /// - Parameter componentBuilder: Makes a new component each time it is called.
  public init(componentBuilder: @escaping @Sendable (DynamicComponentDependency) -> ComponentType) {
    self.componentBuilder = componentBuilder
  }

  /// Makes a component and builds with it. For napkins whose parts are on no actor.
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> RouterType {
    build(with: component(for: dynamicComponentDependency), dynamicBuildDependency)
  }

  /// Makes a component and builds with it on the main actor, where routers are made.
  @MainActor
  public final func assemble(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) async -> RouterType {
    await assemble(with: component(for: dynamicComponentDependency), dynamicBuildDependency)
  }

  /// Override to build on no actor.
  open func build(
    with component: ComponentType, _ dynamicBuildDependency: DynamicBuildDependency
  ) -> RouterType {
    fatalError("\(type(of: self)) overrides neither build(with:_:) nor assemble(with:_:)")
  }

  /// Override to build on the main actor. Calls `build(with:_:)` otherwise.
  @MainActor
  open func assemble(
    with component: ComponentType, _ dynamicBuildDependency: DynamicBuildDependency
  ) async -> RouterType {
    build(with: component, dynamicBuildDependency)
  }

  private func component(for dynamicComponentDependency: DynamicComponentDependency) -> ComponentType {
    let component = componentBuilder(dynamicComponentDependency)
    lastComponent.replace(with: component, in: type(of: self))
    return component
  }
}
