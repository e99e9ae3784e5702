// Made from the pages in Rules/ by `swift test`; do not edit.
extension Rule {
  /// Every rule, in the order of ids.
  public static let all: [Rule] = [
    .boundTaskWeakSelf,
    .dispatchInViewHandler,
    .dispatchOnlyInViewLayer,
    .dispatchWeakSelf,
    .hostingControllerForwardsListener,
    .interactorOwnsPresenter,
    .leafAccessibilityIdentifier,
    .noRedundantDispatch,
    .observablePresenterListenerIgnored,
    .presentableListenerCleared,
    .presentableListenerWired,
    .taskInDidBecomeActive,
    .viewNoRawEvents,
    .viewUsesListenerProtocol,
    .weakListener,
    .weakPresenterInView,
    .weakRouter,
  ]

  /// The page of each rule, by its id.
  package static let pages: [String: String] = [
    "bound-task-weak-self": ##"""
# bound-task-weak-self

Bound work captures its interactor weakly.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A closure of `task { }` in an interactor that holds `self`, without `[weak self]`.

## Why

An interactor that is dropped without being detached lives as long as its bound work does.

In the tree this cannot happen: a router that goes detaches its children, and that ends their work. The documents use
`self` in these closures. The rule is for teams that make napkins outside a tree, in tests or tools.

## Examples

### Reported

```swift no-fix
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    task {
      for await name in names { await self.show(name) }
      //                              ^^^^ capture '[weak self]', or 'HomeInteractor' lives until the task ends when nobody detaches it
    }
    task { [self] in await show("") }
    //      ^^^^ capture '[weak self]', or 'HomeInteractor' lives until the task ends when nobody detaches it
  }
}
```

### Right

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    task { [weak self] in
      await self?.show("")
    }
    task { [presenter] in await presenter.show() }
  }
}
```

## How to fix

Capture `[weak self]` and call `self?.`; leave the loop when `self` is gone.

## When to suppress it

Where the work has to end before the interactor may go.

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    // napkin-lint:ignore next bound-task-weak-self -- the log is complete only with the last line
    task { await self.flush() }
  }
}
```

## What it does not see

- Implicit uses of `self`, which do not compile in such a closure.
- Work that is handed over by name, as in `task(observe)`.

## See also

- [task-in-did-become-active](task-in-did-become-active.md)

"""##,
    "dispatch-in-view-handler": ##"""
# dispatch-in-view-handler

A view forwards events to its listener with `dispatch`, not with a `Task` of its own.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A `Task` in the view layer (views, view controllers, presenters, modifiers, coordinators) whose closure speaks to the
listener. `Task.detached` is an error.

## Why

With a `Task` in each handler, nothing shows which of the tasks in the views are events that leave for the interactor.

`dispatch` does the same and says so: one word to search for gives every event that a feature sends. A detached task
is worse, because two taps may then arrive in the wrong order, and both at a low priority: the user presses Save,
then Close, and the interactor closes first.

## Examples

### Reported and repaired

```swift
import SwiftUI
import napkin

struct LoginView: View {
  weak var listener: LoginPresentableListener?
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .onChange(of: name) { _, new in
        Task(priority: .userInitiated) { await listener?.didChange(name: new) }
        //^^ forward to the listener with 'dispatch', so that a search finds every event that leaves the views
      }
    Button("Log in") {
      Task { await listener?.didTapLogin() }
      //^^ forward to the listener with 'dispatch', so that a search finds every event that leaves the views
    }
  }
}
```

```swift fixed
import SwiftUI
import napkin

struct LoginView: View {
  weak var listener: LoginPresentableListener?
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .onChange(of: name) { _, new in
        dispatch(priority: .userInitiated) { [listener] in await listener?.didChange(name: new) }
      }
    Button("Log in") {
      dispatch { [listener] in await listener?.didTapLogin() }
    }
  }
}
```

### Reported, to be repaired by hand

A closure that does more than forward, or that a handler calls by name.

```swift no-fix
import SwiftUI
import napkin

struct CartView: View {
  weak var listener: CartPresentableListener?
  @State private var isBusy = false
  @State private var count = 1

  var body: some View {
    Button("Buy", action: buy)
    Button("Change") {
      Task { await listener?.didChange(count: count) }
      //^^ forward to the listener with 'dispatch', so that a search finds every event that leaves the views
    }
  }

  private func buy() {
    Task { @MainActor [weak listener] in
    //^^ forward to the listener with 'dispatch', so that a search finds every event that leaves the views
      isBusy = true
      await listener?.didTapBuy()
      isBusy = false
    }
  }
}

final class CartViewController: UIViewController {
  weak var listener: CartPresentableListener?

  @objc private func closeButtonTapped() {
    Task.detached { [weak self] in await self?.listener?.didTapClose() }
    //^^ error: a detached task loses the order and priority of events, so forward to the listener with 'dispatch'
  }
}
```

### Right

Synchronous handlers use `dispatch`; closures that are `async` already call the listener as they are.

```swift
import SwiftUI
import napkin

struct LoginView: View {
  weak var listener: LoginPresentableListener?
  @State private var image: Image?

  var body: some View {
    Button("Log in") {
      dispatch { [listener] in await listener?.didTapLogin() }
    }
    .task { await listener?.didAppear() }
    .refreshable { await listener?.didPullToRefresh() }
    .onAppear {
      Task { image = await ImageCache.shared.logo() }
    }
  }
}

final class LoginViewController: UIViewController {
  weak var listener: LoginPresentableListener?
  private var animation: Task<Void, Never>?

  @objc private func helpButtonTapped() {
    dispatch(priority: .userInitiated) { [weak self] in await self?.listener?.didTapHelp() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    animation = Task { await fadeIn() }
  }
}
```

The app's shell launches the tree with a `Task`, as it has to.

```swift
import UIKit
import napkin

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let listener = AppListener()
  private var launchRouter: LaunchRouting?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    let listener = self.listener
    Task { @MainActor in
      launchRouter = await LaunchBuilder(dependency: AppComponent()).build(withListener: listener)
    }
  }
}
```

## How to fix

Write `dispatch { [listener] in await listener?.didTapLogin() }` in place of the `Task`.

`--fix` does so where the closure is one awaited call of the listener whose arguments are at hand. Elsewhere, split the
closure: what concerns the view stays in the handler, what concerns the feature becomes one call. A class captures
`[weak self]` or `[listener]`.

## When to suppress it

Where the handle is needed, for instance to replace an event that has not left yet.

```swift
import SwiftUI
import napkin

final class SearchViewController: UIViewController {
  weak var listener: SearchPresentableListener?
  private var pending: Task<Void, Never>?

  func searchTextDidChange(_ text: String) {
    pending?.cancel()
    // napkin-lint:ignore next dispatch-in-view-handler -- only the last text of a second is sent
    pending = Task { [listener] in await listener?.didSearch(text) }
  }
}
```

