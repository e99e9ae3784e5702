/// An interactor with a view, which it reaches through a presenter.
///
/// ```swift
/// final actor HomeInteractor: PresentableInteractable {
///   nonisolated let lifecycle = InteractorLifecycle()
///   nonisolated let presenter: HomePresentable
/// }
/// ```
public protocol PresentableInteractable: Interactable {
  /// The type of the presenter, a protocol of the feature's own.
  associatedtype PresenterType

  /// What shows this interactor's state, usually a protocol that refines ``Presentable``. The interactor owns it.
  nonisolated var presenter: PresenterType { get }
}
