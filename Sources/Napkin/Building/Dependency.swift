/// What a napkin needs from its parent. Each napkin declares a protocol that refines this one.
public protocol Dependency: AnyObject, Sendable {}

/// The dependency of a napkin that needs nothing.
public protocol EmptyDependency: Dependency {}

/// An ``EmptyDependency`` for the root of the tree.
///
/// `@unchecked`, since the compiler checks no class that can be subclassed; this one stores nothing.
open class EmptyComponent: EmptyDependency, @unchecked Sendable {
  /// Makes a component that provides nothing.
  public init() {}
}