## What it does not see

- A `Task` that calls a method which calls the listener.
- An `Operation`, a `DispatchQueue` or a timer that reaches the listener in another way.
- Tasks outside the view layer, in previews and in tests.

## See also

- [weak-listener](weak-listener.md), how a view holds the listener
- [task-in-did-become-active](task-in-did-become-active.md), the same choice in an interactor

"""##,
    "dispatch-only-in-view-layer": ##"""
# dispatch-only-in-view-layer

Only the view layer dispatches.

**Severity** info · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`dispatch` in a router, an interactor or a builder.

## Why

A search for `dispatch` no longer shows the events that leave the views, and what it starts ends with nothing.

Routers and interactors are asynchronous. A router awaits `attachChild`, so that attaching keeps its order; an
interactor starts bound work with `task`, which ends when it is detached.

## Examples

### Reported

```swift no-fix
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {
  func routeToProfile() async
}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController>, HomeRouting {
  func routeToProfile() async {}

  func close() {
    dispatch { [weak self] in await self?.routeToProfile() }
 // ^^^^^^^^ 'dispatch' marks where events leave the views; a router awaits, or starts work with 'task'
  }
}
```

### Right

```swift
import SwiftUI
import UIKit
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTap() async
}

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View {
    Button("Go") { dispatch { await listener?.didTap() } }
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    dispatch { await launch() }
  }
}
```

## How to fix

Make the method `async` and `await` the call; in an interactor, start work that goes on with `task { }`.

## When to suppress it

Where a delegate of the system is the router itself and its callback is synchronous.

```swift
import napkin

@MainActor
final class MailRouter: Router<MailInteractor> {
  func mailComposeDidFinish() {
    // napkin-lint:ignore next dispatch-only-in-view-layer -- the composer's delegate cannot be asynchronous
    dispatch { [weak self] in await self?.detachMail() }
  }
}
```

## What it does not see

- Services, since nothing tells a service from a view's helper.
- The app's shell, where `dispatch` is one way to begin.

## See also

- [dispatch-in-view-handler](dispatch-in-view-handler.md)

"""##,
    "dispatch-weak-self": ##"""
# dispatch-weak-self

What `dispatch` forwards does not hold the object that sends it.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

`dispatch` in a class whose closure holds `self`: by using it, or by capturing `[self]` or `[unowned self]`.

## Why

The event outlives the handler, so a screen that was closed stays in memory until the interactor has answered.

An answer may take as long as a request does, or never come. With `unowned` the screen is freed, and the closure stops
the app when it reaches for it.

## Examples

### Reported and repaired

Where `self` serves only to reach the listener, the listener can be captured instead.

```swift
import UIKit
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapLogout() async
}

final class HomeViewController: UIViewController {
  weak var listener: HomePresentableListener?

  @objc private func logoutTapped() {
    dispatch { await self.listener?.didTapLogout() }
    //               ^^^^ the event outlives the handler, so capture '[weak self]' or it keeps 'HomeViewController' until it is answered
  }
}
```

```swift fixed
import UIKit
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapLogout() async
}

final class HomeViewController: UIViewController {
  weak var listener: HomePresentableListener?

  @objc private func logoutTapped() {
    dispatch { [listener] in await listener?.didTapLogout() }
  }
}
```

### Reported, to be repaired by hand

```swift no-fix
import UIKit
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didChange(_ text: String) async
}

final class HomeViewController: UIViewController {
  weak var listener: HomePresentableListener?
  private let field = UITextField()

  @objc private func changed() {
    dispatch { await self.listener?.didChange(self.field.text ?? "") }
    //               ^^^^ the event outlives the handler, so capture '[weak self]' or it keeps 'HomeViewController' until it is answered
    dispatch { [self] in await listener?.didChange("") }
    //          ^^^^ the event outlives the handler, so capture '[weak self]' or it keeps 'HomeViewController' until it is answered
    dispatch { [unowned self] in await self.listener?.didChange("") }
    //                  ^^^^ 'HomeViewController' may be gone when the event arrives, so capture '[weak self]' or the app crashes
  }
}
```

### Right

A weak capture, the listener itself, and a view, which is a value.

```swift
import SwiftUI
import UIKit
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapLogout() async
}

final class HomeViewController: UIViewController {
  weak var listener: HomePresentableListener?

  @objc private func logoutTapped() {
    dispatch { [weak self] in await self?.listener?.didTapLogout() }
    dispatch { [listener] in await listener?.didTapLogout() }
    dispatch { [weak listener] in await listener?.didTapLogout() }
    store.dispatch { self.title = "" }
  }
}

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View {
    Button("Log out") {
      dispatch { await self.listener?.didTapLogout() }
    }
  }
}
```

## How to fix

Capture `[weak self]` and call `self?.listener?`, or capture `[listener]`.

`--fix` does the latter where nothing else of `self` is used.

## When to suppress it

Where the object has to live until the answer, for instance to show it.

```swift
import UIKit
import napkin

protocol SavePresentableListener: AnyObject, Sendable {
  func didTapSave() async
}

final class SaveViewController: UIViewController {
  weak var listener: SavePresentableListener?

  @objc private func saveTapped() {
    // napkin-lint:ignore next dispatch-weak-self -- the window waits for the answer
    dispatch { await self.listener?.didTapSave() }
  }
}
```

## What it does not see

- Closures that are stored first and dispatched later.
- Local functions that use `self`.
- Tests and mocks.

## See also

- [dispatch-in-view-handler](dispatch-in-view-handler.md), why events are dispatched at all
- [weak-listener](weak-listener.md)

"""##,
    "hosting-controller-forwards-listener": ##"""
# hosting-controller-forwards-listener

A hosting controller hands its listener on to the view that it shows.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A hosting controller with a `listener`, whose view has a `listener` as well that nothing sets.

## Why

The view's listener stays nil, so its buttons do nothing, without an error anywhere.

The interactor sets the controller's listener when it becomes active. The view is a value inside the controller and
learns of that only when the controller hands it on.

## Examples

### Reported and repaired

```swift
import SwiftUI
import UIKit
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTap() async
}

struct HomeView: View {
  weak var listener: HomePresentableListener?
  //       ^^^^^^^^ note: 'HomeView' waits for it here

  var body: some View { Text("Home") }
}

final class HomeViewController: UIHostingController<HomeView> {
  weak var listener: HomePresentableListener?
  //       ^^^^^^^^ hand the listener on to 'HomeView' in 'rootView.listener', or its buttons do nothing
}
```

```swift fixed
import SwiftUI
import UIKit
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTap() async
}

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View { Text("Home") }
}

final class HomeViewController: UIHostingController<HomeView> {
  weak var listener: HomePresentableListener? { didSet { rootView.listener = listener } }
}
```

### Right

