/// What an interactor may ask its view to show. Each feature declares a protocol that refines this one.
///
/// It is on the main actor, once and for all, so a view controller or a ``Presenter`` conforms without ceremony, also
/// to a requirement like `var listener: HomePresentableListener? { get set }`.
@MainActor
public protocol Presentable: AnyObject, Sendable {}
