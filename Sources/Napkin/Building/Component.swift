/// The objects of one napkin: those its parent provides, and those it makes itself.
///
/// ```swift
/// final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {
///   var cart: Cart { shared { Cart(prices: dependency.prices) } }
/// }
/// ```
///
/// `@unchecked`, since the compiler checks no class that can be subclassed. A component stores constants; whatever it
/// makes later goes through ``shared(forCallerKey:_:)``.
open class Component<DependencyType>: Dependency, @unchecked Sendable {
  /// What the parent provides.
  public let dependency: DependencyType

  private let instances = SharedInstances()

  /// - Parameter dependency: What the parent provides, usually the parent's component.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }

  /// The one instance of a member of this component, made when first asked for.
  ///
  /// `factory` runs once for each member and type, however many threads ask at the same time; the others wait. It may
  /// read other shared members, of this component or of any other. Members that need each other in a circle stop the
  /// program with a message that shows the circle. The instance goes when the component goes. An instance that is nil
  /// is kept like any other.
  ///
  /// - Parameters:
  ///   - key: The member's name. Leave it out in a computed property. Two calls in one property need two keys.
  ///   - factory: Makes the instance, on the thread of the caller that came first.
  public final func shared<T>(forCallerKey key: String = #function, _ factory: () -> T) -> T {
    instances.instance(of: key, in: type(of: self), made: factory)
  }
}