Handed on when it is set or when the view is made; and a view that sends no events.

```swift
import SwiftUI
import UIKit
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTap() async
}

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View { Text("Home") }
}

struct ClockView: View {
  var body: some View { Text("12:00") }
}

final class HomeViewController: UIHostingController<HomeView> {
  weak var listener: HomePresentableListener? {
    didSet { rootView.listener = listener }
  }
}

final class StartViewController: UIHostingController<HomeView> {
  private weak var listener: HomePresentableListener?

  init(listener: HomePresentableListener) {
    self.listener = listener
    super.init(rootView: HomeView(listener: listener))
  }
}

final class ClockViewController: UIHostingController<ClockView> {
  weak var listener: HomePresentableListener?
}
```

## How to fix

Add `didSet { rootView.listener = listener }` to the controller's property; `--fix` does where it has no observers.

## When to suppress it

Where the view is given its listener by other means, for instance through the environment.

```swift
import SwiftUI
import UIKit
import napkin

protocol PagePresentableListener: AnyObject, Sendable {}

struct PageView: View {
  weak var listener: PagePresentableListener?

  var body: some View { Text("Page") }
}

final class PageViewController: UIHostingController<PageView> {
  // napkin-lint:ignore next hosting-controller-forwards-listener -- the pager sets it in each page
  weak var listener: PagePresentableListener?
}
```

## What it does not see

- A view behind a type alias or `AnyView`.
- A listener under another name.

## See also

- [weak-listener](weak-listener.md)

"""##,
    "interactor-owns-presenter": ##"""
# interactor-owns-presenter

An interactor holds its presenter strongly.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A stored `presenter` of a `PresentableInteractable` that is `weak` or `unowned`.

## Why

Nothing but the interactor keeps a presenter of its own alive, so a weak reference is empty at the first update.

The builder makes the presenter, hands it to the interactor, and lets go of it. Held weakly it is gone before the
screen appears: the calls go nowhere, and the screen stays as it was drawn first. Held `unowned`, the first call stops
the app.

## Examples

### Reported

```swift no-fix
import napkin

protocol HomePresentable: Presentable, Sendable {
  func show(name: String) async
}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated(unsafe) weak var presenter: HomePresentable?
  //                           ^^^^^^^^^ only 'HomeInteractor' keeps its presenter, so hold it strongly or it is gone when a call comes
}

final actor CartInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated unowned let presenter: HomePresentable
  //                      ^^^^^^^^^ only 'CartInteractor' keeps its presenter, so hold it strongly or it is gone when a call comes

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }
}
```

### Right

A strong `nonisolated let`. A view controller that presents is kept by UIKit, so a weak reference to it is only odd.

```swift
// --- HomeInteractor.swift
import napkin

protocol HomePresentable: Presentable, Sendable {}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }
}

// --- MapInteractor.swift
import UIKit
import napkin

final actor MapInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated(unsafe) weak var presenter: MapViewController?
}

final class MapViewController: UIViewController {}
```

## How to fix

Declare it as `nonisolated let presenter: HomePresentable` and set it in the initializer.

## When to suppress it

Where another object is known to keep the presenter for as long as the interactor lives.

```swift
import napkin

protocol RadioPresentable: Presentable, Sendable {}

final actor RadioInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next interactor-owns-presenter -- the car's display keeps it
  nonisolated(unsafe) weak var presenter: RadioPresentable?
}
```

## What it does not see

- A presenter behind a property of another name.
- A presenter in a wrapper that holds it weakly.

## See also

- [weak-presenter-in-view](weak-presenter-in-view.md), the other end of the same chain

"""##,
    "leaf-accessibility-identifier": ##"""
# leaf-accessibility-identifier

An accessibility identifier stands on a leaf view, not on a container.

**Severity** warning · **Scope** file · **Fix** suggested · **Since** 0.1.0

## What it catches

`.accessibilityIdentifier` in the chain of modifiers of a container such as `VStack`, `Group` or `NavigationStack`. With
exactly one child in the container it is an info.

## Why

SwiftUI passes a container's identifier on to its children, so a UI test finds several elements, or the wrong one.

Depending on the children, the identifier is copied to those that have none, or replaces theirs. A query for a button
inside the container then finds nothing, and a query for the container fails with "multiple matching elements found".
Such tests often pass for months, because `exists` tolerates several matches and `tap()` does not.

## Examples

### Reported

```swift no-fix
import SwiftUI
import napkin

struct CounterView: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 8) {
        Text("3")
        Button("Increment") {}
      }
      .padding()
      .accessibilityIdentifier("counter")
    // ^^^^^^^^^^^^^^^^^^^^^^^ on 'VStack' the identifier may be copied to its children or replace theirs, so set it on a leaf
      Button("Reset") {}
    }
    .navigationTitle("Counter")
    .accessibility(identifier: "counter.screen")
  // ^^^^^^^^^^^^^ on 'NavigationStack' the identifier may be copied to its children or replace theirs, so set it on a leaf
  }
}
```

### Reported as an info

With one child there is only one element, until somebody adds the second.

```swift no-fix
import SwiftUI
import napkin

struct TitleView: View {
  let isReady: Bool

  var body: some View {
    VStack {
      Text("Ribs").bold()
    }
    .accessibilityIdentifier("title")
  // ^^^^^^^^^^^^^^^^^^^^^^^ info: 'VStack' shows one child, so the identifier is still unique; set it on the child before another joins
  }
}
```

### Right

On the leaves themselves. A control is a leaf, whatever its label is made of.

```swift
import SwiftUI
import napkin

struct CounterView: View {
  var body: some View {
    VStack {
      (Text("Count: ") + Text("3").bold())
        .accessibilityIdentifier("counter.value")
      Button {
      } label: {
        HStack { Image(systemName: "plus"); Text("Increment") }
      }
      .accessibilityIdentifier("counter.increment")
    }
    .padding()
    .background { Color.clear.accessibilityIdentifier("counter.screen") }
  }
}
```

On a container that has been made one element before.

```swift
import SwiftUI
import napkin

struct PriceRow: View {
  var body: some View {
    HStack {
      Text("Brisket")
      Text("12")
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("menu.brisket")
  }
}
```

## How to fix

Move the identifier to the child that the test wants to find.

To find the whole screen, give one to `Color.clear` in its background. To find the container as one element, write
`.accessibilityElement(children: .contain)` before the identifier, or `.combine` where its texts shall be read as one:
both change what VoiceOver says, so `--fix` leaves them to you.

## When to suppress it

Where no test looks inside the container, and a release that renames the identifier has to wait.

```swift
import SwiftUI
import napkin

struct MenuView: View {
  var body: some View {
    VStack {
      Text("Brisket")
      Text("Ribs")
    }
    // napkin-lint:ignore next leaf-accessibility-identifier -- the release tests of 3.x ask for it
    .accessibilityIdentifier("menu")
  }
}
```

