/// A router with a view.
@MainActor
public protocol ViewableRouting: Routing {
  /// The view, for the parent to show.
  var viewControllable: any ViewControllable { get }
}
