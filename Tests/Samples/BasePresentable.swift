@MainActor
public protocol Presentable: AnyObject {}

// What the sample says of it: a requirement of a refinement is sound, and a view controller witnesses it as it is.

protocol HomePresentableListener: AnyObject, Sendable {}

protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
}

@MainActor
final class HomeViewController: HomePresentable {
  weak var listener: HomePresentableListener?
}
