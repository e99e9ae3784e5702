/// A ``MultiStageComponentizedBuilder`` that needs nothing but its component.
///
/// Override `finalStageBuild(with:)`, or `finalStageAssemble(with:)` to build on the main actor. `@unchecked` as its base
/// class, and for the same reason.
open class SimpleMultiStageComponentizedBuilder<ComponentType, RouterType>:
  MultiStageComponentizedBuilder<ComponentType, RouterType, Void>, @unchecked Sendable
{
  /// Builds with the component of the current pass and ends the pass. For napkins whose parts are on no actor.
  public final func finalStageBuild() -> RouterType {
    finalStageBuild(withDynamicBuildDependency: ())
  }

  /// Builds on the main actor with the component of the current pass, and ends the pass.
  @MainActor
  public final func finalStageAssemble() async -> RouterType {
    await finalStageAssemble(withDynamicBuildDependency: ())
  }

  /// Override to build on no actor.
  open func finalStageBuild(with component: ComponentType) -> RouterType {
    fatalError("\(type(of: self)) overrides neither finalStageBuild(with:) nor finalStageAssemble(with:)")
  }

  /// Override to build on the main actor. Calls `finalStageBuild(with:)` otherwise.
  @MainActor
  open func finalStageAssemble(with component: ComponentType) async -> RouterType {
    finalStageBuild(with: component)
  }

  /// Calls the method without a dynamic dependency.
  public final override func finalStageBuild(
    with component: ComponentType, _ dynamicBuildDependency: Void
  ) -> RouterType {
    finalStageBuild(with: component)
  }

  /// Calls the method without a dynamic dependency.
  @MainActor
  public final override func finalStageAssemble(
    with component: ComponentType, _ dynamicBuildDependency: Void
  ) async -> RouterType {
    await finalStageAssemble(with: component)
  }
}
