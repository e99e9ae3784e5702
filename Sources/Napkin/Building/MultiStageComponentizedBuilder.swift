import Synchronization

/// A builder whose component is in use before the router is built: it stays the same until the final stage, which
/// ends the pass.
///
/// Override `finalStageBuild(with:_:)`, or `finalStageAssemble(with:_:)` to build on the main actor.
///
/// `@unchecked`, since the compiler checks no class that can be subclassed; what changes is behind a lock.
open class MultiStageComponentizedBuilder<ComponentType, RouterType, DynamicBuildDependency>:
  Buildable, @unchecked Sendable
{
  /// `@unchecked`, since components are for every thread, although the generic type does not say so.
  private struct Pass: @unchecked Sendable {
    let component: ComponentType
  }

  private let componentBuilder: @Sendable () -> ComponentType
  private let lastComponent = LastComponent()
  private let pass = Mutex<Pass?>(nil)

  /// - Parameter componentBuilder: Makes a new component each time it is called.
  public init(componentBuilder: @escaping @Sendable () -> ComponentType) {
    self.componentBuilder = componentBuilder
  }

  /// The component of the current pass, made when first asked for. The final stage ends the pass.
  public final var componentForCurrentBuildPass: ComponentType {
    if let current = pass.withLock({ $0 }) { return current.component }
    let new = Pass(component: componentBuilder())
    let current = pass.withLock { pass in
      if pass == nil { pass = new }
      return pass ?? new
    }
    lastComponent.replace(with: current.component, in: type(of: self))
    return current.component
  }

  /// Builds with the component of the current pass and ends the pass. For napkins whose parts are on no actor.
  public final func finalStageBuild(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency
  ) -> RouterType {
    finalStageBuild(with: endPass(), dynamicBuildDependency)
  }

  /// Builds on the main actor with the component of the current pass, and ends the pass.
  @MainActor
  public final func finalStageAssemble(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency
  ) async -> RouterType {
    await finalStageAssemble(with: endPass(), dynamicBuildDependency)
  }

  /// Override to build on no actor.
  open func finalStageBuild(
    with component: ComponentType, _ dynamicBuildDependency: DynamicBuildDependency
  ) -> RouterType {
    fatalError("\(type(of: self)) overrides neither finalStageBuild(with:_:) nor finalStageAssemble(with:_:)")
  }

  /// Override to build on the main actor. Calls `finalStageBuild(with:_:)` otherwise.
  @MainActor
  open func finalStageAssemble(
    with component: ComponentType, _ dynamicBuildDependency: DynamicBuildDependency
  ) async -> RouterType {
    finalStageBuild(with: component, dynamicBuildDependency)
  }

  private func endPass() -> ComponentType {
    let component = componentForCurrentBuildPass
    pass.withLock { $0 = nil }
    return component
  }
}
