/// The base class of routers without a view. It owns its interactor and drives the interactors below it.
///
/// ```swift
/// @MainActor
/// final class SessionRouter: Router<SessionInteractor>, SessionRouting {
///   private let historyBuilder: HistoryBuildable
///   private var historyRouter: HistoryRouting?
///
///   func routeToHistory() async {
///     guard historyRouter == nil else { return }
///     let router = await historyBuilder.build(withListener: interactor)
///     historyRouter = router
///     await attachChild(router)
///   }
///
///   func detachHistory() async {
///     guard let router = historyRouter else { return }
///     historyRouter = nil
///     await detachChild(router)
///   }
/// }
/// ```
///
/// A subclass that needs a deinitializer writes `isolated deinit`. Its promises are written down in
/// <doc:RoutersAndTree>.
@MainActor
open class Router<InteractorType>: Routing, TreeNode {
  /// The interactor, by its own type.
  public let interactor: InteractorType

  /// The interactor, as what every interactor is.
  public let interactable: any Interactable

  /// The attached children, in the order in which they were attached.
  public private(set) var children: [any Routing] = []

  package let loading = Loading()
  var isLowered = false

  /// - Parameter interactor: Must be an ``Interactable``. The type cannot demand it, because `InteractorType` may be a
  ///   protocol; anything else stops the program.
  public init(interactor: InteractorType) {
    guard let interactable = interactor as? any Interactable else {
      fatalError("\(Self.self) needs an interactor that is Interactable; \(type(of: interactor)) is not")
    }
    self.interactor = interactor
    self.interactable = interactable
  }

  /// What is still up below resigns, leaf first, and then this router's own interactor.
  ///
  /// A router may be released on any thread; this runs on the main actor.
  isolated deinit {
    loading.abandon()
    Attachment.dissolve(self)
  }

  /// Runs ``didLoad()`` the first time. A second call waits for the first; from inside `didLoad` it returns at once.
  public final func load() async {
    await loading.load { await didLoad() }
  }

  /// Waits until ``didLoad()`` has completed. Returns at once if it has, and when the task that waits is cancelled.
  ///
  /// From inside `didLoad`, or inside the `didBecomeActive` that loading waits for, it returns at once, since the wait
  /// would never end. A task that those two have started waits, so they must not wait for it in turn.
  public final func loaded() async {
    await loading.loaded()
  }

  /// Runs once, after the interactor has become active for the first time. Attach permanent children here.
  ///
  /// Whoever attaches or launches this router waits for this method. Anything may be called from here, a detach of this
  /// router included. Call `super`, as a base class of your own may do something.
  open func didLoad() async {}

  /// Appends a child, activates its interactor, then loads it, in this order.
  ///
  /// - A child that is attached already, here or elsewhere, stays where it is, and a warning names both.
  /// - While the child is being detached, the call waits and then attaches.
  /// - When a detach arrives meanwhile, the child is not loaded and nothing stays active.
  /// - A child that was detached with children of its own gets them back.
  /// - While this router itself is detached, the child sleeps until this router is attached again.
  ///
  /// - Parameter child: The router to attach.
  open func attachChild(_ child: any Routing) async {
    guard let attachment = await Attachment.claim(child, for: self) else { return }
    await attachment.raise()
  }

  /// Deactivates the interactors of a child and of everything below it, leaf first, then removes the child.
  ///
  /// - What is not a child stays as it is, and a warning names both.
  /// - When several callers detach a child, it resigns once and all of them wait.
  /// - From inside a callback that it would have to wait for, it returns at once, and the child goes when that
  ///   callback has ended.
  ///
  /// The children of the child stay with it, asleep.
  ///
  /// - Parameter child: The router to detach.
  open func detachChild(_ child: any Routing) async {
    await Attachment.release(child, by: self)
  }

  final func append(_ child: any Routing) {
    children.append(child)
  }

  final func removeChild(_ id: ObjectIdentifier) {
    for index in children.indices where ObjectIdentifier(children[index]) == id {
      children.remove(at: index)
      return
    }
  }

  final func takeChildren() -> [any Routing] {
    defer { children = [] }
    return children
  }
}