## What it does not see

- A view of the app's own whose `body` is a bare container: what it is made of may change elsewhere.
- `List`, `ScrollView`, `Table` and `OutlineGroup`, which are elements themselves.
- Identifiers of UIKit and AppKit views, which are not passed on.
- Tests and previews.

## See also

- [dispatch-in-view-handler](dispatch-in-view-handler.md), the views' other convention

"""##,
    "no-redundant-dispatch": ##"""
# no-redundant-dispatch

Code that can await an event awaits it.

**Severity** info · **Scope** file · **Fix** safe · **Since** 0.1.0

## What it catches

`dispatch` inside `.task`, `.refreshable`, an `async` function, another `dispatch` or a `Task`.

## Why

The surrounding work ends at once, as if the event had been handled: a refresh stops spinning before it has begun.

`dispatch` is the way out of a synchronous handler. Where code is asynchronous already, it only breaks the link between
the two: nobody waits, and cancelling the view's task does not reach the event.

## Examples

### Reported and repaired

```swift
import SwiftUI
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didRefresh() async
}

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View {
    Text("Home").refreshable {
      dispatch { await listener?.didRefresh() }
   // ^^^^^^^^ '.refreshable' can await the event itself; behind 'dispatch' it ends before the event is handled
    }
  }

  func refresh() async {
    dispatch { await listener?.didRefresh() }
 // ^^^^^^^^ 'refresh' can await the event itself; behind 'dispatch' it ends before the event is handled
  }
}
```

```swift fixed
import SwiftUI
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didRefresh() async
}

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View {
    Text("Home").refreshable {
      await listener?.didRefresh()
    }
  }

  func refresh() async {
    await listener?.didRefresh()
  }
}
```

### Right

Synchronous handlers, also those inside an asynchronous function.

```swift
import SwiftUI
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTap() async
}

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View {
    Button("Go") {
      withAnimation { dispatch { await listener?.didTap() } }
    }
    .task { await listener?.didTap() }
    .onAppear { dispatch { await listener?.didTap() } }
  }

  func observe() async {
    center.onChange { dispatch { await listener?.didTap() } }
  }
}
```

## How to fix

Write `await listener?.event()` in place of the call; `--fix` does where the event is all that is dispatched.

## When to suppress it

Where the surrounding work must not wait.

```swift
import SwiftUI
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didShow() async
}

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View {
    Text("Home").task {
      // napkin-lint:ignore next no-redundant-dispatch -- the animation below must not wait for the count
      dispatch { await listener?.didShow() }
    }
  }
}
```

## What it does not see

- Closures whose parameter is `async` in a view of the app's own, such as an asynchronous button.

## See also

- [dispatch-in-view-handler](dispatch-in-view-handler.md)

"""##,
    "observable-presenter-listener-ignored": ##"""
# observable-presenter-listener-ignored

An observable presenter leaves its listener out of observation.

**Severity** info, off by default · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A `weak var listener` of an `@Observable` presenter that is not marked `@ObservationIgnored`.

## Why

Setting the listener counts as a change, so views that read it are drawn once more.

The listener is set when the napkin becomes active and cleared when it resigns: twice in its life. No view shows it, so
both drawings are for nothing.

## Examples

### Reported and repaired

```swift
import Observation
import napkin

protocol HomePresentableListener: AnyObject, Sendable {}

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var name = ""
  weak var listener: HomePresentableListener?
  //       ^^^^^^^^ mark the listener '@ObservationIgnored', or wiring it draws every view of 'HomePresenter' again
}
```

```swift fixed
import Observation
import napkin

protocol HomePresentableListener: AnyObject, Sendable {}

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var name = ""
  @ObservationIgnored weak var listener: HomePresentableListener?
}
```

### Right

```swift
import Observation
import napkin

protocol HomePresentableListener: AnyObject, Sendable {}

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var name = ""
  @ObservationIgnored weak var listener: HomePresentableListener?
}

@MainActor
final class MapPresenter: Presenter<HomeViewController> {
  weak var listener: HomePresentableListener?
}
```

## How to fix

Write `@ObservationIgnored` before the property; `--fix` does.

## When to suppress it

Where a view does show whether somebody listens.

```swift
import Observation
import napkin

protocol CallPresentableListener: AnyObject, Sendable {}

@MainActor
@Observable
final class CallPresenter: Presenter<CallViewController> {
  // napkin-lint:ignore next observable-presenter-listener-ignored -- the view greys out without a listener
  weak var listener: CallPresentableListener?
}
```

## What it does not see

- Listeners under another name.

## See also

- [weak-listener](weak-listener.md)

"""##,
    "presentable-listener-cleared": ##"""
# presentable-listener-cleared

An interactor that resigns is no longer its presenter's listener.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`presenter.listener = self` in `didBecomeActive`, with no `presenter.listener = nil` in `willResignActive`.

## Why

A tap during the closing animation reaches an interactor that has resigned, and its answer finds nothing to route to.

It is no leak, since the listener is weak. It is a source of rare reports: a screen that opens over the next one.

## Examples

### Reported

```swift no-fix
import napkin

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable

  func didBecomeActive() async {
    await MainActor.run { presenter.listener = self }
    //                              ^^^^^^^^ set it to nil in 'willResignActive', or late taps reach 'HomeInteractor' after it has resigned
  }
}
```

### Right

```swift
import napkin

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable

  func didBecomeActive() async {
    await MainActor.run { presenter.listener = self }
  }

  func willResignActive() async {
    await MainActor.run { presenter.listener = nil }
  }
}
```

## How to fix

Write `await MainActor.run { presenter.listener = nil }` in `willResignActive`.

## When to suppress it

Where events after the end are wanted, as in a player that goes on.

```swift
import napkin

final actor PlayerInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: PlayerPresentable

  func didBecomeActive() async {
    // napkin-lint:ignore next presentable-listener-cleared -- the lock screen still pauses
    await MainActor.run { presenter.listener = self }
  }
}
```

## What it does not see

- A listener that a helper sets or clears.

## See also

- [presentable-listener-wired](presentable-listener-wired.md)

"""##,
    "presentable-listener-wired": ##"""
# presentable-listener-wired

Somebody tells the presenter who listens.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

An interactor whose presentable protocol asks for a `listener` that neither the interactor nor its builder ever
sets.

## Why

Every tap is dropped: the view calls `listener?.didTap()`, and the listener is nil.

Nothing warns, since an optional call of nothing is no error. The screen draws and scrolls, and no button works.

## Examples

### Reported

