/// A node of the napkin tree: it owns an interactor, and the routers of the children that are attached.
///
/// Each feature declares a protocol that refines this one or ``ViewableRouting``, with the routes that its interactor
/// may ask for:
///
/// ```swift
/// @MainActor
/// protocol HomeRouting: ViewableRouting {
///   func routeToProfile() async
/// }
/// ```
@MainActor
public protocol Routing: AnyObject, Sendable {
  /// The interactor that this router drives.
  var interactable: any Interactable { get }

  /// The attached children, in the order in which they were attached.
  var children: [any Routing] { get }

  /// Runs the router's `didLoad` the first time. Called on attaching and on launching, after the interactor has become
  /// active.
  func load() async

  /// Waits until the router has loaded.
  func loaded() async

  /// Adds a child and brings it up: its interactor is activated, then the child is loaded.
  func attachChild(_ child: any Routing) async

  /// Brings a child and everything below it down, and removes it.
  func detachChild(_ child: any Routing) async
}