```swift no-fix
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTap() async
}

@MainActor
protocol HomePresentable: Presentable, Sendable {
  var listener: HomePresentableListener? { get set }
  //  ^^^^^^^^ note: 'HomePresentable' asks for it here
}

final actor HomeInteractor: PresentableInteractable, HomePresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: HomeListener?
  nonisolated let presenter: HomePresentable
  //              ^^^^^^^^^ set the presenter's listener to 'HomeInteractor', or every event of its view is dropped

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }

  func wire(listener: HomeListener?) {
    self.listener = listener
  }

  func didTap() async {}
}

final class HomeBuilder: Builder<HomeDependency>, @unchecked Sendable {
  @MainActor
  func build() async -> HomeInteractor {
    HomeInteractor(presenter: HomeViewController())
  }
}
```

### Right

The interactor sets it when it becomes active, or the builder does.

```swift
// --- HomeInteractor.swift
import napkin

protocol HomePresentableListener: AnyObject, Sendable {}

@MainActor
protocol HomePresentable: Presentable, Sendable {
  var listener: HomePresentableListener? { get set }
}

final actor HomeInteractor: PresentableInteractable, HomePresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }

  func didBecomeActive() async {
    await MainActor.run { presenter.listener = self }
  }

  func willResignActive() async {
    await MainActor.run { presenter.listener = nil }
  }
}

// --- CartInteractor.swift
import napkin

final actor CartInteractor: PresentableInteractable, HomePresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }
}

final class CartBuilder: Builder<CartDependency>, @unchecked Sendable {
  @MainActor
  func build() async -> CartInteractor {
    let viewController = CartViewController()
    let interactor = CartInteractor(presenter: viewController)
    viewController.listener = interactor
    return interactor
  }
}
```

## How to fix

Set it in `didBecomeActive` with `await MainActor.run { presenter.listener = self }`, and clear it in
`willResignActive`.

## When to suppress it

Where the view is shown without its interactor's help, as on a screen that only displays.

```swift
import napkin

protocol BannerPresentableListener: AnyObject, Sendable {}

@MainActor
protocol BannerPresentable: Presentable, Sendable {
  var listener: BannerPresentableListener? { get set }
}

final actor BannerInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next presentable-listener-wired -- the banner takes no taps until 2.0
  nonisolated let presenter: BannerPresentable

  init(presenter: BannerPresentable) {
    self.presenter = presenter
  }
}

final class BannerBuilder: Builder<BannerDependency>, @unchecked Sendable {
  @MainActor
  func build() async -> BannerInteractor {
    BannerInteractor(presenter: BannerViewController())
  }
}
```

## What it does not see

- An interactor that no builder in the linted files makes.
- A listener that is set through a helper of another type.

## See also

- [hosting-controller-forwards-listener](hosting-controller-forwards-listener.md), the next link of the chain
- [presentable-listener-cleared](presentable-listener-cleared.md)

"""##,
    "task-in-did-become-active": ##"""
# task-in-did-become-active

Work that begins in `didBecomeActive` is started with `task`, not with `Task`.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A `Task` that an interactor starts in `didBecomeActive`, there or in a method that it calls from there. Timers, delayed
blocks of a queue and observers of notifications are reported as well, as an info.

## Why

A `Task` goes on after the feature is detached, keeps the interactor alive, and starts once more at the next attach.

The user leaves the screen and comes back, and now two loops write to the same presenter: values flicker between an
old and a new state, requests go out twice, and after ten visits there are ten of everything. `task` is bound to the
lifecycle, which cancels it right after `willResignActive`.

## Examples

### Reported and repaired

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    Task { await self.loadProfile() }
    //^^ start the work with 'task', or it keeps 'HomeInteractor' alive after detach and runs again at each attach
    Task(priority: .low) { await self.loadAdverts() }
    //^^ start the work with 'task', or it keeps 'HomeInteractor' alive after detach and runs again at each attach
  }

  private func loadProfile() async {}
  private func loadAdverts() async {}
}
```

```swift fixed
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    task { await self.loadProfile() }
    task(priority: .low) { await self.loadAdverts() }
  }

  private func loadProfile() async {}
  private func loadAdverts() async {}
}
```

### Reported, to be repaired by hand

The closure of `task` does not run on the actor: what it takes from the interactor needs `self` and `await`.

```swift no-fix
import napkin

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let feed = FeedService()
  private var refresh: Task<Void, Never>?
  private var posts: [Post] = []

  func didBecomeActive() async {
    if await feed.isSignedIn {
      Task {
      //^^ start the loop with 'task', or it keeps 'FeedInteractor' alive after detach, and each attach adds another
        for await post in await feed.posts() {
          posts.append(post)
        }
      }
    }
    refresh = Task { posts = await feed.refresh() }
    //        ^^^^ start it with 'task', which ends with the attach; 'refresh' has to be cancelled by hand
    startPolling()
    //^^^^^^^^^^ note: called from 'didBecomeActive' here
  }
}

extension FeedInteractor {
  private func startPolling() {
    Task.detached {
    //^^ start the loop with 'task', or it keeps 'FeedInteractor' alive after detach, and each attach adds another
      while !Task.isCancelled {
        await self.poll()
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  private func poll() async {}
}
```

### Reported as an info

Other clocks that go on after the feature is gone.

```swift
import Foundation
import napkin

final actor ClockInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
    //^^^ info: 'Timer' goes on after 'ClockInteractor' is detached, so start the work with 'task'
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("late") }
    //^^^^^^^^^^^ info: 'DispatchQueue' goes on after 'ClockInteractor' is detached, so start the work with 'task'
  }
}
```

### Right

```swift
import napkin

final actor FeedInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: FeedPresentable
  private let feed: FeedService

  init(presenter: FeedPresentable, feed: FeedService) {
    self.presenter = presenter
    self.feed = feed
  }

  func didBecomeActive() async {
    await presenter.show(feed.cachedPosts)
    task {
      for await post in await self.feed.posts() {
        await self.presenter.show([post])
      }
    }
    task(priority: .low) { await self.loadAdverts() }
  }

  func willResignActive() async {
    Task { [feed] in await feed.markAllRead() }
  }

  private func loadAdverts() async {}
}
```

Work that is meant to outlive the feature says so on its line. Services start their own tasks; they have no lifecycle.

```swift
import napkin

final actor CheckoutInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let analytics: Analytics

  init(analytics: Analytics) {
    self.analytics = analytics
  }

  func didBecomeActive() async {
    Task { [analytics] in await analytics.flush() } // intentionally unbound
  }
}

actor Analytics {
  func flush() {
    Task { await upload() }
  }

  private func upload() async {}
}
```

## How to fix

Write `task` in place of `Task`, with `self.` and `await` before what belongs to the interactor.

`--fix` does so where the closure consists of awaited calls of `self`. A task that only fetches something once may as
well be awaited: the attach then waits for it. Work that must survive the feature belongs to a service, or to
`willResignActive`.

## When to suppress it

Where the work shall outlive the feature: write `// intentionally unbound` behind it, or the rule's name above it.

```swift
import napkin

final actor ReceiptInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let store = ReceiptStore()

  func didBecomeActive() async {
    // napkin-lint:ignore next task-in-did-become-active -- the receipt is sent even when the user leaves at once
    Task { [store] in await store.send() }
  }
}
```

## What it does not see

- A `Task` more than three calls away from `didBecomeActive`, or in a method of another type.
- A `Task` in a closure that is handed to somebody else, such as a callback of a service.
- Tasks that other methods of the interactor start, in answer to an event.

## See also

- [dispatch-in-view-handler](dispatch-in-view-handler.md), the same choice in a view
- [weak-router](weak-router.md), which also keeps an interactor alive

"""##,
    "view-no-raw-events": ##"""
# view-no-raw-events

Views send events through their listener.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`NotificationCenter.default.post` and `send` of a Combine subject in a view or a view controller.

## Why

Nothing in the view says who receives the event, so nobody finds the feature that breaks when it changes.

The listener protocol is the list of what a view says. An event beside it has no receiver that the compiler knows, and
two of them arrive in any order.

## Examples

### Reported

```swift no-fix
import Combine
import UIKit
import napkin

final class HomeViewController: UIViewController {
  private let taps = PassthroughSubject<Void, Never>()

  @objc private func tapped() {
    taps.send()
    //   ^^^^ send the event through the listener, or nothing in 'HomeViewController' says who receives it
    NotificationCenter.default.post(name: .tapped, object: nil)
    //                         ^^^^ send the event through the listener, or nothing in 'HomeViewController' says who receives it
  }
}
```

### Right

```swift
import UIKit
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTap() async
}

final class HomeViewController: UIViewController {
  weak var listener: HomePresentableListener?

  @objc private func tapped() {
    dispatch { [weak self] in await self?.listener?.didTap() }
    mailer.send()
  }
}
```

## How to fix

Add a method to the listener protocol and call it with `dispatch { [listener] in await listener?.didTap() }`.

## When to suppress it

Where a system component expects the notification.

```swift
import UIKit
import napkin

final class PlayerViewController: UIViewController {
  @objc private func tapped() {
    // napkin-lint:ignore next view-no-raw-events -- the vendor's overlay waits for this notification
    NotificationCenter.default.post(name: .overlay, object: nil)
  }
}
```

## What it does not see

- Subjects that are declared in another type.
- Closures that a view is given.

## See also

- [dispatch-in-view-handler](dispatch-in-view-handler.md)

"""##,
    "view-uses-listener-protocol": ##"""
# view-uses-listener-protocol

Views and presenters know their listener by its protocol.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A property or a parameter of a view, a view controller or a presenter that is typed with an interactor.

## Why

The view works with that one interactor only, so no preview, no test and no other feature can show it.

A listener protocol lists what the view may say. With the interactor itself the view can call all of it, and sooner or
later it does: the way around the listener's methods is how state gets changed without the interactor knowing why.

## Examples

### Reported

```swift no-fix
import SwiftUI
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

struct HomeView: View {
  weak var listener: HomeInteractor?
  //                 ^^^^^^^^^^^^^^ name the listener protocol instead of 'HomeInteractor', or 'HomeView' works with that one only

  var body: some View { Text("Home") }

  func show(for interactor: HomeInteractor) {}
  //                        ^^^^^^^^^^^^^^ name the listener protocol instead of 'HomeInteractor', or 'HomeView' works with that one only
}
```

### Right

```swift
import SwiftUI
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTap() async
}

final actor HomeInteractor: Interactable, HomePresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()

  func didTap() async {}
}

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View { Text("Home") }
}

@MainActor
final class HomeRouter: Router<HomeInteractor> {
  init(home: HomeInteractor) {
    super.init(interactor: home)
  }
}
```

## How to fix

Give the view a protocol such as `HomePresentableListener` that the interactor conforms to, and use that as the type.

## When to suppress it

Where a debugging view looks into one interactor on purpose.

```swift
import SwiftUI
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

struct HomeDebugView: View {
  // napkin-lint:ignore next view-uses-listener-protocol -- shows this interactor's state, in debug builds only
  weak var interactor: HomeInteractor?

  var body: some View { Text("Debug") }
}
```

## What it does not see

- Local variables and casts.
- Generic arguments, where a router's interactor type belongs.

## See also

- [weak-listener](weak-listener.md)

"""##,
    "weak-listener": ##"""
# weak-listener

Interactors, views, view controllers and presenters hold their listener weakly.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A stored property that keeps a listener and is not `weak`: in an interactor, where the listener is the parent, and in a
view, a view controller or a presenter, where it is the interactor.

## Why

The listener owns whoever reports to it, so a strong reference back keeps the whole feature alive until the app ends.

A parent interactor is kept by its router, which keeps the child's router, which keeps the child interactor. An
interactor keeps its presenter, which keeps the view controller, which keeps the view. One strong `listener` closes
either chain: after the screen is gone, its interactor, view controller and view stay in memory, once for each visit.

## Examples

### Reported and repaired

The child's reference to its parent.

```swift
import napkin

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  var listener: ProfileListener?
  //  ^^^^^^^^ the parent owns 'ProfileInteractor', so hold 'listener' weakly or neither is ever freed

  func didTapDone() async {
    await listener?.profileDidFinish()
  }
}
```

```swift fixed
import napkin

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  weak var listener: ProfileListener?

  func didTapDone() async {
    await listener?.profileDidFinish()
  }
}
```

The view layer's reference to its interactor.

```swift
// --- HomeView.swift
import SwiftUI

struct HomeView: View {
  var listener: HomePresentableListener?
  //  ^^^^^^^^ the interactor owns 'HomeView', so hold 'listener' weakly or neither is ever freed

  var body: some View { Text("Home") }
}

// --- HomeViewController.swift
import SwiftUI
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapProfile() async
}

final class HomeViewController: UIHostingController<HomeView>, HomePresentable, ViewControllable {
  var listener: (any HomePresentableListener)? {
  //  ^^^^^^^^ the interactor owns 'HomeViewController', so hold 'listener' weakly or neither is ever freed
    didSet { rootView.listener = listener }
  }
}

// --- HomePresenter.swift
import Observation
import napkin

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController>, HomePresentable {
  var name = ""
  @ObservationIgnored
  var listener: HomePresentableListener?
  //  ^^^^^^^^ the interactor owns 'HomePresenter', so hold 'listener' weakly or neither is ever freed
}

// --- HomePresentable.swift
import napkin

@MainActor
protocol HomePresentable: Presentable, Sendable {
  var listener: HomePresentableListener? { get set }
}
```

```swift fixed
// --- HomeView.swift
import SwiftUI

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View { Text("Home") }
}

// --- HomeViewController.swift
import SwiftUI
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapProfile() async
}

final class HomeViewController: UIHostingController<HomeView>, HomePresentable, ViewControllable {
  weak var listener: (any HomePresentableListener)? {
    didSet { rootView.listener = listener }
  }
}

// --- HomePresenter.swift
import Observation
import napkin

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController>, HomePresentable {
  var name = ""
  @ObservationIgnored
  weak var listener: HomePresentableListener?
}

// --- HomePresentable.swift
import napkin

@MainActor
protocol HomePresentable: Presentable, Sendable {
  var listener: HomePresentableListener? { get set }
}
```

### Reported, to be repaired by hand

A `let`, a property wrapper, an `unowned` reference and a collection need more than one word.

```swift no-fix
import SwiftUI
import napkin

protocol CartListener: AnyObject, Sendable {
  func cartDidChange() async
}

struct CartView: View {
  let listener: CartListener
  //  ^^^^^^^^ the interactor owns 'CartView', so hold 'listener' weakly or neither is ever freed

  var body: some View { Text("Cart") }
}

struct CartButton: View {
  @State private var listener: CartListener?
  //                 ^^^^^^^^ the interactor owns 'CartButton', so hold 'listener' weakly or neither is ever freed

  var body: some View { Text("Buy") }
}

final actor CartInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private unowned let parent: CartListener
  //                  ^^^^^^ an unowned 'parent' crashes once it is gone, so hold it weakly
  private var listeners: [CartListener] = []
  //          ^^^^^^^^^ the parent owns 'CartInteractor', so hold each of 'listeners' weakly or none is ever freed

  init(parent: CartListener) {
    self.parent = parent
  }
}
```

### Right

Weak in the interactor and in the view, handed on by the view controller.

```swift
// --- HomeInteractor.swift
import napkin

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, HomePresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: HomeListener?
  private let onFinish: @Sendable () async -> Void = {}

  func wire(listener: HomeListener?) {
    self.listener = listener
  }

  func didTapClose() async {
    await listener?.homeDidFinish()
  }
}

// --- HomeViewController.swift
import SwiftUI
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapClose() async
}

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View {
    Button("Close") {
      dispatch { [listener] in await listener?.didTapClose() }
    }
  }
}

final class HomeViewController: UIHostingController<HomeView> {
  weak var listener: HomePresentableListener? {
    didSet { rootView.listener = listener }
  }
}

final class HomeContainer: UIViewController {
  private let content: HomeViewController

  var listener: HomePresentableListener? {
    get { content.listener }
    set { content.listener = newValue }
  }

  init(content: HomeViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
```

The app has no parent. It owns the listener of its launch feature, which would be gone at once if it did not.

```swift
import UIKit
import napkin

protocol LaunchListener: AnyObject, Sendable {}

final class AppListener: LaunchListener {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let listener: LaunchListener = AppListener()
}
```

## How to fix

Declare the property as `weak var listener: HomeListener?`, and the protocol as `AnyObject, Sendable`.

`--fix` inserts `weak` before a `var` of an optional type whose protocol is bound to classes. A `let` has to become
such a `var`; in a view that SwiftUI initialises memberwise, its callers may now leave the argument out.

## When to suppress it

Where the listener is a small object of the property's own, which nothing else keeps, and which does not know the
interactor.

```swift
import napkin

protocol LogListener: AnyObject, Sendable {}

final actor LogInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next weak-listener -- a buffer that only this interactor keeps
  let listener: LogListener

  init(listener: LogListener) {
    self.listener = listener
  }
}
```

## What it does not see

- A property whose type is not written down, as in `var listener = makeListener()`.
- A listener that is kept by a closure, or by a helper object.
- A listener protocol from a module that was not linted, unless its name ends in `Listener`.
- Listeners of services, routers and the app itself, which follow no such chain; tests and mocks.

## See also

- [weak-router](weak-router.md), the same cycle through the router
- [weak-presenter-in-view](weak-presenter-in-view.md), the same cycle through the presenter
- [dispatch-in-view-handler](dispatch-in-view-handler.md), how a view calls its listener

"""##,
    "weak-presenter-in-view": ##"""
# weak-presenter-in-view

A view holds its presenter weakly.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A stored property of a SwiftUI view that keeps a presenter and is not `weak`, with or without a property wrapper. In
UIKit and AppKit, the same in the view controller that the presenter presents to; there it is a warning.

## Why

The presenter owns the view controller, which owns the view, so a strong reference back keeps all three alive.

Each push and pop of the screen then leaves a presenter, a view controller and a view behind. They go on to observe and
to render what nobody sees, and the app's memory and its main thread fill up with dead screens.

`@State`, `@Bindable`, `@ObservedObject` and `@Environment` keep what they wrap just as a plain property does.

## Examples

### Reported and repaired

```swift
// --- HomeView.swift
import SwiftUI

struct HomeView: View {
  var presenter: HomePresenter?
  //  ^^^^^^^^^ the presenter owns 'HomeView', so hold 'presenter' weakly or neither is ever freed

  var body: some View {
    Text(presenter?.name ?? "")
  }
}

// --- HomePresenter.swift
import Observation
import napkin

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController>, HomePresentable {
  var name = ""
}
```

```swift fixed
// --- HomeView.swift
import SwiftUI

struct HomeView: View {
  weak var presenter: HomePresenter?

  var body: some View {
    Text(presenter?.name ?? "")
  }
}

// --- HomePresenter.swift
import Observation
import napkin

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController>, HomePresentable {
  var name = ""
}
```

### Reported, to be repaired by hand

A `let` and property wrappers need more than one word. The name of the property does not matter.

```swift no-fix
// --- HomeViews.swift
import SwiftUI

struct HomeView: View {
  let model: HomePresenter
  //  ^^^^^ the presenter owns 'HomeView', so hold 'model' weakly or neither is ever freed
  var body: some View { Text(model.name) }
}

struct HomeForm: View {
  @Bindable var presenter: HomePresenter
  //            ^^^^^^^^^ the presenter owns 'HomeForm', so hold 'presenter' weakly or neither is ever freed
  var body: some View { TextField("Name", text: $presenter.name) }
}

struct HomeTitle: View {
  @Environment(HomePresenter.self)
  private var presenter
  //          ^^^^^^^^^ the presenter owns 'HomeTitle', so hold 'presenter' weakly or neither is ever freed
  var body: some View { Text(presenter.name) }
}

struct HomeBadge: View {
  unowned let presenter: HomePresenter
  //          ^^^^^^^^^ an unowned 'presenter' crashes once it is gone, so hold it weakly
  var body: some View { Text(presenter.name) }
}

// --- HomePresenter.swift
import Observation
import napkin

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var name = ""
}
```

### Reported as a warning

A view controller that keeps the presenter which keeps it. The framework's own samples do so, hence the lower severity.

```swift
import Observation
import UIKit
import napkin

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var name = ""
}

@MainActor
final class HomeViewController: UIViewController, ViewControllable {
  var presenter: HomePresenter!
  //  ^^^^^^^^^ warning: the presenter owns 'HomeViewController', so hold 'presenter' weakly or neither is ever freed
}
```

```swift fixed
import Observation
import UIKit
import napkin

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var name = ""
}

@MainActor
final class HomeViewController: UIViewController, ViewControllable {
  weak var presenter: HomePresenter!
}
```

### Right

The view reads through a weak reference, and rebinds inside `body` where it needs a binding. The interactor keeps the
presenter alive.

```swift
// --- HomeView.swift
import SwiftUI

struct HomeView: View {
  weak var presenter: HomePresenter?

  var body: some View {
    if let presenter {
      @Bindable var presenter = presenter
      HomeTitle(name: presenter.name)
      TextField("Name", text: $presenter.name)
    }
  }
}

struct HomeTitle: View {
  let name: String
  var body: some View { Text(name) }
}

// --- Home.swift
import Observation
import napkin

@MainActor
protocol HomePresentable: Presentable, Sendable {}

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController>, HomePresentable {
  var name = ""
}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }
}
```

## How to fix

Declare the property as `weak var presenter: HomePresenter?` and read `presenter?.name`.

`--fix` inserts `weak` before a `var` of an optional type. For a binding, unwrap and rebind inside `body`:
`if let presenter { @Bindable var presenter = presenter }`. Make sure that the interactor keeps the presenter, in
`nonisolated let presenter`; otherwise nobody does.

## When to suppress it

Where the view is never kept by the presenter's view controller, for instance in a window of its own.

```swift
import SwiftUI
import napkin

@MainActor
@Observable
final class ClockPresenter: Presenter<ClockViewController> {}

struct ClockOverlay: View {
  // napkin-lint:ignore next weak-presenter-in-view -- shown in its own window, which nothing of the feature keeps
  let presenter: ClockPresenter
  var body: some View { Text("12:00") }
}
```

## What it does not see

- A presenter that is kept by a closure, or by an object that the view keeps.
- A view controller that keeps a presenter of another view controller.
- A presenter class from a module that was not linted, unless a SwiftUI view keeps it and its name ends in `Presenter`.
- Tests and previews, whose views live as long as they do.

## See also

- [weak-listener](weak-listener.md), the view's other reference back
- [weak-router](weak-router.md), the interactor's reference back

"""##,
    "weak-router": ##"""
# weak-router

An interactor holds its router weakly.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A stored property of an interactor that keeps a router and is not `weak`: whatever its name, whether its type is a
routing protocol or a router class, alone or in a collection.

## Why

The router owns its interactor, so a strong reference back keeps both alive until the app ends.

Nothing crashes and nothing is logged. Each visit to the feature leaves a router, an interactor, a view controller and
all that they hold in memory. Work that waits for them to be released never ends, and what they share, a socket or a
player, stays busy.

`unowned` breaks that cycle, but it trades the leak for a crash: a call that reaches the interactor after its router
is gone, such as the last event of a stream, stops the app.

## Examples

### Reported and repaired

The `var` of an optional type, which `--fix` makes weak.

```swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {
  func routeToProfile() async
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  private var router: HomeRouting?
  //          ^^^^^^ the router owns 'HomeInteractor', so hold 'router' weakly or neither is ever freed

  func didTapProfile() async {
    await router?.routeToProfile()
  }
}
```

```swift fixed
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {
  func routeToProfile() async
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  private weak var router: HomeRouting?

  func didTapProfile() async {
    await router?.routeToProfile()
  }
}
```

### Reported, to be repaired by hand

A `let`, an `unowned` reference and a collection need more than one word.

```swift no-fix
import napkin

@MainActor
protocol TabRouting: ViewableRouting, Sendable {}

final actor SearchInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  let navigation: any TabRouting
  //  ^^^^^^^^^^ the router owns 'SearchInteractor', so hold 'navigation' weakly or neither is ever freed

  init(navigation: any TabRouting) {
    self.navigation = navigation
  }
}

final actor CartInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  unowned let router: TabRouting
  //          ^^^^^^ an unowned 'router' crashes once it is gone, so hold it weakly

  init(router: TabRouting) {
    self.router = router
  }
}

final actor TabsInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  var routers: [TabRouting] = []
  //  ^^^^^^^ the router owns 'TabsInteractor', so hold each of 'routers' weakly or none is ever freed
}
```

### Reported across files

What makes a type an interactor may stand in another file: here an extension and a protocol of the app's own.

```swift no-fix
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let router: HomeRouter
  //              ^^^^^^ the router owns 'HomeInteractor', so hold 'router' weakly or neither is ever freed

  init(router: HomeRouter) {
    self.router = router
  }
}

// --- HomeInteractor+Feature.swift
extension HomeInteractor: Feature {}
//        ^^^^^^^^^^^^^^ note: 'HomeInteractor' is an interactor by this extension

// --- Feature.swift
import napkin

protocol Feature: Interactable {}

// --- HomeRouter.swift
import napkin

final class HomeRouter: AppRouter<HomeInteractor> {}

class AppRouter<InteractorType>: Router<InteractorType> {}
```

### Right

Weak in any spelling, or not stored at all.

```swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  private(set) weak var parentRouter: (any HomeRouting)?
  private var routers: [WeakBox<HomeRouting>] = []

  var currentRouter: HomeRouting? { router ?? parentRouter }

  func wire(router: HomeRouting?) {
    self.router = router
  }
}

struct WeakBox<Value> {
  private weak var object: AnyObject?

  var value: Value? { object as? Value }
}
```

A router owns its children, and the app owns the tree. Both hold routers strongly, and must.

```swift
// --- HomeRouter.swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController>, HomeRouting {
  private var profileRouter: ProfileRouting?
}

// --- SceneDelegate.swift
import UIKit
import napkin

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var launchRouter: LaunchRouting?
}
```

## How to fix

Declare the property as `weak var router: HomeRouting?` and let the builder set it when both objects exist.

`--fix` inserts `weak` before a `var` of an optional type. A `let` has to become such a `var`, and its uses
`router?.`; of `unowned`, both the word and the type change. Where an interactor keeps several routers, ask whether the
router should keep them: it does so already, in `children`.

## When to suppress it

Where something else is known to break the cycle, for instance a router that drops its interactor by hand.

```swift
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next weak-router -- the tool's router lives as long as the process
  var router: ToolRouting?
}
```

## What it does not see

- A property whose type is not written down, as in `var router = makeRouter()`.
- A router that is kept by a closure, or by a helper object that the interactor keeps.
- A type from a module that was not linted, unless its name ends in `Routing` or the property is called `router`.
- Tests and mocks, which keep routers to look at them.

## See also

- [weak-listener](weak-listener.md), the same cycle through the parent
- [weak-presenter-in-view](weak-presenter-in-view.md), the same cycle through the view

"""##,
  ]
}
