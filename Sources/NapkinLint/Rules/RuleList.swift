// Made from the pages in Rules/ by `swift test`; do not edit.
extension Rule {
  /// Every rule, in the order of ids.
  public static let all: [Rule] = [
    .accessibilityElementBeforeIdentifier,
    .accessibilityIdentifierConstantInLoop,
    .accessibilityIdentifierDuplicate,
    .accessibilityIdentifierLiteral,
    .accessibilityIdentifierMissing,
    .accessibilityIdentifierNamespace,
    .awaitFetchInDidBecomeActive,
    .boundTaskInWillResign,
    .boundTaskOutsideScope,
    .boundTaskWeakSelf,
    .buildableBuildIsolation,
    .builderNoRetainedComponent,
    .builderReturnsRouting,
    .builderWiresInteractor,
    .componentImmutableState,
    .componentNoNestedShared,
    .componentSharedKeyCollision,
    .componentizedBuilder,
    .dependencyProtocolBase,
    .diNonisolated,
    .dispatchInViewHandler,
    .dispatchOnlyInViewLayer,
    .dispatchWeakSelf,
    .fileNameMatchesRing,
    .hostingControllerForwardsListener,
    .interactableProtocolLegacy,
    .interactorCollaboratorsByProtocol,
    .interactorDoesNotRouteViews,
    .interactorInitNoLogic,
    .interactorIsFinalActor,
    .interactorLifecycleProperty,
    .interactorNoReactive,
    .interactorNoUiImport,
    .interactorNotMainActor,
    .interactorOwnsPresenter,
    .interactorPresenterNonisolated,
    .interactorSuffix,
    .interactorWireSingleEntry,
    .leafAccessibilityIdentifier,
    .legacyChildRouterAny,
    .legacyDeinit,
    .legacyImport,
    .legacyInteractableProtocol,
    .legacyInteractorClass,
    .legacyKvoPublisher,
    .legacyLaunchDependency,
    .legacyLeakDetector,
    .legacyLifecycleSuper,
    .legacyListenerAssignment,
    .legacyMainQueue,
    .legacyMissingAsync,
    .legacyRouterInit,
    .legacyRouterLifecycle,
    .legacySetAccessors,
    .legacySubject,
    .legacySubscription,
    .legacySyncRouting,
    .legacyViewState,
    .legacyWorker,
    .legacyWorkflow,
    .lifecycleHookSignature,
    .listenerDeclaredIn,
    .listenerMethodPrefix,
    .listenerMethodsAsync,
    .listenerProtocolShape,
    .napkinInfix,
    .noCustomGlobalActor,
    .noLifecycleInternals,
    .noLifecycleWitnessOverride,
    .noManualActivation,
    .noManualTaskBookkeeping,
    .noObservedObject,
    .noRedundantDispatch,
    .noSharedAsyncStream,
    .noSingletonsInNapkins,
    .noUnboundedAwaitInLifecycle,
    .observablePresenterListenerIgnored,
    .observationsLoopOnMainActor,
    .observationsMustBeIterated,
    .oneNapkinPerFolder,
    .presentableListenerCleared,
    .presentableListenerMainActor,
    .presentableListenerMethodName,
    .presentableListenerShape,
    .presentableListenerWired,
    .presentableMethodsAsync,
    .presentableNoSubjects,
    .presentableOrPlain,
    .presentableProtocolSendable,
    .presenterConcreteViewController,
    .presenterFormats,
    .presenterMainActor,
    .presenterObservable,
    .restateUncheckedSendable,
    .rootComponentTerminates,
    .routerAttachOrder,
    .routerAttachWithoutDetach,
    .routerAttachesBuiltChild,
    .routerChildBuilderByProtocol,
    .routerClearsDetachedChild,
    .routerDidLoadSuper,
    .routerGuardsReattach,
    .routerIsolatedDeinit,
    .routerMainActor,
    .routerNoTaskHop,
    .routerReentrantAttach,
    .routerStoresBeforeAttach,
    .routerWiringInInit,
    .routingInOnePlace,
    .routingMethodsAsync,
    .routingProtocolMainActor,
    .routingProtocolSendable,
    .serviceProtocolSendable,
    .streamAsMethod,
    .streamLoopNeedsTask,
    .streamOnTermination,
    .suppressionExpired,
    .suppressionMalformed,
    .suppressionUnknownRule,
    .suppressionUnused,
    .suppressionWithoutReason,
    .taskInDidBecomeActive,
    .testName,
    .treeAccessibilityIdentifiersUnique,
    .treeBuilderNotConstructed,
    .treeChildNeverAttached,
    .treeComponentMissingChildDependency,
    .treeCycle,
    .treeDeadDependencyConformance,
    .treeDependencyUnused,
    .treeDuplicateNapkin,
    .treeForeignListener,
    .treeListenerEventUnhandled,
    .treeListenerMethodNeverCalled,
    .treeMultipleRoots,
    .treeOrphanNapkin,
    .treeOwnershipCycle,
    .treeParentImplementsListener,
    .treeReachesUp,
    .treeSharedMutableState,
    .treeSiblingReference,
    .treeUnusedListenerConformance,
    .uiTestQueriesByIdentifier,
    .unboundTaskInInteractor,
    .viewControllableMainActor,
    .viewNoRawEvents,
    .viewNoServiceAccess,
    .viewUsesListenerProtocol,
    .viewableRouterForViews,
    .weakListener,
    .weakPresenterInView,
    .weakRouter,
  ]

  /// The group of each rule, by its id.
  package static let groups: [String: String] = [
    "accessibility-element-before-identifier": "Accessibility",
    "accessibility-identifier-constant-in-loop": "Accessibility",
    "accessibility-identifier-duplicate": "Accessibility",
    "accessibility-identifier-literal": "Accessibility",
    "accessibility-identifier-missing": "Accessibility",
    "accessibility-identifier-namespace": "Accessibility",
    "await-fetch-in-did-become-active": "Lifecycle",
    "bound-task-in-will-resign": "Lifecycle",
    "bound-task-outside-scope": "Lifecycle",
    "bound-task-weak-self": "Ownership",
    "buildable-build-isolation": "Protocols",
    "builder-no-retained-component": "Building",
    "builder-returns-routing": "Building",
    "builder-wires-interactor": "Building",
    "component-immutable-state": "Building",
    "component-no-nested-shared": "Building",
    "component-shared-key-collision": "Building",
    "componentized-builder": "Building",
    "dependency-protocol-base": "Protocols",
    "di-nonisolated": "Building",
    "dispatch-in-view-handler": "View events",
    "dispatch-only-in-view-layer": "View events",
    "dispatch-weak-self": "Ownership",
    "file-name-matches-ring": "Naming",
    "hosting-controller-forwards-listener": "View events",
    "interactable-protocol-legacy": "Protocols",
    "interactor-collaborators-by-protocol": "Interactor",
    "interactor-does-not-route-views": "Interactor",
    "interactor-init-no-logic": "Interactor",
    "interactor-is-final-actor": "Interactor",
    "interactor-lifecycle-property": "Interactor",
    "interactor-no-reactive": "Interactor",
    "interactor-no-ui-import": "Interactor",
    "interactor-not-main-actor": "Interactor",
    "interactor-owns-presenter": "Ownership",
    "interactor-presenter-nonisolated": "Interactor",
    "interactor-suffix": "Naming",
    "interactor-wire-single-entry": "Interactor",
    "leaf-accessibility-identifier": "Accessibility",
    "legacy-child-router-any": "Migration",
    "legacy-deinit": "Migration",
    "legacy-import": "Migration",
    "legacy-interactable-protocol": "Migration",
    "legacy-interactor-class": "Migration",
    "legacy-kvo-publisher": "Migration",
    "legacy-launch-dependency": "Migration",
    "legacy-leak-detector": "Migration",
    "legacy-lifecycle-super": "Migration",
    "legacy-listener-assignment": "Migration",
    "legacy-main-queue": "Migration",
    "legacy-missing-async": "Migration",
    "legacy-router-init": "Migration",
    "legacy-router-lifecycle": "Migration",
    "legacy-set-accessors": "Migration",
    "legacy-subject": "Migration",
    "legacy-subscription": "Migration",
    "legacy-sync-routing": "Migration",
    "legacy-view-state": "Migration",
    "legacy-worker": "Migration",
    "legacy-workflow": "Migration",
    "lifecycle-hook-signature": "Lifecycle",
    "listener-declared-in": "Naming",
    "listener-method-prefix": "Naming",
    "listener-methods-async": "Protocols",
    "listener-protocol-shape": "Protocols",
    "napkin-infix": "Naming",
    "no-custom-global-actor": "Interactor",
    "no-lifecycle-internals": "Lifecycle",
    "no-lifecycle-witness-override": "Lifecycle",
    "no-manual-activation": "Lifecycle",
    "no-manual-task-bookkeeping": "Lifecycle",
    "no-observed-object": "Presenter and view",
    "no-redundant-dispatch": "View events",
    "no-shared-async-stream": "Streams",
    "no-singletons-in-napkins": "Building",
    "no-unbounded-await-in-lifecycle": "Lifecycle",
    "observable-presenter-listener-ignored": "Ownership",
    "observations-loop-on-main-actor": "Lifecycle",
    "observations-must-be-iterated": "Lifecycle",
    "one-napkin-per-folder": "Naming",
    "presentable-listener-cleared": "View events",
    "presentable-listener-main-actor": "Protocols",
    "presentable-listener-method-name": "Naming",
    "presentable-listener-shape": "Protocols",
    "presentable-listener-wired": "View events",
    "presentable-methods-async": "Protocols",
    "presentable-no-subjects": "Protocols",
    "presentable-or-plain": "Interactor",
    "presentable-protocol-sendable": "Protocols",
    "presenter-concrete-view-controller": "Presenter and view",
    "presenter-formats": "Presenter and view",
    "presenter-main-actor": "Presenter and view",
    "presenter-observable": "Presenter and view",
    "restate-unchecked-sendable": "Building",
    "root-component-terminates": "Building",
    "router-attach-order": "Router",
    "router-attach-without-detach": "Router",
    "router-attaches-built-child": "Router",
    "router-child-builder-by-protocol": "Router",
    "router-clears-detached-child": "Router",
    "router-did-load-super": "Lifecycle",
    "router-guards-reattach": "Router",
    "router-isolated-deinit": "Router",
    "router-main-actor": "Router",
    "router-no-task-hop": "Router",
    "router-reentrant-attach": "Router",
    "router-stores-before-attach": "Router",
    "router-wiring-in-init": "Router",
    "routing-in-one-place": "Streams",
    "routing-methods-async": "Protocols",
    "routing-protocol-main-actor": "Protocols",
    "routing-protocol-sendable": "Protocols",
    "service-protocol-sendable": "Streams",
    "stream-as-method": "Streams",
    "stream-loop-needs-task": "Lifecycle",
    "stream-on-termination": "Streams",
    "suppression-expired": "Suppressions",
    "suppression-malformed": "Suppressions",
    "suppression-unknown-rule": "Suppressions",
    "suppression-unused": "Suppressions",
    "suppression-without-reason": "Suppressions",
    "task-in-did-become-active": "Lifecycle",
    "test-name": "Naming",
    "tree-accessibility-identifiers-unique": "Tree",
    "tree-builder-not-constructed": "Tree",
    "tree-child-never-attached": "Tree",
    "tree-component-missing-child-dependency": "Tree",
    "tree-cycle": "Tree",
    "tree-dead-dependency-conformance": "Tree",
    "tree-dependency-unused": "Tree",
    "tree-duplicate-napkin": "Tree",
    "tree-foreign-listener": "Tree",
    "tree-listener-event-unhandled": "Tree",
    "tree-listener-method-never-called": "Tree",
    "tree-multiple-roots": "Tree",
    "tree-orphan-napkin": "Tree",
    "tree-ownership-cycle": "Tree",
    "tree-parent-implements-listener": "Tree",
    "tree-reaches-up": "Tree",
    "tree-shared-mutable-state": "Tree",
    "tree-sibling-reference": "Tree",
    "tree-unused-listener-conformance": "Tree",
    "ui-test-queries-by-identifier": "Accessibility",
    "unbound-task-in-interactor": "Lifecycle",
    "view-controllable-main-actor": "Protocols",
    "view-no-raw-events": "View events",
    "view-no-service-access": "Presenter and view",
    "view-uses-listener-protocol": "View events",
    "viewable-router-for-views": "Router",
    "weak-listener": "Ownership",
    "weak-presenter-in-view": "Ownership",
    "weak-router": "Ownership",
  ]

  /// The page of each rule, by its id.
  package static let pages: [String: String] = [
    "accessibility-element-before-identifier": ##"""
# accessibility-element-before-identifier

A container is made one element before it gets its identifier.

**Severity** warning · **Scope** file · **Fix** suggested · **Since** 0.1.0

## What it catches

`.accessibilityIdentifier` on a container such as `VStack`, with `.accessibilityElement` further down the same chain of
modifiers.

## Why

The children get the identifier, and the element that the test looks for has none.

Modifiers apply in the order in which they stand. Before it is one element, a container hands its identifier on to its
children; the element that is made afterwards knows nothing of it.

## Examples

### Reported

The identifier itself is reported by [leaf-accessibility-identifier](leaf-accessibility-identifier.md), too.

```swift no-fix
import SwiftUI
import napkin

struct PriceRow: View {
  var body: some View {
    HStack {
      Text("Brisket")
      Text("12")
    }
    // napkin-lint:ignore next leaf-accessibility-identifier -- shows what the other rule says
    .accessibilityIdentifier("menu.brisket")
    .accessibilityElement(children: .combine)
     //^^^^^^^^^^^^^^^^^^ make one element of 'HStack' before the identifier, or its children get that instead
  }
}
```

### Right

The element first. A leaf is an element from the start, so that its order does not matter.

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
    Text("Sold out")
      .accessibilityIdentifier("menu.soldOut")
      .accessibilityElement()
  }
}
```

## How to fix

Move `.accessibilityElement` before the identifier.

Where the two stand side by side the finding bears a fix that swaps them. It is not safe: what VoiceOver says and what
tests find both change, as they were meant to.

## When to suppress it

Where each child is to have the identifier, and the element to have none.

```swift
import SwiftUI
import napkin

struct LegendView: View {
  var body: some View {
    HStack {
      Color.red
      Color.green
    }
    // napkin-lint:ignore next accessibility-element-before-identifier, leaf-accessibility-identifier -- demo
    .accessibilityIdentifier("legend.color").accessibilityElement(children: .contain)
  }
}
```

## What it does not see

- Views of the app's own, whose `body` may be a container.
- Chains of more than 64 modifiers between the two.
- Tests and previews.

## See also

- [leaf-accessibility-identifier](leaf-accessibility-identifier.md), which reports the identifier

"""##,
    "accessibility-identifier-constant-in-loop": ##"""
# accessibility-identifier-constant-in-loop

In a loop each row has an identifier of its own.

**Severity** warning · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

An accessibility identifier in the row of a `ForEach` or a `List` that names nothing of the row: neither the closure's
parameter nor anything that the closure declares.

## Why

Every row has the same identifier, so a test that taps the second row fails or taps the first.

`exists` is true for any number of matches, so such a test passes until somebody asks for one row.

## Examples

### Reported

```swift no-fix
import SwiftUI
import napkin

struct MenuView: View {
  let dishes: [Dish]

  var body: some View {
    List(dishes) { dish in
      Text(dish.name).accessibilityIdentifier("menu.dish")
      //              ^^^^^^^^^^^^^^^^^^^^^^^ add the row's id to this identifier, or a test cannot tell the rows of 'List' apart
    }
    ForEach(dishes) { dish in
      Button {
      } label: {
        Text("Order").accessibilityIdentifier(Identifiers.Menu.order)
        //            ^^^^^^^^^^^^^^^^^^^^^^^ add the row's id to this identifier, or a test cannot tell the rows of 'ForEach' apart
      }
    }
  }
}
```

### Right

```swift
import SwiftUI
import napkin

struct MenuView: View {
  let dishes: [Dish]

  var body: some View {
    ForEach(dishes) { dish in
      Text(dish.name).accessibilityIdentifier("menu.dish.\(dish.id)")
    }
    ForEach(dishes.indices, id: \.self) {
      Text("Row").accessibilityIdentifier("menu.row.\($0)")
    }
  }
}
```

### Right, since only one row has it

The first row, or a sheet that opens for one.

```swift
import SwiftUI
import napkin

struct MenuView: View {
  let dishes: [Dish]

  var body: some View {
    ForEach(dishes) { dish in
      if dish.isFirst {
        Text(dish.name).accessibilityIdentifier("menu.first")
      }
      DishRow(dish: dish).contextMenu {
        Button("Delete") {}.accessibilityIdentifier("menu.delete")
      }
    }
    ForEach(0..<1) { _ in
      Text("Footer").accessibilityIdentifier("menu.footer")
    }
  }
}
```

## How to fix

Add what tells the row from the others: `"\(Identifiers.Menu.dish).\(dish.id)"`.

## When to suppress it

Where a test only counts the rows.

```swift
import SwiftUI
import napkin

struct StarsView: View {
  var body: some View {
    ForEach(0..<5) { _ in
      // napkin-lint:ignore next accessibility-identifier-constant-in-loop -- the test counts the stars
      Text("*").accessibilityIdentifier("rating.star")
    }
  }
}
```

## What it does not see

- Rows that a function or a view of its own makes.
- Identifiers that are computed with a call or a subscript.
- Tests and previews.

## See also

- [accessibility-identifier-duplicate](accessibility-identifier-duplicate.md)

"""##,
    "accessibility-identifier-duplicate": ##"""
# accessibility-identifier-duplicate

Two elements of one view have different identifiers, and two constants different values.

**Severity** info · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

The same literal or constant on two views that one function or property shows together. And, as a warning, a constant
among the identifiers whose value an earlier one has. The types that hold identifiers are those whose members some view
sets as its own, and that hold nothing but text.

## Why

A query finds two elements, so a test that taps one fails with "multiple matching elements found".

With two constants of one value, a test that waits for the second screen goes on while the first is still shown.

## Examples

### Reported as an info

```swift no-fix
import SwiftUI
import napkin

struct CounterView: View {
  var body: some View {
    VStack {
      Text("Count").accessibilityIdentifier("counter.text")
      //            ^^^^^^^^^^^^^^^^^^^^^^^ note: 'accessibilityIdentifier' has it first
      HStack {
        Text("3").accessibilityIdentifier("counter.text")
        //        ^^^^^^^^^^^^^^^^^^^^^^^ info: give each element an identifier of its own, or a query for 'counter.text' finds two
      }
    }
  }
}
```

### Reported as a warning

```swift no-fix
// --- HomeView.swift
import SwiftUI
import napkin

struct HomeView: View {
  var body: some View {
    Text("Home").accessibilityIdentifier(Identifiers.Home.title)
  }
}

// --- Identifiers.swift
enum Identifiers {
  enum Home {
    static let title = "title"
    //         ^^^^^ note: 'title' has it first
  }
}

extension Identifiers {
  enum Cart {
    static let title = "title"
    //         ^^^^^ warning: give this identifier a value of its own, or a query for it also finds 'Identifiers.Home.title'
  }
}
```

### Right

Of the branches of an `if` or a `switch` only one is shown, and so is only one sheet.

```swift
import SwiftUI
import napkin

struct CounterView: View {
  let state: LoadState

  var body: some View {
    switch state {
    case .loading: ProgressView().accessibilityIdentifier("counter.content")
    case .loaded: Text("3").accessibilityIdentifier("counter.content")
    }
    if state.isEmpty {
      Text("Empty").accessibilityIdentifier("counter.hint")
    } else {
      Text("Full").accessibilityIdentifier("counter.hint")
    }
    ViewThatFits {
      Text("A long title").accessibilityIdentifier("counter.title")
      Text("Title").accessibilityIdentifier("counter.title")
    }
    Text("First")
      .sheet(isPresented: .constant(false)) { Text("1").accessibilityIdentifier("counter.sheet") }
    Text("Second")
      .sheet(isPresented: .constant(false)) { Text("2").accessibilityIdentifier("counter.sheet") }
  }
}
```

## How to fix

Give each element a name of its own, such as `counter.title` and `counter.value`.

## When to suppress it

Where a test asks for all elements of a kind.

```swift
import SwiftUI
import napkin

struct LegendView: View {
  var body: some View {
    Text("Red").accessibilityIdentifier("legend.color")
    // napkin-lint:ignore next accessibility-identifier-duplicate -- the test counts the colors
    Text("Green").accessibilityIdentifier("legend.color")
  }
}
```

## What it does not see

- Elements in different functions, properties or views.
- Two conditions that hold at the same time.
- Identifiers that are computed, or set only while `isEnabled` holds.
- Tests and previews.

## See also

- [accessibility-identifier-constant-in-loop](accessibility-identifier-constant-in-loop.md)

"""##,
    "accessibility-identifier-literal": ##"""
# accessibility-identifier-literal

Accessibility identifiers are constants, in the app and in its UI tests.

**Severity** info, off by default · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

A literal in `.accessibilityIdentifier(...)`, and in `matching(identifier: ...)` and its like in a UI test. A literal
that begins with a constant, such as `"\(Identifiers.row).\(id)"`, is not reported.

## Why

An identifier that is renamed in the app leaves the test looking for the old one, and it fails at run time only.

With one constant for both, the compiler finds each use, and the list of all identifiers stands in one place.

## Examples

### Reported

```swift no-fix
// --- HomeView.swift
import SwiftUI
import napkin

struct HomeView: View {
  var body: some View {
    Text("Home").accessibilityIdentifier("home.title")
    //                                    ^^^^^^^^^^ name this identifier by a constant, or a test goes on to look for it after it was renamed here
    Text("Row").accessibilityIdentifier("home.row.\(1)")
    //                                   ^^^^^^^^^ name this identifier by a constant, or a test goes on to look for it after it was renamed here
  }
}

// --- HomeUITests/HomeTests.swift
import XCTest

final class HomeTests: XCTestCase {
  func testTitle() {
    let title = XCUIApplication().staticTexts.matching(identifier: "home.title")
    //                                                              ^^^^^^^^^^ name this identifier by a constant, or a test goes on to look for it after it was renamed here
  }
}
```

### Right

```swift
import SwiftUI
import napkin

enum Identifiers {
  enum Home {
    static let title = "home.title"
    static let row = "home.row"
  }
}

struct HomeView: View {
  var body: some View {
    Text("Home").accessibilityIdentifier(Identifiers.Home.title)
    Text("Row").accessibilityIdentifier("\(Identifiers.Home.row).1")
  }
}
```

## How to fix

Add a constant to an enum that the app and its UI tests both compile, and name it in both.

## When to suppress it

Where an identifier is not one of the app's own.

```swift
import SwiftUI
import napkin

struct PayView: View {
  var body: some View {
    // napkin-lint:ignore next accessibility-identifier-literal -- the payment SDK's own tests look for this one
    VendorSheet().accessibilityIdentifier("vendor.sheet")
  }
}
```

## What it does not see

- Identifiers that are assigned to views of UIKit or AppKit.
- Literals in subscripts of UI tests, which [ui-test-queries-by-identifier](ui-test-queries-by-identifier.md) reports.
- Literals in a function that makes an identifier.

## See also

- [accessibility-identifier-namespace](accessibility-identifier-namespace.md), how constants are named
- [accessibility-identifier-missing](accessibility-identifier-missing.md)

"""##,
    "accessibility-identifier-missing": ##"""
# accessibility-identifier-missing

Each control of a view has an accessibility identifier.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A `Button`, `TextField`, `SecureField`, `Toggle`, `Slider`, `Stepper`, `Picker`, `DatePicker`, `NavigationLink`, `Menu`
or `Link` in a view, without an identifier in its chain of modifiers.

## Why

A UI test has to find the control by its text, and fails in another language or with the next wording.

A control that shows only a symbol cannot be found at all.

## Examples

### Reported

```swift no-fix
import SwiftUI
import napkin

struct LoginView: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
   // ^^^^^^^^^ give this 'TextField' an identifier, or a UI test finds it by its text only, if at all
      Button("Log in") {}
   // ^^^^^^ give this 'Button' an identifier, or a UI test finds it by its text only, if at all
        .buttonStyle(.borderedProminent)
    }
  }
}
```

### Right

The buttons of an alert are the system's to find. A view that is one control gets its identifier where it is used.

```swift
import SwiftUI
import napkin

enum Identifiers {
  enum Login {
    static let name = "login.name"
    static let button = "login.button"
  }
}

struct LoginView: View {
  @State private var name = ""
  @State private var isFailing = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .accessibilityIdentifier(Identifiers.Login.name)
      LoginButton()
        .accessibilityIdentifier(Identifiers.Login.button)
    }
    .alert("Wrong name", isPresented: $isFailing) {
      Button("OK") {}
    }
  }
}

struct LoginButton: View {
  var body: some View {
    Button("Log in") {}
      .buttonStyle(.borderedProminent)
  }
}
```

## How to fix

Add `.accessibilityIdentifier(...)` to the control, with a constant that the UI tests know.

## When to suppress it

Where no test will ever use the control.

```swift
import SwiftUI
import napkin

struct DebugView: View {
  var body: some View {
    VStack {
      Text("Debug")
      // napkin-lint:ignore next accessibility-identifier-missing -- debug builds only
      Button("Crash") {}
    }
  }
}
```

## What it does not see

- Controls that a view of the app's own makes, and that a function makes whose call gets an identifier.
- Views that react to `onTapGesture`.
- An identifier that a modifier of the app's own sets without being given a constant.
- The commands of the menu bar, tests and previews.

## See also

- [leaf-accessibility-identifier](leaf-accessibility-identifier.md), where the identifier belongs

"""##,
    "accessibility-identifier-namespace": ##"""
# accessibility-identifier-namespace

The value of an identifier begins with the feature that it belongs to.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A constant among the identifiers whose value is not written `feature.element`, or does not begin with the name of the
type that it stands in: `loggedOut.` for the constants of `enum LoggedOut`. The types that hold identifiers are those
whose members some view sets as its own, and that hold nothing but text.

## Why

Two features that both call a button `close` are found by one query, so a test taps whichever is on screen.

A value that begins with its feature is also the way from a failing test to the code.

## Examples

### Reported

```swift no-fix
// --- LoggedOutView.swift
import SwiftUI
import napkin

struct LoggedOutView: View {
  var body: some View {
    Text("Welcome").accessibilityIdentifier(Identifiers.LoggedOut.title)
  }
}

// --- Identifiers.swift
enum Identifiers {
  static let container = "Container"
  //         ^^^^^^^^^ write it as 'feature.element', or an identifier of another feature may have the same value

  enum LoggedOut {
    static let title = "home.title"
    //         ^^^^^ begin it with 'loggedOut.', or an identifier of another feature may have the same value
    static let button = "loginButton"
    //         ^^^^^^ write it as 'feature.element', or an identifier of another feature may have the same value
  }
}
```

### Right

```swift
// --- LoggedOutView.swift
import SwiftUI
import napkin

struct LoggedOutView: View {
  var body: some View {
    Text("Welcome").accessibilityIdentifier(Identifiers.LoggedOut.title)
  }
}

// --- Identifiers.swift
enum Identifiers {
  static let container = "launch.container"

  enum LoggedOut {
    static let title = "loggedOut.title"
    static let rowPrefix = "loggedOut.row"
  }

  enum URLBar {
    static let field = "urlBar.field"
  }
}
```

## How to fix

Begin the value with the name of the type around the constant, with a small first letter, and a full stop.

## When to suppress it

Where tests that are already released ask for the old value.

```swift
import SwiftUI
import napkin

enum Identifiers {
  enum Home {
    // napkin-lint:ignore next accessibility-identifier-namespace -- the release tests of 3.x ask for it
    static let title = "main_title"
  }
}

struct HomeView: View {
  var body: some View {
    Text("Home").accessibilityIdentifier(Identifiers.Home.title)
  }
}
```

## What it does not see

- Constants of a type that no view names in an identifier.
- Cases of an enum without a written value.
- Values that are put together from others.

## See also

- [accessibility-identifier-duplicate](accessibility-identifier-duplicate.md)

"""##,
    "await-fetch-in-did-become-active": ##"""
# await-fetch-in-did-become-active

`didBecomeActive` does not wait for a service: what has to be fetched is fetched in `task`.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

An awaited call of a service that an interactor keeps, in `didBecomeActive` or in a method that it calls. Presenters,
routers and listeners are only told something; they are no services.

## Why

The screen appears late: `attachChild` waits for `didBecomeActive`, which waits for the network.

That may be wanted. A single fetch in the hook is the simplest code there is, and the feature shows up with its data.
The rule is for teams that want every feature on the screen at once, and so it is off until it is asked for.

## Examples

### Reported

```swift
import napkin

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let users: UserService
  private var user: User?

  init(users: UserService) {
    self.users = users
  }

  func didBecomeActive() async {
    user = await users.currentUser()
    //                 ^^^^^^^^^^^ info: 'attachChild' waits for 'currentUser', and 'ProfileInteractor' is shown only then; call it in 'task'
    await warmUp()
    //    ^^^^^^ note: called from 'didBecomeActive' here
  }

  private func warmUp() async {
    try? await self.users.cache.load()
    //                          ^^^^ info: 'attachChild' waits for 'load', and 'ProfileInteractor' is shown only then; call it in 'task'
  }
}
```

### Right

```swift
import napkin

final actor ProfileInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: ProfilePresentable
  private let users: UserService

  init(presenter: ProfilePresentable, users: UserService) {
    self.presenter = presenter
    self.users = users
  }

  func didBecomeActive() async {
    await presenter.showPlaceholder()
    task {
      let name = await self.users.currentUser().name
      await self.presenter.show(name)
    }
  }
}

protocol ProfilePresentable: Presentable, Sendable {
  func showPlaceholder() async
  func show(_ name: String) async
}
```

## How to fix

Show what is there, and fetch the rest in `task`.

The presenter needs a state for the time in between. Without one, wait: a screen that appears late is better than one
that appears empty.

## When to suppress it

When the feature makes no sense before the answer is there, or when the call returns at once.

```swift
import napkin

final actor PitInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let pit: PitService

  init(pit: PitService) {
    self.pit = pit
  }

  func didBecomeActive() async {
    // napkin-lint:ignore next await-fetch-in-did-become-active -- only starts the service
    await pit.start()
  }
}
```

## What it does not see

- Properties of a service that are awaited, `async let`, and services that are held in a local.
- How long a call takes.

## See also

- [no-unbounded-await-in-lifecycle](no-unbounded-await-in-lifecycle.md), waits that never end
- [task-in-did-become-active](task-in-did-become-active.md), how to start what is not awaited

"""##,
    "bound-task-in-will-resign": ##"""
# bound-task-in-will-resign

Work that begins in `willResignActive` is awaited or started with `Task`, not with `task`.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A call of `task` in `willResignActive`, there or in a method of the same interactor that it calls.

## Why

What should be saved is lost: the work is cancelled as soon as `willResignActive` returns, often before it began.

`task` binds work to the active scope, and `willResignActive` is the last thing that happens in it. Small work may win
the race in a test and lose it on a slow phone.

## Examples

### Reported

```swift
import napkin

final actor EditorInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let drafts = DraftStore()

  func willResignActive() async {
    task { await self.drafts.save() }
    //^^ 'task' is cancelled once 'willResignActive' returns; await the work, or let it outlive with 'Task'
    closeSession()
    //^^^^^^^^^^ note: called from 'willResignActive' here
  }

  private func closeSession() {
    task(priority: .low) { await self.drafts.close() }
    //^^ 'task' is cancelled once 'willResignActive' returns; await the work, or let it outlive with 'Task'
  }
}
```

### Right

```swift
import napkin

final actor EditorInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let drafts: DraftStore
  private let analytics: Analytics

  init(drafts: DraftStore, analytics: Analytics) {
    self.drafts = drafts
    self.analytics = analytics
  }

  func didBecomeActive() async {
    task { await self.drafts.load() }
  }

  func willResignActive() async {
    await drafts.save()
    Task { [analytics] in await analytics.flush() }
  }
}
```

## How to fix

Await what has to be done before the feature goes, and start with `Task` what may end later.

The detach waits for what is awaited, so keep that short. A `Task` captures the service that it needs rather than the
interactor, which can then be freed.

## When to suppress it

When the work is worth something only if it ends at once.

```swift
import napkin

final actor EditorInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let cache = Cache()

  func willResignActive() async {
    // napkin-lint:ignore next bound-task-in-will-resign -- a cache that is not trimmed does no harm
    task { await self.cache.trim() }
  }
}
```

## What it does not see

- A `task` in a method of another type, or in a closure that is handed to somebody else.

## See also

- [unbound-task-in-interactor](unbound-task-in-interactor.md), which lets `Task` stand in this hook only
- [bound-task-outside-scope](bound-task-outside-scope.md), `task` before the scope begins

"""##,
    "bound-task-outside-scope": ##"""
# bound-task-outside-scope

Work is bound to the active scope in `didBecomeActive`, not while the feature is being built.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A call of `task` in an initializer of an interactor, in `wire`, in another method that sets the router or the listener,
or in a method that a builder calls.

## Why

The feature works the first time and is deaf after it was detached and attached again.

`didBecomeActive` runs at each attach; `wire` runs once. Work that begins there ends with the first detach, and nothing
starts it again. Until the attach it runs in a feature that has no view yet, and that may never be attached at all.

## Examples

### Reported

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
    task { await self.observe() }
    //^^ 'task' in 'wire' runs for the first attach only; start it in 'didBecomeActive'
  }

  func prepare() {
    task { await self.observe() }
    //^^ note: 'task' is called here
  }

  private func observe() async {}
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {}

final class HomeBuilder: Builder<HomeDependency>, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    await interactor.prepare()
    //               ^^^^^^^ what 'prepare' starts runs for the first attach only; start it in 'didBecomeActive'
    return router
  }
}

protocol HomeDependency: Dependency {}
```

### Right

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func didBecomeActive() async {
    task { await self.observe() }
  }

  func didTapRefresh() async {
    task { await self.observe() }
  }

  private func observe() async {}
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {}
```

## How to fix

Move the call to `didBecomeActive`.

What the work needs from outside is kept by `wire` or the initializer, and read when the work begins.

## When to suppress it

When the work belongs to the first attach alone, such as a greeting.

```swift
import napkin

final actor WelcomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: WelcomeRouting?

  func wire(router: WelcomeRouting?) {
    self.router = router
    // napkin-lint:ignore next bound-task-outside-scope -- the greeting is shown once
    task { await self.greet() }
  }

  private func greet() async {}
}

@MainActor
protocol WelcomeRouting: Routing, Sendable {}
```

## What it does not see

- Methods that something else than the builder calls before the attach.
- A `task` more than three calls away.

## See also

- [bound-task-in-will-resign](bound-task-in-will-resign.md), `task` when the scope is about to end
- [task-in-did-become-active](task-in-did-become-active.md), what to start in the hook, and how

"""##,
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
    "buildable-build-isolation": ##"""
# buildable-build-isolation

`build` runs on the main actor and is async, in the buildable protocol and in the builder.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A `build` in a protocol that refines `Buildable`, or in a builder, that returns a router and lacks `@MainActor` or
`async`. When the router has no view, a missing `@MainActor` is an info.

## Why

A `build` that cannot wait returns before the interactor is wired, and the feature's first events and routes are lost.

Routers and views are made on the main actor; the interactor is an actor, so `wire` has to be awaited. A `build` that is
neither finds a way around: it wires in a `Task`, which runs after the router was attached, or the builder is bound to
the main actor as a whole, which its own superclass does not allow.

## Examples

### Reported and repaired

The builder says it, its protocol does not: then the two do not fit.

```swift
import napkin

protocol HomeListener: AnyObject, Sendable {}

protocol HomeDependency: Dependency {}

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {}

protocol HomeBuildable: Buildable {
  func build(withListener listener: HomeListener) async -> HomeRouting
  //   ^^^^^ put 'build' on the main actor, or it cannot make the router and its views
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting {
    fatalError("left out here")
  }
}
```

```swift fixed
import napkin

protocol HomeListener: AnyObject, Sendable {}

protocol HomeDependency: Dependency {}

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting {
    fatalError("left out here")
  }
}
```

### Reported, to be repaired by hand

With `async` all callers have to wait, and the protocol and the builder may stand in different files.

```swift no-fix
import napkin

protocol CartListener: AnyObject, Sendable {}

@MainActor
protocol CartRouting: ViewableRouting, Sendable {}

protocol CartBuildable: Buildable {
  @MainActor func build(withListener listener: CartListener) -> CartRouting
  //              ^^^^^ make 'build' async, or it cannot wait for 'wire' and returns a router that hears nothing
}

protocol TabBuildable: Buildable {
  func build() -> any ViewableRouting
  //   ^^^^^ put 'build' on the main actor and make it async, or it cannot make and wire the router
}

@MainActor
protocol SyncRouting: Routing, Sendable {}

protocol SyncBuildable: Buildable {
  func build() async -> SyncRouting
  //   ^^^^^ info: put 'build' on the main actor, or it cannot make the router and its views
}
```

### Right

Swift gives a builder's method the isolation that its protocol asks for. A `build` that returns something else is
another matter.

```swift
import napkin

protocol HomeListener: AnyObject, Sendable {}

protocol HomeDependency: Dependency {}

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  func build(withListener listener: HomeListener) async -> HomeRouting {
    fatalError("left out here")
  }

  func build(query: String) -> Query {
    Query(text: query)
  }
}

struct Query {
  let text: String
}
```

## How to fix

Declare `@MainActor func build(withListener listener: HomeListener) async -> HomeRouting` in both places.

`--fix` inserts `@MainActor` where the protocol and its only builder stand in one file. What becomes `async` is left to
you, since its callers then have to `await` it. Do not put `@MainActor` on the builder: its inherited `init` does not
allow that.

## When to suppress it

Where a router without a view is built by code that is not on the main actor.

```swift
import napkin

@MainActor
protocol AuditRouting: Routing, Sendable {}

protocol AuditBuildable: Buildable {
  // napkin-lint:ignore next buildable-build-isolation -- started by a background job, and without views
  func build() async -> AuditRouting
}
```

## What it does not see

- The `build(with:)` of the componentized builders, whose shape the framework gives.
- Builders whose routers come from modules that were not linted, unless they take a `withListener`.

## See also

- [interactor-does-not-route-views](interactor-does-not-route-views.md), who calls builders
- [interactor-wire-single-entry](interactor-wire-single-entry.md), what `build` has to wait for

"""##,
    "builder-no-retained-component": ##"""
# builder-no-retained-component

A builder makes a new component for each feature that it builds.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A stored property of a builder that keeps a component. In a router, which gets its children's builders instead, it is
an info.

## Why

The second visit to a screen starts with the state of the first: services that should be new are still there.

A component's `shared` objects live as long as it does. Made in `build`, it goes with the feature. Kept by the builder,
it stays as long as the parent does, and every feature that the builder makes gets the same one.

## Examples

### Reported

```swift
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  private lazy var component = HomeComponent(dependency: dependency)
  //               ^^^^^^^^^ make 'component' in 'build', or its services outlive the feature and the next one gets them
}

final class ChatBuilder: Builder<HomeDependency>, ChatBuildable, @unchecked Sendable {
  private let parts: HomeComponent
  //          ^^^^^ make 'parts' in 'build', or its services outlive the feature and the next one gets them

  override init(dependency: HomeDependency) {
    parts = HomeComponent(dependency: dependency)
    super.init(dependency: dependency)
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let component: HomeComponent
  //          ^^^^^^^^^ info: hand 'HomeRouter' its children's builders instead, so that its 'init' says what it builds

  init(interactor: HomeInteractor, component: HomeComponent) {
    self.component = component
    super.init(interactor: interactor)
  }
}
```

### Right

```swift
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  private let fallback: HomeDependency

  init(dependency: HomeDependency, fallback: HomeDependency) {
    self.fallback = fallback
    super.init(dependency: dependency)
  }

  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    return await HomeFactory.make(component, listener)
  }
}
```

## How to fix

Make the component at the beginning of `build`, as a local constant.

## When to suppress it

Where all features of this builder shall share their services, such as the pages of one pager.

```swift
import napkin

final class PageComponent: Component<PageDependency>, @unchecked Sendable {}

final class PageBuilder: Builder<PageDependency>, PageBuildable, @unchecked Sendable {
  // napkin-lint:ignore next builder-no-retained-component -- all pages of a book share one cache
  private let component: PageComponent

  override init(dependency: PageDependency) {
    component = PageComponent(dependency: dependency)
    super.init(dependency: dependency)
  }
}
```

## What it does not see

- A component that is kept by a closure or in a collection of another type.
- A component that is typed by its dependency protocol.

## See also

- [component-immutable-state](component-immutable-state.md), which also asks for `let` in builders
- [componentized-builder](componentized-builder.md), builders that make the component themselves

"""##,
    "builder-returns-routing": ##"""
# builder-returns-routing

A builder returns the routing protocol of what it builds.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A `build`, in a builder or its protocol, that returns a router's class, or just `Routing`, `ViewableRouting` or
`LaunchRouting`.

## Why

A parent that gets the class reaches into the child, and its tests cannot put another router in its place.

With one of the framework's protocols it is the other way round: nobody sees from the type which child it is, and the
parent cannot ask it to route.

## Examples

### Reported

```swift
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {}

@MainActor
protocol HomeBuildable: Buildable {
  func build(withListener listener: HomeListener) async -> ViewableRouting
  //                                                       ^^^^^^^^^^^^^^^ return the child's own protocol, since 'ViewableRouting' hides how to route in it
}

final class HomeBuilder: Builder<HomeDependency>, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouter {
    //                                                     ^^^^^^^^^^ return the routing protocol, or parents depend on the class 'HomeRouter'
    await HomeFactory.make(listener)
  }
}
```

### Right

```swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {
  func routeToProfile() async
}

@MainActor
protocol HomeBuildable: Buildable {
  func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    await HomeFactory.make(listener)
  }
}
```

## How to fix

Declare a protocol `HomeRouting` for the child, let its router conform to it, and return that.

## When to suppress it

Where a parent shows children of which it knows nothing else, such as the pages that plug-ins provide.

```swift
import napkin

@MainActor
protocol PluginBuildable: Buildable {
  // napkin-lint:ignore next builder-returns-routing -- plug-ins are shown and never asked to route
  func build(withListener listener: PluginListener) async -> ViewableRouting
}
```

## What it does not see

- Types that are not known, and functions of another name than `build`.

## See also

- [router-child-builder-by-protocol](router-child-builder-by-protocol.md), the same for builders

"""##,
    "builder-wires-interactor": ##"""
# builder-wires-interactor

A builder hands its interactor the router and the listener before it returns.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A `build` that makes an interactor with a `router` or a `listener` and passes neither, or only one of them, to any
method of that interactor.

## Why

The feature shows and does nothing: buttons that should open a screen do not, and the parent never hears of anything.

Router and listener are weak and optional, so the interactor starts without them and every call on them is skipped in
silence. Nothing but the builder knows both, after the router is made.

## Examples

### Reported

```swift
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  //        ^^^^^^^^^^^^^^ note: 'HomeInteractor' waits for them
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func wire(router: HomeRouting?) {
    self.router = router
  }
}

// --- HomeBuilder.swift
import napkin

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let interactor = HomeInteractor()
    //               ^^^^^^^^^^^^^^ call 'wire' on 'HomeInteractor' before returning, or it has neither router nor listener and stays mute
    return HomeRouter(interactor: interactor)
  }

  @MainActor
  func build(forTabOf listener: HomeListener) async -> HomeRouting {
    let interactor = HomeInteractor()
    //               ^^^^^^^^^^^^^^ hand 'HomeInteractor' its listener before returning, or its events reach nobody
    let router = HomeRouter(interactor: interactor)
    await interactor.wire(router: router)
    return router
  }
}
```

### Right

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }
}

final actor ClockInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

final class ClockBuilder: Builder<ClockDependency>, ClockBuildable, @unchecked Sendable {
  @MainActor
  func build() async -> ClockRouting {
    ClockRouter(interactor: ClockInteractor())
  }
}
```

## How to fix

Add `await interactor.wire(router: router, listener: listener)` before the `return`.

## When to suppress it

Where the router wires the interactor later, for a reason of its own.

```swift
import napkin

final actor DraftInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: DraftListener?

  func wire(listener: DraftListener?) {
    self.listener = listener
  }
}

final class DraftBuilder: Builder<DraftDependency>, DraftBuildable, @unchecked Sendable {
  @MainActor
  func build() async -> DraftRouting {
    // napkin-lint:ignore next builder-wires-interactor -- a draft has a listener only once it is opened
    let interactor = DraftInteractor()
    return DraftRouter(interactor: interactor)
  }
}
```

## What it does not see

- Which of the two a method really takes: any mention of a router and of a listener in the call counts.
- An interactor that is handed to another function, which may wire it.
- Back-references that are named otherwise than `router` and `listener`.

## See also

- [weak-router](weak-router.md) and [weak-listener](weak-listener.md), how the interactor keeps them
- [router-wiring-in-init](router-wiring-in-init.md), the old place for it

"""##,
    "component-immutable-state": ##"""
# component-immutable-state

Components and builders keep nothing that changes.

**Severity** error · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A stored `var`, `lazy` or not, in a class that inherits from `Component` or `Builder`. Constants, computed and static
properties are fine, and so is what a property wrapper keeps, since it may hold a lock.

## Why

The app crashes now and then, or shows the data of another account, and no tool says why.

Builders run on the main actor, interactors on actors of their own, and all read the same component. The base classes
say `@unchecked Sendable`, which turns the compiler's race checks off for them. A `var` is then open to all threads at
once, and a `lazy var` may make two of what the whole feature should share.

## Examples

### Reported

```swift
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {
  private var visits = 0
  //          ^^^^^^ make 'visits' a 'let', or compute it with 'shared': nothing guards a component's 'var' from other threads
  lazy var feed = FeedService(session: dependency.session)
  //       ^^^^ use 'shared' in place of 'lazy', since two threads at once may make two of 'feed'
  weak var tracker: Tracker? {
  //       ^^^^^^^ make 'tracker' a 'let', or compute it with 'shared': nothing guards a component's 'var' from other threads
    didSet { print("tracked") }
  }
}

final class HomeBuilder: Builder<HomeDependency>, @unchecked Sendable {
  var buildCount = 0
  //  ^^^^^^^^^^ make 'buildCount' a 'let', or compute it with 'shared': nothing guards a builder's 'var' from other threads
}
```

### Right

```swift
import Synchronization
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {
  static var isLogging = false
  let session: Session
  private let visits = Mutex(0)
  @Atomic private var count = 0
  var feed: FeedService { shared { FeedService(session: session) } }
  var user: User {
    get { dependency.user }
  }

  init(dependency: HomeDependency, session: Session) {
    self.session = session
    super.init(dependency: dependency)
  }
}

final class VisitCounter {
  var visits = 0
}
```

## How to fix

Make it a `let`, compute it with `shared { }`, or keep it behind a lock, as in `let visits = Mutex(0)`.

What really changes over time is a service, an actor that the component makes once with `shared`.

## When to suppress it

Where the property is set once, before the component is handed to anybody.

```swift
import napkin

final class AppComponent: Component<EmptyDependency>, @unchecked Sendable {
  // napkin-lint:ignore next component-immutable-state -- set in 'init' of the app delegate, before anything runs
  var launchOptions: [String: String] = [:]

  init() {
    super.init(dependency: EmptyComponent())
  }
}
```

## What it does not see

- A `let` that refers to an object which changes without a lock.
- A wrapper that guards nothing.
- Classes that inherit from a class of a module that was not linted.

## See also

- [component-shared-key-collision](component-shared-key-collision.md), how `shared` tells its objects apart
- [builder-no-retained-component](builder-no-retained-component.md), a component that a builder keeps

"""##,
    "component-no-nested-shared": ##"""
# component-no-nested-shared

What a component makes with `shared` is not made inside another `shared`.

**Severity** error · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

In the closure of a component's `shared`: another call of `shared`, or a property or function of the same component
that uses `shared`, itself or through a third one, in any file.

## Why

The app stops the first time the object is asked for: the framework holds its lock while the closure runs.

The inner `shared` waits for the lock that the outer one has, which the runtime notices and traps on. Tests that ask
for the inner object first do not find it, since then it is there already.

## Examples

### Reported

```swift
// --- HomeComponent.swift
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {
  var feed: FeedService {
    shared { FeedService(session: session, cache: self.cache) }
    //                            ^^^^^^^ read 'session' before this 'shared', since one 'shared' inside another stops the app at its lock
    //                                                 ^^^^^ read 'cache' before this 'shared', since one 'shared' inside another stops the app at its lock
  }

  var player: Player {
    shared {
      let queue = shared(forCallerKey: "queue") { PlayQueue() }
      //          ^^^^^^ take this 'shared' out of the other, since one inside another stops the app at its lock
      return Player(queue: queue, feed: makeFeed())
      //                                ^^^^^^^^ read 'makeFeed' before this 'shared', since one 'shared' inside another stops the app at its lock
    }
  }

  private var session: Session {
    shared { Session() }
  }

  private func makeFeed() -> FeedService {
    FeedService(session: session, cache: Cache())
  }
}

// --- HomeComponent+Cache.swift
import napkin

extension HomeComponent {
  var cache: Cache {
  //  ^^^^^ note: 'cache' uses 'shared' here
    shared { Cache() }
  }
}
```

### Right

Read what is shared first. Another component has a lock of its own, and a closure that runs later finds it free.

```swift
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {
  let name: String

  var feed: FeedService {
    let session = session
    let cache = self.cache
    return shared { FeedService(session: session, cache: cache, name: name) }
  }

  var session: Session {
    shared { Session(account: dependency.account, title: title) }
  }

  var cache: Cache {
    shared { Cache(makeSession: { self.session }) }
  }

  var title: String { dependency.title + name }

  init(dependency: HomeDependency, name: String) {
    self.name = name
    super.init(dependency: dependency)
  }
}
```

## How to fix

Read the inner object into a constant before `shared`: `let session = session; return shared { Feed(session) }`.

## When to suppress it

Where the inner object is certain to exist before the outer one is asked for.

```swift
import napkin

final class MapComponent: Component<MapDependency>, @unchecked Sendable {
  var tiles: TileStore {
    shared { TileStore() }
  }

  var map: MapService {
    // napkin-lint:ignore next component-no-nested-shared -- the framework in use has a recursive lock
    shared { MapService(tiles: tiles) }
  }
}
```

## What it does not see

- A detour over another object, or over a closure that the factory calls.
- Members that are inherited from another component.
- Files that import `Napkin`, whose `shared` may be nested.

## See also

- [component-shared-key-collision](component-shared-key-collision.md), the other trap of `shared`
- [component-immutable-state](component-immutable-state.md), why components use `shared` at all

"""##,
    "component-shared-key-collision": ##"""
# component-shared-key-collision

Each object that a component shares has a key of its own.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A second `shared` without `forCallerKey` in one property or function, and one in a function whose closure reads the
function's parameters.

## Why

The wrong object is handed out: the second `shared` returns what the first one made.

The key is the name of the property or function around the call. Two calls in one body have the same, and so have two
calls of `makeChat(with:)` for two friends: both windows then show the first friend's chat.

## Examples

### Reported

```swift
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {
  var feed: FeedService {
    let cache = shared { Cache() }
    let session = shared { Session() }
    //            ^^^^^^ pass 'forCallerKey', or this gives the object of the first 'shared' in 'feed'
    return FeedService(session: session, cache: cache)
  }

  func chat(with friend: Friend) -> ChatService {
    shared { ChatService(friend: friend) }
    //^^^^ pass 'forCallerKey', or 'chat' gives its first object whatever the arguments
  }
}
```

### Right

```swift
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {
  var feed: FeedService {
    shared { FeedService() }
  }

  var clock: Clock {
    if dependency.isTest {
      shared { TestClock() }
    } else {
      shared { SystemClock() }
    }
  }

  func chat(with friend: Friend) -> ChatService {
    shared(forCallerKey: "chat \(friend.id)") { ChatService(friend: friend) }
  }

  func pair() -> (Left, Right) {
    let left = shared(forCallerKey: "left") { Left() }
    let right = shared(forCallerKey: "right") { Right() }
    return (left, right)
  }

  func player(isMuted: Bool) -> Player {
    let player = shared { Player() }
    player.isMuted = isMuted
    return player
  }
}
```

## How to fix

Give each object a property of its own, or pass a key: `shared(forCallerKey: "chat \(friend.id)") { }`.

## When to suppress it

Where one object for all arguments is what is wanted.

```swift
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {
  func log(level: Level) -> Log {
    // napkin-lint:ignore next component-shared-key-collision -- the first level counts, by agreement
    shared { Log(level: level) }
  }
}
```

## What it does not see

- Two members that pass the same `forCallerKey`.
- A key that leaves a parameter out.
- An argument that reaches the closure through a constant.

## See also

- [component-no-nested-shared](component-no-nested-shared.md), the other trap of `shared`

"""##,
    "componentized-builder": ##"""
# componentized-builder

A builder of routers inherits from `Builder`.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A subclass of `ComponentizedBuilder` or one of its relatives that builds a router.

## Why

The class cannot be finished: its `build` is synchronous and on no actor, so it can neither make a router nor wire one.

A router's initializer belongs to the main actor, and an interactor takes its router and listener across isolation.
The function that these classes want overridden can do neither, and an override with `@MainActor` is rejected.

## Examples

### Reported

```swift
import napkin

final class HomeBuilder: SimpleComponentizedBuilder<HomeComponent, HomeRouting>, @unchecked Sendable {
  //                     ^^^^^^^^^^^^^^^^^^^^^^^^^^ inherit 'Builder' with an async 'build', since 'SimpleComponentizedBuilder' cannot make a router
  override func build(with component: HomeComponent) -> HomeRouting {
    HomeRouter(interactor: HomeInteractor(), viewController: HomeViewController())
  }
}

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {}
```

### Right

```swift
import napkin

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, viewController: HomeViewController())
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

final class ReportBuilder: SimpleComponentizedBuilder<ReportComponent, Report>, @unchecked Sendable {
  override func build(with component: ReportComponent) -> Report {
    Report(component.figures)
  }
}
```

## How to fix

Inherit from `Builder<HomeDependency>`, and make component, interactor and router in an async `build` on the main actor.

## When to suppress it

Where the routing protocol is only a name and what is built belongs to no actor.

```swift
import napkin

protocol PlanRouting: Routing, Sendable {}

// napkin-lint:ignore next componentized-builder -- builds a plan that is turned into a router elsewhere
final class PlanBuilder: SimpleComponentizedBuilder<PlanComponent, PlanRouting>, @unchecked Sendable {}
```

## What it does not see

- Builders whose generic arguments are not known.
- Files that import `Napkin`, where these classes can build on the main actor.

## See also

- [builder-no-retained-component](builder-no-retained-component.md), why a component is made per feature
- [builder-wires-interactor](builder-wires-interactor.md), the last step of `build`

"""##,
    "dependency-protocol-base": ##"""
# dependency-protocol-base

A protocol of dependencies refines `Dependency`.

**Severity** info · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A protocol whose name ends in `Dependency`, which does not refine `Dependency`, and which a component conforms to or a
builder or component of the same file is made for.

## Why

A struct could then be handed down as the dependency, and each child would get its own copy of what all should share.

Two features would each have a cart. `Dependency` admits classes only, and it shows in one word what the protocol is
for: what a feature needs from those above it.

## Examples

### Reported

```swift
import napkin

protocol HomeDependency {
//       ^^^^^^^^^^^^^^ let 'HomeDependency' refine 'Dependency': a struct that conforms gives each child a copy of its own
  var cart: Cart { get }
}

protocol ProfileDependency: AnyObject {
//       ^^^^^^^^^^^^^^^^^ let 'ProfileDependency' refine 'Dependency': a struct that conforms gives each child a copy of its own
  var cart: Cart { get }
}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {
  var cart: Cart { dependency.cart }
}

actor Cart {}
```

### Right

```swift
import napkin

protocol HomeDependency: Dependency {
  var cart: Cart { get }
}

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {
  var cart: Cart { dependency.cart }
}

actor Cart {}

protocol PackageDependency {
  var version: String { get }
}
```

## How to fix

Let the protocol refine `Dependency`; components conform to that already.

A struct that conforms to it becomes a component, a `Component<EmptyDependency>` where it has no parent.

## When to suppress it

Where the protocol also describes something outside of napkin.

```swift
import napkin

// napkin-lint:ignore next dependency-protocol-base -- shared with the command-line tool, which has no napkins
protocol ToolDependency: AnyObject {}

final class ToolComponent: Component<ToolDependency>, @unchecked Sendable {}
```

## What it does not see

- Protocols with other names, and those that only builders in other files are made for.
- A protocol that also refines one from a module that was not linted.

## See also

- [buildable-build-isolation](buildable-build-isolation.md), for the builder that is made for it

"""##,
    "di-nonisolated": ##"""
# di-nonisolated

Builders and components are `nonisolated`.

**Severity** warning, off by default · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A builder's or component's class without `nonisolated`, and one with `@MainActor`.

## Why

In a module that runs on the main actor by default, the class does not compile, or only until it gets an `init`.

There the class would belong to the main actor, while the `init(dependency:)` that it inherits or overrides does not.
In modules without that default the word changes nothing, so the rule is off unless a configuration turns it on.
`@MainActor` on a builder's class has the same effect in every module; only `build` belongs to the main actor.

## Examples

### Reported and repaired

```swift
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}
//          ^^^^^^^^^^^^^ make 'HomeComponent' 'nonisolated', or it does not compile where the main actor is the default

@available(iOS 18, *)
public final class HomeBuilder: Builder<HomeDependency>, @unchecked Sendable {}
//                 ^^^^^^^^^^^ make 'HomeBuilder' 'nonisolated', or it does not compile where the main actor is the default
```

```swift fixed
import napkin

nonisolated final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}

@available(iOS 18, *)
nonisolated public final class HomeBuilder: Builder<HomeDependency>, @unchecked Sendable {}
```

### Reported, to be repaired by hand

```swift no-fix
import napkin

@MainActor
final class HomeBuilder: Builder<HomeDependency>, @unchecked Sendable {
  //        ^^^^^^^^^^^ leave '@MainActor' to 'build' alone, or 'HomeBuilder' cannot declare its 'init'
  func build(withListener listener: HomeListener) async -> HomeRouting {
    await HomeFactory.make(listener)
  }
}
```

### Right

```swift
import napkin

nonisolated final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}

nonisolated final class HomeBuilder: Builder<HomeDependency>, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    await HomeFactory.make(listener)
  }
}
```

## How to fix

Write `nonisolated` before the class, and `@MainActor` before `build`; `--fix` does the first.

## When to suppress it

Where one class is compiled into a target without the default only.

```swift
import napkin

// napkin-lint:ignore next di-nonisolated -- this file belongs to the command-line tool
final class ToolComponent: Component<EmptyDependency>, @unchecked Sendable {}
```

## What it does not see

- The default of a target, which stands in its build settings: turn the rule on where they say `MainActor`.
- Classes that inherit from a class of a module that was not linted.

## See also

- [restate-unchecked-sendable](restate-unchecked-sendable.md), the other words that these classes need

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
    "file-name-matches-ring": ##"""
# file-name-matches-ring

Each part of a napkin stands in a file of its name.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

An interactor, router, builder, presenter or view controller of a napkin at the top of a file that is called otherwise.
A view controller may also stand in `HomeHostingViewController.swift` or `HomeViewController.swift`.

## Why

Somebody fixes the wrong file: two napkins have a router, and the one that was opened by name is not the one that runs.

Editors open files by name and reviews list them by name. With one part in each, the list of changed files says what
a change is about.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

final actor HomeInteractor: Interactable {
//          ^^^^^^^^^^^^^^ declare 'HomeInteractor' in 'HomeInteractor.swift', the name by which everybody opens it
  nonisolated let lifecycle = InteractorLifecycle()
}

@MainActor
final class HomeRouter: Router<HomeInteractor> {}
//          ^^^^^^^^^^ declare 'HomeRouter' in 'HomeRouter.swift', the name by which everybody opens it
```

### Right

The same in files of their names, with an extension apart, and a view controller under either name.

```swift
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- HomeRouter+Cart.swift
import napkin

extension HomeRouter {}

// --- HomeRouter.swift
import napkin

@MainActor
protocol HomeViewControllable: ViewControllable {}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable> {}

// --- HomeHostingViewController.swift
import napkin
import UIKit

final class HomeViewController: UIViewController, HomeViewControllable {}
```

## How to fix

Move the type into a file of its name, in the napkin's folder.

## When to suppress it

Where a file is made by a tool.

```swift
// --- Home.swift
// napkin-lint:ignore file file-name-matches-ring -- made from the design files
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

## What it does not see

- Views, protocols and components: [listener-declared-in](listener-declared-in.md) has the rest.
- A type whose file is there already, which it stands in for.
- Nested and private types, templates of Xcode, tests and test doubles.

## See also

- [one-napkin-per-folder](one-napkin-per-folder.md), the folder around the files

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
    "interactable-protocol-legacy": ##"""
# interactable-protocol-legacy

A router knows its interactor as the actor that it is, not by a protocol with `router` and `listener`.

**Severity** info · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A protocol that refines `Interactable` or `PresentableInteractable` and asks for a `router` or a `listener` property.

## Why

Nobody outside an actor can assign its properties, so a feature that is wired through such a protocol stays unwired.

The protocol was the seam of napkin's first versions and of RIBs: a router set `interactor.router = self` through it.
Today an interactor has a method for that, `wire`, and the router names it as `ViewableRouter<HomeInteractor, …>`. The
protocol is left over, and every change of the interactor has to be made twice.

## Examples

### Reported

```swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {}

protocol HomeInteractable: Interactable {
//       ^^^^^^^^^^^^^^^^ use the actor in place of 'HomeInteractable': nobody outside can set an actor's 'router'
  var router: HomeRouting? { get set }
}
```

### Right

A protocol that puts together what several interactors have in common is something else.

```swift
import napkin

protocol AnalyticsReporting: Interactable {
  var screenName: String { get }
}

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {}

@MainActor
protocol HomeViewControllable: ViewControllable {}

final actor HomeInteractor: AnalyticsReporting {
  nonisolated let lifecycle = InteractorLifecycle()
  let screenName = "home"
  weak var router: HomeRouting?

  func wire(router: HomeRouting?) {
    self.router = router
  }
}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {}
```

## How to fix

Name the actor in the router's generic argument, delete the protocol, and set both properties in
`wire(router:listener:)`.

The listeners of children that the protocol refined become conformances of the actor.

## When to suppress it

Until the last router that names the protocol has moved.

```swift
import napkin

protocol OldListener: AnyObject, Sendable {}

// napkin-lint:ignore next interactable-protocol-legacy -- two routers still name it
protocol OldInteractable: Interactable {
  var listener: OldListener? { get }
}
```

## What it does not see

- Such a protocol in a project of napkin's first versions, where it is the rule.
- Code on Uber's RIBs or the framework's first versions:
  [legacy-interactable-protocol](legacy-interactable-protocol.md) reports it.

## See also

- [interactor-wire-single-entry](interactor-wire-single-entry.md), what took its place
- [interactor-is-final-actor](interactor-is-final-actor.md), the other half of that step

"""##,
    "interactor-collaborators-by-protocol": ##"""
# interactor-collaborators-by-protocol

An interactor knows its router, its presenter and other interactors by protocols only.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A stored property of an interactor whose type is a router class, a presenter class, a view controller, a view, or
another interactor, alone or in a collection.

## Why

An interactor that holds the real router and screen builds and shows real children whenever one of its tests runs.

Nothing is wrong in the app on the first day. On the second, the logic calls a method that only the concrete type has,
and then the two can no longer be changed, or replaced by a double, one without the other. An interactor that holds
another interactor also keeps its feature alive after the detach.

## Examples

### Reported

```swift
// --- HomeInteractor.swift
import napkin

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomeViewController
  //                         ^^^^^^^^^^^^^^^^^^ let 'presenter' be a presentable protocol, or no test can put a double in place of 'HomeViewController'
  private let profile: ProfileInteractor
  //                   ^^^^^^^^^^^^^^^^^ speak to 'ProfileInteractor' through a listener or a service, or the two features cannot change alone
  weak var router: HomeRouter?
  //               ^^^^^^^^^^ let 'router' be a routing protocol, or no test can put a double in place of 'HomeRouter'

  init(presenter: HomeViewController, profile: ProfileInteractor) {
    self.presenter = presenter
    self.profile = profile
  }
}

// --- HomeRouter.swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController> {}

// --- HomeViewController.swift
import UIKit
import napkin

@MainActor
final class HomeViewController: UIViewController, ViewControllable {}
```

### Right

Services may be named by their type: they have no view, and a test can make one. `InteractorScope` is how one feature
may ask whether another is active. The router itself names its interactor by type.

```swift
// --- HomeInteractor.swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {}

protocol HomePresentable: Presentable, Sendable {}

actor ProfileService {
  var name = "Ada"
}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable
  private let profile: ProfileService
  private let checkout: any InteractorScope
  weak var router: HomeRouting?

  init(presenter: HomePresentable, profile: ProfileService, checkout: any InteractorScope) {
    self.presenter = presenter
    self.profile = profile
    self.checkout = checkout
  }
}

// --- HomeRouter.swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController>, HomeRouting {}

// --- HomeViewController.swift
import UIKit
import napkin

@MainActor
final class HomeViewController: UIViewController, HomePresentable, ViewControllable {}
```

## How to fix

Declare a protocol with the methods that the interactor calls, and let the router or the presenter conform to it.

In place of another interactor use what fits: the listener, when a child tells its parent; a service that both know,
when they share state; the router, when one starts the other.

## When to suppress it

In a sample, or in a feature so small that it has no tests.

```swift
import napkin

@MainActor
final class ToolRouter: Router<ToolInteractor> {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next interactor-collaborators-by-protocol -- a tool for the team, without tests
  weak var router: ToolRouter?
}
```

## What it does not see

- Types from modules that were not linted, and properties whose type is not written.
- Parameters and local variables of concrete types.
- Concrete types that a generic parameter stands for.

## See also

- [weak-router](weak-router.md), for how the router is held
- [interactor-does-not-route-views](interactor-does-not-route-views.md), for children

"""##,
    "interactor-does-not-route-views": ##"""
# interactor-does-not-route-views

An interactor asks its router for children, and neither builds nor attaches them itself.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

An interactor that keeps a builder, or the routing protocol of a child beside its own `router`; and in its code the
calls `build(withListener:)`, `attachChild` and `detachChild` of something else than itself.

## Why

A child that its parent's router does not know is shown but not in the tree, so it outlives the screen that opened it.

The router attaches before it presents and dismisses before it detaches. An interactor that does one half of that leaves
the other to chance: two taps open the screen twice, or the child is detached while it is still visible. It also needs
the main actor and the child's views for a decision that concerns neither.

## Examples

### Reported

```swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {}

@MainActor
protocol ProfileRouting: ViewableRouting, Sendable {}

protocol ProfileListener: AnyObject, Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  private weak var profileRouter: ProfileRouting?
  //               ^^^^^^^^^^^^^ let the router keep 'profileRouter', or the child outlives its detach and the tree does not know it
  private let profileBuilder: ProfileBuildable
  //          ^^^^^^^^^^^^^^ let the router keep 'profileBuilder', or the interactor depends on how its children are made

  init(profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
  }

  func didTapProfile() async {
    let profile = await profileBuilder.build(withListener: self)
    //                                 ^^^^^ let the router call 'build', which keeps the tree and the views in step
    await router?.attachChild(profile)
    //            ^^^^^^^^^^^ let the router call 'attachChild', which keeps the tree and the views in step
  }
}
```

### Right

What the child has to know goes along as an argument.

```swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {
  func routeToProfile(of user: String) async
  func dismissProfile() async
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  private let request = RequestBuilder()

  func didTapProfile() async {
    await router?.routeToProfile(of: request.build(user: "ada"))
  }

  func profileDidFinish() async {
    await router?.dismissProfile()
  }
}

struct RequestBuilder {
  func build(user: String) -> String { user }
}
```

## How to fix

Give the routing protocol a method that says what shall be shown, and move builder, child and calls into the router.

The interactor decides when and with which values; the router decides with which child, how it is built and where it
appears.

## When to suppress it

Where an interactor prepares a child that no router shows yet.

```swift
import napkin

protocol PreviewBuildable: Buildable {}

final actor WarmupInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next interactor-does-not-route-views -- measures how long a build takes, and shows nothing
  private let builder: PreviewBuildable

  init(builder: PreviewBuildable) {
    self.builder = builder
  }
}
```

## What it does not see

- The router of a child in an interactor that has no `router` of its own.
- Builders of types that the linter does not know, unless their names end in `Buildable`.
- Calls that go through a closure or a helper object.

## See also

- [weak-router](weak-router.md), for how the interactor holds its own router
- [buildable-build-isolation](buildable-build-isolation.md), what builders look like

"""##,
    "interactor-init-no-logic": ##"""
# interactor-init-no-logic

An interactor's `init` keeps what it is given, and does nothing else.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

The first statement in an initializer of an interactor that neither assigns a property nor calls another initializer.

## Why

What `init` sets off runs before router and listener are wired, so its result reaches nobody and the screen stays empty.

The builder creates an interactor long before the router attaches it, and perhaps for nothing. Work that begins there is
not bound to the lifecycle, happens again for each test that only needs the object, and cannot wait, since `init` is not
async.

## Examples

### Reported

```swift
import napkin

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let feed: FeedService

  init(feed: FeedService) {
    self.feed = feed
    feed.refresh()
    //^^ let 'init' only keep what it is given; start work in 'didBecomeActive', when all is wired
  }

  init(feed: FeedService, isFresh: Bool) {
    if isFresh {
 // ^^ let 'init' only keep what it is given; start work in 'didBecomeActive', when all is wired
      feed.refresh()
    }
    self.feed = feed
  }
}

final class FeedService: Sendable {
  func refresh() {}
}
```

### Right

```swift
import napkin

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let feed: FeedService
  private var pages: [Int] = []

  init(feed: FeedService, page: Int = 1) {
    self.feed = feed
    pages = [page]
    #if DEBUG
      pages = [page, page + 1]
    #endif
  }

  func didBecomeActive() async {
    feed.refresh()
  }
}

final class FeedService: Sendable {
  func refresh() {
    print("refreshing")
  }
}
```

## How to fix

Move the work to `didBecomeActive`, or into a bound `task` there.

What has to be computed from the arguments can be computed by the builder, or in the expression that is assigned.

## When to suppress it

Where an argument has to be checked before anything else happens.

```swift
import napkin

final actor PageInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let size: Int

  init(size: Int) {
    // napkin-lint:ignore next interactor-init-no-logic -- a page of no size would divide by zero later
    precondition(size > 0)
    self.size = size
  }
}
```

## What it does not see

- Calls within the value that is assigned, as in `self.items = store.load()`.
- What the initial values of properties do.

## See also

- [task-in-did-become-active](task-in-did-become-active.md), how to start what was moved
- [interactor-wire-single-entry](interactor-wire-single-entry.md), what follows after `init`

"""##,
    "interactor-is-final-actor": ##"""
# interactor-is-final-actor

An interactor is a `final actor`.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A class, a struct or an enum that conforms to `Interactable` or `PresentableInteractable`, directly or through the app's
own protocols, and a class that inherits from `PresentableInteractor` or `Interactor`, which napkin no longer has. An
actor without `final` is reported as a warning.

## Why

State in a class can be written by one thread while another reads it, so the feature shows or saves what never was.

Views, streams and child features call an interactor from wherever they run. An actor lets in one caller at a time; a
class lets in all of them, and a struct is copied, so that the router activates one copy while the view talks to
another. The compiler refuses most of these, with a remark on the isolation of `activate()` that names no remedy.

`final` changes nothing, since an actor has no subclasses anyhow. It tells the reader so, and the same two words find
every interactor of an app.

## Examples

### Reported and repaired

```swift
import napkin

public actor HomeInteractor: Interactable {
//     ^^^^^ warning: declare 'HomeInteractor' as 'final actor', which says that nothing inherits from it
  public nonisolated let lifecycle = InteractorLifecycle()
}

enum Profile {
  actor Interactor: Interactable {
  //^^^ warning: declare 'Interactor' as 'final actor', which says that nothing inherits from it
    nonisolated let lifecycle = InteractorLifecycle()
  }
}
```

```swift fixed
import napkin

public final actor HomeInteractor: Interactable {
  public nonisolated let lifecycle = InteractorLifecycle()
}

enum Profile {
  final actor Interactor: Interactable {
    nonisolated let lifecycle = InteractorLifecycle()
  }
}
```

### Reported, to be repaired by hand

A class becomes an actor only when its callers wait for it.

```swift no-fix
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

final class CartInteractor: Interactable {
//    ^^^^^ make 'CartInteractor' a final actor: a class cannot be 'Interactable' and guards no state
  nonisolated let lifecycle = InteractorLifecycle()
}

struct SearchInteractor: Interactable {
//^^^^ make 'SearchInteractor' a final actor: a struct cannot be 'Interactable' and guards no state
  let lifecycle = InteractorLifecycle()
}

final class OldInteractor: PresentableInteractor<OldPresentable> {
//    ^^^^^ make 'OldInteractor' a final actor: interactors have no base class, and a class guards no state
}
```

### Reported across files

The conformance may stand in an extension.

```swift no-fix
// --- CartInteractor.swift
final class CartInteractor {
//    ^^^^^ make 'CartInteractor' a final actor: a class cannot be 'Interactable' and guards no state
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- CartInteractor+Feature.swift
import napkin

extension CartInteractor: Interactable {}
//        ^^^^^^^^^^^^^^ note: 'CartInteractor' is an interactor by this extension
```

### Right

A service is no interactor: a plain actor is its usual shape.

```swift
import napkin

public final actor HomeInteractor: Interactable {
  public nonisolated let lifecycle = InteractorLifecycle()
}

final public actor CartInteractor: Interactable {
  nonisolated public let lifecycle = InteractorLifecycle()
}

actor CartService {
  private var items: [String] = []
}
```

## How to fix

Write `final actor`; where it was a class, add `lifecycle`, drop `override` and `super`, and let its callers `await`.

`--fix` inserts `final`. The rest is the step from napkin's first versions to the second one: dependencies that the
base class held become `nonisolated let` properties, and `didBecomeActive` starts its streams with `task`.

## When to suppress it

Where a tool writes the type anew each time and leaves the word out.

```swift
import napkin

// napkin-lint:ignore next interactor-is-final-actor -- written by a generator, which leaves out 'final'
actor GeneratedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

## What it does not see

- A class whose conformance comes from a module that was not linted.
- Projects of napkin's first versions, in which all interactors are classes and none is an actor.
- Test doubles, which may be what they like.
- Code on Uber's RIBs or the framework's first versions, and actors with a base class:
  [legacy-interactor-class](legacy-interactor-class.md) reports them.

## See also

- [interactor-lifecycle-property](interactor-lifecycle-property.md), the one property that every interactor needs
- [interactor-not-main-actor](interactor-not-main-actor.md), which keeps it off the interface's thread

"""##,
    "interactor-lifecycle-property": ##"""
# interactor-lifecycle-property

An interactor stores one `nonisolated let lifecycle = InteractorLifecycle()` of its own.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A `lifecycle` that is computed, a `var`, private, taken from somebody else or missing, and a second
`InteractorLifecycle` beside it. A `let` without `nonisolated` is reported as a warning.

## Why

With a lifecycle that is not its own and not the same each time, a feature never counts as active and its work stops.

The lifecycle keeps the active flag, the bound tasks and the streams of an interactor. A computed one is new at every
access: each `task` is bound to an object that is gone in the next line and cancelled with it, and the hooks run at
every `activate()`. When two interactors share one, the detach of either ends the work of both. The compiler is content
with all of this.

## Examples

### Reported and repaired

Within its module Swift reads such a `let` without waiting, so this compiles until somebody else needs it.

```swift
import napkin

final actor HomeInteractor: Interactable {
  let lifecycle = InteractorLifecycle()
  //  ^^^^^^^^^ warning: make 'lifecycle' nonisolated, or other modules have to wait even to read it
}
```

```swift fixed
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

### Reported, to be repaired by hand

```swift no-fix
import napkin

final actor HomeInteractor: Interactable {
  nonisolated var lifecycle: InteractorLifecycle { InteractorLifecycle() }
  //              ^^^^^^^^^ store 'lifecycle': a computed one is new at each access, so that nothing stays active
}

final actor CartInteractor: Interactable {
  var lifecycle = InteractorLifecycle()
  //  ^^^^^^^^^ make 'lifecycle' a 'nonisolated let', or the tasks of the first one outlive the second
}

final actor SearchInteractor: Interactable {
  private nonisolated let lifecycle = InteractorLifecycle()
  //                      ^^^^^^^^^ let 'lifecycle' be at least internal, or 'SearchInteractor' does not conform to 'Interactable'
}

final actor OrderInteractor: Interactable {
//          ^^^^^^^^^^^^^^^ declare 'nonisolated let lifecycle = InteractorLifecycle()', or nothing can activate 'OrderInteractor'
  func didBecomeActive() async {}
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let uploadLifecycle = InteractorLifecycle()
  //          ^^^^^^^^^^^^^^^ keep one lifecycle: nobody activates 'uploadLifecycle', so tasks that are bound to it never end
}
```

A shared object is reported where it comes from: at the property, in an initializer, or in a parameter's default.

```swift no-fix
import napkin

enum Lifecycles {
  static let shared = InteractorLifecycle()
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = Lifecycles.shared
  //                                     ^^^^^^ give 'HomeInteractor' an 'InteractorLifecycle()' of its own, or another's detach ends its tasks
}

final actor CartInteractor: Interactable {
  nonisolated let lifecycle: InteractorLifecycle

  init(parent: HomeInteractor) {
    lifecycle = parent.lifecycle
    //                 ^^^^^^^^^ give 'CartInteractor' an 'InteractorLifecycle()' of its own, or another's detach ends its tasks
  }
}

final actor SearchInteractor: Interactable {
  nonisolated let lifecycle: InteractorLifecycle

  init(lifecycle: InteractorLifecycle = Lifecycles.shared) {
  //                                               ^^^^^^ give 'SearchInteractor' an 'InteractorLifecycle()' of its own, or another's detach ends its tasks
    self.lifecycle = lifecycle
  }
}
```

### Right

A test may hand in a lifecycle, as long as the app gets a new one by default.

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated public let lifecycle: InteractorLifecycle = .init()
}

final actor CartInteractor: Interactable {
  nonisolated let lifecycle: InteractorLifecycle

  init(lifecycle: InteractorLifecycle = InteractorLifecycle()) {
    self.lifecycle = lifecycle
  }
}

final actor SearchInteractor: Interactable {
  private nonisolated let ownLifecycle = InteractorLifecycle()
  nonisolated var lifecycle: InteractorLifecycle { ownLifecycle }
}
```

## How to fix

Write `nonisolated let lifecycle = InteractorLifecycle()` in the interactor, and nothing else that is a lifecycle.

`--fix` inserts `nonisolated` before a `let` that lacks only that. Work that has to end earlier than the feature needs
no second lifecycle: keep what `task` returns and cancel it.

## When to suppress it

Where the framework itself is under test and an interactor is meant to be odd.

```swift
import napkin

final actor ProbeInteractor: Interactable {
  // napkin-lint:ignore next interactor-lifecycle-property -- shows what a lifecycle without an owner does
  nonisolated var lifecycle: InteractorLifecycle { InteractorLifecycle() }
}
```

## What it does not see

- A lifecycle that a function returns: the function may make a new one, or not.
- A lifecycle that is missing, when the extension of a protocol or a macro may provide it.
- An object that is handed in and that the caller hands to two interactors.

## See also

- [interactor-is-final-actor](interactor-is-final-actor.md), the type around it
- [task-in-did-become-active](task-in-did-become-active.md), what the lifecycle is for

"""##,
    "interactor-no-reactive": ##"""
# interactor-no-reactive

Interactors, presenters and components use streams and observable state, not Combine or RxSwift.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

An import of Combine, OpenCombine, RxSwift, RxCocoa, RxRelay or ReactiveSwift in a file that declares an interactor, a
presenter or a component. In a file that declares SwiftUI views and none of these, it is an info.

## Why

A subscription does not end with the feature, so a screen that was left goes on changing what the next one shows.

napkin cancels what was started with `task` when the feature is detached; of a subscription it knows nothing, and each
one needs a place to be kept and a line that cancels it. Values also arrive on whatever thread sent them, outside the
actor, past the checks that Swift makes for everything else in the app.

## Examples

### Reported

```swift
// --- FeedInteractor.swift
import Combine
//     ^^^^^^^ use streams and 'task' instead of 'Combine', whose subscriptions do not end with the lifecycle
import napkin

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- FeedComponent.swift
import RxSwift
//     ^^^^^^^ use streams and 'task' instead of 'RxSwift', whose subscriptions do not end with the lifecycle
import napkin

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}
```

### Reported as an info

```swift
// --- FeedView.swift
import Combine
//     ^^^^^^^ info: let the view read an '@Observable' presenter, so that it needs no subscriptions of 'Combine'
import SwiftUI

struct FeedView: View {
  var body: some View { Text("Feed") }
}

// --- FeedInteractor.swift
import napkin

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

### Right

A service may still be built on Combine, as long as it offers a stream.

```swift
// --- FeedInteractor.swift
import napkin

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let feed: FeedService

  init(feed: FeedService) {
    self.feed = feed
  }

  func didBecomeActive() async {
    task {
      for await post in await self.feed.posts() {
        await self.show(post)
      }
    }
  }

  private func show(_ post: String) async {}
}

// --- FeedService.swift
import Combine

actor FeedService {
  func posts() -> AsyncStream<String> {
    AsyncStream { $0.finish() }
  }
}
```

## How to fix

Let the service offer an `AsyncStream`, and read it in `didBecomeActive` with `task { for await … }`.

A publisher has one already: `publisher.values` is a sequence that `for await` reads. State that views show becomes
properties of an `@Observable` presenter.

## When to suppress it

While a feature is on its way from Combine, until its last subscription is gone.

```swift
// napkin-lint:ignore next interactor-no-reactive -- the payment SDK offers publishers only, read through 'values'
import Combine
import napkin

final actor PayInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

## What it does not see

- Publishers that are used without an import, since another module exports Combine.
- Subscriptions in routers, builders, view controllers and services.
- Code on Uber's RIBs or the framework's first versions: [legacy-import](legacy-import.md) reports it.

## See also

- [presentable-no-subjects](presentable-no-subjects.md), the same in what a view offers
- [task-in-did-become-active](task-in-did-become-active.md), what to start streams with

"""##,
    "interactor-no-ui-import": ##"""
# interactor-no-ui-import

An interactor knows nothing of SwiftUI, UIKit or AppKit.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

An import of SwiftUI, UIKit or AppKit in a file that declares or extends an interactor, and the names of their types in
the interactor's code: `UIImage`, `Color`, `some View`, `withAnimation`. A file that declares views as well needs its
import.

## Why

What depends on a view cannot run without one, so the feature's logic cannot be tested where there is no screen.

Views also belong to the main actor. An interactor that creates or keeps one touches it from other threads, which shows
as flicker, as a crash deep in the layout engine, or not at all until a customer's device is slow. And the next design
of the screen changes the file that decides what a customer pays.

## Examples

### Reported

```swift
import UIKit
//     ^^^^^ leave 'UIKit' to the presenter, so that 'ProfileInteractor' runs without views
import napkin

protocol ProfilePresentable: Presentable, Sendable {
  func show(portrait: Data?) async
}

final actor ProfileInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: ProfilePresentable
  private var portrait: UIImage?
  //                    ^^^^^^^ pass plain data instead of 'UIImage', or 'ProfileInteractor' depends on its views

  init(presenter: ProfilePresentable) {
    self.presenter = presenter
  }
}
```

### Right in a file that holds the whole feature

The views need the import. What the interactor itself names is still reported.

```swift
import SwiftUI
import napkin

struct ClockView: View {
  var body: some View { Text("12:00") }
}

final actor ClockInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

### Right

```swift
// --- ProfileInteractor.swift
import Foundation
import Observation
import napkin

protocol ProfilePresentable: Presentable, Sendable {
  func show(portrait: Data?) async
}

final actor ProfileInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: ProfilePresentable
  private var portrait: Data?

  init(presenter: ProfilePresentable) {
    self.presenter = presenter
  }
}

// --- ProfilePresenter.swift
import UIKit
import napkin

@MainActor
@Observable
final class ProfilePresenter: Presenter<ProfileViewController>, ProfilePresentable {
  var portrait: UIImage?

  func show(portrait: Data?) async {
    self.portrait = portrait.flatMap(UIImage.init)
  }
}

@MainActor
final class ProfileViewController: UIViewController, ViewControllable {}
```

## How to fix

Let the interactor pass values that any program can hold, and let the presenter make images, colours and text of them.

An animation is a decision of the presenter too: it wraps its own assignment in `withAnimation`. In a file that holds a
whole feature, move the interactor to a file of its own.

## When to suppress it

Where a type lives in a view framework by accident only.

```swift
// napkin-lint:ignore next interactor-no-ui-import -- for UIBackgroundTaskIdentifier, which is a number
import UIKit
import napkin

final actor UploadInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

## What it does not see

- View frameworks that come in through another module.
- Types of view frameworks beyond the common ones, when the import is suppressed.
- A type of the app's own that wraps a view and does not say so.

## See also

- [interactor-not-main-actor](interactor-not-main-actor.md), the other way by which logic and views mix
- [interactor-collaborators-by-protocol](interactor-collaborators-by-protocol.md), for views of the app's own

"""##,
    "interactor-not-main-actor": ##"""
# interactor-not-main-actor

Neither an interactor nor any part of it is bound to the main actor.

**Severity** error · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`@MainActor` on an interactor, on an extension of it, or on its methods, properties, subscripts and initializers;
`MainActor.assumeIsolated` in its methods; and, as an info, `MainActor.run` that does more than hand the presenter its
listener.

## Why

Business logic on the main actor runs where frames are drawn, so a long parse or a busy stream makes the app stutter.

It also works the other way round: while a list scrolls, the logic waits. And a rule that lives on the main actor soon
touches a view, because it can; then it can no longer be tested, or reused, without one. `assumeIsolated` is worse in a
method of an actor: the actor runs on other threads, where it stops the app.

## Examples

### Reported

```swift
import napkin

@MainActor
 //^^^^^^^ keep 'HomeInteractor' off the main actor, where its work and the interface wait for each other
final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

final actor CartInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  @MainActor var total = 0
   //^^^^^^^ keep 'total' off the main actor, where its work and the interface wait for each other

  @MainActor init() {}
   //^^^^^^^ keep 'init' off the main actor, where its work and the interface wait for each other

  @MainActor func didBecomeActive() async {}
   //^^^^^^^ keep 'didBecomeActive' off the main actor, where its work and the interface wait for each other

  func didTapPay() async {
    MainActor.assumeIsolated { print("paid") }
    //        ^^^^^^^^^^^^^^ await 'MainActor.run' instead: 'assumeIsolated' stops the app, since interactors run on other threads
  }
}

@Swift.MainActor extension CartInteractor {
//     ^^^^^^^^^ keep 'CartInteractor' off the main actor, where its work and the interface wait for each other
  func clear() async {}
}
```

### Reported as an info

Other work for the main actor belongs to whoever lives there.

```swift
import napkin

protocol HomePresentable: Presentable, Sendable {
  @MainActor var title: String { get set }
}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }

  func rename(to name: String) async {
    let presenter = self.presenter
    await MainActor.run {
    //              ^^^ info: move this into a method of the presenter, or the interactor needs a main thread and views to be tested
      presenter.title = name
    }
  }
}
```

### Right

Setting the listener is the documented use of `MainActor.run`. A bound task that follows an observable object runs on
the main actor in its closure only, and a constant of a main-actor type may be kept anywhere.

```swift
import Observation
import napkin

protocol HomePresentable: Presentable, Sendable {
  @MainActor var listener: HomePresentableListener? { get set }
}

protocol HomePresentableListener: AnyObject, Sendable {}

final actor HomeInteractor: PresentableInteractable, HomePresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable
  nonisolated let session: Session

  init(presenter: HomePresentable, session: Session) {
    self.presenter = presenter
    self.session = session
  }

  func didBecomeActive() async {
    let presenter = self.presenter
    await MainActor.run { presenter.listener = self }
    let session = self.session
    task { @MainActor [weak self] in
      for await user in Observations({ session.user }) {
        await self?.greet(user)
      }
    }
  }

  func willResignActive() async {
    let presenter = self.presenter
    await MainActor.run { presenter.listener = nil }
  }

  private func greet(_ user: String) async {}
}

@MainActor
@Observable
final class Session {
  var user = ""
}
```

## How to fix

Delete `@MainActor`, and let methods that touch views move to the presenter, which lives on the main actor.

What the interactor still needs from there it asks for with `await`: `await presenter.show(total)`. Give the presenter
one method for what `MainActor.run` did step by step.

## When to suppress it

Where an API of the system must be called on the main thread and no presenter is at hand.

```swift
import napkin

final actor LaunchInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    // napkin-lint:ignore next interactor-not-main-actor -- the vendor's SDK starts on the main thread only
    await MainActor.run { Tracker.start() }
  }
}

@MainActor
enum Tracker {
  static func start() {}
}
```

## What it does not see

- Modules that are compiled with the main actor as their default: the setting stands in the package's manifest.
- `assumeIsolated` in a closure or in a `nonisolated` method, which may well be called on the main thread.
- A service on the main actor that the interactor waits for.

## See also

- [interactor-no-ui-import](interactor-no-ui-import.md), which keeps views out of its file
- [no-custom-global-actor](no-custom-global-actor.md), the same constraint under another name

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

// --- MapViewController.swift
import UIKit
import napkin

final class MapViewController: UIViewController, MapPresentable {}

// --- MapInteractor.swift
import napkin

protocol MapPresentable: Presentable, Sendable {}

final actor MapInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated(unsafe) weak var presenter: MapPresentable?
}
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
    "interactor-presenter-nonisolated": ##"""
# interactor-presenter-nonisolated

An interactor declares its presenter `nonisolated let`.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

The `presenter` of a `PresentableInteractable` that is not `nonisolated`: a plain `let`, a `var`, or a computed property
that belongs to the actor.

## Why

The presenter cannot be handed to the main actor at once, so the view waits for the interactor to be idle.

Reading the reference costs nothing and needs no protection, since it never changes; only calling the presenter takes a
hop to the main actor. Without `nonisolated` even the reference belongs to the actor: code in other modules has to
`await` it, behind whatever the interactor is doing, and a presenter that is a `var` does not fulfil the protocol.

## Examples

### Reported and repaired

```swift
import napkin

protocol HomePresentable: Presentable, Sendable {
  func show(_ text: String) async
}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  let presenter: HomePresentable
  //  ^^^^^^^^^ make 'presenter' nonisolated, or other modules have to wait even to read it

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }
}
```

```swift fixed
import napkin

protocol HomePresentable: Presentable, Sendable {
  func show(_ text: String) async
}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }
}
```

### Reported, to be repaired by hand

```swift no-fix
import napkin

protocol HomePresentable: Presentable, Sendable {}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  private(set) var presenter: HomePresentable
  //               ^^^^^^^^^ make 'presenter' nonisolated, or other modules have to wait even to read it

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }
}
```

### Right

A computed presenter may be nonisolated as well. An interactor without a presenter of its protocol is free to name its
properties as it likes.

```swift
import napkin

protocol HomePresentable: Presentable, Sendable {}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  private nonisolated let screen: HomePresentable
  nonisolated var presenter: HomePresentable { screen }

  init(screen: HomePresentable) {
    self.screen = screen
  }
}

final actor PrintInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  let presenter = "Ada"
}
```

## How to fix

Write `nonisolated let presenter`, and set it in `init`.

`--fix` inserts `nonisolated` before a `let`. A `var` asks what it is for: an interactor has one presenter as long as it
lives, so let `init` take it.

## When to suppress it

Where the presenter is known to be read by the interactor alone.

```swift
import napkin

protocol HomePresentable: Presentable, Sendable {}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next interactor-presenter-nonisolated -- nobody but this actor reads it
  let presenter: HomePresentable

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }
}
```

## What it does not see

- A presenter of another name that a `typealias` or a protocol's extension makes the `presenter`.
- A weak presenter, which has the greater fault that nobody may own it.

## See also

- [presentable-protocol-sendable](presentable-protocol-sendable.md), without which `nonisolated let` does not compile
- [interactor-lifecycle-property](interactor-lifecycle-property.md), the other property that is nonisolated

"""##,
    "interactor-suffix": ##"""
# interactor-suffix

An interactor's name says that it is one.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

An actor that conforms to `Interactable` and whose name does not end with `Interactor`.

## Why

A crash report names `Home`, and nobody can tell whether the view, the router or the logic has failed.

The five parts of a napkin share a name and differ by its end. Whoever knows one part finds the others by typing.

## Examples

### Reported

```swift
import napkin

final actor Home: Interactable {
//          ^^^^ end the name of 'Home' with 'Interactor', by which its role and its file are known
  nonisolated let lifecycle = InteractorLifecycle()
}
```

### Right

An interactor that is named so, one inside a namespace, and an actor that is none.

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

enum Cart {
  final actor Interactor: Interactable {
    nonisolated let lifecycle = InteractorLifecycle()
  }
}

actor Session {}
```

## How to fix

Rename the actor with the editor's refactoring, and its file with it.

## When to suppress it

Where a name is published and others depend on it.

```swift
import napkin

// napkin-lint:ignore next interactor-suffix -- the plug-ins know it by this name
final actor Home: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

## What it does not see

- Interactors inside of other types.
- Tests and test doubles.

## See also

- [file-name-matches-ring](file-name-matches-ring.md), the file that goes with the name

"""##,
    "interactor-wire-single-entry": ##"""
# interactor-wire-single-entry

An interactor gets its router and its listener in `wire`, once, from its builder.

**Severity** warning, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

Assignments to `router` or `listener` of an interactor in any method but `wire`, `set(router:)`, `set(listener:)` and
`init`, and calls of `wire` outside builders. Setters themselves are reported by
[legacy-set-accessors](legacy-set-accessors.md).

## Why

When several places set the listener, events reach whoever came last, and a tap is answered by a screen that is gone.

A single entry makes the question "who hears this" one that a search answers. Two setters leave a moment in which the
interactor knows its router and not its parent; what happens in it depends on the order of lines in the builder.

## Examples

### Reported

```swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {}

protocol HomeListener: AnyObject, Sendable {}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func willResignActive() async {
    listener = nil
    //^^^^^^ assign 'listener' in 'wire' alone, or events go wherever the last assignment points
    self.router = nil
    //   ^^^^^^ assign 'router' in 'wire' alone, or events go wherever the last assignment points
  }
}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  func rewire(to listener: HomeListener) async {
    await interactor.wire(router: self, listener: listener)
    //               ^^^^ leave 'wire' to the builder, or the tree and the interactor may not agree on the router
  }
}

@MainActor
protocol HomeViewControllable: ViewControllable {}
```

### Right

```swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {}

protocol HomeDependency: Dependency {}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {}

final class HomeBuilder: Builder<HomeDependency>, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}
```

## How to fix

Assign both in `wire(router:listener:)`, call it in the builder, and leave them alone everywhere else.

They are weak, so nothing has to clear them. What must not happen after the detach belongs into a bound task, which ends
by itself.

## When to suppress it

Where a feature moves to another parent while it runs.

```swift
import napkin

protocol CallListener: AnyObject, Sendable {}

final actor CallInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: CallListener?

  func move(to parent: CallListener) {
    // napkin-lint:ignore next interactor-wire-single-entry -- a running call changes hands when the user signs in
    listener = parent
  }
}
```

## What it does not see

- Back-references of other names than `router` and `listener`.
- Calls of `wire` without a receiver, and those in free functions.
- Tests, which wire interactors to doubles.

## See also

- [weak-router](weak-router.md) and [weak-listener](weak-listener.md), how the two are held

"""##,
    "leaf-accessibility-identifier": ##"""
# leaf-accessibility-identifier

An accessibility identifier stands on a leaf view, not on a container.

**Severity** warning · **Scope** project · **Fix** suggested · **Since** 0.1.0

## What it catches

`.accessibilityIdentifier` in the chain of modifiers of a container such as `VStack`, `Group` or `NavigationStack`. With
exactly one child in the container it is an info.

The strict profile also counts `List`, `ScrollView`, `Table` and `OutlineGroup` as containers. They are elements
themselves, so that a test may well ask for one, and their rows may get the identifier all the same.

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

## Options

- `strictContainers`: `List`, `ScrollView`, `Table` and `OutlineGroup` are containers too, as in the strict profile.
- `containers`: names of the app's own views that show others and are no elements themselves.
- `leaves`: names of views that are elements themselves: they may have an identifier, and a container that shows one of
  them and nothing else is as good as it.

```json
{ "rules": { "leaf-accessibility-identifier": { "containers": ["CardStack"], "leaves": ["PriceTag"] } } }
```

## What it does not see

- A view of the app's own whose `body` is a bare container: what it is made of may change elsewhere.
- `List`, `ScrollView`, `Table` and `OutlineGroup`, unless `strictContainers` is on.
- Identifiers of UIKit and AppKit views, which are not passed on.
- Tests and previews.

## See also

- [dispatch-in-view-handler](dispatch-in-view-handler.md), the views' other convention

"""##,
    "legacy-child-router-any": ##"""
# legacy-child-router-any

A router has a property of its own type for each child.

**Severity** info, off by default · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

A property of a router that is typed `Routing` or `ViewableRouting`.

It looks at files that import `RIBs` or `ModernRIBs`, and at those of an app on the framework's first versions.

## Why

Nobody can tell which child is attached, so a late event detaches another screen than the one that it came from.

With a property for each child, the router knows what it detaches, and the tree can be read from its source.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {
  private var currentChild: ViewableRouting?
  //          ^^^^^^^^^^^^ give each child a property of its own type, since 'currentChild' may be anyone
}
```

### Right

Properties of their own types, and routers that another class knows.

```swift
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable> {
  private var cart: CartRouting?
  private let children: [Int] = []
}

final class Store {
  var owner: Routing?
}
```

## How to fix

Declare `private var cartRouter: CartRouting?` and the like, and clear it when the child is detached.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-child-router-any -- moves in spring
import RIBs

final class RootRouter: Router<RootInteractable> {
  private var currentChild: ViewableRouting?
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- Collections of routers.

## See also

- [router-clears-detached-child](router-clears-detached-child.md), what has to be cleared

"""##,
    "legacy-deinit": ##"""
# legacy-deinit

The deinitializer of a migrated router is isolated.

**Severity** warning · **Scope** file · **Fix** safe · **Since** 0.1.0

## What it catches

A `deinit` that is not `isolated` in a class that inherits from `Router`, `ViewableRouter` or `LaunchRouter`.

It looks at files that import `RIBs` or `ModernRIBs`, and at those of an app on the framework's first versions.

## Why

A router lives on the main actor, and a plain `deinit` may run on any thread, so the migrated class does not compile.

In a project of today, [router-isolated-deinit](router-isolated-deinit.md) says the same.

## Examples

### Reported and repaired

```swift
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {
  deinit {
  //^^^^ write 'isolated deinit', since a router lives on the main actor and its last owner may not
    print("gone")
  }
}
```

```swift fixed
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {
  isolated deinit {
    print("gone")
  }
}
```

### Right

An isolated one, and that of a class that is no router.

```swift
// --- HomeRouter.swift
// napkin-lint:ignore file legacy-import -- half migrated
import RIBs

final class HomeRouter: Router<HomeInteractable> {
  isolated deinit {
    print("gone")
  }
}

final class Store {
  deinit {
    print("gone")
  }
}
```

## How to fix

Write `isolated deinit`.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-deinit -- moves in spring
import RIBs

final class HomeRouter: Router<HomeInteractable> {
  deinit {
    print("gone")
  }
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- A router behind a base class of the app's own.

## See also

- [router-isolated-deinit](router-isolated-deinit.md), the same in the framework's own routers

"""##,
    "legacy-import": ##"""
# legacy-import

A migrated file imports neither Uber's RIBs nor a library for reactive streams.

**Severity** warning · **Scope** file · **Fix** safe · **Since** 0.1.0

## What it catches

`import RIBs` and `import ModernRIBs`, and in the same files `RxSwift`, `RxCocoa`, `RxRelay` and `Combine`; these also
in files of an app on the framework's first versions, whose interactors are classes.

## Why

A feature that is half of one framework and half of the other cannot be attached: the two trees do not know each other.

Both have types of the same names, so a file may compile with the wrong import and fail only where its router is
handed to a parent. Streams of the reactive libraries end when somebody disposes of them, which an actor's lifecycle
does not do.

## Examples

### Reported and repaired

```swift
import RIBs
//     ^^^^ import 'napkin', whose tree has no place for the routers of 'RIBs'
import RxSwift
//     ^^^^^^^ await values instead of using 'RxSwift', whose subscriptions somebody has to end

protocol HomeDependency: Dependency {}
```

```swift fixed
import napkin
import RxSwift

protocol HomeDependency: Dependency {}
```

### Reported

A descendant of RIBs has more than the framework, so nothing is repaired.

```swift no-fix
@testable import RIBs
//               ^^^^ import 'napkin', whose tree has no place for the routers of 'RIBs'
import ModernRIBs
//     ^^^^^^^^^^ import 'napkin', whose tree has no place for the routers of 'ModernRIBs'

protocol HomeDependency: Dependency {}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

```swift
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- Clock.swift
import Combine
import Foundation

final class Clock {
  let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}
```

## How to fix

Import `napkin` and write the file's types anew, one napkin at a time, from the leaves of the tree to its root.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore next legacy-import -- moves with the checkout in spring
import RIBs

protocol HomeDependency: Dependency {}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- Other reactive libraries, such as ReactiveSwift.
- Reactive imports of a project whose interactors are actors: [interactor-no-reactive](interactor-no-reactive.md)
  reports them.

## See also

- [legacy-interactor-class](legacy-interactor-class.md), the next step
- [legacy-subscription](legacy-subscription.md), what the import was for

"""##,
    "legacy-interactable-protocol": ##"""
# legacy-interactable-protocol

A router knows its interactor by the actor, not by a protocol that it sets properties of.

**Severity** warning · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

A protocol that refines `Interactable` and asks for a `router` or a `listener`.

It looks at files that import `RIBs` or `ModernRIBs`, and at those of an app on the framework's first versions.

## Why

No actor can adopt such a protocol, since nobody sets its properties from outside, so the router has no interactor.

Its only purpose was to let the router and the builder assign themselves. `wire(router:listener:)` does that now.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

protocol HomeInteractable: Interactable, CartListener {
//       ^^^^^^^^^^^^^^^^ name the actor in the router's generics, since nobody can set what 'HomeInteractable' asks for
  var router: HomeRouting? { get set }
  var listener: HomeListener? { get set }
}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

```swift
// --- HomeRouter.swift
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor> {}

// --- Menu.swift
protocol Interactable {}

protocol MenuInteractable: Interactable {
  var listener: String? { get set }
}
```

## How to fix

Delete the protocol, and write `Router<HomeInteractor>` with the actor itself.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-interactable-protocol -- moves in spring
import RIBs

protocol HomeInteractable: Interactable {
  var router: HomeRouting? { get set }
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- A protocol in a project whose interactors are actors:
  [interactable-protocol-legacy](interactable-protocol-legacy.md) mentions it.
- A protocol that only lists the listeners of children, which is still of use.

## See also

- [legacy-listener-assignment](legacy-listener-assignment.md), what used the protocol
- [legacy-interactor-class](legacy-interactor-class.md), the interactor itself

"""##,
    "legacy-interactor-class": ##"""
# legacy-interactor-class

An interactor is an actor and has no base class.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A class or an actor that inherits from `Interactor` or `PresentableInteractor`.

It looks at files that import `RIBs` or `ModernRIBs`, and at those of an app on the framework's first versions; at an
actor in every file.

## Why

A class has no isolation, so two events at once change its state at the same time, and the app crashes now and then.

The base classes are gone. What they did, the protocol `Interactable` does for any actor that has a lifecycle.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable {
//          ^^^^^^^^^^^^^^ make 'HomeInteractor' a 'final actor' with its own lifecycle, since there is no base class any more
  weak var router: HomeRouting?
}

class SessionInteractor: Interactor {}
//    ^^^^^^^^^^^^^^^^^ make 'SessionInteractor' a 'final actor' with its own lifecycle, since there is no base class any more

actor CartInteractor: PresentableInteractor<CartPresentable> {}
//    ^^^^^^^^^^^^^^ make 'CartInteractor' a 'final actor' with its own lifecycle, since there is no base class any more
```

The framework's first versions had the base classes as well.

```swift no-fix
import napkin

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable {
//          ^^^^^^^^^^^^^^ make 'HomeInteractor' a 'final actor' with its own lifecycle, since there is no base class any more
  weak var router: HomeRouting?
}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

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

// --- Gesture.swift
class Interactor {}

class PanInteractor: Interactor {}
```

## How to fix

Make it a `final actor` that conforms to `PresentableInteractable` or `Interactable`. Give it the lifecycle, and keep
the presenter in a `nonisolated let`.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-interactor-class -- moves in spring
import RIBs

final class HomeInteractor: Interactor {}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- A class that reaches the base class through another one.
- A class in a project that also has actors for interactors: [interactor-is-final-actor](interactor-is-final-actor.md)
  reports it.

## See also

- [legacy-lifecycle-super](legacy-lifecycle-super.md), what else the base class asked for
- [legacy-interactable-protocol](legacy-interactable-protocol.md), how the router knows the actor

"""##,
    "legacy-kvo-publisher": ##"""
# legacy-kvo-publisher

A view forwards events from its own methods, not from streams that observe it.

**Severity** warning · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

`.rx.` on an object, unless a stream is bound to it, and `publisher(for:)` with a key path.

It looks at files that import `RIBs` or `ModernRIBs`, and at those of an app on the framework's first versions.

## Why

A stream of a view's events needs somebody to keep it, and when nobody does, taps go nowhere.

The target of a button, or a method that UIKit calls anyway, needs no keeping: it calls `dispatch`.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class HomeViewController: UIViewController {
  func observe() {
    print(button.rx.tap)
    //           ^^ 'dispatch' from the view's own method, since a stream of events needs a subscription to keep
    print(child.publisher(for: \.parent))
    //          ^^^^^^^^^ 'dispatch' from the view's own method, since a stream of events needs a subscription to keep
  }
}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

```swift
// --- HomeViewController.swift
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

// --- Signal.swift
struct Signal {
  let rx: [Int]
  var count: Int { self.rx.count }
}

// --- Old.swift
// napkin-lint:ignore file legacy-import, legacy-subscription -- half migrated
import RIBs

func show(_ names: Names, in label: UILabel) {
  names.bind(to: label.rx.text)
  names.drive(label.rx.text)
}
```

## How to fix

Add a target or override the method, and call `dispatch` with the listener in it.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-kvo-publisher -- moves in spring
import RIBs

func observe(_ button: UIButton) {
  print(button.rx.tap)
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- Publishers of notifications.

## See also

- [dispatch-in-view-handler](dispatch-in-view-handler.md), how a view forwards events
- [legacy-subscription](legacy-subscription.md), who keeps the stream

"""##,
    "legacy-launch-dependency": ##"""
# legacy-launch-dependency

The root's dependency is a component.

**Severity** warning · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

An empty class whose name ends with `Dependency` and that conforms to nothing but a dependency protocol.

It looks at files that import `RIBs` or `ModernRIBs`, and at those of an app on the framework's first versions.

## Why

Services are made anew each time somebody asks for one: a plain class has no `shared`, so two screens see two states.

The templates of old began an app with such a class. A component that ends the chain of dependencies does the same, and
can hold what the whole app shares.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class LaunchDependency: RootDependency {}
//          ^^^^^^^^^^^^^^^^ write a 'Component<EmptyDependency>' for 'LaunchDependency', since only a component can share services
```

### Right

Components, and classes that hold something.

```swift
// --- AppComponent.swift
// napkin-lint:ignore file legacy-import -- half migrated
import RIBs

final class AppComponent: Component<EmptyDependency>, RootDependency {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

final class SessionDependency: RootDependency {
  let session: Session

  init(session: Session) {
    self.session = session
  }
}

protocol RootDependency: Dependency {}

// --- Package.swift
class Dependency {}

final class TargetDependency: Dependency {}
```

## How to fix

Inherit from `Component<EmptyDependency>` and declare `init() { super.init(dependency: EmptyComponent()) }`.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-launch-dependency -- moves in spring
import RIBs

final class LaunchDependency: RootDependency {}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- A project of today: [root-component-terminates](root-component-terminates.md) looks at what its app hands over.

## See also

- [root-component-terminates](root-component-terminates.md), the same in an app of today

"""##,
    "legacy-leak-detector": ##"""
# legacy-leak-detector

There is no leak detector to talk to.

**Severity** warning · **Scope** file · **Fix** safe · **Since** 0.1.0

## What it catches

Uses of `LeakDetector`, and of `Executor.execute(withDelay:)`, which came with it.

It looks at files that import `RIBs` or `ModernRIBs`, and at those of an app on the framework's first versions.

## Why

The detector is gone, and what it was asked to watch is watched by nobody: a leak shows only as memory that grows.

A test that expects the napkin to be freed finds the same, on every run and before the app is shipped.

## Examples

### Reported and repaired

```swift
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class HomeRouter: Router<HomeInteractable> {
  func close() {
    detachAll()
    LeakDetector.instance.expectDeallocate(object: interactor)
 // ^^^^^^^^^^^^ expect deallocation in a test, since the framework has no leak detector any more
  }
}
```

```swift fixed
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class HomeRouter: Router<HomeInteractable> {
  func close() {
    detachAll()
  }
}
```

### Reported

What is used is not deleted.

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class HomeRouter: Router<HomeInteractable> {
  func close() {
    handle = LeakDetector.instance.expectDeallocate(object: interactor)
    //       ^^^^^^^^^^^^ expect deallocation in a test, since the framework has no leak detector any more
    Executor.execute(withDelay: 2) { self.handle = nil }
 // ^^^^^^^^ await 'Task.sleep' in a task instead, since the framework has no 'Executor' any more
  }
}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

```swift
// --- HomeRouter.swift
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor> {}

// --- Plumbing.swift
enum LeakDetector {
  static let instance = "water"
}

let detector = LeakDetector.instance
```

## How to fix

Delete the line and expect in a test that the interactor is gone after it was detached.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-leak-detector -- moves in spring
import RIBs

func disable() {
  LeakDetector.disableLeakDetectorOverride = true
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- A detector behind a name of the app's own.

## See also

- [weak-router](weak-router.md), the leak that is made most often

"""##,
    "legacy-lifecycle-super": ##"""
# legacy-lifecycle-super

Lifecycle hooks and initializers of an interactor have no super to call.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A hook with `override` or with a call of `super`, and `super.init` in an initializer, in a class that inherits from
`Interactor` or `PresentableInteractor`, and in an interactor that is an actor already.

## Why

Without the base class nothing overrides, so the actor does not compile, and the hooks of the app are never called.

Take the words away, and add `async`. The framework's own work no longer depends on a call of super that somebody
forgets.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import, legacy-interactor-class -- other pages are about these
import RIBs

final class HomeInteractor: PresentableInteractor<HomePresentable> {
  override init(presenter: HomePresentable) {
    super.init(presenter: presenter)
 // ^^^^^ call no 'super.init', and keep the presenter in a property: an actor has no base class
  }

  override func didBecomeActive() {
  //            ^^^^^^^^^^^^^^^ drop 'override' and the call of super, and add 'async': an actor has no base class
    super.didBecomeActive()
  }

  override func willResignActive() {
  //            ^^^^^^^^^^^^^^^^ drop 'override' and the call of super, and add 'async': an actor has no base class
    super.willResignActive()
  }
}

final class ClockInteractor: Interactor {
  init(clock: Clock) {
    super.init()
 // ^^^^^ call no 'super.init': an actor has no base class
  }
}
```

### Reported and repaired

Once the type is an actor, the words are taken away.

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  override func didBecomeActive() {
  //            ^^^^^^^^^^^^^^^ drop 'override' and the call of super, and add 'async': an actor has no base class
    super.didBecomeActive()
    start()
  }

  func willResignActive() async {
  //   ^^^^^^^^^^^^^^^^ drop 'override' and the call of super, and add 'async': an actor has no base class
    await super.willResignActive()
  }

  private func start() {}
}
```

```swift fixed
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    start()
  }

  func willResignActive() async {
  }

  private func start() {}
}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {}

  func willResignActive() async {}
}

class Screen {
  init(title: String) {}
}

final class DetailScreen: Screen {
  override init(title: String) {
    super.init(title: title)
  }
}
```

## How to fix

Delete `override` and the calls of `super`, and write `func didBecomeActive() async`. Assign the presenter in `init`.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-interactor-class, legacy-lifecycle-super -- moves in spring
import RIBs

final class HomeInteractor: Interactor {
  override func didBecomeActive() {
    super.didBecomeActive()
  }
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- A class that reaches the base class through another one.

## See also

- [legacy-interactor-class](legacy-interactor-class.md), the class itself
- [lifecycle-hook-signature](lifecycle-hook-signature.md), for a missing `async` alone

"""##,
    "legacy-listener-assignment": ##"""
# legacy-listener-assignment

Wiring happens in one awaited call, not by assigning properties from outside.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`presenter.listener = self` in an initializer, `interactor.listener = listener` and `interactor.router = self`.

It looks at files that import `RIBs` or `ModernRIBs`, at those of an app on the framework's first versions, and
elsewhere at classes that inherit from `Interactor` or `PresentableInteractor`.

## Why

Nobody may set an actor's property from outside, so the wiring does not compile once the interactor is an actor.

Assigning the presenter's listener in `init` hands out an object that is not finished. In `didBecomeActive` it is, and
the view exists.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import, legacy-interactor-class, legacy-lifecycle-super -- other pages are about these
import RIBs

final class HomeInteractor: PresentableInteractor<HomePresentable> {
  override init(presenter: HomePresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
    //        ^^^^^^^^ set the presenter's listener in 'didBecomeActive', since an actor's init cannot hand out 'self'
  }
}

final class HomeRouter: ViewableRouter<HomeInteractable, HomeViewControllable> {
  override init(interactor: HomeInteractable, viewController: HomeViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
    //         ^^^^^^ let the builder await 'wire(router:listener:)', since nobody may set an actor's property
  }
}

final class HomeBuilder: Builder<HomeDependency> {
  func build(withListener listener: HomeListener) -> HomeRouting {
    let interactor = HomeInteractor(presenter: HomeViewController())
    interactor.listener = listener
    //         ^^^^^^^^ let the builder await 'wire(router:listener:)', since nobody may set an actor's property
    return HomeRouter(interactor: interactor, viewController: HomeViewController())
  }
}
```

### Right

What it is written as today, and a look-alike that has nothing to do with interactors.

```swift
// --- HomeInteractor.swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }
}

// --- Socket.swift
final class Socket {
  func open(on router: Proxy, interactor: Proxy) {
    interactor.router = router
  }
}

final class Proxy {
  var router: Proxy?
}
```

## How to fix

Give the interactor a method `wire(router:listener:)`, and let the builder await it. Set the presenter's listener in
`didBecomeActive`.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-listener-assignment -- moves in spring
import RIBs

func attach(_ interactor: HomeInteractor, to listener: HomeListener) {
  interactor.listener = listener
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- An assignment to a property of another name, or through a variable that is not called `interactor`.
- A router of today that sets itself: [router-wiring-in-init](router-wiring-in-init.md) reports it.

## See also

- [builder-wires-interactor](builder-wires-interactor.md), that the builder does it
- [presentable-listener-wired](presentable-listener-wired.md), that somebody sets the listener

"""##,
    "legacy-main-queue": ##"""
# legacy-main-queue

Interactors, routers and presenters await the main actor and do not change queues.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`receive(on: DispatchQueue.main)`, `observe(on: MainScheduler.instance)` and `DispatchQueue.main.async` in a type whose
name ends in `Interactor`, `Router` or `Presenter`.

It looks at files that import `RIBs` or `ModernRIBs`, at those of an app on the framework's first versions, and
elsewhere at classes that inherit from `Interactor` or `PresentableInteractor`.

## Why

What is put on a queue happens later, so the next line already reads a screen that has not changed.

A presenter's methods run on the main actor, and whoever awaits them goes on when they are done.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import, legacy-interactor-class, legacy-subscription -- other pages are about these
import RIBs

final class HomeInteractor: PresentableInteractor<HomePresentable> {
  func load() {
    names.receive(on: DispatchQueue.main).sink { print($0) }
    //    ^^^^^^^ await the presenter's method instead, since the main actor is where it runs and nobody waits for a queue
    prices.observe(on: MainScheduler.instance).subscribe(onNext: { print($0) })
    //     ^^^^^^^ await the presenter's method instead, since the main actor is where it runs and nobody waits for a queue
    DispatchQueue.main.async { self.presenter.show() }
 // ^^^^^^^^^^^^^ await the presenter's method instead, since the main actor is where it runs and nobody waits for a queue
  }
}
```

### Right

An awaited method, and a view controller's own queue.

```swift
// --- HomeInteractor.swift
import napkin

protocol HomePresentable: Presentable, Sendable {
  func show() async
}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }

  func load() async {
    await presenter.show()
  }
}

// --- HomeViewController.swift
// napkin-lint:ignore file legacy-import -- half migrated
import RIBs

final class HomeViewController: UIViewController {
  func load() {
    DispatchQueue.main.async { self.title = "Home" }
  }
}
```

## How to fix

Declare the presenter's method `async` and await it.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-main-queue -- moves in spring
import RIBs

final class HomeRouter: Router<HomeInteractable> {
  func load() {
    DispatchQueue.main.async { self.show() }
  }
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- Other queues, and queues behind a constant.

## See also

- [legacy-subscription](legacy-subscription.md), the stream around it

"""##,
    "legacy-missing-async": ##"""
# legacy-missing-async

What crosses from one actor to another is declared `async`.

**Severity** warning · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

A method without `async` in a protocol that refines `Routing` or `Presentable`, or whose name ends in `Listener`.

It looks at files that import `RIBs` or `ModernRIBs`, and at those of an app on the framework's first versions.

## Why

The interactor is an actor and its router is not, so a call that cannot wait needs a task
and may come too late.

All that an interactor says to its router, its parent and its presenter crosses isolation, and the protocols say so.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

protocol HomeRouting: ViewableRouting {
  func routeToCart()
  //   ^^^^^^^^^^^ declare 'routeToCart' as 'async', since its caller runs on another actor and has to wait
}

protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
  func show(name: String)
  //   ^^^^ declare 'show' as 'async', since its caller runs on another actor and has to wait
}

protocol HomeListener: AnyObject {
  func didFinish()
  //   ^^^^^^^^^ declare 'didFinish' as 'async', since its caller runs on another actor and has to wait
}
```

### Right

Async requirements, requirements of a dependency, and a listener of another framework.

```swift
// --- Old.swift
// napkin-lint:ignore file legacy-import -- half migrated
import RIBs

protocol HomeRouting: ViewableRouting {
  func routeToCart() async
}

protocol HomeDependency: Dependency {
  func makeStore() -> Store
}

// --- Radio.swift
protocol RadioListener {
  func heard()
}
```

## How to fix

Add `async` to the requirement and to what implements it, and `await` the calls.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-missing-async -- moves in spring
import RIBs

protocol HomeListener: AnyObject {
  func didFinish()
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- Methods of types, which the compiler points at once the protocol asks for `async`.

## See also

- [legacy-sync-routing](legacy-sync-routing.md), the calls in the router

"""##,
    "legacy-router-init": ##"""
# legacy-router-init

A router overrides its initializer on the main actor.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

`nonisolated override init(interactor:)` of a router, as the templates of version 1 had it.

## Why

The router does not compile: the initializer that it overrides belongs to the main actor.

A router makes its children and shows their views from its first line on, so all of it lives there.

## Examples

### Reported and repaired

```swift
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor> {
  nonisolated override init(interactor: HomeInteractor) {
  //^^^^^^^^^ leave out 'nonisolated', since a router's init runs on the main actor and an override has to as well
    super.init(interactor: interactor)
  }
}
```

```swift fixed
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor> {
  override init(interactor: HomeInteractor) {
    super.init(interactor: interactor)
  }
}
```

### Right

A plain override, and an initializer that is no override.

```swift
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor> {
  override init(interactor: HomeInteractor) {
    super.init(interactor: interactor)
  }
}

final class Store {
  nonisolated init(interactor: String) {}
}
```

## How to fix

Delete the word; the rest of the initializer stays as it is.

## When to suppress it

While one source serves two versions of the framework.

```swift
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor> {
  // napkin-lint:ignore next legacy-router-init -- also built with version 1
  nonisolated override init(interactor: HomeInteractor) {
    super.init(interactor: interactor)
  }
}
```

## What it does not see

- Other initializers of a router.
- Tests and test doubles.

## See also

- [router-isolated-deinit](router-isolated-deinit.md), the other end of a router's life

"""##,
    "legacy-router-lifecycle": ##"""
# legacy-router-lifecycle

A router publishes no lifecycle, and activity is a sequence to iterate.

**Severity** warning · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

`RouterLifecycle`, and operators on `isActiveStream`.

It looks at files that import `RIBs` or `ModernRIBs`, and at those of an app on the framework's first versions.

## Why

The streams are gone, so what waited for them never begins.

Await `router.loaded()`, or iterate over the interactor's `isActiveStream`, which every caller gets for itself.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class HomeRouter: Router<HomeInteractable> {
  func start() {
    interactor.isActiveStream.map { !$0 }
    //         ^^^^^^^^^^^^^^ iterate with 'for await', since 'isActiveStream' is a sequence and has no operators to subscribe with
  }

  func follow(_ step: RouterLifecycle) {}
  //                  ^^^^^^^^^^^^^^^ await 'router.loaded()' instead, since a router publishes no lifecycle any more
}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

```swift
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- Network.swift
enum RouterLifecycle {
  case up
}
```

## How to fix

Await `router.loaded()` once, or write `for await isActive in interactor.isActiveStream` in a task.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-router-lifecycle -- moves in spring
import RIBs

func follow(_ step: RouterLifecycle) {}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- Subscriptions to `router.lifecycle`, whose name is used for too much else.

## See also

- [legacy-subscription](legacy-subscription.md), the subscription itself

"""##,
    "legacy-set-accessors": ##"""
# legacy-set-accessors

An interactor is wired in one call.

**Severity** info · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A method `set(router:)` or `set(listener:)` of an interactor.

## Why

Between two setters the interactor is wired by half, and an event in that moment goes nowhere.

Version 2.0 began with one setter for each property. One method for both leaves no moment between them, and the
builder cannot forget half of it.

## Examples

### Reported

```swift no-fix
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?

  func set(router: HomeRouting?) {
  //   ^^^ set router and listener in one 'wire(router:listener:)', since an interactor with one of them is half wired
    self.router = router
  }
}
```

### Reported and repaired

Where both setters only assign, and one pair of lines in the same file is all that calls them, one method is made of
them.

```swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  weak var listener: HomeListener?

  func set(router: HomeRouting?) {
  //   ^^^ set router and listener in one 'wire(router:listener:)', since an interactor with one of them is half wired
    self.router = router
  }

  func set(listener: HomeListener?) {
  //   ^^^ set router and listener in one 'wire(router:listener:)', since an interactor with one of them is half wired
    self.listener = listener
  }
}

@MainActor
func connect(_ interactor: HomeInteractor, router: HomeRouting, listener: HomeListener) async {
  await interactor.set(listener: listener)
  await interactor.set(router: router)
}
```

```swift fixed
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }
}

@MainActor
func connect(_ interactor: HomeInteractor, router: HomeRouting, listener: HomeListener) async {
  await interactor.wire(router: router, listener: listener)
}
```

### Right

One method, and setters for other things.

```swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?
  private var name = ""

  func wire(router: HomeRouting?) {
    self.router = router
  }

  func set(name: String) {
    self.name = name
  }
}
```

## How to fix

Write `func wire(router:listener:)` with both assignments, and let the builder await it once.

## When to suppress it

While callers in other modules still use the setter.

```swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: HomeRouting?

  // napkin-lint:ignore next legacy-set-accessors -- the widget still calls it
  func set(router: HomeRouting?) {
    self.router = router
  }
}
```

## What it does not see

- Setters of other names, such as `setRouter(_:)`.
- Tests and test doubles.

## See also

- [builder-wires-interactor](builder-wires-interactor.md), who calls it
- [legacy-listener-assignment](legacy-listener-assignment.md), the assignment from before

"""##,
    "legacy-subject": ##"""
# legacy-subject

Values travel through listeners, presenters and async sequences, not through subjects.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A property of a type such as `PassthroughSubject`, `CurrentValueSubject`, `BehaviorRelay` or `PublishSubject`, and
`@Published`.

It looks at files that import `RIBs` or `ModernRIBs`, at those of an app on the framework's first versions, and
elsewhere at classes that inherit from `Interactor` or `PresentableInteractor`.

## Why

A subject may be sent to from every thread at once, so views are drawn off the main thread and values get lost.

It is not `Sendable`: an actor cannot hand it out. Who listens is told by a protocol, and that is what the next
reader looks for.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

protocol HomePresentable: Presentable {
  var taps: PassthroughSubject<Void, Never> { get }
  //  ^^^^ send 'taps' through a listener or '@Observable' state: a subject is not 'Sendable'
}

final class NameStreamImpl {
  private let names = BehaviorRelay<String>(value: "")
  //          ^^^^^ send 'names' through a listener or '@Observable' state: a subject is not 'Sendable'
  @Published var count = 0
  //             ^^^^^ send 'count' through a listener or '@Observable' state: a subject is not 'Sendable'
}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

```swift
// --- HomePresentable.swift
import napkin

protocol HomePresentable: Presentable, Sendable {
  func show(name: String) async
}

// --- Player.swift
import Combine

final class Player {
  let position = CurrentValueSubject<Double, Never>(0)
}
```

## How to fix

Events of a view become methods of its listener; state becomes an `@Observable` presenter; what several interactors
follow becomes an actor that gives each of them a stream.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-subject -- moves in spring
import RIBs

final class NameStream {
  let names = PublishSubject<String>()
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- A subject that a function returns or takes.
- What a protocol of today asks for: [presentable-no-subjects](presentable-no-subjects.md) reports it.

## See also

- [legacy-subscription](legacy-subscription.md), the other end of the stream
- [view-uses-listener-protocol](view-uses-listener-protocol.md), how views speak

"""##,
    "legacy-subscription": ##"""
# legacy-subscription

An interactor awaits values and keeps no subscriptions.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

Subscriptions with `sink`, `subscribe(onNext:)`, `bind(to:)`, `drive` and `assign(to:)`, reported once a chain; bags
that keep them; and `store(in:)`, `disposed(by:)` and `disposeOnDeactivate` where nothing shows what they end.

It looks at files that import `RIBs` or `ModernRIBs`, at those of an app on the framework's first versions, and
elsewhere at classes that inherit from `Interactor` or `PresentableInteractor`.

## Why

A subscription that nobody cancels goes on after the screen is closed, and its closure changes state from any thread.

A `task { }` is cancelled when its interactor resigns, and its loop runs on the actor: there is nothing to keep and
nothing to forget.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import, legacy-interactor-class, legacy-lifecycle-super -- other pages are about these
import RIBs

final class HomeInteractor: Interactor {
  private var cancellables: Set<AnyCancellable> = []
  //                            ^^^^^^^^^^^^^^ keep no subscriptions, since a 'task { }' is cancelled when the interactor resigns
  private let disposeBag = DisposeBag()
  //                       ^^^^^^^^^^ keep no subscriptions, since a 'task { }' is cancelled when the interactor resigns

  override func didBecomeActive() {
    super.didBecomeActive()
    names.sink { [weak self] in self?.show($0) }.store(in: &cancellables)
    //    ^^^^ await the values in 'task { for await … }', which ends when the interactor resigns
    prices.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
    //     ^^^^^^^^^ await the values in 'task { for await … }', which ends when the interactor resigns
    makeSubscription().disposeOnDeactivate(interactor: self)
    //                 ^^^^^^^^^^^^^^^^^^^ keep no subscriptions, since a 'task { }' is cancelled when the interactor resigns
  }
}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

```swift
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let names: AsyncStream<String>

  init(names: AsyncStream<String>) {
    self.names = names
  }

  func didBecomeActive() async {
    task { [names] in
      for await name in names { print(name) }
    }
  }
}

// --- Download.swift
import Combine

final class Download {
  private var cancellables: Set<AnyCancellable> = []

  func start(_ values: AnyPublisher<Int, Never>) {
    values.sink { print($0) }.store(in: &cancellables)
  }
}
```

## How to fix

Let the service hand out an `AsyncStream`, and iterate over it in a `task { }` in `didBecomeActive`.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-interactor-class, legacy-subscription -- moves in spring
import RIBs

final class HomeInteractor: Interactor {
  private let disposeBag = DisposeBag()
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- Subscriptions made with operators of other names.

## See also

- [legacy-subject](legacy-subject.md), the other end of the stream
- [task-in-did-become-active](task-in-did-become-active.md), which task it has to be

"""##,
    "legacy-sync-routing": ##"""
# legacy-sync-routing

Attaching and detaching is awaited.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

Calls of `attachChild` and `detachChild` that are not awaited; in old files also those of `build(withListener:)` and
`launch(from:)`.

It looks at files that import `RIBs` or `ModernRIBs`, at those of an app on the framework's first versions, and at
every router of today.

## Why

Whoever does not wait goes on before the child is active, and detaches or presents something that is not there yet.

A child becomes active on an actor of its own, so both calls are `async`. Starting a task for them brings the old
trouble back.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class HomeRouter: Router<HomeInteractable> {
  func routeToCart() {
    let cart = cartBuilder.build(withListener: interactor)
    //                     ^^^^^ await 'build', since it wires an interactor that is an actor of its own
    attachChild(cart)
 // ^^^^^^^^^^^ await 'attachChild' in an 'async' method, since the child becomes active on an actor of its own
  }

  func closeAll() {
    children.forEach { self.detachChild($0) }
    //                      ^^^^^^^^^^^ await 'detachChild' in an 'async' method, since the child resigns on an actor of its own
  }
}
```

### Reported and repaired

In a method that is `async` already, the word is inserted.

```swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {
  func detachCart() async
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private var cart: CartRouting?

  func detachCart() async {
    guard let cart else { return }
    self.cart = nil
    detachChild(cart)
 // ^^^^^^^^^^^ await 'detachChild' in an 'async' method, since the child resigns on an actor of its own
  }
}
```

```swift fixed
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {
  func detachCart() async
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private var cart: CartRouting?

  func detachCart() async {
    guard let cart else { return }
    self.cart = nil
    await detachChild(cart)
  }
}
```

### Right

Awaited calls, and functions of that name elsewhere.

```swift
// --- Old.swift
// napkin-lint:ignore file legacy-import -- half migrated
import RIBs

final class CartRouter: Router<CartInteractable> {
  func routeToPayment() async {
    await attachChild(payment)
    await self.detachChild(payment)
  }
}

// --- Family.swift
struct Family {
  func add() {
    attachChild(self)
  }

  private func attachChild(_ family: Family) {}
}
```

## How to fix

Make the routing method `async` and await the call. Instead of `children.forEach`, write a `for` loop over `children`.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-sync-routing -- moves in spring
import RIBs

final class HomeRouter: Router<HomeInteractable> {
  func routeToCart() {
    attachChild(cart)
  }
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- Calls of `build` and `launch` in files of today, which the compiler refuses.
- A call in a task of its own: [router-no-task-hop](router-no-task-hop.md) reports the task.

## See also

- [router-no-task-hop](router-no-task-hop.md), why no task of its own
- [legacy-missing-async](legacy-missing-async.md), the method around it

"""##,
    "legacy-view-state": ##"""
# legacy-view-state

A view reads an observable presenter, not an observed object.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

Properties with `@ObservedObject`, `@StateObject` and `@EnvironmentObject`.

It looks at files that import `RIBs` or `ModernRIBs`, and at all of an app on the framework's first versions.

## Why

An object that the view keeps is made anew or kept too long as SwiftUI pleases, and the screen shows an older state.

An `@Observable` presenter is kept by its interactor, and the view refers to it weakly.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

struct HomeView: View {
  @ObservedObject var model: HomeViewModel
  //                  ^^^^^ let the view hold an '@Observable' presenter weakly, since 'model' keeps its state alive
  @StateObject private var clock = Clock()
  //                       ^^^^^ let the view hold an '@Observable' presenter weakly, since 'clock' keeps its state alive
}
```

In an app on the framework's first versions the view itself need not import anything.

```swift no-fix
// --- HomeInteractor.swift
// napkin-lint:ignore file legacy-interactor-class -- other pages are about these
import napkin

final class HomeInteractor: PresentableInteractor<HomePresentable> {}

// --- HomeView.swift
import SwiftUI

struct HomeView: View {
  @ObservedObject var model: HomeViewModel
  //                  ^^^^^ let the view hold an '@Observable' presenter weakly, since 'model' keeps its state alive
}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

```swift
// --- HomeView.swift
import SwiftUI
import napkin

struct HomeView: View {
  weak var presenter: HomePresenter?

  var body: some View { Text("Home") }
}

// --- Settings.swift
struct Settings {
  var observedObject: Int
}
```

An object of Core Data, which only `@ObservedObject` observes.

```swift
// napkin-lint:ignore file legacy-import -- other pages are about these
import CoreData
import RIBs

final class Mission: NSManagedObject {}

struct MissionView: View {
  @ObservedObject var mission: Mission
}
```

## How to fix

Move the state into a presenter with `@Observable`, and give the view a weak reference to it.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-view-state -- moves in spring
import RIBs

struct HomeView: View {
  @ObservedObject var model: HomeViewModel
}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- Objects in the environment under another wrapper.
- Objects of Core Data, which nothing but `@ObservedObject` observes.
- A project of today: [no-observed-object](no-observed-object.md) reports it there.

## See also

- [weak-presenter-in-view](weak-presenter-in-view.md), how the view holds the presenter

"""##,
    "legacy-worker": ##"""
# legacy-worker

Work without a view runs in an interactor, not in a worker.

**Severity** warning · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

A class that inherits from `Worker`.

It looks at files that import `RIBs` or `ModernRIBs`, and at those of an app on the framework's first versions.

## Why

Nothing starts or stops a worker any more, so its work never begins, or it goes on after its interactor is gone.

A `task { }` is bound to its interactor as the worker was. What has a state of its own becomes a headless napkin.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class SyncWorker: Worker, SyncWorking {
//          ^^^^^^^^^^ start the work with 'task { }' or in a headless napkin, since nothing starts and stops a worker any more
  override func didStart(_ interactorScope: InteractorScope) {}
}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

```swift
// --- SyncInteractor.swift
import napkin

final actor SyncInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    task { print("syncing") }
  }
}

// --- Queue.swift
class Worker {}

final class ImageWorker: Worker {}
```

## How to fix

Move a loop into `task { }` in the interactor's `didBecomeActive`. Make a napkin without a view of what keeps state.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-worker -- moves in spring
import RIBs

final class SyncWorker: Worker {}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- Calls such as `worker.start(self)`, which go with the class.

## See also

- [task-in-did-become-active](task-in-did-become-active.md), which task it has to be

"""##,
    "legacy-workflow": ##"""
# legacy-workflow

A deep link is a row of awaited calls.

**Severity** warning · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

A class that inherits from `Workflow`.

It looks at files that import `RIBs` or `ModernRIBs`, and at those of an app on the framework's first versions.

## Why

There are no workflows, so a link that opened one opens the app and stops there.

A method that awaits one routing call after the other does the same, and its errors can be read.

## Examples

### Reported

```swift no-fix
// napkin-lint:ignore file legacy-import -- other pages are about these
import RIBs

final class OpenCartWorkflow: Workflow<RootActionableItem> {
//          ^^^^^^^^^^^^^^^^ await one routing call after the other, since workflows and their steps are gone
  init(url: URL) {
    super.init()
    self.onStep { $0.waitForLogin() }.commit()
  }
}
```

### Right

What it is written as today, and a look-alike in a project that uses neither framework.

```swift
// --- LinkInteractor.swift
import napkin

@MainActor
protocol LinkRouting: Routing, Sendable {
  func routeToCart() async
}

final actor LinkInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: LinkRouting?

  func wire(router: LinkRouting?) {
    self.router = router
  }

  func open() async {
    await router?.routeToCart()
  }
}

// --- Build.swift
class Workflow<Item> {}

final class ReleaseWorkflow: Workflow<String> {}
```

## How to fix

Write a headless napkin for links: its interactor waits for what it needs, and awaits the routing calls in turn.

## When to suppress it

While the feature waits for its migration. For a whole project, leave the rule out with `--skip`.

```swift
// napkin-lint:ignore file legacy-import, legacy-workflow -- moves in spring
import RIBs

final class OpenCartWorkflow: Workflow<RootActionableItem> {}
```

## What it does not see

- Code in files of other projects, which may use what they like.
- Tests and test doubles.
- The protocols of a workflow's steps, which go with it.

## See also

- [legacy-worker](legacy-worker.md), the other kind of work without a view

"""##,
    "lifecycle-hook-signature": ##"""
# lifecycle-hook-signature

The hooks are `func didBecomeActive() async` and `func willResignActive() async`, letter for letter.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

In an interactor, a function that looks like a hook and is none: it throws, has a result, parameters or generic
parameters, is static, stands in a constrained extension, or is misspelled by one or two letters. A hook that is called
but lacks `async` or has a `Void` result is an info.

## Why

The hook never runs: no stream is read, no listener is set, nothing is saved, and nothing says so.

The framework declares both hooks with an empty default. A near miss compiles beside that default without a warning, and
the default is what runs.

## Examples

### Reported

```swift no-fix
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async throws {}
  //   ^^^^^^^^^^^^^^^ 'didBecomeActive() async' is what the framework calls; one that throws never is

  func willResignActive() async -> Bool { true }
  //   ^^^^^^^^^^^^^^^^ 'willResignActive() async' is what the framework calls; one with a result never is
}

final actor CartInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive(animated: Bool = true) async {}
  //   ^^^^^^^^^^^^^^^ 'didBecomeActive() async' is what the framework calls; one with parameters never is

  func willResignActve() async {}
  //   ^^^^^^^^^^^^^^^ 'willResignActive' is what the framework calls; 'willResignActve' never runs
}
```

```swift no-fix
import napkin

final actor ListInteractor<Item>: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

extension ListInteractor where Item: Equatable {
  func didBecomeActive() async {}
  //   ^^^^^^^^^^^^^^^ 'didBecomeActive() async' is what the framework calls; one in a constrained extension never is
}
```

### Reported as an info, and repaired

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() {}
  //   ^^^^^^^^^^^^^^^ info: declare 'didBecomeActive' as 'async', as the framework does; without it nothing can be awaited

  func willResignActive() async -> Void {}
  //   ^^^^^^^^^^^^^^^^ info: leave out the result of 'willResignActive', which has none
}
```

```swift fixed
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {}

  func willResignActive() async {}
}
```

### Right

Hooks may stand in an extension without constraints. Other functions may have any name that the type itself calls, or
that a protocol asks for.

```swift
import napkin

public final actor HomeInteractor: Interactable {
  public nonisolated let lifecycle = InteractorLifecycle()

  public func didBecomeActive() async { willBecomeActive() }

  private func willBecomeActive() {}
}

extension HomeInteractor: HomePresentableListener {
  public func willResignActive() async {}

  func didResignActive() async {}
}

protocol HomePresentableListener: AnyObject, Sendable {
  func didResignActive() async
}
```

## How to fix

Write the hook as `func didBecomeActive() async`, and handle inside what made it differ.

Catch errors in the hook and show them. What the parameters carried belongs to the interactor's initializer. Move a hook
out of a constrained extension into the type.

## When to suppress it

When a function of such a name is called by code that the linter does not read.

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  // napkin-lint:ignore next lifecycle-hook-signature -- the scene's delegate calls it
  func didResignActive() async {}
}
```

## What it does not see

- A name that differs by more than two letters, such as `onActive`.
- Hooks of a type whose conformance to `Interactable` it does not see.
- A missing `async` next to `override` or a call of `super`: [legacy-lifecycle-super](legacy-lifecycle-super.md) reports
  all of it.

## See also

- [no-lifecycle-witness-override](no-lifecycle-witness-override.md), members that must not be declared at all
- [no-unbounded-await-in-lifecycle](no-unbounded-await-in-lifecycle.md), hooks that never return

"""##,
    "listener-declared-in": ##"""
# listener-declared-in

Each protocol of a napkin stands in the file of the part that needs it.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A listener, routing or presentable protocol outside the interactor's file, a presentable listener outside the view
controller's, a `ViewControllable` outside the router's, and a dependency, component or buildable outside the builder's.
Only where that file is there, in the same folder, and where no other file declares the name again.

## Why

A change reaches half of the parts: a second protocol for the same thing is written, because nobody found the first.

Who needs something says so in its own file: the interactor lists what it asks of its router, parent and presenter. One
file then holds all that one part depends on.

## Examples

### Reported

```swift
// --- Home/HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: HomeListener?
  weak var router: HomeRouting?
}

// --- Home/HomeRouter.swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}
//       ^^^^^^^^^^^ declare 'HomeRouting' in 'HomeInteractor.swift', where those who use it look for it

protocol HomeListener: AnyObject, Sendable {}
//       ^^^^^^^^^^^^ declare 'HomeListener' in 'HomeInteractor.swift', where those who use it look for it

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {}
```

### Right

The protocols with the interactor; a napkin in a single file; a component that no builder goes with; a sample whose
files declare again what they need of each other.

```swift
// --- Home/HomeInteractor.swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: HomeListener?
  weak var router: HomeRouting?
}

// --- Cart/Cart.swift
import napkin

@MainActor
protocol CartRouting: Routing, Sendable {}

final actor CartInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: CartRouting?
}

// --- App/AppComponent.swift
import napkin

final class AppComponent: Component<EmptyDependency>, @unchecked Sendable {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

// --- Samples/ClockInteractor.swift
import napkin

protocol ClockListener: AnyObject, Sendable {}

final actor ClockInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: ClockListener?
}

// --- Samples/ClockDependency.swift
protocol ClockListener: AnyObject, Sendable {}
```

## How to fix

Move the declaration into the file that the message names.

## When to suppress it

Where a protocol belongs to a module of its own, which other modules import.

```swift
// --- Home/HomeListener.swift
import napkin

// napkin-lint:ignore next listener-declared-in -- becomes a module of its own
protocol HomeListener: AnyObject, Sendable {}

// --- Home/HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: HomeListener?
}
```

## What it does not see

- Napkins whose files have other names or stand in several folders.
- Templates of Xcode, tests and test doubles, and names that are declared more than once.

## See also

- [file-name-matches-ring](file-name-matches-ring.md), where the types themselves stand

"""##,
    "listener-method-prefix": ##"""
# listener-method-prefix

A listener's methods begin with the name of the napkin that speaks.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A method of a child's listener protocol that does not begin with the protocol's own name and `Did` or `Will`. Both
`loggedOutDidTapLogin` and `loggedOutNapkinDidTapLogin` are right in `LoggedOutNapkinListener`.

## Why

The wrong screen is closed: a parent of two children has one `didFinish`, and both children call it.

A parent conforms to the listeners of all its children. With the child's name in front, their methods cannot meet, and
the parent's code says who spoke.

## Examples

### Reported

```swift
import napkin

protocol HomeListener: AnyObject, Sendable {
  func didFinish() async
  //   ^^^^^^^^^ begin 'didFinish' with 'homeDid', so that a parent of several children knows whose it is
  func close() async
  //   ^^^^^ begin 'close' with 'homeDid', so that a parent of several children knows whose it is
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: HomeListener?
}
```

### Right

Names that say who speaks, and what a view tells its own interactor.

```swift
import napkin

protocol HomeNapkinListener: AnyObject, Sendable {
  func homeDidFinish() async
  func homeNapkinDidTapCart() async
  func homeWillClose() async
}

protocol HomeNapkinPresentableListener: AnyObject, Sendable {
  func didTapCart() async
}

@MainActor
protocol HomeNapkinPresentable: Presentable, Sendable {
  var listener: HomeNapkinPresentableListener? { get set }
}

final actor HomeNapkinInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: HomeNapkinListener?
}
```

## How to fix

Rename the method in the protocol, in the parents that conform to it and where the child calls it.

## When to suppress it

Where one protocol is the listener of several napkins on purpose.

```swift
import napkin

protocol StepListener: AnyObject, Sendable {
  // napkin-lint:ignore next listener-method-prefix -- each step of the row calls it
  func finishRow() async
}

final actor StepInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: StepListener?
}
```

## What it does not see

- Protocols whose names do not end with `Listener`.
- A protocol that views call as well.
- Tests and test doubles.

## See also

- [presentable-listener-method-name](presentable-listener-method-name.md), the names of the other listener's methods
- [listener-methods-async](listener-methods-async.md), what else they share

"""##,
    "listener-methods-async": ##"""
# listener-methods-async

What a child asks of its listener is async methods, and nothing else.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

In the protocol of an interactor's `listener`, or of a `withListener` parameter: methods that are not async, and
properties. Async methods that throw or return something are reported as an info. In an interactor: a `nonisolated`
method of such a protocol that answers in a `Task`.

## Why

A parent that must answer at once does it outside its actor in a `Task`, and tasks overtake: "closed" comes before
"paid".

The parent is an actor. A synchronous requirement can be fulfilled only by a `nonisolated` method, which cannot touch
the parent's state and therefore starts a task for it; two events in a row are two tasks, whose order nobody promises.
An async method is called in order, and the child goes on when the parent has heard.

Errors and results turn an event into a question. The child then depends on what its parent makes of it.

## Examples

### Reported

```swift
import napkin

protocol CartListener: AnyObject, Sendable {
  func cartDidPay(_ amount: Int)
  //   ^^^^^^^^^^ make 'cartDidPay' async, or the parent can answer only outside its actor, in a 'Task'
  var customerName: String { get }
  //  ^^^^^^^^^^^^ ask with an async method instead of 'customerName', which no actor can answer at once
  func cartDidClose() async throws
  //   ^^^^^^^^^^^^ info: let 'cartDidClose' not throw: it tells of an event, and the child cannot handle the parent's errors
  func cartMayClose() async -> Bool
  //   ^^^^^^^^^^^^ info: let 'cartMayClose' return nothing: a child that waits for an answer depends on who its parent is
}

final actor CartInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: CartListener?
}
```

### Reported across files

```swift
// --- CartListener.swift
protocol CartListener: AnyObject, Sendable {
  func cartDidPay()
  //   ^^^^^^^^^^ make 'cartDidPay' async, or the parent can answer only outside its actor, in a 'Task'
}

// --- CartBuilder.swift
import napkin

protocol CartBuildable: Buildable {
  @MainActor func build(withListener listener: CartListener) async -> ViewableRouting
  //                                           ^^^^^^^^^^^^ note: 'CartListener' is the type of a listener here
}
```

### Right

```swift
import napkin

protocol CartListener: AnyObject, Sendable {
  func cartDidPay(_ amount: Int) async
  func cartDidClose() async -> Void
}

final actor CartInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: CartListener?

  func didTapPay() async {
    await listener?.cartDidPay(42)
  }
}

final actor ShopInteractor: Interactable, CartListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private var total = 0

  func cartDidPay(_ amount: Int) async {
    total += amount
  }

  func cartDidClose() async {}
}
```

## How to fix

Write `async` behind the parameters, drop `nonisolated` from the parent's method and move what its `Task` did into it.

A value that the child needs belongs into what it is built with, or into a service that both know. Instead of asking
whether it may close, a child tells that it wants to, and the parent detaches it or not.

## When to suppress it

Where a parent is known not to be an interactor, and to answer at once.

```swift
import napkin

protocol LogListener: AnyObject, Sendable {
  // napkin-lint:ignore next listener-methods-async -- the parent writes into a lock-free buffer
  func log(_ line: String)
}

final actor LogInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: LogListener?
}
```

## What it does not see

- Methods that the listener protocol inherits from another module's protocol.
- A `nonisolated` method that starts its task in another method.

## See also

- [listener-protocol-shape](listener-protocol-shape.md), for the protocol itself
- [presentable-listener-shape](presentable-listener-shape.md), for the one between a view and its interactor
- [routing-methods-async](routing-methods-async.md), for the way to the router

"""##,
    "listener-protocol-shape": ##"""
# listener-protocol-shape

The protocol by which a child speaks to its parent refines `AnyObject` and `Sendable`.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A protocol that is the type of an interactor's `listener`, or of a `withListener` parameter, and that lacks `AnyObject`
or `Sendable`.

## Why

A listener that cannot be weak is held strongly, and then parent and child keep each other alive for good.

`weak` needs a type that only classes and actors have: `AnyObject`. The call goes from the child's actor to the
parent's, which needs `Sendable`. Leave out the first, and the quick way to make the feature compile is to delete
`weak`.

## Examples

### Reported and repaired

```swift
import napkin

protocol ProfileListener: AnyObject {
//       ^^^^^^^^^^^^^^^ let 'ProfileListener' refine 'Sendable', or the child's interactor cannot call it
  func profileDidFinish() async
}

protocol CartListener {
//       ^^^^^^^^^^^^ let 'CartListener' refine 'AnyObject' and 'Sendable', or the child's interactor cannot hold it weakly and call it
  func cartDidPay() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: ProfileListener?
}

protocol CartBuildable: Buildable {
  @MainActor func build(withListener listener: CartListener) async -> ViewableRouting
}
```

```swift fixed
import napkin

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

protocol CartListener: AnyObject, Sendable {
  func cartDidPay() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: ProfileListener?
}

protocol CartBuildable: Buildable {
  @MainActor func build(withListener listener: CartListener) async -> ViewableRouting
}
```

### Reported across files

```swift
// --- ProfileListener.swift
public protocol ProfileListener: Sendable {
//              ^^^^^^^^^^^^^^^ let 'ProfileListener' refine 'AnyObject', or the child's interactor cannot hold it weakly
  func profileDidFinish() async
}

// --- ProfileInteractor.swift
import napkin

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: ProfileListener?
  //                 ^^^^^^^^^^^^^^^ note: 'ProfileListener' is the type of a listener here
}
```

### Right

Either may come from what the protocol refines. Protocols of other listeners are not meant.

```swift
import napkin

protocol FeatureListener: AnyObject, Sendable {}

protocol ProfileListener: FeatureListener {
  func profileDidFinish() async
}

protocol CartListener: Actor {
  func cartDidPay() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: (any ProfileListener)?
}

final actor CartInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: CartListener?
}

protocol DownloadListener {
  func didLoad(_ bytes: Int)
}
```

## How to fix

Let the protocol refine both: `protocol ProfileListener: AnyObject, Sendable`.

`--fix` appends what is missing. Parents that are interactors have both already; an app's own listener object is a
final class, which becomes `Sendable` by constant properties or, where it has none, by the word alone.

## When to suppress it

Where a listener never leaves the actor of the child.

```swift
import napkin

// napkin-lint:ignore next listener-protocol-shape -- handed in and called on one actor only
protocol ScriptListener: AnyObject {
  func scriptDidEnd() async
}

final actor ScriptInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var listener: ScriptListener?
}
```

## What it does not see

- A protocol that also refines one from a module that was not linted.
- A listener protocol that no interactor, buildable or builder names.

## See also

- [weak-listener](weak-listener.md), which `AnyObject` makes possible
- [listener-methods-async](listener-methods-async.md), for the methods
- [presentable-listener-shape](presentable-listener-shape.md), for the protocol between a view and its interactor

"""##,
    "napkin-infix": ##"""
# napkin-infix

A part of a napkin has `Napkin` in its name.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

Interactors, routers, builders, presenters and view controllers of a napkin whose names lack `Napkin` before their
last part. No profile turns the rule on: the framework's documents do without the word, its example app has it.

## Why

A wrong screen is changed: a search for `LoggedOut` finds services, tests and texts along with the napkin.

A search for `LoggedOutNapkin` finds the napkin's parts and nothing else.

## Examples

### Reported

```swift
import napkin

final actor HomeInteractor: Interactable {
//          ^^^^^^^^^^^^^^ name it 'HomeNapkinInteractor', so that a search for the napkin finds its parts and nothing else
  nonisolated let lifecycle = InteractorLifecycle()
}

@MainActor
final class HomeRouter: Router<HomeInteractor> {}
//          ^^^^^^^^^^ name it 'HomeNapkinRouter', so that a search for the napkin finds its parts and nothing else
```

### Right

```swift
import napkin

final actor HomeNapkinInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

@MainActor
final class HomeNapkinRouter: Router<HomeNapkinInteractor> {}

final class AppComponent: Component<EmptyDependency>, @unchecked Sendable {}
```

## How to fix

Rename the type, its protocols and its file.

## When to suppress it

Where a name is published and others depend on it.

```swift
import napkin

// napkin-lint:ignore next napkin-infix -- the plug-ins know it by this name
final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

## What it does not see

- Types whose names do not end with what they are, which [interactor-suffix](interactor-suffix.md) reports.
- Protocols, components and views, which follow the other names.
- Tests and test doubles.

## See also

- [file-name-matches-ring](file-name-matches-ring.md), the file that goes with the name

"""##,
    "no-custom-global-actor": ##"""
# no-custom-global-actor

State belongs to an actor of its own, not to a global actor of the app's.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A declaration with `@globalActor`, and classes and actors that are bound to one.

## Why

All that carries the attribute takes turns on one actor, so a slow search in one feature holds up a tap in another.

A global actor looks like a way to keep the base classes that actors do not have. It costs more than it gives: nothing
but `MainActor` is treated specially by Swift, so each call between such an actor and a view, a delegate or an
Objective-C method has to hop by hand. An interactor that is an actor waits only for itself.

## Examples

### Reported

```swift
import napkin

@globalActor
actor FeatureActor {
//    ^^^^^^^^^^^^ give state an actor of its own: whatever joins 'FeatureActor' waits for all the rest of it
  static let shared = FeatureActor()
}

@FeatureActor
 //^^^^^^^^^^ keep 'SearchEngine' off 'FeatureActor', or it waits for all else there
final class SearchEngine {
  var results: [String] = []
}
```

### Reported across files

```swift
// --- SearchEngine.swift
@Engines.Queue final class SearchEngine {
//       ^^^^^ keep 'SearchEngine' off 'Queue', or it waits for all else there
  var results: [String] = []
}

// --- Engines.swift
import napkin

enum Engines {
  @globalActor final actor Queue {
  //                       ^^^^^ give state an actor of its own: whatever joins 'Queue' waits for all the rest of it
  //                       ^^^^^ note: 'Queue' is a global actor by this declaration
    static let shared = Queue()
  }
}
```

### Right

```swift
import napkin

actor SearchEngine {
  var results: [String] = []
}

@MainActor
final class SearchField {
  var text = ""
}

final actor SearchInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let engine: SearchEngine

  init(engine: SearchEngine) {
    self.engine = engine
  }
}
```

## How to fix

Make each type that keeps state an actor, and let its callers `await` it.

Several types that must change together belong into one actor that keeps them all; a connection to a database is such
an actor, and its rows are values.

## When to suppress it

Where a library that is not thread-safe has to be used from one place in the whole app.

```swift
import napkin

// napkin-lint:ignore next no-custom-global-actor -- the C library allows one thread, whoever calls it
@globalActor
actor ArchiveActor {
  static let shared = ArchiveActor()
}
```

## What it does not see

- A global actor that another module declares.
- Functions, properties and closures that are bound to a global actor one by one.

## See also

- [interactor-not-main-actor](interactor-not-main-actor.md), the one global actor there is, and why not that either
- [interactor-is-final-actor](interactor-is-final-actor.md), the shape that napkin has instead

"""##,
    "no-lifecycle-internals": ##"""
# no-lifecycle-internals

An interactor is asked for `task`, `isActive` and `isActiveStream`, not its lifecycle.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

`lifecycle.register`, `lifecycle.isActive` and `lifecycle.isActiveStream`, in the interactor itself or of another one.

## Why

Work that others register in a lifecycle goes on when the interactor believes to be done, and nobody finds who began it.

The lifecycle is the framework's own state behind the interactor. Each of these members exists on the interactor as
well, where it is documented, searchable, and replaced in a test double. Whoever goes past it depends on how the
framework is built inside.

## Examples

### Reported and repaired

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    lifecycle.register { await self.refresh() }
    //        ^^^^^^^^ ask the interactor itself for 'task', and leave its lifecycle to the framework
    self.lifecycle.register(priority: .low) { await self.refresh() }
    //             ^^^^^^^^ ask the interactor itself for 'task', and leave its lifecycle to the framework
  }

  private func refresh() async {}
}
```

```swift fixed
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    task { await self.refresh() }
    self.task(priority: .low) { await self.refresh() }
  }

  private func refresh() async {}
}
```

### Reported, to be repaired by hand

`isActive` of an interactor is read with `await`.

```swift no-fix
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didTapRefresh() async {
    guard lifecycle.isActive else { return }
    //              ^^^^^^^^ ask the interactor itself for 'isActive', and leave its lifecycle to the framework
  }
}

struct Monitor {
  let home: HomeInteractor

  func watch() async {
    for await isActive in home.lifecycle.isActiveStream { print(isActive) }
    //                                   ^^^^^^^^^^^^^^ ask the interactor itself for 'isActiveStream', and leave its lifecycle to the framework
  }
}
```

### Right

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    task { await self.refresh() }
  }

  func didTapRefresh() async {
    guard await isActive else { return }
    await refresh()
  }

  private func refresh() async {}
}

struct Monitor {
  let home: any InteractorScope

  func watch() async {
    for await isActive in home.isActiveStream { print(isActive) }
  }
}
```

## How to fix

Write `task` for `lifecycle.register`, and take `isActive` and `isActiveStream` from the interactor.

`--fix` does the first. Whoever only watches another feature needs no interactor: `any InteractorScope` is enough.

## When to suppress it

In code that extends the framework, such as a variant of `task` for all interactors of an app.

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  nonisolated func slowly(_ work: @escaping @Sendable () async -> Void) {
    // napkin-lint:ignore next no-lifecycle-internals -- kept beside the framework's own 'task' on purpose
    lifecycle.register(priority: .background, work)
  }
}
```

## What it does not see

- A lifecycle that was given to a local or to another type under a different name.
- Extensions of `Interactable` itself.

## See also

- [no-manual-activation](no-manual-activation.md), `lifecycle.activate(invoking:)` among it
- [bound-task-outside-scope](bound-task-outside-scope.md), work that is registered too early

"""##,
    "no-lifecycle-witness-override": ##"""
# no-lifecycle-witness-override

An interactor does not declare `activate`, `deactivate`, `isActive`, `isActiveStream` or `task` of its own.

**Severity** error · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

In an interactor or an extension of it, a method `activate()` or `deactivate()`, a property `isActive` or
`isActiveStream`, and a method `task` that takes a closure as the framework's does.

## Why

The router calls the interactor's own `activate`, and the hooks of the framework never run again.

These are the framework's default implementations. A member of the same name takes their place without a warning: with
an own `deactivate` no task is cancelled, with an own `isActive` everybody who asks hears a state that nothing sets, and
with an own `task` work that looks bound goes on after the feature is gone.

## Examples

### Reported

```swift
import napkin

final actor PlayerInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private(set) var isActive = false
  //               ^^^^^^^^ 'isActive' replaces the framework's own, so others hear of a state that the router does not set

  func activate() async { isActive = true }
  //   ^^^^^^^^ 'activate' replaces the framework's own, so 'didBecomeActive' is never called

  func deactivate() async { isActive = false }
  //   ^^^^^^^^^^ 'deactivate' replaces the framework's own, so 'willResignActive' is never called and no 'task' is cancelled
}

extension PlayerInteractor {
  nonisolated var isActiveStream: AsyncStream<Bool> { AsyncStream { nil } }
  //              ^^^^^^^^^^^^^^ 'isActiveStream' replaces the framework's own, so others hear of changes that the router does not make

  private func task(_ work: @escaping @Sendable () async -> Void) {
    //         ^^^^ 'task' replaces the framework's own, so its work goes on after the feature is detached
    Task { await work() } // unbound
  }
}
```

### Right

Other members may be called alike: with parameters, or in types that are no interactors.

```swift
import napkin

final actor PlayerInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let player = Player()
  private var isPlaying = false

  func didBecomeActive() async { isPlaying = true }

  func activate(_ player: Player) async {}

  func task(withID id: Int) -> String { "\(id)" }

  static let isActive = true
}

actor Player {
  var isActive = false

  func activate() async { isActive = true }
}
```

## How to fix

Move the code to `didBecomeActive` or `willResignActive`, and give a state of your own a name of its own.

`isPlaying`, `isSubscribed` and `start()` collide with nothing.

## When to suppress it

When an interactor is taken out of the lifecycle on purpose, and no router attaches it.

```swift
import napkin

final actor TracedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  // napkin-lint:ignore next no-lifecycle-witness-override -- a stand-in that only prints what happens to it
  func activate() async {
    print("activate")
  }
}
```

## What it does not see

- A protocol of the app's own that declares such a member for several interactors in an extension.
- Test doubles, which may answer as they like.

## See also

- [lifecycle-hook-signature](lifecycle-hook-signature.md), the members that an interactor does declare
- [no-manual-activation](no-manual-activation.md), calling these methods

"""##,
    "no-manual-activation": ##"""
# no-manual-activation

Only the framework calls `activate` and `deactivate`.

**Severity** error · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A call of `activate()` or `deactivate()` on an interactor: on itself, on a property, local or parameter that is typed as
one or takes its value from one that is, or on what is called `interactor` or `interactable`. Also
`lifecycle.activate(invoking:)` and its counterpart.

## Why

The interactor works while its router is not in the tree, or sits in the tree and no longer works.

`attachChild` does three things in order: it adds the router, activates the interactor, loads the router. Somebody who
does the second alone gets a feature that runs and reacts and that no detach will ever end, or one that is shown and is
dead to every tap. Called from inside a hook it enters the lifecycle a second time.

## Examples

### Reported

```swift
import napkin

final actor CheckoutInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didTapDone() async {
    await deactivate()
    //    ^^^^^^^^^^ only the router deactivates 'CheckoutInteractor'; let the parent detach it, or its router stays attached
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor> {
  private let checkout: CheckoutInteractor

  init(interactor: HomeInteractor, checkout: CheckoutInteractor) {
    self.checkout = checkout
    super.init(interactor: interactor)
  }

  func routeToCheckout(_ child: Routing) async {
    await checkout.activate()
    //             ^^^^^^^^ attach the router with 'attachChild'; by hand the interactor is active and its router is not in the tree
    await child.interactable.activate()
    //                       ^^^^^^^^ attach the router with 'attachChild'; by hand the interactor is active and its router is not in the tree
  }

  func leave(_ child: Routing) async {
    await child.interactable.deactivate()
    //                       ^^^^^^^^^^ detach the router with 'detachChild'; by hand the interactor is off and its router stays in the tree
  }
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

### Right

```swift
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor> {
  func routeToCheckout(_ checkout: Routing) async {
    await attachChild(checkout)
  }

  func leave(_ checkout: Routing) async {
    await detachChild(checkout)
  }
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let audio = AudioSession()

  func didTapPlay() async {
    await audio.activate()
  }
}

actor AudioSession {
  func activate() {}
}
```

Something has to begin at the root of the tree: a function that loads a router may activate its interactor.

```swift
import napkin

struct Program {
  static func run(_ root: Routing) async {
    await root.interactable.activate()
    await root.load()
  }
}
```

## How to fix

Attach and detach the feature's router, and leave the rest to it.

An interactor that is done says so to its listener; the parent asks its own router to detach. A feature without a view
has a router as well.

## When to suppress it

In a harness that runs an interactor without a tree and is not recognised as a test.

```swift
import napkin

struct Harness {
  func run(_ interactor: some Interactable) async {
    // napkin-lint:ignore next no-manual-activation -- a harness without routers
    await interactor.activate()
  }
}
```

## What it does not see

- Calls in tests, previews, doubles, app delegates, `main.swift`, and routers that are written by hand: they may.
- An interactor under another name whose type is not written where the linter can read it.

## See also

- [no-lifecycle-witness-override](no-lifecycle-witness-override.md), interactors that declare these methods
- [no-lifecycle-internals](no-lifecycle-internals.md), the lifecycle's other members

"""##,
    "no-manual-task-bookkeeping": ##"""
# no-manual-task-bookkeeping

What `task` starts is not kept and cancelled by hand.

**Severity** info · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A property of an interactor that only keeps what `task` returns, and that `willResignActive` cancels.

## Why

The feature does not break; the next one does, when somebody copies the pattern and forgets the line that cancels.

The lifecycle cancels everything that `task` started, right after `willResignActive`. A property and a line for each of
them is teardown that has to be kept complete by hand, and it hides the cases that do need a handle: work that is
cancelled and started again.

## Examples

### Reported

```swift
import napkin

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private var observation: Task<Void, Never>?
  //          ^^^^^^^^^^^ info: 'task' ends with the attach by itself, so 'observation' and its 'cancel' can go
  private var tasks: [Task<Void, Never>] = []
  //          ^^^^^ info: 'task' ends with the attach by itself, so 'tasks' and its 'cancel' can go

  func didBecomeActive() async {
    observation = task { await self.observe() }
    tasks.append(task { await self.observe() })
  }

  func willResignActive() async {
    observation?.cancel()
    //           ^^^^^^ note: cancelled by hand here
    observation = nil
    tasks.forEach { $0.cancel() }
    //                 ^^^^^^ note: cancelled by hand here
    tasks.removeAll()
  }

  private func observe() async {}
}
```

### Right

```swift
import napkin

final actor SearchInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private var search: Task<Void, Never>?

  func didBecomeActive() async {
    task { await self.observe() }
  }

  func didType(_ text: String) async {
    search?.cancel()
    search = task { await self.find(text) }
  }

  func willResignActive() async {
    search?.cancel()
  }

  private func observe() async {}
  private func find(_ text: String) async {}
}
```

## How to fix

Delete the property, the assignment and the `cancel`.

## When to suppress it

When the work has to be over before the hook goes on.

```swift
import napkin

final actor RecorderInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let file = RecordingFile()
  // napkin-lint:ignore next no-manual-task-bookkeeping -- the file is closed only when nobody writes any more
  private var recording: Task<Void, Never>?

  func didBecomeActive() async {
    recording = task { await self.file.record() }
  }

  func willResignActive() async {
    recording?.cancel()
    await file.close()
  }
}
```

## What it does not see

- Handles that are read or cancelled anywhere else: they may be needed.
- Bookkeeping of tasks that were started with `Task`, which other rules report.

## See also

- [unbound-task-in-interactor](unbound-task-in-interactor.md), tasks that do need a handle, because they are not bound

"""##,
    "no-observed-object": ##"""
# no-observed-object

Views and presenters share state by `@Observable`, not by `ObservableObject`.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`@ObservedObject`, `@StateObject`, `@EnvironmentObject` and `.environmentObject(...)` in a view or a view controller of
a napkin, and `ObservableObject` or `@Published` in its presenter or its view controller.

## Why

The state lives outside the napkin: its interactor neither fills nor ends it, and a missing object stops the app.

A `@StateObject` lives as long as SwiftUI likes, not as long as the napkin is active. An `@EnvironmentObject` that
nobody has set is a crash at the first drawing, in whatever screen forgot it. And an `ObservableObject` draws all views
again that look at it, whichever of its properties changed.

## Examples

### Reported

```swift no-fix
import SwiftUI
import napkin

protocol HomePresentableListener: AnyObject, Sendable {}

struct HomeView: View {
  weak var listener: HomePresentableListener?
  @StateObject private var model = HomeModel()
   //^^^^^^^^^ show what the '@Observable' presenter holds instead of '@StateObject', which no interactor knows of
  @ObservedObject var session: Session
   //^^^^^^^^^^^^ show what the '@Observable' presenter holds instead of '@ObservedObject', which no interactor knows of
  @EnvironmentObject private var theme: Theme
   //^^^^^^^^^^^^^^^ show what the '@Observable' presenter holds, or 'HomeView' stops the app where nobody has set the object

  var body: some View {
    Text(model.title)
      .environmentObject(session)
       //^^^^^^^^^^^^^^^ hand values on by an initializer or a presenter, or a view that misses the object stops the app
  }
}
```

### Reported in a presenter

```swift no-fix
import UIKit
import napkin

@MainActor
final class HomePresenter: Presenter<HomeViewController>, ObservableObject {
//                                                        ^^^^^^^^^^^^^^^^ mark 'HomePresenter' '@Observable' instead of 'ObservableObject', or each change draws all its views again
  @Published var name = ""
}

final class CartViewController: UIViewController, ViewControllable {
  @Published var total = 0
   //^^^^^^^ mark 'CartViewController' '@Observable' instead of the property '@Published', or each change draws all its views again
}
```

### Right

The presenter is observable, and the view knows it. `@State` keeps what only the view is concerned with.

```swift
import SwiftUI
import napkin

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var name = ""
}

struct HomeView: View {
  weak var presenter: HomePresenter?
  @State private var isExpanded = false

  var body: some View {
    Text(presenter?.name ?? "")
  }
}
```

### Right, since it is not of a napkin

A sheet that no router shows may share its state as it likes.

```swift
import SwiftUI
import napkin

struct ColorSheet: View {
  @StateObject private var palette = Palette()
  @EnvironmentObject private var theme: Theme

  var body: some View {
    ColorList(palette: palette)
  }
}
```

## How to fix

Move the state to the presenter, mark that `@Observable`, and let the interactor set it.

What comes from a service, the interactor reads in `task` and hands to the presenter. What belongs to the view alone,
such as whether a row is open, is `@State`.

## When to suppress it

Where a view shows the object of a library that knows nothing else.

```swift
import SwiftUI
import napkin

protocol MapPresentableListener: AnyObject, Sendable {}

struct MapScreen: View {
  weak var listener: MapPresentableListener?
  // napkin-lint:ignore next no-observed-object -- the vendor's camera is an ObservableObject
  @StateObject private var camera = VendorCamera()

  var body: some View {
    VendorMap(camera: camera)
  }
}
```

## What it does not see

- Views that know neither a presenter nor a listener, and that no hosting controller of a napkin shows.
- Objects of a view model that the view keeps in a plain property.
- Code on Uber's RIBs or the framework's first versions: [legacy-view-state](legacy-view-state.md) reports it.

## See also

- [presenter-observable](presenter-observable.md)

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
    "no-shared-async-stream": ##"""
# no-shared-async-stream

A service makes a new `AsyncStream` for each reader.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

An `AsyncStream` or `AsyncThrowingStream` that a service stores where others can reach it, or hands out by a property or
a function that returns the stored one; and a `static` one in any type. Services are the types that dependencies and
components hand out and that interactors keep.

## Why

Two napkins that read one stream get some of the values each, and neither gets all.

An `AsyncStream` has one buffer, and each value goes to whoever asks next. With one screen the app works. With a second
reader, or after the first one was detached and attached again, updates are missing or the loop ends at once: a stream
whose reader was cancelled is finished for good.

## Examples

### Reported

```swift no-fix
import napkin

protocol HomeDependency: Dependency {
  var users: UserService { get }
}

actor UserService {
  nonisolated let names: AsyncStream<String>
  //              ^^^^^ make a new stream for each reader of 'names', or two readers share its values among them
  private let (stored, continuation) = AsyncStream<Int>.makeStream()
  static let errors = AsyncThrowingStream<Int, Error> { $0.finish() }
  //         ^^^^^^ make a new stream for each reader of 'errors', or two readers share its values among them

  nonisolated var ages: AsyncStream<Int> { stored }
  //              ^^^^ make a new stream for each reader of 'ages', or two readers share its values among them

  func agesAgain() -> AsyncStream<Int> {
  //   ^^^^^^^^^ make a new stream for each reader of 'agesAgain', or two readers share its values among them
    return self.stored
  }

  init(names: AsyncStream<String>) {
    self.names = names
  }
}
```

### Right

Each call makes a stream and notes its continuation. What is private has one reader, the service itself.

```swift
import napkin

protocol HomeDependency: Dependency {
  var users: UserService { get }
}

actor UserService {
  private let changes: AsyncStream<String>
  private var readers: [Int: AsyncStream<String>.Continuation] = [:]

  init(changes: AsyncStream<String>) {
    self.changes = changes
  }

  func names() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let id = readers.count
    readers[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(id) }
    }
    return stream
  }

  nonisolated var ticks: AsyncStream<Int> {
    AsyncStream { $0.finish() }
  }

  private func forget(_ id: Int) {
    readers[id] = nil
  }
}
```

## How to fix

Make the stream in the function that hands it out, keep its continuation, and yield each value to all of them.

In `onTermination` take the continuation out again, so that readers that have gone are forgotten.

## When to suppress it

Where there is one reader for as long as the app runs.

```swift
import napkin

protocol RootDependency: Dependency {
  var links: LinkService { get }
}

struct LinkService: Sendable {
  // napkin-lint:ignore next no-shared-async-stream -- only the root interactor reads it, and it never ends
  let links: AsyncStream<String>
}
```

## What it does not see

- A stream in a type that no dependency, component or interactor of the project names.
- A getter that does more than to return the stored stream.
- Streams of other modules, some of which serve many readers.

## See also

- [stream-loop-needs-task](stream-loop-needs-task.md), how a stream is read

"""##,
    "no-singletons-in-napkins": ##"""
# no-singletons-in-napkins

Interactors, routers and components get what they use through their dependency.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`X.shared`, `X.default` or `X.current` of a class or an actor, in an interactor, a router or a component. The root
component is where such objects enter the tree, and is left alone.

## Why

Tests reach the real server, and two features change the same state behind each other's back.

What a feature uses stands in its dependency protocol, so that a parent can decide and a test can replace it. An
object that is fetched from a type is in nobody's protocol.

## Examples

### Reported

```swift
import napkin

actor Tracker {
  static let shared = Tracker()
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didTapBuy() async {
    await Tracker.shared.note("buy")
    //    ^^^^^^^ take 'Tracker.shared' through the 'Dependency', or tests of the interactor use the real one
  }
}

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {
  var images: ImageCache { ImageCache.shared }
  //                       ^^^^^^^^^^ take 'ImageCache.shared' through the 'Dependency', or tests of the component use the real one
}
```

### Right

```swift
import Foundation
import napkin

enum Theme {
  static let current = Theme.light
  case light
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let tracker: Tracker

  init(tracker: Tracker) {
    self.tracker = tracker
  }

  func didTapBuy() async {
    await tracker.note("buy")
    await tracker.note(Theme.current)
    NotificationCenter.default.post(name: .bought, object: nil)
  }
}

final class AppComponent: Component<EmptyDependency>, HomeDependency, @unchecked Sendable {
  var images: ImageCache { ImageCache.shared }
  var feed: FeedService { shared { FeedService() } }

  init() {
    super.init(dependency: EmptyComponent())
  }
}
```

## How to fix

Ask for the object in the feature's `Dependency` protocol, and let the root component provide the singleton.

## When to suppress it

Where the object is as global as the process, such as its log.

```swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  func didBecomeActive() async {
    // napkin-lint:ignore next no-singletons-in-napkins -- the log of the process
    Log.shared.write("home is active")
  }
}
```

## What it does not see

- Singletons by other names, and global variables.
- `URLSession.shared`, `UIApplication.shared`, `NotificationCenter.default` and `MainActor.shared`, which are the
  system's own.
- `default` and `current` of types that no linted file declares: most of them are values.

## See also

- [root-component-terminates](root-component-terminates.md), where singletons may stand

"""##,
    "no-unbounded-await-in-lifecycle": ##"""
# no-unbounded-await-in-lifecycle

A lifecycle hook returns: it starts endless work with `task` and does not wait for it.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A loop that may never end and that a hook waits for: `for await`, `while let … = await ….next()`, `while true`,
`while !Task.isCancelled`. The hooks are an interactor's `didBecomeActive` and `willResignActive`, a router's `didLoad`
and a builder's `build`, and with them the methods of the same type that they call, and the task groups and `async let`s
that they wait for. A loop that visibly ends is a warning; one that takes a single element is an info.

## Why

The screen never comes, because `attachChild` waits for `didBecomeActive`, which waits for a stream that does not end.

The child is half attached: its interactor is active, its router is never loaded and its view is never shown. The
parent's route method hangs at the same place, so what stands behind it never runs either. In `willResignActive` the
same loop keeps a feature from going away.

## Examples

### Reported and repaired

```swift
import napkin

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let feed = FeedService()

  func didBecomeActive() async {
    for await post in await self.feed.posts() {
    //^ 'attachChild' waits for this loop, so 'FeedInteractor' is never loaded or shown; run it in 'task'
      await self.show(post)
    }
  }

  private func show(_ post: Post) async {}
}
```

```swift fixed
import napkin

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let feed = FeedService()

  func didBecomeActive() async {
    task {
      for await post in await self.feed.posts() {
        await self.show(post)
      }
    }
  }

  private func show(_ post: Post) async {}
}
```

### Reported, to be repaired by hand

It does not matter how the hook comes to wait: itself, in a task group, for an `async let`, or in another method.

```swift no-fix
import napkin

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let feed = FeedService()
  private var posts: [Post] = []

  func didBecomeActive() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        while !Task.isCancelled { await self.refresh() }
        //^^^ 'attachChild' waits for this loop, so 'FeedInteractor' is never loaded or shown; run it in 'task'
      }
    }
    await collect()
    //    ^^^^^^^ note: called from 'didBecomeActive' here
  }

  func willResignActive() async {
    while true {
    //^^^ 'detachChild' waits for this loop, so 'FeedInteractor' never goes away; leave it to a service
      await feed.drain()
    }
  }

  private func collect() async {
    for await post in await feed.posts() {
    //^ 'attachChild' waits for this loop, so 'FeedInteractor' is never loaded or shown; run it in 'task'
      posts.append(post)
    }
  }

  private func refresh() async {}
}
```

Routers and builders are awaited as well.

```swift no-fix
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor> {
  private let session = Session()

  override func didLoad() async {
    await super.didLoad()
    for await user in session.users() {
    //^ 'attachChild' waits for this loop, so what attaches 'HomeRouter' never goes on; run it in the interactor's 'task'
      print(user)
    }
  }
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

### Reported mildly

These end, and still hold up the attach for as long as they last.

```swift no-fix
import napkin

final actor ImportInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let link = Link()

  func didBecomeActive() async {
    for await line in link.file.lines { store(line) }
    //^ warning: 'attachChild' waits until this loop ends; run it in 'task'
    for await state in link.states() {
    //^ warning: 'attachChild' waits until this loop ends; run it in 'task'
      if state.isOpen { break }
    }
    for await user in link.users() {
    //^ info: 'attachChild' waits here for the first element; run it in 'task'
      store(user.name)
      break
    }
  }

  private func store(_ text: String) {}
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
    await withTaskGroup(of: Void.self) { group in
      for page in 1...3 { group.addTask { await self.load(page) } }
      for await _ in group {}
    }
  }

  private func load(_ page: Int) async {}
}

protocol FeedPresentable: Presentable, Sendable {
  func show(_ posts: [Post]) async
}
```

## How to fix

Put the loop into `task { }`, with `self.` and `await` before what belongs to the interactor.

`--fix` does so where the loop would compile as it stands. Where the attach has to wait for the first value, take that
value alone: `await stream.first { _ in true }`. A router has no `task`: its interactor reads the stream and asks the
router for a route.

## When to suppress it

When the stream is known to end, such as one that a test or a demo feeds.

```swift
import napkin

final actor DemoInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let script = DemoScript()

  func didBecomeActive() async {
    // napkin-lint:ignore next no-unbounded-await-in-lifecycle -- the script has five steps
    for await step in script.steps() { print(step) }
  }
}
```

## What it does not see

- A method of another type that waits for a stream: `await service.run()`.
- A loop more than three calls away from the hook, or in a closure that is handed to somebody else.
- Loops with another condition: `while isOn { await poll() }`.

## See also

- [stream-loop-needs-task](stream-loop-needs-task.md), the same loop in other methods
- [task-in-did-become-active](task-in-did-become-active.md), which asks for `task` in place of `Task`

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
    "observations-loop-on-main-actor": ##"""
# observations-loop-on-main-actor

An interactor iterates `Observations` of main-actor state in a task of the main actor.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

In an interactor, `for await … in Observations({ … })` that reads state of a type of the main actor, inside `task`
without `@MainActor`, or in a method of the interactor.

## Why

The app does not build: such a loop is an error in some compilers and crashes others, far from the line that is wrong.

The closure of `Observations` runs where the loop runs. `task` runs on no actor, so the closure may not read what
belongs to the main actor. With `@MainActor` the loop stands beside the state; each value then hops to the interactor.
The service is put into a local first, because `self.service` belongs to the interactor.

## Examples

### Reported and repaired

```swift
import napkin
import Observation

final actor SettingsInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let session: SessionService

  init(session: SessionService) {
    self.session = session
  }

  func didBecomeActive() async {
    let current = self.session
    task {
      for await user in Observations({ current.user }) {
        //              ^^^^^^^^^^^^ 'SessionService' belongs to the main actor; iterate in 'task { @MainActor [weak self] in', or it does not compile
        print(user ?? "nobody")
      }
    }
  }
}

@MainActor
@Observable
final class SessionService {
  private(set) var user: String?
}
```

```swift fixed
import napkin
import Observation

final actor SettingsInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let session: SessionService

  init(session: SessionService) {
    self.session = session
  }

  func didBecomeActive() async {
    let current = self.session
    task { @MainActor in
      for await user in Observations({ current.user }) {
        print(user ?? "nobody")
      }
    }
  }
}

@MainActor
@Observable
final class SessionService {
  private(set) var user: String?
}
```

### Reported, to be repaired by hand

```swift no-fix
// --- SettingsInteractor.swift
import napkin
import Observation

final actor SettingsInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let session: SessionService

  init(session: SessionService) {
    self.session = session
  }

  func didBecomeActive() async {
    task {
      for await user in Observations({ self.session.user }) { await self.show(user) }
      //                ^^^^^^^^^^^^ 'SessionService' belongs to the main actor; iterate in 'task { @MainActor [weak self] in', or it does not compile
    }
  }

  private func show(_ user: String?) async {}
}

// --- SessionService.swift
@MainActor
@Observable
final class SessionService {
//          ^^^^^^^^^^^^^^ note: 'SessionService' belongs to the main actor by this declaration
  private(set) var user: String?
}
```

### Right

State that belongs to no actor may be read anywhere.

```swift
import napkin
import Observation

final actor SettingsInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let session: SessionService
  private let clock: Clock

  init(session: SessionService, clock: Clock) {
    self.session = session
    self.clock = clock
  }

  func didBecomeActive() async {
    let session = self.session
    task { @MainActor [weak self] in
      for await user in Observations({ session.user }) { await self?.show(user) }
    }
    let clock = self.clock
    task {
      for await hour in Observations({ clock.hour }) { print(hour) }
    }
  }

  private func show(_ user: String?) async {}
}

@MainActor
@Observable
final class SessionService {
  private(set) var user: String?
}

@Observable
final class Clock: Sendable {
  let hour = 12
}
```

## How to fix

Write `task { @MainActor [weak self] in`, with what is observed in a local before it.

`--fix` inserts `@MainActor in` where the closure uses nothing of the interactor.

## When to suppress it

When the property that is read is declared `nonisolated`.

```swift
import napkin
import Observation

final actor StatusInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let status: Status

  init(status: Status) {
    self.status = status
  }

  func didBecomeActive() async {
    let status = self.status
    task {
      // napkin-lint:ignore next observations-loop-on-main-actor -- 'isOn' is nonisolated
      for await isOn in Observations({ status.isOn }) { print(isOn) }
    }
  }
}

@MainActor
@Observable
final class Status {
  nonisolated let isOn = true
}
```

## What it does not see

- State whose type is not written, or is bound to the main actor by the module's settings alone.
- `Observations` that are put into a local before the loop.

## See also

- [observations-must-be-iterated](observations-must-be-iterated.md), `Observations` without a loop
- [stream-loop-needs-task](stream-loop-needs-task.md), loops without `task`

"""##,
    "observations-must-be-iterated": ##"""
# observations-must-be-iterated

`Observations` is read with `for await`.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`Observations { … }` as a statement of its own, or given to `_`.

## Why

The label never changes: the closure does not run once, neither at the start nor when the state changes.

`Observations` looks like a function that calls its closure again and again. It is a sequence, and makes values only for
who asks for the next one. Some documentation shows it as a statement; the compiler says no more than that a result is
unused.

## Examples

### Reported

```swift
import Observation
import UIKit
import napkin

@MainActor
final class ProfileViewController: UIViewController {
  weak var presenter: ProfilePresenter?
  private let nameLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observations {
    //^^^^^^^^^^ 'Observations' runs its closure only while 'for await' reads it; alone it does nothing
      self.nameLabel.text = self.presenter?.name
    }
  }
}

@MainActor
@Observable
final class ProfilePresenter: Presenter<ProfileViewController> {
  var name = ""
}
```

### Right

```swift
import Observation
import UIKit
import napkin

@MainActor
final class ProfileViewController: UIViewController {
  weak var presenter: ProfilePresenter?
  private let nameLabel = UILabel()
  private var observation: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = Task { [weak self, weak presenter] in
      for await name in Observations({ presenter?.name }) {
        self?.nameLabel.text = name
      }
    }
  }

  isolated deinit {
    observation?.cancel()
  }

  private func names() -> some AsyncSequence<String?, Never> {
    Observations { self.presenter?.name }
  }
}

@MainActor
@Observable
final class ProfilePresenter: Presenter<ProfileViewController> {
  var name = ""
}
```

## How to fix

Iterate it in a task that the view controller keeps, and cancel that when the view goes away.

`import Napkin` offers `observe(self) { me in … }` for the same. SwiftUI needs neither: `body` is observed.

## When to suppress it

Where a sample or a test shows that nothing happens.

```swift
import Observation
import napkin

@MainActor
@Observable
final class Lesson {
  var step = 0

  func showThatNothingHappens() {
    // napkin-lint:ignore next observations-must-be-iterated -- the point of the lesson
    Observations { print(self.step) }
  }
}
```

## What it does not see

- A sequence that is kept in a property or local and never read.

## See also

- [observations-loop-on-main-actor](observations-loop-on-main-actor.md), the loop in an interactor

"""##,
    "one-napkin-per-folder": ##"""
# one-napkin-per-folder

A folder holds one napkin and all of it.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

An interactor whose folder, or whose file, has one of another name before it. A name that several files or branches of
an `#if` declare is one napkin.

## Why

A feature is deleted and half of it stays, because its files stood among those of another.

One folder can be moved, deleted, made a module of or given to another team. Files of two napkins in one folder have to
be told apart by name each time.

## Examples

### Reported

```swift
// --- Home/CartInteractor.swift
import napkin

final actor CartInteractor: Interactable {
//          ^^^^^^^^^^^^^^ note: 'CartInteractor' stands in the same folder
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- Home/HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
//          ^^^^^^^^^^^^^^ give 'HomeInteractor' a folder of its own, so that a folder holds one napkin and all of it
  nonisolated let lifecycle = InteractorLifecycle()
}
```

### Right

A folder for each, one of them inside the other; a sample whose files declare the same interactor again.

```swift
// --- Home/Cart/CartInteractor.swift
import napkin

final actor CartInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- Home/HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- HomeMap/MapInteractor.swift
import napkin

final actor MapInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- Samples/ClockBuilder.swift
import napkin

final actor ClockInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- Samples/ClockInteractor.swift
import napkin

final actor ClockInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

## How to fix

Make a folder with the napkin's name and move its builder, interactor, router and views into it.

## When to suppress it

Where two small napkins are of no use without each other.

```swift
import napkin

final actor StepInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

// napkin-lint:ignore next one-napkin-per-folder -- one step of a row of steps that only live together
final actor LastStepInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

## What it does not see

- Napkins without an interactor in the folder.
- A napkin that is spread over several folders.
- Tests and test doubles.

## See also

- [file-name-matches-ring](file-name-matches-ring.md), the files in the folder

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
    "presentable-listener-main-actor": ##"""
# presentable-listener-main-actor

The `listener` of a presentable protocol says `@MainActor`.

**Severity** info, off by default · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A `var listener` in a protocol that refines `Presentable`, when neither it nor the protocol is written with
`@MainActor`.

## Why

Nothing breaks: `Presentable` is on the main actor and hands that on. The attribute is for the reader of one line.

Who sets the listener from an interactor has to go to the main actor for it. With the attribute the declaration says
why; without it the reader has to know what `Presentable` refines.

## Examples

### Reported and repaired

```swift
import napkin

protocol HomePresentableListener: AnyObject, Sendable {}

protocol HomePresentable: Presentable, Sendable {
  var listener: HomePresentableListener? { get set }
  //  ^^^^^^^^ write '@MainActor' on 'listener', so that its readers know where it may be set
}
```

```swift fixed
import napkin

protocol HomePresentableListener: AnyObject, Sendable {}

protocol HomePresentable: Presentable, Sendable {
  @MainActor var listener: HomePresentableListener? { get set }
}
```

### Right

```swift
import napkin

protocol HomePresentableListener: AnyObject, Sendable {}

protocol HomePresentable: Presentable, Sendable {
  @MainActor var listener: HomePresentableListener? { get set }
}

@MainActor
protocol CartPresentable: Presentable, Sendable {
  var listener: HomePresentableListener? { get set }
}
```

## How to fix

Write `@MainActor` before `var listener`.

`--fix` does so. It changes nothing for the compiler.

## When to suppress it

In a file that is made by a tool.

```swift
import napkin

protocol HomePresentableListener: AnyObject, Sendable {}

protocol HomePresentable: Presentable, Sendable {
  // napkin-lint:ignore next presentable-listener-main-actor -- made by a template
  var listener: HomePresentableListener? { get set }
}
```

## What it does not see

- Other properties of the protocol, and a `listener` in protocols that do not refine `Presentable`.

## See also

- [presentable-listener-shape](presentable-listener-shape.md), for the type of the listener
- [routing-protocol-main-actor](routing-protocol-main-actor.md), the same for routes

"""##,
    "presentable-listener-method-name": ##"""
# presentable-listener-method-name

A view tells its interactor what happened.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A method of a view's listener protocol whose name holds neither `did` nor `will`, such as `login`.

## Why

A tap does the wrong thing after a change: a view that says `login` has decided what the button is for.

What a tap leads to is for the interactor to know. `didTapLogin` stays right when the answer changes, and tells the
view's events from the interactor's own methods.

## Examples

### Reported

```swift
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func login() async
  //   ^^^^^ begin 'login' with 'did', since a view tells what happened and not what to do
}

@MainActor
protocol HomePresentable: Presentable, Sendable {
  var listener: HomePresentableListener? { get set }
}
```

### Right

Events, and a protocol that is no listener of a view.

```swift
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapLogin() async
  func viewDidAppear() async
}

@MainActor
protocol HomePresentable: Presentable, Sendable {
  var listener: HomePresentableListener? { get set }
}

protocol AuthService: Sendable {
  func login() async
}
```

## How to fix

Name the method after the event, and decide in the interactor what follows.

## When to suppress it

Where the view's control is a command by nature, such as the keys of a remote control.

```swift
import napkin

protocol PlayerPresentableListener: AnyObject, Sendable {
  // napkin-lint:ignore next presentable-listener-method-name -- the headset sends commands
  func pause() async
}

@MainActor
protocol PlayerPresentable: Presentable, Sendable {
  var listener: PlayerPresentableListener? { get set }
}
```

## What it does not see

- A protocol that is the listener of a child as well.
- Methods whose names tell of an event in other words, which it reports.
- Tests and test doubles.

## See also

- [listener-method-prefix](listener-method-prefix.md), the names of the other listener's methods
- [presentable-listener-shape](presentable-listener-shape.md), what the protocol has to look like

"""##,
    "presentable-listener-shape": ##"""
# presentable-listener-shape

The protocol by which a view speaks to its interactor refines `AnyObject` and `Sendable` and has async methods.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A protocol that is the type of the `listener` of a view, a view controller, a presenter or a presentable protocol, to
which an interactor conforms or whose name ends in `PresentableListener`: when it lacks `AnyObject` or `Sendable`, and
each of its methods that is not async. Also an interactor's `nonisolated` method that answers such a call in a `Task`.

## Why

Without it a view holds its interactor strongly or sends taps in tasks that overtake, so the last letter arrives first.

`weak` needs `AnyObject`; `dispatch`, which carries a tap from the main actor to the interactor, needs `Sendable`. The
interactor is an actor: a method that is not async can only be answered outside of it, by one more task for each event.

## Examples

### Reported and repaired

```swift
import napkin

protocol HomePresentableListener: AnyObject {
//       ^^^^^^^^^^^^^^^^^^^^^^^ let 'HomePresentableListener' refine 'Sendable', or 'dispatch' cannot call it
  func didTapProfile() async
}

protocol HomePresentable: Presentable, Sendable {
  @MainActor var listener: HomePresentableListener? { get set }
}
```

```swift fixed
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapProfile() async
}

protocol HomePresentable: Presentable, Sendable {
  @MainActor var listener: HomePresentableListener? { get set }
}
```

### Reported, to be repaired by hand

`async` changes those who call and those who conform.

```swift no-fix
import napkin

protocol SearchPresentableListener: AnyObject, Sendable {
  func didType(_ text: String)
  //   ^^^^^^^ make 'didType' async, or the interactor can answer only outside its actor, in a 'Task'
  func didSubmit() async
}

protocol SearchPresentable: Presentable, Sendable {
  @MainActor var listener: SearchPresentableListener? { get set }
}
```

### Right

A control's own listener is called on the main thread and is no interactor; it may have any shape.

```swift
// --- SearchInteractor.swift
import napkin

protocol SearchEvents: AnyObject, Sendable {
  func didType(_ text: String) async
}

protocol SearchPresentable: Presentable, Sendable {
  @MainActor var listener: SearchEvents? { get set }
}

final actor SearchInteractor: PresentableInteractable, SearchEvents {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: SearchPresentable

  init(presenter: SearchPresentable) {
    self.presenter = presenter
  }

  func didBecomeActive() async {
    let presenter = self.presenter
    await MainActor.run { presenter.listener = self }
  }

  func didType(_ text: String) async {}
}

// --- Dial.swift
import UIKit

protocol DialListener: AnyObject {
  func dialDidTurn(to angle: Double)
}

final class Dial: UIControl {
  weak var listener: DialListener?
}
```

## How to fix

Let the protocol refine `AnyObject` and `Sendable`, and write `async` behind the parameters of its methods.

`--fix` appends the two names. Where a method becomes async, the view calls it in `dispatch`, and the interactor's
method loses its `nonisolated` and its `Task`.

## When to suppress it

Where a view is also used outside of napkin, by code that cannot wait.

```swift
import napkin

protocol DrawPresentableListener: AnyObject, Sendable {
  // napkin-lint:ignore next presentable-listener-shape -- called for each point of a stroke, and only noted
  func didMove(to point: Double)
}

protocol DrawPresentable: Presentable, Sendable {
  @MainActor var listener: DrawPresentableListener? { get set }
}
```

## What it does not see

- Protocols under other names to which no linted interactor conforms.
- Properties in the protocol.

## See also

- [listener-protocol-shape](listener-protocol-shape.md), for the protocol between a child and its parent
- [dispatch-in-view-handler](dispatch-in-view-handler.md), how a view calls it
- [weak-listener](weak-listener.md), how a view holds it

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
    "presentable-methods-async": ##"""
# presentable-methods-async

The methods of a presentable protocol are async.

**Severity** info · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A method of a protocol that refines `Presentable` and is not async.

## Why

A presenter that has to wait for an animation does so in a `Task`, and the next state is shown before the last one
ended.

The interactor awaits the call in any case, because it goes to the main actor. With `async` the presenter may use that:
it can finish a transition before it returns, and the states of a stream are shown one after the other.

## Examples

### Reported

```swift
import napkin

protocol HomePresentable: Presentable, Sendable {
  func show(_ text: String)
  //   ^^^^ make 'show' async, or a presenter that has to wait starts a 'Task' of its own
  func clear() -> Bool
  //   ^^^^^ make 'clear' async, or a presenter that has to wait starts a 'Task' of its own
}
```

### Right

Properties cannot be async when they can be set.

```swift
import napkin

protocol HomePresentable: Presentable, Sendable {
  @MainActor var title: String { get set }
  func show(_ text: String) async
}
```

## How to fix

Write `async` behind the parameters.

Presenters need no change: a method that does not wait fulfils an async requirement.

## When to suppress it

Where a call must not wait for anything, as one that draws a frame.

```swift
import napkin

protocol MeterPresentable: Presentable, Sendable {
  // napkin-lint:ignore next presentable-methods-async -- moves a needle, sixty times a second
  func show(level: Double)
}
```

## What it does not see

- Methods of presentable protocols that do not refine `Presentable`.
- Methods that come from a protocol of another module.

## See also

- [routing-methods-async](routing-methods-async.md) and [listener-methods-async](listener-methods-async.md), which are
  stricter, since there the order of events depends on it

"""##,
    "presentable-no-subjects": ##"""
# presentable-no-subjects

A presentable protocol has no subjects, publishers or observables.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A property or a method of a protocol that refines `Presentable` whose type is a subject, publisher or relay of Combine
or RxSwift.

## Why

The interactor must subscribe, and subscriptions do not end at the detach: a screen that is gone still answers taps.

In RIBs a view offered its taps as a stream. In napkin it calls its listener, and what a feature hears of its view
stands in one protocol, in one direction. Values that go to the view are parameters of the presenter's methods, or
properties of an `@Observable` presenter.

## Examples

### Reported

```swift
import napkin

protocol HomePresentable: Presentable, Sendable {
  @MainActor var taps: PassthroughSubject<Void, Never> { get }
  //                   ^^^^^^^^^^^^^^^^^^ use listener methods instead of 'taps': the lifecycle ends no subscriptions
  @MainActor var text: Observable<String> { get }
  //                   ^^^^^^^^^^ use listener methods instead of 'text': the lifecycle ends no subscriptions
  func refreshes() async -> AnyPublisher<Void, Never>
  //                        ^^^^^^^^^^^^ use listener methods instead of 'refreshes': the lifecycle ends no subscriptions
}
```

### Right

```swift
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapRefresh() async
  func didType(_ text: String) async
}

protocol HomePresentable: Presentable, Sendable {
  @MainActor var listener: HomePresentableListener? { get set }
  func show(_ signal: Signal<Int>) async
  @MainActor var lastSignal: Signal<Int> { get }
}

struct Signal<Value: Sendable>: Sendable {
  let value: Value
}
```

## How to fix

Replace each subject by a method of the presentable listener, which the view calls with `dispatch`.

What subscribed to it in the interactor becomes the body of that method. Debouncing and the like move into a bound
`task`.

## When to suppress it

While a feature moves to napkin step by step.

```swift
import napkin

protocol ChartPresentable: Presentable, Sendable {
  // napkin-lint:ignore next presentable-no-subjects -- the chart library knows publishers only
  @MainActor var points: AnyPublisher<Double, Never> { get }
}
```

## What it does not see

- Subjects of the presenter class that its protocol does not show.
- Aliases of another module for such types.
- Code on Uber's RIBs or the framework's first versions: [legacy-subject](legacy-subject.md) reports it.

## See also

- [presentable-listener-shape](presentable-listener-shape.md), what takes their place
- [interactor-no-reactive](interactor-no-reactive.md), the same for the interactor

"""##,
    "presentable-or-plain": ##"""
# presentable-or-plain

An interactor is presentable exactly when it speaks to a presenter.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

An `Interactable` that stores a `presenter`, and a `PresentableInteractable` whose code never names its presenter again
after `init`.

## Why

A presenter that nothing ever calls shows a screen that never changes: most often a call was forgotten.

The other way round only readers suffer. `PresentableInteractable` in the head of a type says that there is a view;
whoever looks for the features with views, or writes a helper for their tests, misses one that keeps its presenter
without saying so.

## Examples

### Reported

```swift
import napkin

protocol HomePresentable: Presentable, Sendable {
  func show(_ text: String) async
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable
  //              ^^^^^^^^^ let 'HomeInteractor' be 'PresentableInteractable', so that its readers and tests find the presenter

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }

  func didBecomeActive() async {
    await presenter.show("welcome")
  }
}

final actor SilentInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable
  //              ^^^^^^^^^ let 'SilentInteractor' be plainly 'Interactable', since it never speaks to its presenter

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }
}
```

### Right

```swift
import napkin

protocol HomePresentable: Presentable, Sendable {
  func show(_ text: String) async
}

final actor HomeInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: HomePresentable

  init(presenter: HomePresentable) {
    self.presenter = presenter
  }

  func didBecomeActive() async {
    await presenter.show("welcome")
  }
}

final actor SessionInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

## How to fix

Conform to `PresentableInteractable` when there is a presenter to speak to, and to `Interactable` when there is none.

A screen that really never changes needs no presenter: its router shows the view controller all the same.

## When to suppress it

While a feature is being written and its first screen is still empty.

```swift
import napkin

protocol DraftPresentable: Presentable, Sendable {}

final actor DraftInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next presentable-or-plain -- the screen gets its content next
  nonisolated let presenter: DraftPresentable

  init(presenter: DraftPresentable) {
    self.presenter = presenter
  }
}
```

## What it does not see

- A presenter that only other types call through the interactor.
- A presenter that is stored under another name.

## See also

- [interactor-presenter-nonisolated](interactor-presenter-nonisolated.md), how the presenter is declared
- [interactor-collaborators-by-protocol](interactor-collaborators-by-protocol.md), by which type

"""##,
    "presentable-protocol-sendable": ##"""
# presentable-protocol-sendable

The protocol by which an interactor knows its presenter refines `Sendable`.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A protocol that refines `Presentable`, or that is the type of an interactor's `presenter`, and is not `Sendable`.

## Why

The feature does not compile, or its presenter belongs to the interactor's actor and the view waits for it.

An interactor keeps its presenter in a `nonisolated let`, which anybody may read at any time. Swift allows that only for
`Sendable` types. The remedy that comes to mind first is to drop `nonisolated`, and that fails at the next call from
another module. Templates of napkin have this mistake, so it travels.

## Examples

### Reported and repaired

```swift
import napkin

protocol HomePresentable: Presentable {
//       ^^^^^^^^^^^^^^^ make 'HomePresentable' 'Sendable', or 'nonisolated let presenter' does not compile
  func show(_ text: String) async
}

protocol CartPresentable: AnyObject {
//       ^^^^^^^^^^^^^^^ make 'CartPresentable' 'Sendable', or 'nonisolated let presenter' does not compile
  func show(total: Int) async
}

final actor CartInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: CartPresentable

  init(presenter: CartPresentable) {
    self.presenter = presenter
  }
}
```

```swift fixed
import napkin

protocol HomePresentable: Presentable, Sendable {
  func show(_ text: String) async
}

protocol CartPresentable: AnyObject, Sendable {
  func show(total: Int) async
}

final actor CartInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: CartPresentable

  init(presenter: CartPresentable) {
    self.presenter = presenter
  }
}
```

### Reported across files

```swift
// --- CartPresentable.swift
public protocol CartPresentable: AnyObject {
//              ^^^^^^^^^^^^^^^ make 'CartPresentable' 'Sendable', or 'nonisolated let presenter' does not compile
  func show(total: Int) async
}

// --- CartInteractor.swift
import napkin

final actor CartInteractor: PresentableInteractable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let presenter: CartPresentable
  //                         ^^^^^^^^^^^^^^^ note: 'CartPresentable' is the type of a presenter here

  init(presenter: CartPresentable) {
    self.presenter = presenter
  }
}
```

### Right

A part that several presentable protocols share need not be `Sendable` as long as each of them is.

```swift
import napkin

protocol HomePresentable: ErrorPresentable, Sendable {
  func show(_ text: String) async
}

protocol ErrorPresentable: Presentable {
  func show(_ error: any Error) async
}
```

## How to fix

Append `Sendable` to what the protocol refines.

`--fix` does so. Presenters and view controllers have nothing to change: they are on the main actor, and such classes
are `Sendable`. With this package's own runtime, whose `Presentable` is `Sendable` itself, the word is not needed; it
does no harm, and the feature still compiles with the original framework.

## When to suppress it

Where the presenter never leaves the main actor, so that no interactor keeps it.

```swift
import napkin

// napkin-lint:ignore next presentable-protocol-sendable -- between two views only
protocol BadgePresentable: Presentable {
  func show(count: Int) async
}
```

## What it does not see

- A protocol that also refines one from a module that was not linted, which may be `Sendable`.
- A type of the form `HomePresentable & Sendable`, which is right as it is.

## See also

- [interactor-presenter-nonisolated](interactor-presenter-nonisolated.md), what needs it
- [presentable-methods-async](presentable-methods-async.md), for the methods

"""##,
    "presenter-concrete-view-controller": ##"""
# presenter-concrete-view-controller

A presenter names the class of its view controller, not a protocol.

**Severity** error · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`Presenter<HomeViewControllable>` in the inheritance clause of a class: the argument is a protocol.

## Why

The class does not compile, and the message speaks of a conformance that nobody has asked for.

The argument has to conform to `ViewControllable`, and in Swift a protocol does not conform to itself. On Linux, where
UIKit is missing, the linter says so before a Mac does.

## Examples

### Reported

```swift no-fix
// --- HomePresenter.swift
import napkin

@MainActor
final class HomePresenter: Presenter<HomeViewControllable> {}
//                                   ^^^^^^^^^^^^^^^^^^^^ name the view controller's class instead of the protocol 'HomeViewControllable', or 'HomePresenter' does not compile

@MainActor
final class CartPresenter: Presenter<any ViewControllable> {}
//                                       ^^^^^^^^^^^^^^^^ name the view controller's class instead of the protocol 'ViewControllable', or 'CartPresenter' does not compile

// --- HomeRouter.swift
import napkin

@MainActor
protocol HomeViewControllable: ViewControllable {}
//       ^^^^^^^^^^^^^^^^^^^^ note: 'HomeViewControllable' is a protocol
```

### Right

A router names the protocol. A presenter that is generic leaves the class to others.

```swift
import UIKit
import napkin

@MainActor
protocol HomeViewControllable: ViewControllable {}

final class HomeViewController: UIViewController, HomeViewControllable {}

@MainActor
final class HomePresenter: Presenter<HomeViewController> {}

@MainActor
class ListPresenter<Controller: ViewControllable>: Presenter<Controller> {}
```

## How to fix

Name the class that conforms to the protocol: `Presenter<HomeViewController>`.

## When to suppress it

Not at all: the code does not compile. Where a file is a sample of that, suppress it there.

```swift
import napkin

@MainActor
protocol DemoViewControllable: ViewControllable {}

// napkin-lint:ignore next presenter-concrete-view-controller -- shows what the compiler says
final class DemoPresenter: Presenter<DemoViewControllable> {}
```

## What it does not see

- Protocols of other modules, whose declaration the linter has not read.
- A protocol that is handed to a base class of the app's own.

## See also

- [presenter-observable](presenter-observable.md)

"""##,
    "presenter-formats": ##"""
# presenter-formats

What is shown is formatted by the presenter, not by the view controller.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`.formatted(...)` and formatters such as `NumberFormatter` in a view controller of a napkin. One that is the presentable
itself may format: then it is the presenter.

## Why

A wrong format shows only on a device, since no test without a screen sees what the view controller makes of a value.

A presenter's properties are what is shown, letter for letter, and a unit test reads them.

## Examples

### Reported

```swift no-fix
import UIKit
import napkin

protocol CartViewControllable: ViewControllable {}

final class CartViewController: UIViewController, CartViewControllable {
  private let totalLabel = UILabel()
  private let formatter = NumberFormatter()
  //                      ^^^^^^^^^^^^^^^ hand 'CartViewController' text that the presenter has formatted, or no test without a screen sees what is shown

  func show(total: Decimal, date: Date) {
    totalLabel.text = total.formatted(.currency(code: "EUR"))
    //                      ^^^^^^^^^ hand 'CartViewController' text that the presenter has formatted, or no test without a screen sees what is shown
  }
}
```

### Right

```swift
import Observation
import UIKit
import napkin

protocol CartPresentable: Presentable, Sendable {
  func show(total: Decimal) async
}

@MainActor
@Observable
final class CartPresenter: Presenter<CartViewController>, CartPresentable {
  private(set) var total = ""

  func show(total: Decimal) async {
    self.total = total.formatted(.currency(code: "EUR"))
  }
}

protocol ClockPresentable: Presentable, Sendable {
  func show(time: Date) async
}

final class ClockViewController: UIViewController, ClockPresentable {
  private let label = UILabel()

  func show(time: Date) async {
    label.text = time.formatted()
  }
}
```

## How to fix

Format in the presenter's method that takes the value, and store the text.

## When to suppress it

Where the format depends on the space on screen.

```swift
import UIKit
import napkin

final class ChartViewController: UIViewController, ViewControllable {
  func label(for value: Double) -> String {
    // napkin-lint:ignore next presenter-formats -- as many digits as the axis has room for
    value.formatted(.number.precision(.fractionLength(digits)))
  }
}
```

## What it does not see

- Views of SwiftUI, and view controllers that belong to no napkin.
- Interpolations and `String(format:)`.

## See also

- [presenter-main-actor](presenter-main-actor.md)

"""##,
    "presenter-main-actor": ##"""
# presenter-main-actor

A class that presents says that it is on the main actor.

**Severity** info, off by default · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A class that inherits from `Presenter` or presents as a view controller, without `@MainActor`. A class that conforms to
a presentable protocol in an extension only, and inherits nothing of the main actor, is a warning.

## Why

Readers take the presenter for a class of any thread, and write locks and hops that it does not need.

Most presenters are on the main actor without saying so, since what they inherit from is. A conformance that stands in
an extension binds only what the extension declares: the other properties are written from any thread, and the view
reads them half-written.

## Examples

### Reported and repaired

```swift
import Observation
import napkin

@Observable
final class HomePresenter: Presenter<HomeViewController> {
//          ^^^^^^^^^^^^^ write '@MainActor' before 'HomePresenter', so that readers see where it runs
  var name = ""
}
```

```swift fixed
import Observation
import napkin

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var name = ""
}
```

### Reported as a warning

```swift
import napkin

protocol CartPresentable: Presentable, Sendable {
  func show(total: Int) async
}

final class CartPresenter {
//          ^^^^^^^^^^^^^ warning: write '@MainActor' before 'CartPresenter', or only what an extension declares runs on the main actor
  var total = 0
}

extension CartPresenter: CartPresentable {
  func show(total: Int) async {
    self.total = total
  }
}
```

```swift fixed
import napkin

protocol CartPresentable: Presentable, Sendable {
  func show(total: Int) async
}

@MainActor
final class CartPresenter {
  var total = 0
}

extension CartPresenter: CartPresentable {
  func show(total: Int) async {
    self.total = total
  }
}
```

### Right

```swift
import Observation
import UIKit
import napkin

protocol HomePresentable: Presentable, Sendable {}

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var name = ""
}

@MainActor
final class HomeViewController: UIViewController, HomePresentable {}

final class PlainViewController: UIViewController {}
```

## How to fix

Write `@MainActor` before the class; `--fix` does.

## When to suppress it

Where the class stands in a package that compiles everything for the main actor.

```swift
import Observation
import napkin

// napkin-lint:ignore next presenter-main-actor -- this package's default isolation is the main actor
@Observable final class MapPresenter: Presenter<MapViewController> {
  var zoom = 1
}
```

## What it does not see

- Classes whose bases are not among the files.
- Presenters that a default isolation of the whole module binds.

## See also

- [presenter-observable](presenter-observable.md)

"""##,
    "presenter-observable": ##"""
# presenter-observable

A presenter that holds what a view shows is `@Observable`.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A class that inherits from `Presenter`, stores a variable that views can read, and is not marked `@Observable`. A
presenter that writes into its view controller itself, with no SwiftUI view to draw, is an info.

## Why

The properties of a subclass are not tracked, so the screen keeps showing what it was drawn with first.

`Presenter` is `@Observable`, and the subclass compiles without the attribute. But the macro rewrites only the
properties of the class that it stands on: those of a subclass without it are plain variables, and nobody hears of
their changes.

## Examples

### Reported and repaired

```swift
import UIKit
import napkin

protocol HomePresentable: Presentable, Sendable {
  func show(name: String) async
}

@MainActor
final class HomePresenter: Presenter<HomeViewController>, HomePresentable {
//          ^^^^^^^^^^^^^ mark 'HomePresenter' '@Observable', or no view is drawn again when 'name' changes
  private(set) var name = ""

  func show(name: String) async {
    self.name = name
  }
}
```

```swift fixed
import Observation
import UIKit
import napkin

protocol HomePresentable: Presentable, Sendable {
  func show(name: String) async
}

@Observable
@MainActor
final class HomePresenter: Presenter<HomeViewController>, HomePresentable {
  private(set) var name = ""

  func show(name: String) async {
    self.name = name
  }
}
```

### Reported

A private variable is read through the property that is made from it. A `lazy var` has no fix: the macro rejects it.

```swift no-fix
import SwiftUI
import napkin

@MainActor
final class CartPresenter: Presenter<CartViewController> {
//          ^^^^^^^^^^^^^ mark 'CartPresenter' '@Observable', or no view is drawn again when 'prices' changes
  private var prices: [Int] = []
  private lazy var formatter = PriceFormatter()

  var total: String { formatter.text(for: prices.reduce(0, +)) }
}
```

### Reported as an info

The presenter tells the view controller itself. The next view of SwiftUI would miss it.

```swift no-fix
import UIKit
import napkin

@MainActor
final class ClockPresenter: Presenter<ClockViewController> {
//          ^^^^^^^^^^^^^^ info: 'ClockPresenter' updates its view controller itself; mark it '@Observable' before a view reads 'time'
  var time = "" {
    didSet { viewController.timeLabel.text = time }
  }
}

final class ClockViewController: UIViewController {
  let timeLabel = UILabel()
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
}
```

### Right, with nothing to observe

A weak listener, constants and work that is under way are not shown.

```swift
import Observation
import napkin

protocol CartPresentableListener: AnyObject, Sendable {}

@MainActor
final class CartPresenter: Presenter<CartViewController> {
  weak var listener: CartPresentableListener?
  let title = "Cart"
  var onClose: (() -> Void)?
  private var animation: Task<Void, Never>?
}
```

## How to fix

Write `@Observable` before the class, and import `Observation` or `SwiftUI`; `--fix` does both.

The framework's own import does not bring the macro along. A `lazy var`, a list of variables or a property wrapper has
to be rewritten or marked `@ObservationIgnored` first.

## When to suppress it

Where no view reads the presenter, and the view controller is told of changes in another way.

```swift
import napkin

@MainActor
// napkin-lint:ignore next presenter-observable -- the view controller polls it for each frame
final class GamePresenter: Presenter<GameViewController> {
  var score = 0
}
```

## What it does not see

- Presenters that do not inherit from `Presenter`.
- Private variables that only functions read.
- Variables in an extension's file that are computed from others.

## See also

- [no-observed-object](no-observed-object.md), what `@Observable` takes the place of
- [observable-presenter-listener-ignored](observable-presenter-listener-ignored.md)

"""##,
    "restate-unchecked-sendable": ##"""
# restate-unchecked-sendable

Builders and components restate `@unchecked Sendable`.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A class that inherits from `Builder`, `Component`, `EmptyComponent` or one of the componentized builders and does not
name `Sendable` among its own conformances.

## Why

Every build prints a warning for every such class, and the warnings that matter drown in them.

The framework's base classes are `@unchecked Sendable`, since their subclasses cross from the main actor to actors and
back. Swift wants each subclass to say so again, because the compiler cannot check what the subclass adds. That is the
author's part: nothing but `let`, and `shared` for what is made late.

## Examples

### Reported and repaired

```swift
import napkin

final class HomeComponent: Component<HomeDependency> {
  //        ^^^^^^^^^^^^^ restate '@unchecked Sendable', or every build warns that 'HomeComponent' only inherits it
  var feed: FeedService { shared { FeedService() } }
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {}
//          ^^^^^^^^^^^ restate '@unchecked Sendable', or every build warns that 'HomeBuilder' only inherits it

class ScreenComponent<Wanted>: Component<Wanted> where Wanted: Dependency {}
//    ^^^^^^^^^^^^^^^ restate '@unchecked Sendable', or every build warns that 'ScreenComponent' only inherits it
```

```swift fixed
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {
  var feed: FeedService { shared { FeedService() } }
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {}

class ScreenComponent<Wanted>: Component<Wanted>, @unchecked Sendable where Wanted: Dependency {}
```

### Right

A class that inherits from none of them has nothing to restate.

```swift
import napkin

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}

extension HomeComponent: ProfileDependency {}

final class RootComponent: EmptyComponent, HomeDependency, @unchecked Sendable {}

final class StaticDependency: HomeDependency {}

protocol HomeBuildable: Buildable {}
```

## How to fix

Append `, @unchecked Sendable` to what the class inherits from; `--fix` does it.

## When to suppress it

Where the class belongs to a target in Swift 5 mode without concurrency checks, which does not warn.

```swift
import napkin

// napkin-lint:ignore next restate-unchecked-sendable -- this target does not check concurrency
final class OldComponent: Component<OldDependency> {}
```

## What it does not see

- Classes that inherit from a class of a module that was not linted.
- Projects whose interactors are classes still: they use a framework that knows no `Sendable`.

## See also

- [component-immutable-state](component-immutable-state.md), what the words `@unchecked` promise
- [di-nonisolated](di-nonisolated.md), the other word that these classes may need

"""##,
    "root-component-terminates": ##"""
# root-component-terminates

The component at the root of the app ends the chain of dependencies.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A call `AppComponent()` of a component that declares no initializer, and a builder in the app's shell that gets a plain
class for its dependency instead of a component.

## Why

The app does not compile, or its services are made anew each time somebody asks for one.

`Component` has only `init(dependency:)`, so the root needs an `init` that passes `EmptyComponent()`. A plain class
that conforms to the dependency protocol compiles, but it has no `shared`.

## Examples

### Reported

```swift
import UIKit
import napkin

final class AppComponent: Component<EmptyDependency>, RootDependency, @unchecked Sendable {
  var session: Session { shared { Session() } }
}

final class PlainDependency: RootDependency {}

protocol RootDependency: Dependency {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func start() {
    let builder = RootBuilder(dependency: AppComponent())
    //                                    ^^^^^^^^^^^^ give 'AppComponent' an 'init()' that passes 'EmptyComponent()', since every component needs a dependency
    let other = RootBuilder(dependency: PlainDependency())
    //                                  ^^^^^^^^^^^^^^^ let 'PlainDependency' inherit 'Component<EmptyDependency>', so that 'shared' keeps its services
    launch(builder, other)
  }
}
```

### Right

```swift
import UIKit
import napkin

protocol RootDependency: Dependency {}

final class AppComponent: Component<EmptyDependency>, RootDependency, @unchecked Sendable {
  var session: Session { shared { Session() } }

  init() {
    super.init(dependency: EmptyComponent())
  }
}

final class BareComponent: EmptyComponent, RootDependency, @unchecked Sendable {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func start() {
    let builder = RootBuilder(dependency: AppComponent())
    let other = RootBuilder(dependency: BareComponent())
    launch(builder, other)
  }
}
```

## How to fix

Inherit from `Component<EmptyDependency>` and declare `init() { super.init(dependency: EmptyComponent()) }`.

## When to suppress it

Where the root's services are made elsewhere and only passed through.

```swift
import UIKit
import napkin

protocol RootDependency: Dependency {}

final class Services: RootDependency {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func start() {
    // napkin-lint:ignore next root-component-terminates -- another container makes the services
    launch(RootBuilder(dependency: Services()))
  }
}
```

## What it does not see

- Components whose initializer comes from a base class of the app.
- Roots that are built outside of the app's delegate, scene delegate or `App`.
- Code on Uber's RIBs or the framework's first versions, of which
  [legacy-launch-dependency](legacy-launch-dependency.md) speaks.

## See also

- [component-immutable-state](component-immutable-state.md), what a component may keep

"""##,
    "router-attach-order": ##"""
# router-attach-order

A child is attached before its view is shown, and detached after its view has gone.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A router that presents, pushes or embeds the `viewControllable` of a child before `attachChild`, and one that calls
`detachChild` before it dismisses, pops or takes out the view. Both calls have to stand in the same function.

## Why

For a moment the user sees a screen without an interactor, and what is tapped in that moment is lost.

Attaching suspends: the interactor becomes active on its own actor, and the main actor draws and takes taps meanwhile.
A view that shows before that calls a listener that has not begun; one that shows after the detach calls a listener
that has resigned and whose work was cancelled. In both cases the tap arrives nowhere.

## Examples

### Reported

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    viewController.embed(router.viewControllable)
    //             ^^^^^ attach 'router' before its view is shown, or the first events of the view find an inactive interactor
    await attachChild(router)
  }

  func routeBack() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    await detachChild(router)
    //    ^^^^^^^^^^^ detach 'router' after its view has gone, or people still tap a view whose interactor has resigned
    viewController.uiviewController.dismiss(animated: true)
  }
}
```

### Right

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
    let child = router.viewControllable.uiviewController
    viewController.uiviewController.present(child, animated: true)
  }

  func routeBack() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    viewController.uiviewController.dismiss(animated: true)
    await detachChild(router)
  }
}
```

A view that is gone already, or that was never there, needs no call. Another child's view is another matter.

```swift
import napkin

@MainActor
final class ShopRouter: ViewableRouter<ShopInteractor, ShopViewControllable>, ShopRouting {
  private let cartBuilder: CartBuildable
  private var cartRouter: CartRouting?
  private var itemRouter: ItemRouting?

  init(interactor: ShopInteractor, viewController: ShopViewControllable, cartBuilder: CartBuildable) {
    self.cartBuilder = cartBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func itemWasPopped() async {
    guard let router = itemRouter else { return }
    itemRouter = nil
    // The back button has popped the view.
    await detachChild(router)
  }

  func routeToCart() async {
    guard cartRouter == nil else { return }
    if let item = itemRouter { viewController.push(item.viewControllable) }
    let router = await cartBuilder.build(withListener: interactor)
    cartRouter = router
    await attachChild(router)
    viewController.embed(router.viewControllable)
  }

  func leaveCart() async {
    guard let router = cartRouter else { return }
    cartRouter = nil
    viewController.detach(router.viewControllable)
    await detachChild(router)
  }
}
```

## How to fix

Swap the two calls: `await attachChild(router)`, then show; dismiss, then `await detachChild(router)`.

## When to suppress it

Where a view shows nothing yet and takes no events, and shall be on screen before a slow child has begun.

```swift
import napkin

@MainActor
final class SplashRouter: ViewableRouter<SplashInteractor, SplashViewControllable>, SplashRouting {
  private let mapBuilder: MapBuildable

  init(interactor: SplashInteractor, viewController: SplashViewControllable, mapBuilder: MapBuildable) {
    self.mapBuilder = mapBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() async {
    await super.didLoad()
    let router = await mapBuilder.build(withListener: interactor)
    // napkin-lint:ignore next router-attach-order -- the map shows its own spinner until it is active
    viewController.embed(router.viewControllable)
    await attachChild(router)
  }
}
```

## What it does not see

- Showing and attaching in two functions, or in two branches of one.
- Calls that show a view by another name than `present`, `push`, `embed`, `addChild`, `setViewControllers` or one that
  begins with the first three.

## See also

- [router-attaches-built-child](router-attaches-built-child.md), a child that is shown and never attached
- [router-clears-detached-child](router-clears-detached-child.md), what else to do when a child goes

"""##,
    "router-attach-without-detach": ##"""
# router-attach-without-detach

A router that attaches a child on request can detach it as well.

**Severity** info · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A function that attaches a child which the router keeps in a property, when no function of the router detaches that
child. Children that are attached while the router loads are meant to stay and are left alone.

## Why

The user leaves the screen and its feature goes on, for as long as the router above it lives.

The view may be gone, swiped away or popped, but its interactor is still active: its tasks run, its streams are read,
and it answers to events that no longer concern anybody. The next visit finds the old child, or gets a second one.

## Examples

### Reported

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
    //    ^^^^^^^^^^^ detach 'profileRouter' somewhere in the router, or its interactor stays active as long as the router lives
    viewController.push(router.viewControllable)
  }
}
```

### Right

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private let alertsBuilder: AlertsBuildable
  private var profileRouter: ProfileRouting?
  private var alertsRouter: AlertsRouting?

  init(
    interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable,
    alertsBuilder: AlertsBuildable
  ) {
    self.profileBuilder = profileBuilder
    self.alertsBuilder = alertsBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachAlerts()
  }

  private func attachAlerts() async {
    guard alertsRouter == nil else { return }
    let router = await alertsBuilder.build(withListener: interactor)
    alertsRouter = router
    await attachChild(router)
  }

  func routeToProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
    viewController.push(router.viewControllable)
  }

  func profileWasPopped() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    await detachChild(router)
  }
}
```

A function that detaches whatever there is, or whatever it is given, detaches this child too.

```swift
import napkin

@MainActor
final class GuideRouter: ViewableRouter<GuideInteractor, GuideViewControllable>, GuideRouting {
  private let stepBuilder: StepBuildable
  private var stepRouter: StepRouting?

  init(interactor: GuideInteractor, viewController: GuideViewControllable, stepBuilder: StepBuildable) {
    self.stepBuilder = stepBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToStep() async {
    guard stepRouter == nil else { return }
    let router = await stepBuilder.build(withListener: interactor)
    stepRouter = router
    await attachChild(router)
    viewController.push(router.viewControllable)
  }

  func reset() async {
    for child in children { await detachChild(child) }
    stepRouter = nil
  }
}
```

## How to fix

Write the function that undoes it: take the property's child, set the property to nil, hide the view, detach the child.

## When to suppress it

Where the child, once there, shall stay.

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let playerBuilder: PlayerBuildable
  private var playerRouter: PlayerRouting?

  init(interactor: HomeInteractor, viewController: HomeViewControllable, playerBuilder: PlayerBuildable) {
    self.playerBuilder = playerBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func startPlayer() async {
    guard playerRouter == nil else { return }
    let router = await playerBuilder.build(withListener: interactor)
    playerRouter = router
    // napkin-lint:ignore next router-attach-without-detach -- the player bar stays once it is there
    await attachChild(router)
    viewController.embed(router.viewControllable)
  }
}
```

## What it does not see

- Whether anybody calls the function that detaches.
- A child that the router attaches without keeping it.
- Routers that inherit from a base class of the app, which may detach for them.

## See also

- [router-clears-detached-child](router-clears-detached-child.md), the rest of what detaching takes
- [router-guards-reattach](router-guards-reattach.md), the start of the function that attaches

"""##,
    "router-attaches-built-child": ##"""
# router-attaches-built-child

A child that a router builds is attached with `attachChild`.

**Severity** error · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A router that builds a child and neither attaches it, nor returns it, nor hands it on. A child that is kept in a
property counts as attached when any function of the router attaches that property.

## Why

The screen shows and nothing on it works, because the interactor of a child that is not attached never becomes active.

`attachChild` is what activates the interactor, loads the router and adds the child to the tree. Without it the view
is there, since somebody presented it, but `didBecomeActive` has not run: no data arrives, and the tree does not know
of a child that it could detach. A child that nothing keeps is gone as soon as the function ends.

## Examples

### Reported

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private let alertsBuilder: AlertsBuildable
  private var profileRouter: ProfileRouting?

  init(
    interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable,
    alertsBuilder: AlertsBuildable
  ) {
    self.profileBuilder = profileBuilder
    self.alertsBuilder = alertsBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() async {
    await super.didLoad()
    _ = await alertsBuilder.build(withListener: interactor)
    //                      ^^^^^ keep what 'build' returns and attach it, or its interactor never becomes active
  }

  func routeToProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    //  ^^^^^^ attach 'router' with 'attachChild', or its view shows while its interactor never becomes active
    profileRouter = router
    viewController.present(router.viewControllable)
  }
}
```

### Right

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let tabBuilders: [TabBuildable]
  private let profileBuilder: ProfileBuildable
  private let helpBuilder: HelpBuildable
  private var profileRouter: ProfileRouting?

  init(
    interactor: HomeInteractor, viewController: HomeViewControllable, tabBuilders: [TabBuildable],
    profileBuilder: ProfileBuildable, helpBuilder: HelpBuildable
  ) {
    self.tabBuilders = tabBuilders
    self.profileBuilder = profileBuilder
    self.helpBuilder = helpBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() async {
    await super.didLoad()
    var tabs: [TabRouting] = []
    for builder in tabBuilders {
      tabs.append(await builder.build(withListener: interactor))
    }
    for tab in tabs { await attachChild(tab) }
    viewController.install(tabs.map(\.viewControllable))
  }

  func routeToProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
    viewController.present(router.viewControllable)
  }

  func routeBack() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    viewController.dismiss(router.viewControllable)
    await detachChild(router)
  }

  func routeToHelp() async {
    await attachAndPush(helpBuilder.build(withListener: interactor))
  }

  private func attachAndPush(_ router: ViewableRouting) async {
    await attachChild(router)
    viewController.push(router.viewControllable)
  }
}
```

The app itself has no router above it. It keeps the launch router, and `launch` starts the tree.

```swift
import UIKit
import napkin

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var launchRouter: LaunchRouting?

  func start(in window: UIWindow, with builder: RootBuildable, listener: RootListener) async {
    let router = await builder.build(withListener: listener)
    launchRouter = router
    await router.launch(from: window)
  }
}
```

## How to fix

Call `await attachChild(router)` after the child is built and stored, and before its view is shown.

## When to suppress it

Where something that the linter does not know attaches the child, such as a base class from another module that
attaches whatever it finds in a property.

```swift
import napkin

@MainActor
final class GuideRouter: ViewableRouter<GuideInteractor, GuideViewControllable>, GuideRouting {
  private let stepBuilder: StepBuildable
  var nextStep: StepRouting?

  init(interactor: GuideInteractor, viewController: GuideViewControllable, stepBuilder: StepBuildable) {
    self.stepBuilder = stepBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func prepareStep() async {
    // napkin-lint:ignore next router-attaches-built-child -- the pager attaches 'nextStep' when it shows it
    nextStep = await stepBuilder.build(withListener: interactor)
  }
}
```

## What it does not see

- A builder whose type is not known and whose `build` has no `withListener`.
- A child that is handed to another function or object, which may or may not attach it.
- A child that is attached on some ways through a function and forgotten on others.

## See also

- [router-attach-order](router-attach-order.md), when to show the view
- [router-stores-before-attach](router-stores-before-attach.md), when to keep the child

"""##,
    "router-child-builder-by-protocol": ##"""
# router-child-builder-by-protocol

A router keeps the builders of its children by their protocols.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A stored property of a router that is typed with a builder's class.

## Why

A test of the router builds real children, with their services and views, because nothing else fits the property.

With the protocol a test passes a builder of its own that returns an empty child and notes that it was asked.

## Examples

### Reported

```swift
// --- ProfileBuilder.swift
import napkin

@MainActor
protocol ProfileBuildable: Buildable {
  func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  //        ^^^^^^^^^^^^^^ note: 'ProfileBuilder' is a class
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    await ProfileFactory.make(listener)
  }
}

// --- HomeRouter.swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuilder
  //          ^^^^^^^^^^^^^^ type 'profileBuilder' by a 'Buildable' protocol, or a test of the router builds the real child

  init(interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuilder) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: viewController)
  }
}
```

### Right

```swift
import napkin

@MainActor
protocol ProfileBuildable: Buildable {
  func build(withListener listener: ProfileListener) async -> ProfileRouting
}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable

  init(interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: viewController)
  }
}
```

## How to fix

Type the property, and the parameter of `init`, with the protocol that the builder conforms to.

## When to suppress it

Where the child is as good as part of the parent and is always tested with it.

```swift
import napkin

final class PageBuilder: Builder<PageDependency>, @unchecked Sendable {}

@MainActor
final class BookRouter: ViewableRouter<BookInteractor, BookViewControllable>, BookRouting {
  // napkin-lint:ignore next router-child-builder-by-protocol -- pages are tested with their book
  private let pageBuilder: PageBuilder

  init(interactor: BookInteractor, viewController: BookViewControllable, pageBuilder: PageBuilder) {
    self.pageBuilder = pageBuilder
    super.init(interactor: interactor, viewController: viewController)
  }
}
```

## What it does not see

- Builders that a function makes itself, as in `ProfileBuilder(dependency: component).build(...)`.
- Classes of modules that were not linted.

## See also

- [builder-returns-routing](builder-returns-routing.md), the same for what a builder returns
- [builder-no-retained-component](builder-no-retained-component.md), which also looks at what a router is handed

"""##,
    "router-clears-detached-child": ##"""
# router-clears-detached-child

A router lets go of the child that it detaches.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A `detachChild` of a child that the router keeps in an optional property or in a collection, in a function that does
not empty the property, or take the child out of the collection.

## Why

The screen opens once and never again, and what it used stays in memory.

`routeToProfile` returns at once while `profileRouter` is not nil, so the second tap does nothing. The child's own
children are worse off: they resign only when the child's router is freed, and the property keeps it.

## Examples

### Reported

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?
  private var chatRouters: [ChatRouting] = []

  init(interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
    viewController.push(router.viewControllable)
  }

  func profileWasPopped() async {
    guard let router = profileRouter else { return }
    await detachChild(router)
    //    ^^^^^^^^^^^ set 'profileRouter' to nil too, or the detached child stays in memory and cannot be attached again
  }

  func closeChats() async {
    for router in chatRouters {
      await detachChild(router)
      //    ^^^^^^^^^^^ remove the child from 'chatRouters' too, or it stays in memory after it is detached
    }
  }
}
```

### Right

Before the call or after it; both are usual.

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let helpRouter: HelpRouting
  private var profileRouter: ProfileRouting?
  private var settingsRouter: SettingsRouting?
  private var chatRouters: [ChatID: ChatRouting] = [:]

  init(interactor: HomeInteractor, viewController: HomeViewControllable, helpRouter: HelpRouting) {
    self.helpRouter = helpRouter
    super.init(interactor: interactor, viewController: viewController)
  }

  func profileWasPopped() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    await detachChild(router)
  }

  func settingsWasPopped() async {
    guard let settingsRouter else { return }
    defer { self.settingsRouter = nil }
    await detachChild(settingsRouter)
  }

  func closeChat(_ id: ChatID) async {
    guard let router = chatRouters.removeValue(forKey: id) else { return }
    await detachChild(router)
  }

  func hideHelp() async {
    await detachChild(helpRouter)
  }

  func reset() async {
    for child in children { await detachChild(child) }
    forgetChildren()
  }

  private func forgetChildren() {
    profileRouter = nil
    settingsRouter = nil
    chatRouters.removeAll()
  }
}
```

## How to fix

Set the property to nil in the function that detaches, best before `await detachChild(router)`, so that a second call
finds nothing to do.

## When to suppress it

Where the router keeps a detached child on purpose, to attach the same one again.

```swift
import napkin

@MainActor
final class TabRouter: ViewableRouter<TabInteractor, TabViewControllable>, TabRouting {
  private var mapRouter: MapRouting?

  func hideMap() async {
    guard let router = mapRouter else { return }
    // napkin-lint:ignore next router-clears-detached-child -- the map is expensive and is attached again
    await detachChild(router)
  }
}
```

## What it does not see

- A child that reaches the function as a parameter; the caller has to forget it.
- Children that only the framework's `children` keeps, since `detachChild` takes them out.

## See also

- [router-attach-without-detach](router-attach-without-detach.md), a child that nothing detaches
- [router-guards-reattach](router-guards-reattach.md), what the empty property is good for

"""##,
    "router-did-load-super": ##"""
# router-did-load-super

A router that overrides `didLoad` calls `super.didLoad()`.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

An override of `didLoad` in a subclass of a router that calls the one above nowhere.

## Why

The children that a base class attaches on load are missing, on each screen whose router forgot the call.

The framework's own `didLoad` may do nothing today. The app's own base router does something: it attaches the banner,
starts the watcher, registers the deep links. The compiler does not ask for the call, and each router works alone.

## Examples

### Reported and repaired

```swift
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor> {
  override func didLoad() async {
    //          ^^^^^^^ begin with 'await super.didLoad()', or what the classes above do on load is left out
    await attachFeed()
  }

  private func attachFeed() async {}
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

```swift fixed
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor> {
  override func didLoad() async {
    await super.didLoad()
    await attachFeed()
  }

  private func attachFeed() async {}
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

### Right

```swift
import napkin

@MainActor
class AppRouter<InteractorType>: Router<InteractorType> {
  override func didLoad() async {
    await super.didLoad()
    await attachBanner()
  }

  private func attachBanner() async {}
}

@MainActor
final class HomeRouter: AppRouter<HomeInteractor> {
  override func didLoad() async {
    print("home")
    await super.didLoad()
  }
}

final class Gallery {
  func didLoad() async {}
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

## How to fix

Make `await super.didLoad()` the first statement.

## When to suppress it

When a router shall not have what its base class attaches.

```swift
import napkin

@MainActor
final class PlainRouter: Router<PlainInteractor> {
  // napkin-lint:ignore next router-did-load-super -- the only screen without a banner
  override func didLoad() async {
    print("plain")
  }
}

final actor PlainInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
```

## What it does not see

- Whether the call is reached, or comes too late.
- Routers whose base class it does not see.

## See also

- [no-unbounded-await-in-lifecycle](no-unbounded-await-in-lifecycle.md), what else `didLoad` must not do

"""##,
    "router-guards-reattach": ##"""
# router-guards-reattach

A function that attaches a child returns early while there is one.

**Severity** info · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A function that builds a child, attaches it and puts it into a property that holds one child, without a look at the
property, or at a flag, before. Functions that only `didLoad` calls are left alone.

## Why

A double tap opens the screen twice, and only the second one can ever be closed.

The second child takes the first one's place in the property. The first stays attached, with its interactor active and
its tasks running, until the router itself goes, since nobody knows its name any more.

## Examples

### Reported

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToProfile() async {
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    //^^^^^^^^^^^ return early unless 'profileRouter' is nil, or a second call attaches another child and loses the first
    await attachChild(router)
    viewController.push(router.viewControllable)
  }

  func profileWasPopped() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    await detachChild(router)
  }
}
```

### Right

A guard, a child that gives way, and children that are attached once, when the router loads.

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private let pageBuilder: PageBuildable
  private let alertsBuilder: AlertsBuildable
  private var profileRouter: ProfileRouting?
  private var pageRouter: PageRouting?
  private var alertsRouter: AlertsRouting?

  init(
    interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable,
    pageBuilder: PageBuildable, alertsBuilder: AlertsBuildable
  ) {
    self.profileBuilder = profileBuilder
    self.pageBuilder = pageBuilder
    self.alertsBuilder = alertsBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachAlerts()
  }

  private func attachAlerts() async {
    let router = await alertsBuilder.build(withListener: interactor)
    alertsRouter = router
    await attachChild(router)
  }

  func routeToProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
    viewController.push(router.viewControllable)
  }

  func profileWasPopped() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    await detachChild(router)
  }

  func turnPage() async {
    await detachPageIfNeeded()
    let router = await pageBuilder.build(withListener: interactor)
    pageRouter = router
    await attachChild(router)
    viewController.embed(router.viewControllable)
  }

  private func detachPageIfNeeded() async {
    guard let router = pageRouter else { return }
    pageRouter = nil
    viewController.detach(router.viewControllable)
    await detachChild(router)
  }
}
```

## How to fix

Begin with `guard profileRouter == nil else { return }`, or detach the child that is there.

The guard stops a second call once the property is set. A call that comes while `build` is still under way passes it;
see [router-reentrant-attach](router-reentrant-attach.md).

## When to suppress it

Where only one caller exists and calls once.

```swift
import napkin

@MainActor
final class GateRouter: ViewableRouter<GateInteractor, GateViewControllable>, GateRouting {
  private let homeBuilder: HomeBuildable
  private var homeRouter: HomeRouting?

  init(interactor: GateInteractor, viewController: GateViewControllable, homeBuilder: HomeBuildable) {
    self.homeBuilder = homeBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func open() async {
    let router = await homeBuilder.build(withListener: interactor)
    // napkin-lint:ignore next router-guards-reattach -- the interactor opens the gate once
    homeRouter = router
    await attachChild(router)
    viewController.embed(router.viewControllable)
  }

  func close() async {
    guard let router = homeRouter else { return }
    homeRouter = nil
    viewController.detach(router.viewControllable)
    await detachChild(router)
  }
}
```

## What it does not see

- Children in a collection, of which there may be many.
- A child that is attached without being kept.
- Whether a guard asks the right question; any earlier look at the property counts.

## See also

- [router-reentrant-attach](router-reentrant-attach.md), two calls at once
- [router-clears-detached-child](router-clears-detached-child.md), so that the guard lets the next child in

"""##,
    "router-isolated-deinit": ##"""
# router-isolated-deinit

The deinitializer of a router is isolated.

**Severity** error · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A `deinit` of a router's class that is not `isolated`.

## Why

The app does not build: a plain `deinit` cannot override the isolated one that every router inherits.

A router may be released on any thread, and its own `isolated deinit` hops to the main actor to resign what is still
attached. The compiler says the same, but only once the framework's module is at hand; the linter says it anywhere.

## Examples

### Reported and repaired

```swift
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  deinit {
  //^^^^ write 'isolated deinit', as the router's own is, or the class does not compile
    print("gone")
  }
}
```

```swift fixed
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  isolated deinit {
    print("gone")
  }
}
```

### Right

Interactors and everything else have the deinitializers that they like.

```swift
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  isolated deinit {
    print("gone")
  }

  private final class Watch {
    deinit { print("not watching any more") }
  }
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

  deinit {
    print("gone as well")
  }
}
```

## How to fix

Write `isolated deinit`; `--fix` does it.

## When to suppress it

Where the file is compiled against a framework whose routers have a plain `deinit`.

```swift
import napkin

final class OldRouter: Router<OldInteractor>, OldRouting {
  // napkin-lint:ignore next router-isolated-deinit -- this module still links the framework's first version
  deinit {
    print("gone")
  }
}
```

## What it does not see

- Routers that inherit from a class of a module that was not linted.
- Code on Uber's RIBs or the framework's first versions: [legacy-deinit](legacy-deinit.md) reports it.

## See also

- [router-main-actor](router-main-actor.md), the isolation of the rest of the class

"""##,
    "router-main-actor": ##"""
# router-main-actor

A router's class says that it is on the main actor.

**Severity** info, off by default · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A class that inherits from `Router`, `ViewableRouter` or `LaunchRouter` without `@MainActor` of its own.

## Why

Nothing breaks, since the class inherits its isolation, but who reads the file alone has to know that.

The rule is for teams that want to see on each type where it runs. It is off unless a configuration turns it on.

## Examples

### Reported and repaired

```swift
import napkin

final class HomeRouter: Router<HomeInteractor>, HomeRouting {}
//          ^^^^^^^^^^ write '@MainActor' before 'HomeRouter', so that readers see where it runs
```

```swift fixed
import napkin

@MainActor final class HomeRouter: Router<HomeInteractor>, HomeRouting {}
```

### Right

```swift
import napkin

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {}

extension HomeRouter {
  func reset() async {}
}
```

## How to fix

Write `@MainActor` above the class; `--fix` writes it before the class, on the same line.

## When to suppress it

Where a generated file cannot be changed.

```swift
import napkin

// napkin-lint:ignore next router-main-actor -- generated
final class HomeRouter: Router<HomeInteractor>, HomeRouting {}
```

## What it does not see

- Routers that inherit from a class of a module that was not linted.

## See also

- [router-isolated-deinit](router-isolated-deinit.md), where the isolation has to be written
- [router-no-task-hop](router-no-task-hop.md), what the isolation spares

"""##,
    "router-no-task-hop": ##"""
# router-no-task-hop

A router awaits what it does, without a `Task` or a hop to the main actor.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

In an async function of a router, or in one that a routing protocol asks for: a `Task` that attaches or detaches a
child or asks for the main actor, `DispatchQueue.main.async`, and `MainActor.run`. Closures that somebody else calls,
such as the completion of an animation, are left alone.

## Why

Children are attached and detached in another order than the code shows, so a screen opens twice or cannot be closed.

The function returns before its `Task` begins. The interactor goes on and routes again, the guard of the second call
finds the state from before the first, and whichever task runs first wins. A router is on the main actor already, and
its functions are async: the detour gains nothing.

## Examples

### Reported and repaired

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private var profileRouter: ProfileRouting?

  func closeProfile() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    viewController.dismiss(router.viewControllable)
    Task { await detachChild(router) }
    //^^ await this without a 'Task', or callers go on before the children have changed
  }

  func closeAll() async {
    Task { @MainActor in
    //^^ await this without a 'Task', or callers go on before the children have changed
      await closeProfile()
    }
  }
}
```

```swift fixed
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private var profileRouter: ProfileRouting?

  func closeProfile() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    viewController.dismiss(router.viewControllable)
    await detachChild(router)
  }

  func closeAll() async {
    await closeProfile()
  }
}
```

### Reported, to be repaired by hand

A function that is not async yet, and more than one awaited call.

```swift no-fix
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {
  func routeToProfile() async
  func closeProfile() async
  func showBanner() async
}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToProfile() {
    guard profileRouter == nil else { return }
    Task {
    //^^ await this without a 'Task', or callers go on before the children have changed
      let router = await profileBuilder.build(withListener: interactor)
      profileRouter = router
      await attachChild(router)
      viewController.push(router.viewControllable)
    }
  }

  func closeProfile() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    DispatchQueue.main.async { self.viewController.pop() }
    //^^^^^^^^^^^ call this directly: the router is on the main actor already, and a detour lets others in between
    await detachChild(router)
  }

  func showBanner() async {
    await MainActor.run { viewController.showBanner() }
    //    ^^^^^^^^^ call this directly: the router is on the main actor already, and a detour lets others in between
  }
}
```

### Right

A completion handler cannot await, and other work may have a task of its own.

```swift
import UIKit
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let log = RouteLog()
  private var profileRouter: ProfileRouting?

  func closeProfile() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    viewController.uiviewController.dismiss(animated: true) {
      Task { await self.detachChild(router) }
    }
    Task { await log.note("closed") }
  }
}

extension HomeRouter: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let router = profileRouter else { return }
    profileRouter = nil
    Task { await detachChild(router) }
  }

  nonisolated func routeFromAnywhere() {
    Task { @MainActor in await closeProfile() }
  }
}
```

## How to fix

Take the `Task` away and await its content; make the function `async` where it is not, in the protocol as well.

`--fix` does so in an async function, where the task holds nothing but one awaited call.

## When to suppress it

Where the function has to return before the child is gone.

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private var profileRouter: ProfileRouting?

  func closeProfile() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    // napkin-lint:ignore next router-no-task-hop -- the child itself calls this and must not wait for its own end
    Task { await detachChild(router) }
  }
}
```

## What it does not see

- Synchronous functions that no known routing protocol asks for: delegates cannot await.
- A `Task` that calls a function which attaches, unless it asks for the main actor.

## See also

- [router-attach-order](router-attach-order.md), the order that awaiting keeps
- [task-in-did-become-active](task-in-did-become-active.md), tasks of interactors

"""##,
    "router-reentrant-attach": ##"""
# router-reentrant-attach

A router notes that an attach is under way before it waits for `build`.

**Severity** warning, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A look at a property, an awaited `build`, and only then the assignment to that property, with no other property of the
router set in between. Not in what runs only while the router loads, which happens once.

## Why

Two taps in quick succession open the screen twice, although there is a guard.

`build` suspends. The second call comes in meanwhile, finds the property still nil, and builds a child of its own. Both
children are attached, the property keeps the later one, and the other can never be detached. The framework's own
samples have this gap, so the rule is there for teams that want it closed.

## Examples

### Reported

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    //                                ^^^^^ note before 'build' that an attach is under way, or two calls pass the guard and attach two children
    profileRouter = router
    await attachChild(router)
    viewController.push(router.viewControllable)
  }

  func profileWasPopped() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    await detachChild(router)
  }
}
```

### Right

A flag that is set before, and a child that is attached once, while the router loads.

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?
  private var isAttachingProfile = false

  init(interactor: HomeInteractor, viewController: HomeViewControllable, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToProfile() async {
    guard profileRouter == nil, !isAttachingProfile else { return }
    isAttachingProfile = true
    defer { isAttachingProfile = false }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
    viewController.push(router.viewControllable)
  }

  func profileWasPopped() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    await detachChild(router)
  }
}

@MainActor
final class ClockRouter: Router<ClockInteractor> {
  private let tickBuilder: TickBuildable
  private var tickRouter: TickRouting?

  init(interactor: ClockInteractor, tickBuilder: TickBuildable) {
    self.tickBuilder = tickBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachTick()
  }

  private func attachTick() async {
    guard tickRouter == nil else { return }
    let router = await tickBuilder.build(withListener: interactor)
    tickRouter = router
    await attachChild(router)
  }
}
```

## How to fix

Set a flag between the guard and `build`, ask for it in the guard, and take it back in a `defer`.

## When to suppress it

Where the interactor makes sure that one call ends before the next begins.

```swift
import napkin

@MainActor
final class GateRouter: ViewableRouter<GateInteractor, GateViewControllable>, GateRouting {
  private let homeBuilder: HomeBuildable
  private var homeRouter: HomeRouting?

  init(interactor: GateInteractor, viewController: GateViewControllable, homeBuilder: HomeBuildable) {
    self.homeBuilder = homeBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func open() async {
    guard homeRouter == nil else { return }
    // napkin-lint:ignore next router-reentrant-attach -- a single task of the interactor opens and closes
    let router = await homeBuilder.build(withListener: interactor)
    homeRouter = router
    await attachChild(router)
    viewController.embed(router.viewControllable)
  }

  func close() async {
    guard let router = homeRouter else { return }
    homeRouter = nil
    viewController.detach(router.viewControllable)
    await detachChild(router)
  }
}
```

## What it does not see

- Whether the property that is set in between is a flag that the guard asks for.
- A view that is shown twice by other means.

## See also

- [router-guards-reattach](router-guards-reattach.md), the guard itself
- [router-stores-before-attach](router-stores-before-attach.md), the next step

"""##,
    "router-stores-before-attach": ##"""
# router-stores-before-attach

A router keeps a child before it attaches it.

**Severity** info · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

An assignment of a child that was just built to a property of the router, behind `await attachChild` of that child.

## Why

A child that ends at once cannot be closed: its screen stays, or it stays attached behind a screen that has gone.

`attachChild` waits for the child's `didBecomeActive`. When the child has nothing to do, it tells its parent right
there, and the parent calls the function that detaches. That function looks into the property, which is still nil, and
returns. Then the assignment comes, and keeps a child that believes it has finished.

## Examples

### Reported

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let noticeBuilder: NoticeBuildable
  private var noticeRouter: NoticeRouting?

  init(interactor: HomeInteractor, viewController: HomeViewControllable, noticeBuilder: NoticeBuildable) {
    self.noticeBuilder = noticeBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToNotice() async {
    guard noticeRouter == nil else { return }
    let router = await noticeBuilder.build(withListener: interactor)
    await attachChild(router)
    viewController.present(router.viewControllable)
    noticeRouter = router
    //^^^^^^^^^^ set 'noticeRouter' before 'attachChild', or a child that ends at once is not found and never detached
  }

  func closeNotice() async {
    guard let router = noticeRouter else { return }
    noticeRouter = nil
    viewController.dismiss(router.viewControllable)
    await detachChild(router)
  }
}
```

### Right

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  private let noticeBuilder: NoticeBuildable
  private var noticeRouter: NoticeRouting?
  private var hasShownNotice = false

  init(interactor: HomeInteractor, viewController: HomeViewControllable, noticeBuilder: NoticeBuildable) {
    self.noticeBuilder = noticeBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func routeToNotice() async {
    guard noticeRouter == nil else { return }
    let router = await noticeBuilder.build(withListener: interactor)
    noticeRouter = router
    await attachChild(router)
    viewController.present(router.viewControllable)
    hasShownNotice = true
  }

  func closeNotice() async {
    guard let router = noticeRouter else { return }
    noticeRouter = nil
    viewController.dismiss(router.viewControllable)
    await detachChild(router)
  }
}
```

## How to fix

Move the assignment between `build` and `attachChild`.

## When to suppress it

Where the child never ends by itself.

```swift
import napkin

@MainActor
final class AppRouter: ViewableRouter<AppInteractor, AppViewControllable>, AppRouting {
  private let clockBuilder: ClockBuildable
  private var clockRouter: ClockRouting?

  init(interactor: AppInteractor, viewController: AppViewControllable, clockBuilder: ClockBuildable) {
    self.clockBuilder = clockBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() async {
    await super.didLoad()
    let router = await clockBuilder.build(withListener: interactor)
    await attachChild(router)
    // napkin-lint:ignore next router-stores-before-attach -- the clock runs as long as the app does
    clockRouter = router
  }
}
```

## What it does not see

- A child that is put into a collection with `append` or `insert`.
- A child that another function built.

## See also

- [router-guards-reattach](router-guards-reattach.md), the other use of the property
- [router-attach-order](router-attach-order.md), where the view's turn is

"""##,
    "router-wiring-in-init": ##"""
# router-wiring-in-init

A router's initializer does not set itself as the interactor's router.

**Severity** error · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

`interactor.router = self` in an initializer of a router, the way of routers from before interactors were actors.

## Why

The interactor has no router and its calls lead nowhere, once the line was commented out to make the file compile.

An interactor is an actor, so nobody outside of it can assign its properties, and an initializer cannot await. The
builder can: it makes the router, then hands router and listener to the interactor in one call of `wire`.

## Examples

### Reported

```swift
import napkin

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  override init(interactor: HomeInteractor, viewController: HomeViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
    //         ^^^^^^ let the builder set 'router' with 'wire', since an actor is not set from outside
  }
}
```

### Right

```swift
import napkin

@MainActor
protocol HomeBuildable: Buildable {
  func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let viewController = HomeViewController()
    let interactor = HomeInteractor(presenter: viewController)
    let router = HomeRouter(interactor: interactor, viewController: viewController)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  override init(interactor: HomeInteractor, viewController: HomeViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    viewController.router = self
  }
}
```

## How to fix

Delete the line, give the interactor a method `wire(router:listener:)`, and let the builder await it.

## When to suppress it

Where the interactor is still a class, in a module that is moved over later.

```swift
import napkin

final class OldRouter: ViewableRouter<OldInteractable, OldViewControllable>, OldRouting {
  override init(interactor: OldInteractable, viewController: OldViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    // napkin-lint:ignore next router-wiring-in-init -- the old interactor is a class
    interactor.router = self
  }
}
```

## What it does not see

- Code on Uber's RIBs or the framework's first versions, of which
  [legacy-listener-assignment](legacy-listener-assignment.md) speaks.
- The same assignment in another function, or of a property with another name than `router`.

## See also

- [builder-wires-interactor](builder-wires-interactor.md), where the router is set instead
- [weak-router](weak-router.md), how the interactor keeps it

"""##,
    "routing-in-one-place": ##"""
# routing-in-one-place

A route that follows the state is taken by the state alone.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A call of the router in a function of an interactor, when a `for await` in `didBecomeActive` calls the same route: in
the loop itself, or in a function that the loop calls.

## Why

The route is taken twice: the tap shows the screen, then the new state shows it again, or takes it away.

When the state decides what is shown, a tap changes the state and nothing else. Otherwise the screen depends on which
of the two comes first.

## Examples

### Reported

```swift no-fix
import napkin

@MainActor
protocol LaunchRouting: Routing, Sendable {
  func routeToHome() async
}

final actor LaunchInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: LaunchRouting?
  private let users: UserService

  init(users: UserService) {
    self.users = users
  }

  func didBecomeActive() async {
    task {
      for await user in self.users.users() {
        if user != nil { await self.router?.routeToHome() }
      }
    }
  }

  func didTapLogin() async {
    await users.logIn()
    await router?.routeToHome()
    //            ^^^^^^^^^^^ change the state instead: the stream that 'LaunchInteractor' reads calls 'routeToHome' as well
  }
}
```

### Right

The tap changes the state. A route that no stream takes is taken by the tap.

```swift
import napkin

@MainActor
protocol LaunchRouting: Routing, Sendable {
  func routeToHome() async
  func routeToHelp() async
}

final actor LaunchInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: LaunchRouting?
  private let users: UserService

  init(users: UserService) {
    self.users = users
  }

  func didBecomeActive() async {
    task {
      for await user in self.users.users() {
        await self.show(user)
      }
    }
  }

  private func show(_ user: User?) async {
    if user != nil { await router?.routeToHome() }
  }

  func didTapLogin() async {
    await users.logIn()
  }

  func didTapHelp() async {
    await router?.routeToHelp()
  }
}
```

## How to fix

Change the state in the handler, and let the loop route.

## When to suppress it

Where the tap has to show the screen at once, and the route does nothing the second time.

```swift
import napkin

@MainActor
protocol CallRouting: Routing, Sendable {
  func routeToCall() async
}

final actor CallInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: CallRouting?
  private let calls: CallService

  init(calls: CallService) {
    self.calls = calls
  }

  func didBecomeActive() async {
    task {
      for await _ in self.calls.incoming() { await self.router?.routeToCall() }
    }
  }

  func didTapAnswer() async {
    // napkin-lint:ignore next routing-in-one-place -- the route returns when the call is shown already
    await router?.routeToCall()
  }
}
```

## What it does not see

- Loops in functions that the hook reaches through others.
- Two routes that show the same screen.

## See also

- [router-guards-reattach](router-guards-reattach.md)

"""##,
    "routing-methods-async": ##"""
# routing-methods-async

The methods of a routing protocol are async.

**Severity** warning · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A method of a routing protocol that is not `async`, whatever it returns or throws. When the router carries it out by its
view controller alone, that is an info.

## Why

A route that cannot wait attaches its child in a `Task`, so a second tap comes first and opens the screen twice.

`attachChild` and `detachChild` wait for the child's hooks. A synchronous route returns before either is done; the
interactor goes on as if the child were there. The interactor loses nothing by `async`: it has to `await` a call to the
main actor in any case.

## Examples

### Reported

```swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {
  func routeToProfile()
  //   ^^^^^^^^^^^^^^ make 'routeToProfile' async, or the router has to attach in a 'Task' that nobody waits for
  func routeToOrder(_ id: Int) throws -> Bool
  //   ^^^^^^^^^^^^ make 'routeToOrder' async, or the router has to attach in a 'Task' that nobody waits for
  func scrollToTop()
  //   ^^^^^^^^^^^ info: make 'scrollToTop' async as well, or it has to change as soon as it attaches a child
}

@MainActor
protocol HomeViewControllable: ViewControllable {
  func scrollToTop()
}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {
  func routeToProfile() {}

  func routeToOrder(_ id: Int) throws -> Bool { false }

  func scrollToTop() {
    viewController.scrollToTop()
  }
}
```

### Right

```swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {
  var isShowingProfile: Bool { get }
  func routeToProfile() async
  func routeToOrder(_ id: Int) async throws -> Bool
}
```

## How to fix

Write `async` behind the parameters, in the protocol and in the router, and `await` the calls.

Then the router can drop its `Task`: `await attachChild(router)` in its place keeps the order of routes.

## When to suppress it

Where a route will never have a child.

```swift
import napkin

@MainActor
protocol MapRouting: ViewableRouting, Sendable {
  // napkin-lint:ignore next routing-methods-async -- called by a gesture sixty times a second
  func move(by offset: Int)
}
```

## What it does not see

- Properties, which cannot route.
- A view-only implementation in a router that conforms through a base class: it is taken for one that attaches.

## See also

- [routing-protocol-sendable](routing-protocol-sendable.md), for the protocol itself
- [listener-methods-async](listener-methods-async.md), the same in the other direction

"""##,
    "routing-protocol-main-actor": ##"""
# routing-protocol-main-actor

A routing protocol says `@MainActor`.

**Severity** info, off by default · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A routing protocol without `@MainActor`. When it does not refine `Routing` either, and an interactor has it as the type
of its `router`, it is a warning.

## Why

A protocol that is on the main actor neither by word nor by refinement lets a route present a screen from any thread.

A protocol that refines `Routing` is on the main actor in any case. The attribute then serves its readers: they learn
that a route touches views, and that an interactor has to `await` it, without following the refinement.

## Examples

### Reported and repaired

```swift
import napkin

protocol HomeRouting: ViewableRouting, Sendable {
//       ^^^^^^^^^^^ write '@MainActor' on 'HomeRouting', so that its readers know where routes run
  func routeToProfile() async
}
```

```swift fixed
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {
  func routeToProfile() async
}
```

### Reported, to be repaired by hand

```swift no-fix
import napkin

protocol CartRouting: AnyObject, Sendable {
//       ^^^^^^^^^^^ warning: put 'CartRouting' on the main actor, or its routes may touch views from any thread
  func routeToCheckout() async
}

final actor CartInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  weak var router: CartRouting?
}
```

### Right

```swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {
  func routeToProfile() async
}

@MainActor protocol CartRouting: AnyObject, Sendable {
  func routeToCheckout() async
}
```

## How to fix

Write `@MainActor` on the line above the protocol.

`--fix` does so where the protocol is on the main actor already. Elsewhere it changes which code may call the protocol
without waiting, so it is left to you.

## When to suppress it

Where a router of another kind is meant, which has no views.

```swift
import napkin

// napkin-lint:ignore next routing-protocol-main-actor -- a tree without views, which runs on a server
protocol JobRouting: Routing, Sendable {}
```

## What it does not see

- Protocols named as routing protocols that no interactor has for its `router`.
- Isolation by the module's default.

## See also

- [routing-protocol-sendable](routing-protocol-sendable.md), which the attribute does not replace
- [view-controllable-main-actor](view-controllable-main-actor.md), the same for views

"""##,
    "routing-protocol-sendable": ##"""
# routing-protocol-sendable

A routing protocol refines `Sendable`.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A protocol that refines `Routing`, `ViewableRouting` or `LaunchRouting` and is not `Sendable`. While it asks for nothing
of its own, that is an info.

## Why

The interactor cannot call its router, so the first route that somebody adds to the feature does not compile.

The router lives on the main actor, the interactor on its own. Swift lets a reference cross from one to the other only
when its type is `Sendable`, and `@MainActor` on the protocol is not enough for that. The compiler says so at each call
and not at the protocol, which is the one place to change.

## Examples

### Reported and repaired

```swift
import napkin

@MainActor
protocol HomeRouting: ViewableRouting {
//       ^^^^^^^^^^^ make 'HomeRouting' 'Sendable', or its interactor cannot call its methods
  func routeToProfile() async
}

@MainActor
protocol AboutRouting: ViewableRouting {}
//       ^^^^^^^^^^^^ info: make 'AboutRouting' 'Sendable' before it gets methods, which its interactor could not call
```

```swift fixed
import napkin

@MainActor
protocol HomeRouting: ViewableRouting, Sendable {
  func routeToProfile() async
}

@MainActor
protocol AboutRouting: ViewableRouting, Sendable {}
```

### Right

Whatever is refined may bring `Sendable` along. Of a family of routing protocols only the first one is reported.

```swift
import napkin

@MainActor
protocol AppRouting: ViewableRouting, Sendable {
  func goBack() async
}

@MainActor
protocol HomeRouting: AppRouting {
  func routeToProfile() async
}

typealias ToolBase = Routing & Sendable

@MainActor
protocol ToolRouting: ToolBase {
  func routeToTool() async
}
```

## How to fix

Append `Sendable` to what the protocol refines.

`--fix` does so. Routers have nothing to change: a class on the main actor is `Sendable` already. With this package's
own runtime, whose `Routing` is `Sendable` itself, the word is not needed; it does no harm, and the feature still
compiles with the original framework.

## When to suppress it

Where a protocol is called on the main actor alone, by other routers.

```swift
import napkin

@MainActor
// napkin-lint:ignore next routing-protocol-sendable -- only routers call this
protocol TabRouting: ViewableRouting {
  func select(_ index: Int) async
}
```

## What it does not see

- A protocol that also refines one from a module that was not linted, which may be `Sendable`.
- A protocol that refines none of the framework's.

## See also

- [presentable-protocol-sendable](presentable-protocol-sendable.md) and
  [listener-protocol-shape](listener-protocol-shape.md), the same for the other two ways out of an interactor
- [routing-methods-async](routing-methods-async.md), for the methods

"""##,
    "service-protocol-sendable": ##"""
# service-protocol-sendable

A protocol that a dependency asks for is `Sendable`.

**Severity** warning, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

The protocol of a service in a requirement of a `Dependency`, when neither it nor what it refines is `Sendable`.

## Why

The interactor does not compile, or only as long as the service never leaves the actor that made it.

A component makes the service on one actor and the interactor uses it on another. What crosses between them has to be
`Sendable`, and the compiler says so at each use instead of at the protocol.

## Examples

### Reported

```swift no-fix
// --- HomeBuilder.swift
import napkin

protocol HomeDependency: Dependency {
  var users: UserFetching { get }
  //         ^^^^^^^^^^^^ note: a dependency asks for 'UserFetching' here
}

// --- UserFetching.swift
protocol UserFetching: AnyObject {
//       ^^^^^^^^^^^^ make 'UserFetching' 'Sendable', or an interactor cannot be given it across actors
  func name() async -> String
}
```

### Right

Actors and what refines a `Sendable` protocol are.

```swift
import napkin

protocol HomeDependency: Dependency {
  var users: UserFetching { get }
  var mails: any MailFetching { get }
  var names: Naming & Sendable { get }
  var cart: CartBuildable { get }
}

protocol UserFetching: Sendable {}
protocol MailFetching: Actor {}
protocol Naming {}
protocol CartBuildable: Buildable {}
```

## How to fix

Let the protocol refine `Sendable`, and make the types that conform to it actors, structs or locked classes.

## When to suppress it

Where the service is bound to the main actor as a whole.

```swift
import napkin

protocol HomeDependency: Dependency {
  var window: WindowProviding { get }
}

// napkin-lint:ignore next service-protocol-sendable -- only the router uses it, on the main actor
protocol WindowProviding: AnyObject {}
```

## What it does not see

- Protocols that refine one of another module, whose declaration the linter has not read.
- Services that a dependency asks for by their class.

## See also

- [dependency-protocol-base](dependency-protocol-base.md)

"""##,
    "stream-as-method": ##"""
# stream-as-method

A service hands out its streams by functions, not by properties.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A computed property of a service, or one that its protocol asks for, whose type is `AsyncStream` or
`AsyncThrowingStream`. Of a type and its protocol the protocol is reported.

## Why

A property looks like something that is there, so somebody stores it and two readers share its values.

That each call makes a new stream, with a reader of its own, is what a function says and a property hides.

## Examples

### Reported

```swift no-fix
import napkin

protocol HomeDependency: Dependency {
  var users: UserFetching { get }
}

protocol UserFetching: Sendable {
  var names: AsyncStream<String> { get async }
  //  ^^^^^ hand out 'names' by a function 'names()', so that each call is seen to make a new stream
}

actor UserService: UserFetching {
  var names: AsyncStream<String> { AsyncStream { $0.finish() } }
  nonisolated var ages: AsyncStream<Int> { AsyncStream { $0.finish() } }
  //              ^^^^ hand out 'ages' by a function 'ages()', so that each call is seen to make a new stream
}
```

### Right

```swift
import napkin

protocol HomeDependency: Dependency {
  var users: UserFetching { get }
}

protocol UserFetching: Sendable {
  func names() async -> AsyncStream<String>
}

actor UserService: UserFetching {
  private var isEmpty = true

  func names() -> AsyncStream<String> { AsyncStream { $0.finish() } }
}
```

## How to fix

Write `func names() -> AsyncStream<String>` in the protocol and in the types that conform to it.

## When to suppress it

Where the protocol is one of another module.

```swift
import napkin

protocol RadioDependency: Dependency {
  var radio: Radio { get }
}

final class Radio: VendorRadio {
  // napkin-lint:ignore next stream-as-method -- the vendor's protocol asks for a property
  var waves: AsyncStream<Int> { AsyncStream { $0.finish() } }
}
```

## What it does not see

- Services that no dependency, component or interactor of the project names.
- Other kinds of sequences.

## See also

- [no-shared-async-stream](no-shared-async-stream.md), what the property leads to

"""##,
    "stream-loop-needs-task": ##"""
# stream-loop-needs-task

An interactor reads a stream inside `task`, also outside of its hooks.

**Severity** warning · **Scope** project · **Fix** suggested · **Since** 0.1.0

## What it catches

A `for await` in a method of an interactor that is not run by `task` alone: because other types may call the method, or
because another method calls it straight.

## Why

The loop survives the detach: each visit to the screen adds one more, and all of them write to the same presenter.

A loop ends when its stream does, or when the task that runs it is cancelled. `task` is cancelled at the detach. The
task of whoever called the method is not: a tap that arrived through `dispatch` is nobody's to cancel. And the caller
waits for the loop, too.

## Examples

### Reported

```swift
import napkin

final actor ChatInteractor: Interactable, ChatPresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private let chat = ChatService()

  func didTapJoin() async {
    for await message in await self.chat.messages() {
    //^ nothing ends this loop when 'ChatInteractor' is detached; run it in 'task'
      await self.show(message)
    }
  }

  func didTapFollow() async {
    await follow()
    //    ^^^^^^ note: called from 'didTapFollow' here
  }

  private func follow() async {
    for await name in chat.names() { print(name) }
    //^ nothing ends this loop when 'ChatInteractor' is detached; run it in 'task'
  }

  private func show(_ message: Message) async {}
}

protocol ChatPresentableListener: AnyObject, Sendable {
  func didTapJoin() async
  func didTapFollow() async
}
```

### Right

A method with a loop is fine as long as `task` runs it. So are loops that end.

```swift
import napkin

final actor ChatInteractor: Interactable, ChatPresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private let chat = ChatService()

  func didBecomeActive() async {
    task { await self.follow() }
    task(observe)
  }

  func didTapJoin() async {
    task {
      for await message in await self.chat.messages() { await self.show(message) }
    }
  }

  func didTapImport(_ file: File) async throws {
    for try await line in file.url.lines { print(line) }
  }

  private func follow() async {
    for await name in chat.names() { print(name) }
  }

  private func observe() async {
    for await state in chat.states() { print(state) }
  }

  private func show(_ message: Message) async {}
}

protocol ChatPresentableListener: AnyObject, Sendable {
  func didTapJoin() async
}
```

## How to fix

Put the loop into `task { }`, or call the method that holds it from `task`.

A second tap would start a second loop: keep what `task` returns and cancel it first, or start the loop in
`didBecomeActive` and let the tap change what it does. The fix that is offered wraps the loop, after which the method
returns at once; a person has to see whether its callers count on waiting.

## When to suppress it

When the stream is known to end, such as the progress of an upload.

```swift
import napkin

final actor UploadInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let uploads = UploadService()

  func didTapSend() async {
    // napkin-lint:ignore next stream-loop-needs-task -- ends with the upload
    for await progress in uploads.send() { print(progress) }
  }
}
```

## What it does not see

- Methods that only another type calls and that are private to nobody are taken to be called from outside.
- Loops in closures that are handed to somebody else, and streams that are read by a service.

## See also

- [no-unbounded-await-in-lifecycle](no-unbounded-await-in-lifecycle.md), the same loop in a hook, where it is an error
- [unbound-task-in-interactor](unbound-task-in-interactor.md), loops in a `Task`

"""##,
    "stream-on-termination": ##"""
# stream-on-termination

A service forgets the readers of its streams when they have gone.

**Severity** warning, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A function or a property of a service or an interactor that makes a stream, puts its continuation into a table, and does
not set `onTermination`.

## Why

The table only grows: each screen that was ever shown leaves a continuation that still gets each value.

A reader goes when its task is cancelled, as with each napkin that resigns. Nobody tells the service but
`onTermination`.

## Examples

### Reported

```swift no-fix
import napkin

protocol HomeDependency: Dependency {
  var users: UserService { get }
}

actor UserService {
  private var readers: [Int: AsyncStream<String>.Continuation] = [:]
  private var others: [AsyncStream<Int>.Continuation] = []

  func names() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    readers[readers.count] = continuation
    //                       ^^^^^^^^^^^^ set 'onTermination' and take the continuation out again, or 'readers' keeps it for good
    return stream
  }

  func ages() -> AsyncStream<Int> {
    AsyncStream { output in
      others.append(output)
      //            ^^^^^^ set 'onTermination' and take the continuation out again, or 'others' keeps it for good
    }
  }
}
```

### Right

```swift
import napkin

protocol HomeDependency: Dependency {
  var users: UserService { get }
}

actor UserService {
  private var readers: [Int: AsyncStream<String>.Continuation] = [:]

  func names() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let id = readers.count
    readers[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(id) }
    }
    return stream
  }

  private func forget(_ id: Int) {
    readers[id] = nil
  }
}
```

## How to fix

Set `continuation.onTermination`, and take the continuation out of the table there.

## When to suppress it

Where the table is emptied as a whole, and soon.

```swift
import napkin

protocol QuizDependency: Dependency {
  var quiz: QuizService { get }
}

actor QuizService {
  private var answers: [AsyncStream<Int>.Continuation] = []

  func answersOfThisRound() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    // napkin-lint:ignore next stream-on-termination -- each round ends after a minute and empties the table
    answers.append(continuation)
    return stream
  }
}
```

## What it does not see

- A continuation that is handed to another function, which puts it into the table.
- What `onTermination` does.

## See also

- [no-shared-async-stream](no-shared-async-stream.md)

"""##,
    "suppression-expired": ##"""
# suppression-expired

A suppression that was given a last day is gone after it.

**Severity** warning · **Scope** file · **Fix** safe · **Since** 0.1.0

## What it catches

A `napkin-lint:ignore` comment whose reason ends with `(until 2027-01-31)`, from the day after that on. What it allowed
is reported again, and each such message says so.

## Why

What was to be mended by a certain day stays for years, because nothing asks for it again.

The day counts in UTC, so that everybody's machine and the build server agree.

## Examples

### Reported and repaired

Where there is nothing left to allow, the comment goes.

```swift
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next weak-router -- until the tool has a builder (until 2026-01-31)
  // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this suppression ended on 2026-01-31, and there is nothing left for it to allow
  private weak var router: ToolRouting?
}
```

```swift fixed
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ToolRouting?
}
```

### Reported, to be repaired by hand

Here a rule that is off by default; of one that runs, the finding comes back as well.

```swift no-fix
import napkin

protocol HomeDependency: Dependency {}

// napkin-lint:ignore next di-nonisolated -- the module is still on Swift 5 (until 2026-06-30)
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this suppression ended on 2026-06-30, so mend what it allowed or give it another day
final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}
```

### Right

The last day itself still counts.

```swift
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next weak-router -- until the tool has a builder (until 2026-07-01)
  private var router: ToolRouting?
}
```

## How to fix

Mend what the comment allowed and remove it, or give it another day and say why.

## When to suppress it

Where a file is not to be touched any more, and its debts are known.

```swift
// napkin-lint:ignore file suppression-expired -- the module is removed with the next release
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next weak-router -- until the tool has a builder (until 2026-01-31)
  private weak var router: ToolRouting?
}
```

## What it does not see

- A day in other words, as in `-- until the release`.

## See also

- [suppression-malformed](suppression-malformed.md), for days that are none
- [suppression-unused](suppression-unused.md), for suppressions without a last day

"""##,
    "suppression-malformed": ##"""
# suppression-malformed

A comment that is meant to allow something is written so that it does.

**Severity** warning · **Scope** file · **Fix** safe · **Since** 0.1.0

## What it catches

A comment that begins almost as a suppression does: with `napkinlint:`, `napkin-lint: ignore`, `napkin-lint:disable`,
`ignore-next`, a reach that is none of `next`, `this` and `file`, no rule, a reason without its two dashes, or a last
day that is no day.

## Why

The comment looks as if it worked, and allows nothing, or not what its author meant.

## Examples

### Reported and repaired

```swift
import napkin

protocol HomeDependency: Dependency {}

// napkin-lint:disable:next di-nonisolated -- the module is still on Swift 5
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this allows nothing; did you mean 'napkin-lint:ignore next di-nonisolated'?
final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}

// napkin-lint:ignore next di-nonisolated - the module is still on Swift 5
//                                        ^ two dashes separate the rules from the reason: '-- reason'
final class CartComponent: Component<HomeDependency>, @unchecked Sendable {}

// napkin-lint:ignore next di-nonisolated -- the module is still on Swift 5 (until 2027/1/31)
//                                                                                 ^^^^^^^^^ a suppression ends with '(until 2027-01-31)'
final class MenuComponent: Component<HomeDependency>, @unchecked Sendable {}
```

```swift fixed
import napkin

protocol HomeDependency: Dependency {}

// napkin-lint:ignore next di-nonisolated -- the module is still on Swift 5
final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}

// napkin-lint:ignore next di-nonisolated -- the module is still on Swift 5
final class CartComponent: Component<HomeDependency>, @unchecked Sendable {}

// napkin-lint:ignore next di-nonisolated -- the module is still on Swift 5 (until 2027-01-31)
final class MenuComponent: Component<HomeDependency>, @unchecked Sendable {}
```

### Reported, to be repaired by hand

```swift no-fix
import napkin

protocol HomeDependency: Dependency {}

// napkin-lint:ignore di-nonisolated -- the module is still on Swift 5
// ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ say how far this reaches, as in 'napkin-lint:ignore next|this|file RULE -- reason'
final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}

// napkin-lint:ignore next -- the module is still on Swift 5
// ^^^^^^^^^^^^^^^^^^ say which rule this allows, as in 'napkin-lint:ignore next|this|file RULE -- reason'
final class CartComponent: Component<HomeDependency>, @unchecked Sendable {}

// napkin-lint:ignore next di-nonisolated -- the module is still on Swift 5 (until 2027-02-30)
//                                                                                 ^^^^^^^^^^ '2027-02-30' is no day; a suppression ends as in '(until 2027-01-31)'
final class MenuComponent: Component<HomeDependency>, @unchecked Sendable {}
```

### Right

What only speaks of the linter is prose.

```swift
import napkin

protocol HomeDependency: Dependency {}

// napkin-lint: nothing to report here since the component was split.
// See napkin-lint:ignore in the handbook.
// napkin-lint:ignore next di-nonisolated -- the module is still on Swift 5 (until 2027-01-31)
final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}
```

## How to fix

Write `napkin-lint:ignore`, how far it reaches, the rules, and behind two dashes the reason.

`--fix` does it where it is certain what was meant: where the comment then allows something that is reported.

## When to suppress it

Where a text begins so by chance.

```swift
import napkin

// napkin-lint:ignore next suppression-malformed -- the handbook's own words
// napkin-lint:ignore comments are listed by 'napkin-lint suppressions'.
protocol HomeDependency: Dependency {}
```

## What it does not see

- A comment in which other words come first.

## See also

- [suppression-unknown-rule](suppression-unknown-rule.md), for rules that do not exist

"""##,
    "suppression-unknown-rule": ##"""
# suppression-unknown-rule

A suppression names rules that exist.

**Severity** warning · **Scope** file · **Fix** safe · **Since** 0.1.0

## What it catches

A name in a `napkin-lint:ignore` comment that is no rule's.

## Why

The comment allows nothing, and its author thinks that it does.

## Examples

### Reported and repaired

```swift
import napkin

protocol HomeDependency: Dependency {}

// napkin-lint:ignore next di-nonisolatd -- the module is still on Swift 5
//                         ^^^^^^^^^^^^^ no rule is called 'di-nonisolatd'; did you mean 'di-nonisolated'?
final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}
```

```swift fixed
import napkin

protocol HomeDependency: Dependency {}

// napkin-lint:ignore next di-nonisolated -- the module is still on Swift 5
final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}
```

### Reported, to be repaired by hand

```swift no-fix
import napkin

protocol HomeDependency: Dependency {}

// napkin-lint:ignore next everything -- the module is still on Swift 5
//                         ^^^^^^^^^^ no rule is called 'everything'; 'napkin-lint rules' lists them
final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}
```

### Right

```swift
import napkin

protocol HomeDependency: Dependency {}

// napkin-lint:ignore next di-nonisolated -- the module is still on Swift 5
final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}
```

## How to fix

Write the rule's name as the finding shows it, in brackets behind its message.

`--fix` does it where the mended comment allows something that is reported.

## When to suppress it

Where several versions of the linter look at the same code, and not all of them know the rule.

```swift
import napkin

protocol HomeDependency: Dependency {}

// napkin-lint:ignore next suppression-unknown-rule -- the rule comes with the next version
// napkin-lint:ignore next component-names -- generated
final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}
```

## What it does not see

- A rule that exists and is not the one that was meant; [suppression-unused](suppression-unused.md) sees that.

## See also

- [suppression-malformed](suppression-malformed.md), for other mistakes in such a comment

"""##,
    "suppression-unused": ##"""
# suppression-unused

A suppression comment allows something that is there.

**Severity** warning · **Scope** file · **Fix** safe · **Since** 0.1.0

## What it catches

A `napkin-lint:ignore` comment of which a rule, or each rule, has nothing to report in what the comment covers. Only
rules that ran count: one that is off, or left out with `--only` or `--skip`, may have its reasons elsewhere. Where two
comments allow the same finding, the inner one is used and the outer one is not.

## Why

A comment that outlives its reason allows the next mistake without a word.

The property was made weak a year ago, and the comment above it still says why it is not. Readers believe it, and the
linter keeps silent when the mistake comes back.

## Examples

### Reported and repaired

The comment goes, with its line.

```swift
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next weak-router -- the tool's router lives as long as the process
  // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this allows nothing, because no 'weak-router' is broken here
  private weak var router: ToolRouting?
}
```

```swift fixed
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ToolRouting?
}
```

Of several rules only those go that have nothing to allow.

```swift
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private var router: ToolRouting? /* napkin-lint:ignore this weak-listener, weak-router -- it lives on */
  //                                                          ^^^^^^^^^^^^^ no 'weak-listener' is broken here
}
```

```swift fixed
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private var router: ToolRouting? /* napkin-lint:ignore this weak-router -- it lives on */
}
```

### Right

```swift
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next weak-router -- the tool's router lives as long as the process
  private var router: ToolRouting?
}
```

## How to fix

Remove the comment; `--fix` does it.

## When to suppress it

Where something writes the same comment into many files, needed or not. The comment has to stand above the others.

```swift
// napkin-lint:ignore file suppression-unused -- the generator writes its comment above every router
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next weak-router -- generated
  private weak var router: ToolRouting?
}
```

## What it does not see

- Comments that allow a rule about suppressions, as the one above: they are never called unused.
- When single files are linted, or a part of a project, the rules that look at whole projects: what they report may
  depend on files that were not read.
- Files without any sign of the framework.

## See also

- [suppression-expired](suppression-expired.md), for those that were meant to end

"""##,
    "suppression-without-reason": ##"""
# suppression-without-reason

A suppression says why it is there.

**Severity** warning, off by default · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

A `napkin-lint:ignore` comment without a reason behind two dashes. A last day is no reason.
The option `--require-reason` turns the rule on.

## Why

Nobody dares to remove a comment of which nobody knows the reason.

## Examples

### Reported

```swift
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next weak-router
  // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ say why this is allowed, as in '-- the harness owns its router'
  private var router: ToolRouting?
}
```

### Right

```swift
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next weak-router -- the tool's router lives as long as the process
  private var router: ToolRouting?
}
```

## How to fix

Write the reason behind two dashes: what is different here, and why that is safe.

## When to suppress it

Where a file is made by a tool that gives no reasons.

```swift
// napkin-lint:ignore file suppression-without-reason -- made by the generator of tools
import napkin

@MainActor
protocol ToolRouting: Routing, Sendable {}

final actor ToolInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  // napkin-lint:ignore next weak-router
  private var router: ToolRouting?
}
```

## What it does not see

- Whether a reason is a good one.

## See also

- [suppression-expired](suppression-expired.md), for reasons that end

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
    "test-name": ##"""
# test-name

A test's name says what is done and what is expected.

**Severity** info, off by default · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

A test in an `XCTestCase` for an interactor, a router, a builder or a presenter whose name has not two parts with an
underscore between them, as `testDidTapLogin_callsService` has.

## Why

A build breaks and its list of failures says `testLogin`: somebody has to read the test to know what no longer works.

With the method first and the expectation behind it, the list of failures is a description of what went wrong.

## Examples

### Reported

```swift
// --- HomeTests/HomeInteractorTests.swift
import XCTest
import napkin

final class HomeInteractorTests: XCTestCase {
  func testLogin() async {}
  //   ^^^^^^^^^ name it 'test<Method>_<expectation>', so that a failure tells what was done and what was expected
}
```

### Right

A name of two parts, what is no test, and tests of screens, which have no method to name.

```swift
// --- HomeTests/HomeInteractorTests.swift
import XCTest
import napkin

final class HomeInteractorTests: XCTestCase {
  func testDidTapLogin_callsService() async {}

  func makeInteractor() {}

  func testing(_ value: Int) {}
}

final class HomeViewSnapshotTests: XCTestCase {
  func testHomeView() {}
}
```

## How to fix

Rename the test: what is called first, then what has to come of it.

## When to suppress it

Where names of tests are listed elsewhere, in a plan for instance.

```swift
// --- HomeTests/HomeInteractorTests.swift
import XCTest
import napkin

final class HomeInteractorTests: XCTestCase {
  // napkin-lint:ignore next test-name -- the test plan knows it by this name
  func testLogin() async {}
}
```

## What it does not see

- Tests with `@Test`, whose titles are sentences.
- Tests of screens and of services.

## See also

- [no-manual-activation](no-manual-activation.md), what tests may do and the app may not

"""##,
    "tree-accessibility-identifiers-unique": ##"""
# tree-accessibility-identifiers-unique

Each accessibility identifier of the app has a view, and a value that no other one has.

**Severity** info · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A constant among the identifiers that no code of the app names, whether a test asks for it or not, and one whose value
a constant of another type has. The types that hold identifiers are those whose members some view sets as its own, and
that hold nothing but text.

## Why

A test that asks for an identifier which no view has fails, or, where it checks that something is absent, never does.

Such constants are left behind when a view is renamed or taken out: they compile, in the app and in its tests. With two
constants of one value, a test that waits for the second screen goes on while the first is still shown.

## Examples

### Reported without a view

```swift
// --- Home.swift
import SwiftUI
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

struct HomeView: View {
  var body: some View {
    Text("Home").accessibilityIdentifier(Identifiers.Home.title)
  }
}

// --- HomeUITests/HomeTests.swift
import XCTest

final class HomeTests: XCTestCase {
  func testTotal() {
    let app = XCUIApplication()
    XCTAssertFalse(app.staticTexts[Identifiers.Home.total].exists)
    //                                              ^^^^^ note: it is asked for here
  }
}

// --- Identifiers.swift
enum Identifiers {
  enum Home {
    static let title = "home.title"
    static let hint = "home.hint"
    //         ^^^^ no view has this identifier: set it where it belongs, or take it out
    static let total = "home.total"
    //         ^^^^^ no view has this identifier, so the tests that ask for it find nothing
  }
}
```

### Reported for its value

```swift
// --- Home.swift
import SwiftUI
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

struct HomeView: View {
  var body: some View {
    Text("Home").accessibilityIdentifier(HomeIdentifiers.title)
  }
}

enum HomeIdentifiers {
  static let title = "title"
  //         ^^^^^ note: 'title' has it first
}

// --- Profile.swift
import SwiftUI

struct ProfileView: View {
  var body: some View {
    Text("Profile").accessibilityIdentifier(ProfileIdentifiers.title)
  }
}

enum ProfileIdentifiers {
  static let title = "title"
  //         ^^^^^ give this identifier a value of its own, or a query for it also finds 'HomeIdentifiers.title'
}
```

### Right

A constant may be the beginning of others, and may be named by another name of its type.

```swift
// --- Home.swift
import SwiftUI
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

struct HomeView: View {
  typealias Names = Identifiers.Home

  let dishes: [String]

  var body: some View {
    VStack {
      Text("Home").accessibilityIdentifier(Names.title)
      Text("3").accessibilityIdentifier(Identifiers.Home.total)
      ForEach(dishes, id: \.self) { dish in
        Text(dish).accessibilityIdentifier("\(Identifiers.Home.row).\(dish)")
      }
    }
  }
}

// --- HomeUITests/HomeTests.swift
import XCTest

final class HomeTests: XCTestCase {
  func testTotal() {
    let app = XCUIApplication()
    XCTAssertTrue(app.staticTexts[Identifiers.Home.total].exists)
  }
}

// --- Identifiers.swift
enum Identifiers {
  enum Home {
    static let title = "home.title"
    static let total = "home.total"
    static let row = "home.row"
  }
}
```

## How to fix

Set the identifier on its view, or take out the constant with the tests that still ask for it. Begin each value with
the name of the feature, so that no two are the same.

## When to suppress it

Where the identifier is set by code that is not linted along.

```swift
// --- Home.swift
import SwiftUI
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

struct HomeView: View {
  var body: some View {
    Text("Home").accessibilityIdentifier(Identifiers.title)
  }
}

enum Identifiers {
  static let title = "home.title"
  // napkin-lint:ignore next tree-accessibility-identifiers-unique -- the map of another module has it
  static let map = "home.map"
}
```

## What it does not see

- Identifiers that are cases of an enum, or no plain text.
- Whether the code that names a constant sets it on a view.
- A constant that is named by its last part alone, as in `.title`, counts as named wherever one is called so.

## See also

- [accessibility-identifier-duplicate](accessibility-identifier-duplicate.md), the same value twice in one type or view
- [ui-test-queries-by-identifier](ui-test-queries-by-identifier.md), which has tests ask for constants

"""##,
    "tree-builder-not-constructed": ##"""
# tree-builder-not-constructed

Somebody makes the builder that a router waits for.

**Severity** info · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A router that keeps a builder by its protocol, when no code outside tests makes a builder that conforms to it.

## Why

The parent cannot be built, or is built with a stand-in that was meant for tests.

A router that takes `ProfileBuildable` needs someone who writes `ProfileBuilder(dependency:)`. When that line is
gone, the app still compiles as long as the value is handed on from further out.

## Examples

### Reported

```swift
// --- App.swift
import UIKit
import napkin

final class AppComponent: Component<EmptyDependency>, HomeDependency, @unchecked Sendable {
  let profileBuilder: ProfileBuildable

  init(profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(dependency: EmptyComponent())
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let listener = AppListener()
  private var router: HomeRouting?

  func start(with profileBuilder: ProfileBuildable) async {
    let component = AppComponent(profileBuilder: profileBuilder)
    router = await HomeBuilder(dependency: component).build(withListener: listener)
  }
}

final class AppListener: HomeListener {
  func homeDidFinish() async {
    print("done")
  }
}

// --- Home.swift
import napkin

protocol HomeDependency: Dependency {
  var profileBuilder: ProfileBuildable { get }
}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: dependency.profileBuilder)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  //          ^^^^^^^^^^^^^^ no code makes a 'ProfileBuilder', so 'Home' cannot be given one
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
//          ^^^^^^^^^^^^^^ note: 'ProfileBuilder' is declared here
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

### Right

```swift
// --- App.swift
import UIKit
import napkin

final class AppComponent: Component<EmptyDependency>, HomeDependency, @unchecked Sendable {
  let profileBuilder: ProfileBuildable

  init(profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(dependency: EmptyComponent())
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let listener = AppListener()
  private var router: HomeRouting?

  func start() async {
    let component = AppComponent(profileBuilder: ProfileBuilder(dependency: ProfileDefaults()))
    router = await HomeBuilder(dependency: component).build(withListener: listener)
  }
}

final class ProfileDefaults: ProfileDependency {}

final class AppListener: HomeListener {
  func homeDidFinish() async {
    print("done")
  }
}

// --- Home.swift
import napkin

protocol HomeDependency: Dependency {
  var profileBuilder: ProfileBuildable { get }
}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: dependency.profileBuilder)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## How to fix

Make the builder in the parent's `build`, with the parent's component.

## When to suppress it

Where another module, which is not linted along, makes it.

```swift
// --- App.swift
import UIKit
import napkin

final class AppComponent: Component<EmptyDependency>, HomeDependency, @unchecked Sendable {
  let profileBuilder: ProfileBuildable

  init(profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(dependency: EmptyComponent())
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let listener = AppListener()
  private var router: HomeRouting?

  func start(with profileBuilder: ProfileBuildable) async {
    let component = AppComponent(profileBuilder: profileBuilder)
    router = await HomeBuilder(dependency: component).build(withListener: listener)
  }
}

final class AppListener: HomeListener {
  func homeDidFinish() async {
    print("done")
  }
}

// --- Home.swift
import napkin

protocol HomeDependency: Dependency {
  var profileBuilder: ProfileBuildable { get }
}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: dependency.profileBuilder)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  // napkin-lint:ignore next tree-builder-not-constructed -- the app target makes it
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## What it does not see

- Builders that a function receives as a parameter and hands on.
- A builder that is made but never reaches this router.

## See also

- [tree-component-missing-child-dependency](tree-component-missing-child-dependency.md), what making it takes
- [router-child-builder-by-protocol](router-child-builder-by-protocol.md), why the router asks for a protocol

"""##,
    "tree-child-never-attached": ##"""
# tree-child-never-attached

A router builds and attaches each child whose builder it keeps.

**Severity** warning · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A private property of a router with a builder that no code of the router names, except to set it.

## Why

The screen that the builder is for can never appear.

The builder, its component and the conformances for both are made and carried around for nothing, and the route that
should use them is missing or attaches something else.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  //          ^^^^^^^^^^^^^^ 'profileBuilder' is never used, so 'Profile' cannot appear: attach it, or leave the builder out

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
//          ^^^^^^^^^^^^^ note: 'ProfileRouter' is declared here
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## How to fix

Write the route that builds and attaches the child, or delete the property and what is handed to it.

## When to suppress it

While the route is being written.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  // napkin-lint:ignore next tree-child-never-attached -- the route comes with the new profile
  private let profileBuilder: ProfileBuildable

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## What it does not see

- Builders in properties that are not private: other code may use them.
- A child that is built and not attached; see [router-attaches-built-child](router-attaches-built-child.md).

## See also

- [router-attaches-built-child](router-attaches-built-child.md), the next step
- [tree-orphan-napkin](tree-orphan-napkin.md), napkins that nobody builds

"""##,
    "tree-component-missing-child-dependency": ##"""
# tree-component-missing-child-dependency

A component is the dependency of every child that is built with it.

**Severity** warning · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A `ProfileBuilder(dependency: component)` in a builder, when the component's type does not conform to the dependency
that the child's builder takes, neither directly nor by an extension in any file.

## Why

The build fails on the machine that compiles it, with a message about the builder's argument.

The conformance often stands in a file of its own, `HomeComponent+Profile.swift`. When that is not added to the
target, or was never written, nothing else in the parent looks wrong.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}
//          ^^^^^^^^^^^^^ note: 'HomeComponent' is declared here

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    //                                                              ^^^^^^^^^^^^^^ 'HomeComponent' has to be a 'ProfileDependency' to build 'Profile' with it
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}
//       ^^^^^^^^^^^^^^^^^ note: 'ProfileDependency' is declared here

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## How to fix

Let the component conform to the child's dependency, and provide what that asks for.

## When to suppress it

Where the conformance comes from a macro.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    // napkin-lint:ignore next tree-component-missing-child-dependency -- @Provides writes the conformance
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## What it does not see

- Arguments whose type is not written near: a component that a function returns.
- Components with a conformance that the linter does not know.

## See also

- [tree-dead-dependency-conformance](tree-dead-dependency-conformance.md), the other way round
- [dependency-protocol-base](dependency-protocol-base.md), what a dependency is

"""##,
    "tree-cycle": ##"""
# tree-cycle

A napkin does not build itself, unless something ends it.

**Severity** info · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

Napkins that build each other in a circle, of whatever length. It is an error when each of them attaches the next
while it loads.

## Why

The app hangs and fills the memory, or stacks screens of the same kind without end.

A folder that opens a folder is fine: every level waits for a tap. A napkin that attaches its own kind while it
loads never finishes loading.

## Examples

### Reported

```swift
// --- Folder.swift
import napkin

protocol FolderDependency: Dependency {}

final class FolderComponent: Component<FolderDependency>, FolderDependency, @unchecked Sendable {}

protocol FolderBuildable: Buildable {
  @MainActor func build(withListener listener: FolderListener) async -> FolderRouting
}

final class FolderBuilder: Builder<FolderDependency>, FolderBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FolderListener) async -> FolderRouting {
    let component = FolderComponent(dependency: dependency)
    let interactor = FolderInteractor()
    let router = FolderRouter(interactor: interactor, folderBuilder: FolderBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FolderRouting: Routing, Sendable {}

protocol FolderListener: AnyObject, Sendable {
  func folderDidFinish() async
}

final actor FolderInteractor: Interactable, FolderListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FolderRouting?
  private weak var listener: FolderListener?

  func wire(router: FolderRouting?, listener: FolderListener?) {
    self.router = router
    self.listener = listener
  }

  func folderDidFinish() async {
    await listener?.folderDidFinish()
  }
}

@MainActor
final class FolderRouter: Router<FolderInteractor>, FolderRouting {
  private let folderBuilder: FolderBuildable
  private var folderRouter: FolderRouting?

  init(interactor: FolderInteractor, folderBuilder: FolderBuildable) {
    self.folderBuilder = folderBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachFolder()
  }

  private func attachFolder() async {
    guard folderRouter == nil else { return }
    let router = await folderBuilder.build(withListener: interactor)
    //                               ^^^^^ error: 'Folder' attaches itself as soon as it loads, without end
    folderRouter = router
    await attachChild(router)
  }
}
```

```swift
// --- Folder.swift
import napkin

protocol FolderDependency: Dependency {}

final class FolderComponent: Component<FolderDependency>, FolderDependency, @unchecked Sendable {}

protocol FolderBuildable: Buildable {
  @MainActor func build(withListener listener: FolderListener) async -> FolderRouting
}

final class FolderBuilder: Builder<FolderDependency>, FolderBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FolderListener) async -> FolderRouting {
    let component = FolderComponent(dependency: dependency)
    let interactor = FolderInteractor()
    let router = FolderRouter(interactor: interactor, folderBuilder: FolderBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FolderRouting: Routing, Sendable {
  func openFolder() async
  func closeFolder() async
}

protocol FolderListener: AnyObject, Sendable {
  func folderDidFinish() async
}

final actor FolderInteractor: Interactable, FolderListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FolderRouting?
  private weak var listener: FolderListener?

  func wire(router: FolderRouting?, listener: FolderListener?) {
    self.router = router
    self.listener = listener
  }

  func open() async {
    await router?.openFolder()
  }

  func close() async {
    await listener?.folderDidFinish()
  }

  func folderDidFinish() async {
    await router?.closeFolder()
  }
}

@MainActor
final class FolderRouter: Router<FolderInteractor>, FolderRouting {
  private let folderBuilder: FolderBuildable
  private var folderRouter: FolderRouting?

  init(interactor: FolderInteractor, folderBuilder: FolderBuildable) {
    self.folderBuilder = folderBuilder
    super.init(interactor: interactor)
  }

  func openFolder() async {
    guard folderRouter == nil else { return }
    let router = await folderBuilder.build(withListener: interactor)
    //                               ^^^^^ 'Folder' builds itself: make sure that something ends it
    folderRouter = router
    await attachChild(router)
  }

  func closeFolder() async {
    guard let router = folderRouter else { return }
    folderRouter = nil
    await detachChild(router)
  }
}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## How to fix

Attach on request and not while loading, or build the napkin from a parent that both have.

## When to suppress it

Where each level waits for somebody, as in a browser of folders.

```swift
// --- Folder.swift
import napkin

protocol FolderDependency: Dependency {}

final class FolderComponent: Component<FolderDependency>, FolderDependency, @unchecked Sendable {}

protocol FolderBuildable: Buildable {
  @MainActor func build(withListener listener: FolderListener) async -> FolderRouting
}

final class FolderBuilder: Builder<FolderDependency>, FolderBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FolderListener) async -> FolderRouting {
    let component = FolderComponent(dependency: dependency)
    let interactor = FolderInteractor()
    let router = FolderRouter(interactor: interactor, folderBuilder: FolderBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FolderRouting: Routing, Sendable {
  func openFolder() async
  func closeFolder() async
}

protocol FolderListener: AnyObject, Sendable {
  func folderDidFinish() async
}

final actor FolderInteractor: Interactable, FolderListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FolderRouting?
  private weak var listener: FolderListener?

  func wire(router: FolderRouting?, listener: FolderListener?) {
    self.router = router
    self.listener = listener
  }

  func open() async {
    await router?.openFolder()
  }

  func close() async {
    await listener?.folderDidFinish()
  }

  func folderDidFinish() async {
    await router?.closeFolder()
  }
}

@MainActor
final class FolderRouter: Router<FolderInteractor>, FolderRouting {
  private let folderBuilder: FolderBuildable
  private var folderRouter: FolderRouting?

  init(interactor: FolderInteractor, folderBuilder: FolderBuildable) {
    self.folderBuilder = folderBuilder
    super.init(interactor: interactor)
  }

  func openFolder() async {
    guard folderRouter == nil else { return }
    // napkin-lint:ignore next tree-cycle -- each level waits for a tap
    let router = await folderBuilder.build(withListener: interactor)
    folderRouter = router
    await attachChild(router)
  }

  func closeFolder() async {
    guard let router = folderRouter else { return }
    folderRouter = nil
    await detachChild(router)
  }
}
```

## What it does not see

- Circles that go through a napkin which is not linted along.
- Whether a condition ends the circle.

## See also

- [tree-ownership-cycle](tree-ownership-cycle.md), circles of objects that keep each other

"""##,
    "tree-dead-dependency-conformance": ##"""
# tree-dead-dependency-conformance

A component is the dependency of the children that its napkin builds, and of nobody else.

**Severity** info · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A conformance of a component to the dependency of a napkin that its own napkin does not build, while another one
does, and that no dependency of its children refines.

## Why

The parent carries what only a grandchild, or nobody, needs.

Every requirement of that dependency has to be provided here as well, so services seem to be used where they are
not, and nobody dares to remove them.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, FeedDependency, @unchecked Sendable {}
//                                                                       ^^^^^^^^^^^^^^ 'Home' builds no 'Feed', so nothing needs this conformance

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, FeedDependency, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let component = ProfileComponent(dependency: dependency)
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor, feedBuilder: FeedBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable, FeedListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func feedDidFinish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {
  private let feedBuilder: FeedBuildable
  private var feedRouter: FeedRouting?

  init(interactor: ProfileInteractor, feedBuilder: FeedBuildable) {
    self.feedBuilder = feedBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachFeed()
  }

  private func attachFeed() async {
    guard feedRouter == nil else { return }
    let router = await feedBuilder.build(withListener: interactor)
    feedRouter = router
    await attachChild(router)
  }
}

// --- Feed.swift
import napkin

protocol FeedDependency: Dependency {}
//       ^^^^^^^^^^^^^^ note: 'FeedDependency' is declared here

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}

protocol FeedBuildable: Buildable {
  @MainActor func build(withListener listener: FeedListener) async -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FeedListener) async -> FeedRouting {
    let interactor = FeedInteractor()
    let router = FeedRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FeedRouting: Routing, Sendable {}

protocol FeedListener: AnyObject, Sendable {
  func feedDidFinish() async
}

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FeedRouting?
  private weak var listener: FeedListener?

  func wire(router: FeedRouting?, listener: FeedListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.feedDidFinish()
  }
}

@MainActor
final class FeedRouter: Router<FeedInteractor>, FeedRouting {}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, FeedDependency, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let component = ProfileComponent(dependency: dependency)
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor, feedBuilder: FeedBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable, FeedListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func feedDidFinish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {
  private let feedBuilder: FeedBuildable
  private var feedRouter: FeedRouting?

  init(interactor: ProfileInteractor, feedBuilder: FeedBuildable) {
    self.feedBuilder = feedBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachFeed()
  }

  private func attachFeed() async {
    guard feedRouter == nil else { return }
    let router = await feedBuilder.build(withListener: interactor)
    feedRouter = router
    await attachChild(router)
  }
}

// --- Feed.swift
import napkin

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}

protocol FeedBuildable: Buildable {
  @MainActor func build(withListener listener: FeedListener) async -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FeedListener) async -> FeedRouting {
    let interactor = FeedInteractor()
    let router = FeedRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FeedRouting: Routing, Sendable {}

protocol FeedListener: AnyObject, Sendable {
  func feedDidFinish() async
}

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FeedRouting?
  private weak var listener: FeedListener?

  func wire(router: FeedRouting?, listener: FeedListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.feedDidFinish()
  }
}

@MainActor
final class FeedRouter: Router<FeedInteractor>, FeedRouting {}
```

## How to fix

Delete the conformance, and with it what the component provides for nothing else.

## When to suppress it

While a child is on its way from one parent to another.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

// napkin-lint:ignore next tree-dead-dependency-conformance -- the feed moves here with the next release
final class HomeComponent: Component<HomeDependency>, ProfileDependency, FeedDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, FeedDependency, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let component = ProfileComponent(dependency: dependency)
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor, feedBuilder: FeedBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable, FeedListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func feedDidFinish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {
  private let feedBuilder: FeedBuildable
  private var feedRouter: FeedRouting?

  init(interactor: ProfileInteractor, feedBuilder: FeedBuildable) {
    self.feedBuilder = feedBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachFeed()
  }

  private func attachFeed() async {
    guard feedRouter == nil else { return }
    let router = await feedBuilder.build(withListener: interactor)
    feedRouter = router
    await attachChild(router)
  }
}

// --- Feed.swift
import napkin

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}

protocol FeedBuildable: Buildable {
  @MainActor func build(withListener listener: FeedListener) async -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FeedListener) async -> FeedRouting {
    let interactor = FeedInteractor()
    let router = FeedRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FeedRouting: Routing, Sendable {}

protocol FeedListener: AnyObject, Sendable {
  func feedDidFinish() async
}

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FeedRouting?
  private weak var listener: FeedListener?

  func wire(router: FeedRouting?, listener: FeedListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.feedDidFinish()
  }
}

@MainActor
final class FeedRouter: Router<FeedInteractor>, FeedRouting {}
```

## What it does not see

- Children that a base class of the router builds, so routers with a base class of the app are left alone.
- A dependency that several napkins take.

## See also

- [tree-unused-listener-conformance](tree-unused-listener-conformance.md), the same of interactors

"""##,
    "tree-dependency-unused": ##"""
# tree-dependency-unused

A napkin reads everything that it depends on.

**Severity** info, off by default · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A requirement of a napkin's dependency whose name stands neither in its builder nor in its component.

## Why

Every parent provides a service that the child does not want.

The requirement is handed down through all components above, so a napkin seems to use what it does not, and removing
the service looks harder than it is.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {
  var clock: any Clock<Duration> { get }
  //  ^^^^^ 'Profile' never reads this, so its parents provide it for nothing
}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
//          ^^^^^^^^^^^^^^ note: 'ProfileBuilder' is declared here
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {
  var clock: any Clock<Duration> { get }
}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {
  var clock: any Clock<Duration> { dependency.clock }
}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## How to fix

Delete the requirement, and what only provides for it.

## When to suppress it

Where a later version is going to read it.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {
  // napkin-lint:ignore next tree-dependency-unused -- the next version reads it
  var clock: any Clock<Duration> { get }
}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## What it does not see

- Values that are read and then not used.
- Dependencies that several napkins take.

## See also

- [tree-dead-dependency-conformance](tree-dead-dependency-conformance.md), the parent's side

"""##,
    "tree-duplicate-napkin": ##"""
# tree-duplicate-napkin

One interactor has one router and one builder.

**Severity** info · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A second builder that makes an interactor, or a second router for it.

## Why

A fix in one of the two builders leaves the other wrong, and nobody sees which of them a screen came from.

Logs, tests and the tree name a napkin by its interactor. Two napkins of one interactor differ in what they are
wired with, which is the part that is easiest to forget.

## Examples

### Reported

```swift
// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
//          ^^^^^^^^^^^^^^ note: 'ProfileBuilder' is declared here
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}

final class GuestProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
//          ^^^^^^^^^^^^^^^^^^^ 'ProfileBuilder' serves 'ProfileInteractor' too: two napkins of one interactor are hard to tell apart
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}
```

### Right

```swift
// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## How to fix

Give the builder a parameter for what differs, or give each napkin an interactor of its own.

## When to suppress it

For an experiment in which two variants run side by side.

```swift
// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}

// napkin-lint:ignore next tree-duplicate-napkin -- an experiment until spring
final class GuestProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}
```

## What it does not see

- Interactors that are made outside builders.

## See also

- [builder-wires-interactor](builder-wires-interactor.md), what each of them has to do

"""##,
    "tree-foreign-listener": ##"""
# tree-foreign-listener

A napkin tells its own listener, and a child is given its parent's interactor to tell.

**Severity** warning · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

- An interactor's `listener` that is typed with the listener protocol of another napkin, while its builder takes its
  own.
- A `build(withListener:)` in a router that passes `self` or a `listener` instead of the router's `interactor`.

## Why

The event arrives where nobody decides: at a router, which has no lifecycle, or past the parent, which still shows
the child.

A child's events belong to the interactor above it. When they go elsewhere, the parent's state and the tree drift
apart: the grandparent detaches a screen that the parent believes to be there.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting, ProfileListener {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  func profileDidFinish() async {
    await detachProfile()
  }

  private func detachProfile() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    await detachChild(router)
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: self)
    //                                                    ^^^^ pass 'interactor': what 'Profile' tells is for the interactor of the router that builds it
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## How to fix

Pass `interactor`, let it conform to the child's listener, and pass the event on from there where it concerns
others.

## When to suppress it

Where a parent without decisions of its own hands its listener down.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting, ProfileListener {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  func profileDidFinish() async {
    await detachProfile()
  }

  private func detachProfile() async {
    guard let router = profileRouter else { return }
    profileRouter = nil
    await detachChild(router)
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    // napkin-lint:ignore next tree-foreign-listener -- the router only counts
    let router = await profileBuilder.build(withListener: self)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## What it does not see

- Other expressions than `self` and `listener`: their type is not looked up.
- Napkins without a builder.

## See also

- [tree-parent-implements-listener](tree-parent-implements-listener.md), what the interactor then needs
- [weak-listener](weak-listener.md), how a listener is kept

"""##,
    "tree-listener-event-unhandled": ##"""
# tree-listener-event-unhandled

A parent does something when a child tells it something.

**Severity** info · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A method of a child's listener that the child calls and whose body in the parent's interactor is empty, without even
a comment.

## Why

The user taps Done and nothing happens.

The child has told its parent and waits to be taken away. An empty method satisfies the compiler and loses the
event; nothing else in the app can notice.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {}
  //   ^^^^^^^^^^^^^^^^ 'Profile' tells this and nothing happens: act on it, or say why not
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
    //              ^^^^^^^^^^^^^^^^ note: told here
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

A comment tells the reader that nothing is meant to happen.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    // The profile stays: the next visit goes on where this one ended.
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## How to fix

Handle the event: detach the child, change what is shown, or tell the next listener.

## When to suppress it

Where the method is about to be written.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  // napkin-lint:ignore next tree-listener-event-unhandled -- handled once the profile can be closed
  func profileDidFinish() async {}
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## What it does not see

- Bodies that only log.
- Events that the child sends through a helper type.

## See also

- [tree-listener-method-never-called](tree-listener-method-never-called.md), the child's side
- [routing-in-one-place](routing-in-one-place.md), where the reaction belongs

"""##,
    "tree-listener-method-never-called": ##"""
# tree-listener-method-never-called

A child calls every method of its listener.

**Severity** info, off by default · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A method of a napkin's listener protocol whose name stands nowhere in the napkin's interactor.

## Why

Every parent writes a method for an event that never comes.

Readers look for the event's sender and find none; tests call the method by hand and prove nothing.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }

  func profileDidRename() async {
    print("renamed")
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
  func profileDidRename() async
  //   ^^^^^^^^^^^^^^^^ 'Profile' never calls this, so its parents write a method for nothing
}

final actor ProfileInteractor: Interactable {
//          ^^^^^^^^^^^^^^^^^ note: 'ProfileInteractor' is declared here
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## How to fix

Delete the method from the listener and from the parents, or call it.

## When to suppress it

Where the listener is shared with code that the linter does not see.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }

  func profileDidRename() async {
    print("renamed")
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
  // napkin-lint:ignore next tree-listener-method-never-called -- the widget calls it
  func profileDidRename() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## What it does not see

- Calls from other types that hold the listener.
- Protocols that are `public`, `open` or `package`.

## See also

- [tree-listener-event-unhandled](tree-listener-event-unhandled.md), the parent's side

"""##,
    "tree-multiple-roots": ##"""
# tree-multiple-roots

An app has one launch router.

**Severity** info, off by default · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A second `LaunchRouter` in one project.

## Why

Two trees know nothing of each other, so what one does the other cannot react to.

An app with one window has one root that everything hangs from. A second launch router often is a screen that should
be a child, and then misses its parent's dependencies and its end.

## Examples

### Reported

```swift
// --- Root.swift
import napkin

@MainActor
protocol RootRouting: LaunchRouting, Sendable {}

final actor RootInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

@MainActor
protocol RootViewControllable: ViewControllable {}

@MainActor
final class RootRouter: LaunchRouter<RootInteractor, RootViewControllable>, RootRouting {}
//          ^^^^^^^^^^ note: 'RootRouter' is declared here

// --- Window.swift
import napkin

@MainActor
protocol WindowRouting: LaunchRouting, Sendable {}

final actor WindowInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

@MainActor
protocol WindowViewControllable: ViewControllable {}

@MainActor
final class WindowRouter: LaunchRouter<WindowInteractor, WindowViewControllable>, WindowRouting {}
//          ^^^^^^^^^^^^ 'RootRouter' launches this app already: make 'WindowRouter' a child, or say which scene it is for
```

### Right

```swift
// --- Root.swift
import napkin

@MainActor
protocol RootRouting: LaunchRouting, Sendable {}

final actor RootInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

@MainActor
protocol RootViewControllable: ViewControllable {}

@MainActor
final class RootRouter: LaunchRouter<RootInteractor, RootViewControllable>, RootRouting {}
```

## How to fix

Make one of them a child of the other, with an ordinary router.

## When to suppress it

For apps with several kinds of scenes, each with a root of its own.

```swift
// --- Root.swift
import napkin

@MainActor
protocol RootRouting: LaunchRouting, Sendable {}

final actor RootInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

@MainActor
protocol RootViewControllable: ViewControllable {}

@MainActor
final class RootRouter: LaunchRouter<RootInteractor, RootViewControllable>, RootRouting {}

// --- Window.swift
import napkin

@MainActor
protocol WindowRouting: LaunchRouting, Sendable {}

final actor WindowInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

@MainActor
protocol WindowViewControllable: ViewControllable {}

@MainActor
// napkin-lint:ignore next tree-multiple-roots -- one root for each kind of scene
final class WindowRouter: LaunchRouter<WindowInteractor, WindowViewControllable>, WindowRouting {}
```

## What it does not see

- Roots in different packages of one checkout: each package is a project of its own.

## See also

- [root-component-terminates](root-component-terminates.md), what ends the tree of dependencies

"""##,
    "tree-orphan-napkin": ##"""
# tree-orphan-napkin

Every napkin of an app can be reached from a root.

**Severity** info · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A napkin with interactor, router and builder that no router builds, in a project with a launch router or an app
shell that builds others, when no test makes it either.

## Why

The feature is compiled, reviewed and maintained, and no user ever sees it.

It is left behind when a route is removed, or it is new and the route is missing. What it imports and depends on
stays in the app.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}

// --- App.swift
import UIKit
import napkin

final class AppComponent: Component<EmptyDependency>, HomeDependency, @unchecked Sendable {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let listener = AppListener()
  private var router: HomeRouting?

  func start() async {
    router = await HomeBuilder(dependency: AppComponent()).build(withListener: listener)
  }
}

final class AppListener: HomeListener {
  func homeDidFinish() async {
    print("done")
  }
}

// --- Feed.swift
import napkin

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}

protocol FeedBuildable: Buildable {
  @MainActor func build(withListener listener: FeedListener) async -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable, @unchecked Sendable {
//          ^^^^^^^^^^^ note: 'FeedBuilder' is declared here
  @MainActor
  func build(withListener listener: FeedListener) async -> FeedRouting {
    let interactor = FeedInteractor()
    let router = FeedRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FeedRouting: Routing, Sendable {}

protocol FeedListener: AnyObject, Sendable {
  func feedDidFinish() async
}

final actor FeedInteractor: Interactable {
//          ^^^^^^^^^^^^^^ no root leads to 'Feed': no router builds it, so no user ever sees it
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FeedRouting?
  private weak var listener: FeedListener?

  func wire(router: FeedRouting?, listener: FeedListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.feedDidFinish()
  }
}

@MainActor
final class FeedRouter: Router<FeedInteractor>, FeedRouting {}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}

// --- App.swift
import UIKit
import napkin

final class AppComponent: Component<EmptyDependency>, HomeDependency, @unchecked Sendable {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let listener = AppListener()
  private var router: HomeRouting?

  func start() async {
    router = await HomeBuilder(dependency: AppComponent()).build(withListener: listener)
  }
}

final class AppListener: HomeListener {
  func homeDidFinish() async {
    print("done")
  }
}
```

## How to fix

Delete the napkin, or write the route that leads to it.

## When to suppress it

Where another target, which is not linted along, builds it.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}

// --- App.swift
import UIKit
import napkin

final class AppComponent: Component<EmptyDependency>, HomeDependency, @unchecked Sendable {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let listener = AppListener()
  private var router: HomeRouting?

  func start() async {
    router = await HomeBuilder(dependency: AppComponent()).build(withListener: listener)
  }
}

final class AppListener: HomeListener {
  func homeDidFinish() async {
    print("done")
  }
}

// --- Feed.swift
import napkin

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}

protocol FeedBuildable: Buildable {
  @MainActor func build(withListener listener: FeedListener) async -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FeedListener) async -> FeedRouting {
    let interactor = FeedInteractor()
    let router = FeedRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FeedRouting: Routing, Sendable {}

protocol FeedListener: AnyObject, Sendable {
  func feedDidFinish() async
}

// napkin-lint:ignore next tree-orphan-napkin -- the watch app builds it
final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FeedRouting?
  private weak var listener: FeedListener?

  func wire(router: FeedRouting?, listener: FeedListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.feedDidFinish()
  }
}

@MainActor
final class FeedRouter: Router<FeedInteractor>, FeedRouting {}
```

## What it does not see

- Libraries: where nothing launches, nothing is reported.
- Napkins that only another unreachable napkin builds: the first of them is reported.

## See also

- [tree-child-never-attached](tree-child-never-attached.md), a builder that is kept and not used

"""##,
    "tree-ownership-cycle": ##"""
# tree-ownership-cycle

No object of a napkin keeps itself alive by way of others.

**Severity** error · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A circle of properties that are neither `weak` nor `unowned`, through at least one interactor, router, presenter,
view controller, builder or component. What the framework's base classes keep counts too: a router its interactor
and its view controller, a presenter its view controller. The finding lists each step with its place.

## Why

The screen is gone and everything behind it lives on: its tasks, its streams and all that they hold.

Every visit leaves another copy behind. Nothing crashes; the app grows until the system ends it, and whatever the
copies still do, such as polling, happens once for each.

## Examples

### Reported

```swift
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private let sync: SyncEngine
  //          ^^^^ note: 'HomeInteractor' keeps 'SyncEngine' in 'sync'

  init(sync: SyncEngine) {
    self.sync = sync
  }
}

// --- HomeRouter.swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {}

// --- SyncEngine.swift
final actor SyncEngine {
  private let queue = UploadQueue()
  private var client: HomeInteractor?
  //          ^^^^^^ 'SyncEngine' keeps 'HomeInteractor', which keeps 'SyncEngine': hold one weakly, or neither is ever freed

  func attach(_ client: HomeInteractor) {
    self.client = client
  }
}

final actor UploadQueue {}
```

```swift
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private let sync: SyncEngine
  //          ^^^^ note: 'HomeInteractor' keeps 'SyncEngine' in 'sync'

  init(sync: SyncEngine) {
    self.sync = sync
  }
}

// --- HomeRouter.swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {}

// --- SyncEngine.swift
final actor SyncEngine {
  private let queue: UploadQueue
  //          ^^^^^ note: 'SyncEngine' keeps 'UploadQueue' in 'queue'

  init(queue: UploadQueue) {
    self.queue = queue
  }
}

final actor UploadQueue {
  private var client: HomeInteractor?
  //          ^^^^^^ 'UploadQueue' keeps 'HomeInteractor', which leads back to 'UploadQueue': hold one of the 3 weakly, or none is freed

  func attach(_ client: HomeInteractor) {
    self.client = client
  }
}
```

### Right

```swift
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private let sync: SyncEngine

  init(sync: SyncEngine) {
    self.sync = sync
  }
}

// --- HomeRouter.swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {}

// --- SyncEngine.swift
final actor SyncEngine {
  private let queue = UploadQueue()
  private weak var client: HomeInteractor?

  func attach(_ client: HomeInteractor) {
    self.client = client
  }
}

final actor UploadQueue {}
```

## How to fix

Make the reference weak that points from the longer-lived object, or from the lower one, back to the other.

## When to suppress it

Where one side is set to nil when the napkin ends, on every way.

```swift
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private let sync: SyncEngine

  init(sync: SyncEngine) {
    self.sync = sync
  }
}

// --- HomeRouter.swift
import napkin

@MainActor
protocol HomeRouting: Routing, Sendable {}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {}

// --- SyncEngine.swift
final actor SyncEngine {
  private let queue = UploadQueue()
  // napkin-lint:ignore next tree-ownership-cycle -- the engine lets go of its client when it stops
  private var client: HomeInteractor?

  func attach(_ client: HomeInteractor) {
    self.client = client
  }
}

final actor UploadQueue {}
```

## What it does not see

- Circles by closures, and by what collections of other types hold.
- Protocols that several types conform to.
- References that [weak-router](weak-router.md), [weak-listener](weak-listener.md) and
  [weak-presenter-in-view](weak-presenter-in-view.md) report themselves.

## See also

- [weak-router](weak-router.md) and [weak-listener](weak-listener.md), the two circles that every napkin could have

"""##,
    "tree-parent-implements-listener": ##"""
# tree-parent-implements-listener

The interactor of a router listens to every child that the router builds.

**Severity** warning · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A `build(withListener: interactor)` in a router whose interactor does not conform to the listener that the child's
builder asks for, neither directly nor by an extension or a protocol of the app.

## Why

The child's events have nowhere to go, and the build fails on the machine that compiles it.

On Linux, or in a checkout without the view layer, nobody compiles the router; the mistake then waits for CI. The
finding names the conformance that is missing, not the expression that did not type-check.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable {
//          ^^^^^^^^^^^^^^ note: 'HomeInteractor' is declared here
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    //                                                    ^^^^^^^^^^ 'HomeInteractor' has to be a 'ProfileListener', or 'Profile' has nobody to tell its events
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
//       ^^^^^^^^^^^^^^^ note: 'ProfileListener' is declared here
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## How to fix

Let the interactor conform to the child's listener and write its methods.

## When to suppress it

Where the conformance comes from a macro, which the linter does not expand.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    // napkin-lint:ignore next tree-parent-implements-listener -- @Listens writes the conformance
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## What it does not see

- A listener that is passed under another name than `interactor`; see
  [tree-foreign-listener](tree-foreign-listener.md).
- Interactors with a conformance that the linter does not know: it may bring the listener along.

## See also

- [listener-protocol-shape](listener-protocol-shape.md), what a listener protocol looks like
- [tree-unused-listener-conformance](tree-unused-listener-conformance.md), the other way round

"""##,
    "tree-reaches-up": ##"""
# tree-reaches-up

A child names nothing of the parent that builds it.

**Severity** warning · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

The name of the parent's interactor, router, builder, component, routing, presentable, presenter, view or view
controller in the code of a child.

## Why

The child cannot be used, tested or previewed without the one place that it is used in now.

The child has a listener of its own for all that it has to say, and a dependency of its own for all that it needs.
With the parent's name in it, both depend on each other, and a second parent is out of reach.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
//          ^^^^^^^^^^^^^^ note: 'HomeInteractor' is declared here
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }

  func open(in home: HomeInteractor) async {
  //                 ^^^^^^^^^^^^^^ 'Profile' names its parent's 'HomeInteractor': tell the listener instead, and let it decide
    print(home)
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## How to fix

Ask for what is needed in the child's own dependency, and tell what happens by the child's own listener.

## When to suppress it

Where child and parent are one feature that was split for size.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }

  // napkin-lint:ignore next tree-reaches-up -- split off for size
  func open(in home: HomeInteractor) async {
    print(home)
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}
```

## What it does not see

- The parent's listener and dependency, which a child may share.
- Two napkins that build each other.

## See also

- [tree-sibling-reference](tree-sibling-reference.md), the same between siblings
- [tree-foreign-listener](tree-foreign-listener.md), whose listener a napkin has

"""##,
    "tree-shared-mutable-state": ##"""
# tree-shared-mutable-state

What several napkins share guards what can change in it.

**Severity** warning · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A stored `var` of a class that is `@unchecked Sendable`, that the dependencies of two or more napkins ask for, and
in which nothing looks like a lock. Classes on the main actor are left alone.

## Why

Two interactors run at the same time, so both change the value at the same time: it is lost, or the app crashes.

`@unchecked` tells the compiler not to look. As long as one napkin used the class, its actor kept order; with the
second one nothing does.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {
//       ^^^^^^^^^^^^^^ note: 'HomeDependency' is declared here
  var session: Session { get }
}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {
  var session: Session { dependency.session }
}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {
//       ^^^^^^^^^^^^^^^^^ note: 'ProfileDependency' is declared here
  var session: Session { get }
}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}

// --- Session.swift
final class Session: @unchecked Sendable {
  var user: String?
  //  ^^^^ 'Home' and 'Profile' share 'Session', and nothing guards 'user': use an actor or a 'Mutex'
  let id = 1
}
```

### Right

A `Mutex` guards the value, and the compiler checks the rest.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {
  var session: Session { get }
}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {
  var session: Session { dependency.session }
}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {
  var session: Session { get }
}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}

// --- Session.swift
import Synchronization

final class Session: Sendable {
  private let state = Mutex<String?>(nil)

  var user: String? { state.withLock { $0 } }
}
```

## How to fix

Make the class an actor, or keep the value in a `Mutex`.

## When to suppress it

Where the value is set once, before any napkin is built.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {
  var session: Session { get }
}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {
  var session: Session { dependency.session }
}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {
  var session: Session { get }
}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}

// --- Session.swift
final class Session: @unchecked Sendable {
  // napkin-lint:ignore next tree-shared-mutable-state -- set once, before launch
  var user: String?
  let id = 1
}
```

## What it does not see

- Classes that several protocols or base classes hide.
- Whether a lock that is there guards this value.

## See also

- [service-protocol-sendable](service-protocol-sendable.md), what a service promises
- [component-immutable-state](component-immutable-state.md), the same of components

"""##,
    "tree-sibling-reference": ##"""
# tree-sibling-reference

Code of a napkin names no inner type of another napkin.

**Severity** warning · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

The name of another napkin's interactor, router, presenter, view, view controller or component in the code of a
napkin. A router, a builder and a component may name those of the children that they build.

## Why

A change in one feature breaks another that seems to have nothing to do with it.

Napkins know each other by protocols: a parent by the child's listener, a router by `ProfileBuildable` and
`ProfileRouting`. Whoever holds the sibling itself keeps it alive after it is detached, calls it when it is
inactive, and cannot be tested without it.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, FeedDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(
      interactor: interactor,
      profileBuilder: ProfileBuilder(dependency: component),
      feedBuilder: FeedBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener, FeedListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }

  func feedDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private let feedBuilder: FeedBuildable
  private var profileRouter: ProfileRouting?
  private var feedRouter: FeedRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable, feedBuilder: FeedBuildable) {
    self.profileBuilder = profileBuilder
    self.feedBuilder = feedBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
    await attachFeed()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }

  private func attachFeed() async {
    guard feedRouter == nil else { return }
    let router = await feedBuilder.build(withListener: interactor)
    feedRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }

  func refresh(_ feed: FeedInteractor) async {
  //                   ^^^^^^^^^^^^^^ 'Profile' reaches into 'Feed': let them meet in a parent or a service
    print(feed)
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}

// --- Feed.swift
import napkin

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}

protocol FeedBuildable: Buildable {
  @MainActor func build(withListener listener: FeedListener) async -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FeedListener) async -> FeedRouting {
    let interactor = FeedInteractor()
    let router = FeedRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FeedRouting: Routing, Sendable {}

protocol FeedListener: AnyObject, Sendable {
  func feedDidFinish() async
}

final actor FeedInteractor: Interactable {
//          ^^^^^^^^^^^^^^ note: 'FeedInteractor' is declared here
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FeedRouting?
  private weak var listener: FeedListener?

  func wire(router: FeedRouting?, listener: FeedListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.feedDidFinish()
  }
}

@MainActor
final class FeedRouter: Router<FeedInteractor>, FeedRouting {}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, FeedDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(
      interactor: interactor,
      profileBuilder: ProfileBuilder(dependency: component),
      feedBuilder: FeedBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener, FeedListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }

  func feedDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private let feedBuilder: FeedBuildable
  private var profileRouter: ProfileRouting?
  private var feedRouter: FeedRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable, feedBuilder: FeedBuildable) {
    self.profileBuilder = profileBuilder
    self.feedBuilder = feedBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
    await attachFeed()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }

  private func attachFeed() async {
    guard feedRouter == nil else { return }
    let router = await feedBuilder.build(withListener: interactor)
    feedRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}

// --- Feed.swift
import napkin

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}

protocol FeedBuildable: Buildable {
  @MainActor func build(withListener listener: FeedListener) async -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FeedListener) async -> FeedRouting {
    let interactor = FeedInteractor()
    let router = FeedRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FeedRouting: Routing, Sendable {}

protocol FeedListener: AnyObject, Sendable {
  func feedDidFinish() async
}

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FeedRouting?
  private weak var listener: FeedListener?

  func wire(router: FeedRouting?, listener: FeedListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.feedDidFinish()
  }
}

@MainActor
final class FeedRouter: Router<FeedInteractor>, FeedRouting {}
```

## How to fix

Tell the parent by the listener and let it tell the other child, or share a service that both are given.

## When to suppress it

Where two features are one by design and are always built together.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, FeedDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(
      interactor: interactor,
      profileBuilder: ProfileBuilder(dependency: component),
      feedBuilder: FeedBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener, FeedListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }

  func feedDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private let feedBuilder: FeedBuildable
  private var profileRouter: ProfileRouting?
  private var feedRouter: FeedRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable, feedBuilder: FeedBuildable) {
    self.profileBuilder = profileBuilder
    self.feedBuilder = feedBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
    await attachFeed()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }

  private func attachFeed() async {
    guard feedRouter == nil else { return }
    let router = await feedBuilder.build(withListener: interactor)
    feedRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.profileDidFinish()
  }

  // napkin-lint:ignore next tree-sibling-reference -- profile and feed are one screen
  func refresh(_ feed: FeedInteractor) async {
    print(feed)
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {}

// --- Feed.swift
import napkin

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}

protocol FeedBuildable: Buildable {
  @MainActor func build(withListener listener: FeedListener) async -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FeedListener) async -> FeedRouting {
    let interactor = FeedInteractor()
    let router = FeedRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FeedRouting: Routing, Sendable {}

protocol FeedListener: AnyObject, Sendable {
  func feedDidFinish() async
}

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FeedRouting?
  private weak var listener: FeedListener?

  func wire(router: FeedRouting?, listener: FeedListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.feedDidFinish()
  }
}

@MainActor
final class FeedRouter: Router<FeedInteractor>, FeedRouting {}
```

## What it does not see

- Types that several napkins share as a part: they belong to none of them.
- Code in types that are no part of a napkin, such as services and models.

## See also

- [tree-reaches-up](tree-reaches-up.md), the same between a child and its parent
- [interactor-collaborators-by-protocol](interactor-collaborators-by-protocol.md), what to name instead

"""##,
    "tree-unused-listener-conformance": ##"""
# tree-unused-listener-conformance

An interactor listens to the children that its router builds, and to nobody else.

**Severity** info · **Scope** tree · **Fix** none · **Since** 0.1.0

## What it catches

A conformance of an interactor to the listener of a napkin that its router does not build, while another router
does.

## Why

Whoever reads the interactor believes that it reacts to a screen which never tells it anything.

Such methods stay behind when a child moves to another parent. They are still maintained, still tested, and the
first place in which somebody puts the fix that then has no effect.

## Examples

### Reported

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener, FeedListener {
//                                                         ^^^^^^^^^^^^ 'Home' builds no 'Feed', so nobody calls what this listener asks for
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }

  func feedDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, FeedDependency, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let component = ProfileComponent(dependency: dependency)
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor, feedBuilder: FeedBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable, FeedListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func feedDidFinish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {
  private let feedBuilder: FeedBuildable
  private var feedRouter: FeedRouting?

  init(interactor: ProfileInteractor, feedBuilder: FeedBuildable) {
    self.feedBuilder = feedBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachFeed()
  }

  private func attachFeed() async {
    guard feedRouter == nil else { return }
    let router = await feedBuilder.build(withListener: interactor)
    feedRouter = router
    await attachChild(router)
  }
}

// --- Feed.swift
import napkin

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}

protocol FeedBuildable: Buildable {
  @MainActor func build(withListener listener: FeedListener) async -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FeedListener) async -> FeedRouting {
    let interactor = FeedInteractor()
    let router = FeedRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FeedRouting: Routing, Sendable {}

protocol FeedListener: AnyObject, Sendable {
//       ^^^^^^^^^^^^ note: 'FeedListener' is declared here
  func feedDidFinish() async
}

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FeedRouting?
  private weak var listener: FeedListener?

  func wire(router: FeedRouting?, listener: FeedListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.feedDidFinish()
  }
}

@MainActor
final class FeedRouter: Router<FeedInteractor>, FeedRouting {}
```

### Right

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

final actor HomeInteractor: Interactable, ProfileListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, FeedDependency, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let component = ProfileComponent(dependency: dependency)
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor, feedBuilder: FeedBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable, FeedListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func feedDidFinish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {
  private let feedBuilder: FeedBuildable
  private var feedRouter: FeedRouting?

  init(interactor: ProfileInteractor, feedBuilder: FeedBuildable) {
    self.feedBuilder = feedBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachFeed()
  }

  private func attachFeed() async {
    guard feedRouter == nil else { return }
    let router = await feedBuilder.build(withListener: interactor)
    feedRouter = router
    await attachChild(router)
  }
}

// --- Feed.swift
import napkin

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}

protocol FeedBuildable: Buildable {
  @MainActor func build(withListener listener: FeedListener) async -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FeedListener) async -> FeedRouting {
    let interactor = FeedInteractor()
    let router = FeedRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FeedRouting: Routing, Sendable {}

protocol FeedListener: AnyObject, Sendable {
  func feedDidFinish() async
}

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FeedRouting?
  private weak var listener: FeedListener?

  func wire(router: FeedRouting?, listener: FeedListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.feedDidFinish()
  }
}

@MainActor
final class FeedRouter: Router<FeedInteractor>, FeedRouting {}
```

## How to fix

Delete the conformance and its methods, or build the child here.

## When to suppress it

While a child is on its way from one parent to another.

```swift
// --- Home.swift
import napkin

protocol HomeDependency: Dependency {}

final class HomeComponent: Component<HomeDependency>, ProfileDependency, @unchecked Sendable {}

protocol HomeBuildable: Buildable {
  @MainActor func build(withListener listener: HomeListener) async -> HomeRouting
}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: HomeListener) async -> HomeRouting {
    let component = HomeComponent(dependency: dependency)
    let interactor = HomeInteractor()
    let router = HomeRouter(interactor: interactor, profileBuilder: ProfileBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol HomeRouting: Routing, Sendable {}

protocol HomeListener: AnyObject, Sendable {
  func homeDidFinish() async
}

// napkin-lint:ignore next tree-unused-listener-conformance -- the feed moves here with the next release
final actor HomeInteractor: Interactable, ProfileListener, FeedListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: HomeRouting?
  private weak var listener: HomeListener?

  func wire(router: HomeRouting?, listener: HomeListener?) {
    self.router = router
    self.listener = listener
  }

  func profileDidFinish() async {
    await listener?.homeDidFinish()
  }

  func feedDidFinish() async {
    await listener?.homeDidFinish()
  }
}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let profileBuilder: ProfileBuildable
  private var profileRouter: ProfileRouting?

  init(interactor: HomeInteractor, profileBuilder: ProfileBuildable) {
    self.profileBuilder = profileBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachProfile()
  }

  private func attachProfile() async {
    guard profileRouter == nil else { return }
    let router = await profileBuilder.build(withListener: interactor)
    profileRouter = router
    await attachChild(router)
  }
}

// --- Profile.swift
import napkin

protocol ProfileDependency: Dependency {}

final class ProfileComponent: Component<ProfileDependency>, FeedDependency, @unchecked Sendable {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}

final class ProfileBuilder: Builder<ProfileDependency>, ProfileBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: ProfileListener) async -> ProfileRouting {
    let component = ProfileComponent(dependency: dependency)
    let interactor = ProfileInteractor()
    let router = ProfileRouter(interactor: interactor, feedBuilder: FeedBuilder(dependency: component))
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol ProfileRouting: Routing, Sendable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

final actor ProfileInteractor: Interactable, FeedListener {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: ProfileRouting?
  private weak var listener: ProfileListener?

  func wire(router: ProfileRouting?, listener: ProfileListener?) {
    self.router = router
    self.listener = listener
  }

  func feedDidFinish() async {
    await listener?.profileDidFinish()
  }
}

@MainActor
final class ProfileRouter: Router<ProfileInteractor>, ProfileRouting {
  private let feedBuilder: FeedBuildable
  private var feedRouter: FeedRouting?

  init(interactor: ProfileInteractor, feedBuilder: FeedBuildable) {
    self.feedBuilder = feedBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() async {
    await super.didLoad()
    await attachFeed()
  }

  private func attachFeed() async {
    guard feedRouter == nil else { return }
    let router = await feedBuilder.build(withListener: interactor)
    feedRouter = router
    await attachChild(router)
  }
}

// --- Feed.swift
import napkin

protocol FeedDependency: Dependency {}

final class FeedComponent: Component<FeedDependency>, @unchecked Sendable {}

protocol FeedBuildable: Buildable {
  @MainActor func build(withListener listener: FeedListener) async -> FeedRouting
}

final class FeedBuilder: Builder<FeedDependency>, FeedBuildable, @unchecked Sendable {
  @MainActor
  func build(withListener listener: FeedListener) async -> FeedRouting {
    let interactor = FeedInteractor()
    let router = FeedRouter(interactor: interactor)
    await interactor.wire(router: router, listener: listener)
    return router
  }
}

@MainActor
protocol FeedRouting: Routing, Sendable {}

protocol FeedListener: AnyObject, Sendable {
  func feedDidFinish() async
}

final actor FeedInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private weak var router: FeedRouting?
  private weak var listener: FeedListener?

  func wire(router: FeedRouting?, listener: FeedListener?) {
    self.router = router
    self.listener = listener
  }

  func finish() async {
    await listener?.feedDidFinish()
  }
}

@MainActor
final class FeedRouter: Router<FeedInteractor>, FeedRouting {}
```

## What it does not see

- Children that a base class of the router builds, so routers with a base class of the app are left alone.
- A listener that several napkins share.

## See also

- [tree-dead-dependency-conformance](tree-dead-dependency-conformance.md), the same of components
- [tree-parent-implements-listener](tree-parent-implements-listener.md), the other way round

"""##,
    "ui-test-queries-by-identifier": ##"""
# ui-test-queries-by-identifier

UI tests ask for elements by the constants of their identifiers.

**Severity** info, off by default · **Scope** file · **Fix** none · **Since** 0.1.0

## What it catches

A literal in the subscript of a query in a file of UI tests: `app.buttons["Log in"]`. Keyboards, alerts and other apps,
which have no identifiers of yours, are left out.

## Why

The test fails in another language and with each new wording, though the app still works.

A literal that is an identifier survives translations, and still looks for the old one after a rename.

## Examples

### Reported

```swift no-fix
// --- Home.swift
import napkin

// --- HomeUITests/HomeTests.swift
import XCTest

final class HomeTests: XCTestCase {
  func testLogin() {
    let app = XCUIApplication()
    app.buttons["Log in"].tap()
    //           ^^^^^^ ask for the constant of an identifier, or the test fails in another language and with each new wording
    app.tables.cells.staticTexts["Brisket"].tap()
    //                            ^^^^^^^ ask for the constant of an identifier, or the test fails in another language and with each new wording
    app.descendants(matching: .any)["Ribs"].tap()
    //                               ^^^^ ask for the constant of an identifier, or the test fails in another language and with each new wording
  }
}
```

### Right

```swift
// --- Home.swift
import napkin

// --- HomeUITests/HomeTests.swift
import XCTest

final class HomeTests: XCTestCase {
  func testLogin() {
    let app = XCUIApplication()
    app.buttons[Identifiers.Login.button].tap()
    app.staticTexts["\(Identifiers.Menu.row).brisket"].tap()
    app.navigationBars.buttons.firstMatch.tap()
    app.alerts.buttons["OK"].tap()
    app.keyboards.buttons["Return"].tap()
    app.launchEnvironment["mode"] = "test"
  }
}
```

## How to fix

Give the element an identifier in the app, and ask for its constant.

## When to suppress it

Where the wording itself is what the test is about.

```swift
// --- Home.swift
import napkin

// --- HomeUITests/WordingTests.swift
import XCTest

final class WordingTests: XCTestCase {
  func testGreeting() {
    // napkin-lint:ignore next ui-test-queries-by-identifier -- this test is about the text
    XCTAssertTrue(XCUIApplication().staticTexts["Welcome"].exists)
  }
}
```

## What it does not see

- Predicates.
- Literals that a variable or a function hands on.
- UI tests in a project that no file shows to be one of the framework.

## See also

- [accessibility-identifier-literal](accessibility-identifier-literal.md)

"""##,
    "unbound-task-in-interactor": ##"""
# unbound-task-in-interactor

Work that an interactor starts is bound to its scope with `task`, not left to a `Task`.

**Severity** warning · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A `Task` in any member of an interactor, in whatever spelling. What `didBecomeActive` starts is left to
[task-in-did-become-active](task-in-did-become-active.md). `willResignActive` may start a `Task`, `deinit` has nothing
else, and a task whose result is awaited goes on no longer than its method.

## Why

The work goes on after the user has left: it routes from a feature that is detached, or writes over the next one's.

A banner that hides itself after three seconds, a retry, a search that is still on its way: when the feature is detached
meanwhile, `task` ends them, and `Task` lets them run. It keeps the interactor alive until then.

## Examples

### Reported and repaired

```swift
import napkin

final actor HomeInteractor: Interactable, HomePresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()

  func didTapRefresh() async {
    Task { await self.refresh() }
    //^^ start the work with 'task', or it goes on after 'HomeInteractor' is detached
  }

  private func refresh() async {}
}

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapRefresh() async
}
```

```swift fixed
import napkin

final actor HomeInteractor: Interactable, HomePresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()

  func didTapRefresh() async {
    task { await self.refresh() }
  }

  private func refresh() async {}
}

protocol HomePresentableListener: AnyObject, Sendable {
  func didTapRefresh() async
}
```

### Reported, to be repaired by hand

```swift no-fix
import napkin

final actor SearchInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let index: SearchIndex
  private var hits: [Hit] = []
  private var search: Task<Void, Never>?

  init(index: SearchIndex) {
    self.index = index
    Task { await index.warmUp() }
    //^^ start the work with 'task' in 'didBecomeActive', or it goes on after 'SearchInteractor' is detached
  }

  func didType(_ text: String) async {
    search?.cancel()
    search = Task { hits = await index.search(text) }
    //       ^^^^ start it with 'task', which ends with the attach; 'search' has to be cancelled by hand
  }

  func didTapFollow() async {
    Task.detached {
    //^^ start the loop with 'task', or it goes on after 'SearchInteractor' is detached
      for await hit in await self.index.news() { await self.add(hit) }
    }
  }

  private func add(_ hit: Hit) async { hits.append(hit) }
}
```

### Right

```swift
import napkin

final actor SearchInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let index: SearchIndex
  private var search: Task<Void, Never>?
  private var loading: Task<[Hit], any Error>?

  init(index: SearchIndex) {
    self.index = index
  }

  func didType(_ text: String) async {
    search?.cancel()
    search = task { await self.find(text) }
  }

  func didTapShare() async throws {
    let image = await Task.detached { render() }.value
    await index.share(image)
    Task { await index.countShare() } // unbound: the count has to arrive
  }

  func load() async throws -> [Hit] {
    let running = loading ?? Task { try await index.load() }
    loading = running
    return try await running.value
  }

  func willResignActive() async {
    Task { [index] in await index.flush() }
  }

  private func find(_ text: String) async {}
}
```

## How to fix

Write `task` in place of `Task`, with `self.` and `await` before what belongs to the interactor.

`--fix` does so where the closure consists of awaited calls of `self`. Work that must survive the feature belongs to a
service, whose method the interactor awaits or calls from `willResignActive`.

## When to suppress it

Where the work shall outlive the feature: write `// unbound` behind it with the reason, or the rule's name above it.

```swift
import napkin

final actor CheckoutInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  private let orders = OrderService()

  func didTapBuy() async {
    // napkin-lint:ignore next unbound-task-in-interactor -- an order is sent even when the user leaves at once
    Task { [orders] in await orders.send() }
  }
}
```

## What it does not see

- A `Task` in a closure that is handed to somebody else, such as a callback of a service or of a stream's end.
- A `Task` with a result that is returned, or kept in a property of such a type.
- Tasks that the interactor's services start.

## See also

- [task-in-did-become-active](task-in-did-become-active.md), the same in the hook, where it is an error
- [bound-task-in-will-resign](bound-task-in-will-resign.md), the one place where `task` is wrong

"""##,
    "view-controllable-main-actor": ##"""
# view-controllable-main-actor

A protocol by which a router knows its view says `@MainActor`.

**Severity** info, off by default · **Scope** project · **Fix** safe · **Since** 0.1.0

## What it catches

A protocol that refines `ViewControllable` and is written without `@MainActor`.

## Why

Nothing breaks: `ViewControllable` is on the main actor and hands that on. The attribute is for the reader of the
protocol.

It says that whoever calls `push` or `embed` is on the main actor or waits, without a look at what the protocol refines.

## Examples

### Reported and repaired

```swift
import napkin

protocol HomeViewControllable: ViewControllable {
//       ^^^^^^^^^^^^^^^^^^^^ write '@MainActor' on 'HomeViewControllable', so that its readers know where its methods run
  func push(_ child: ViewControllable)
}
```

```swift fixed
import napkin

@MainActor
protocol HomeViewControllable: ViewControllable {
  func push(_ child: ViewControllable)
}
```

### Right

```swift
import napkin

@MainActor
protocol HomeViewControllable: ViewControllable {
  func push(_ child: ViewControllable)
}

@MainActor protocol CartViewControllable: ViewControllable {}
```

## How to fix

Write `@MainActor` on the line above the protocol.

`--fix` does so. It changes nothing for the compiler.

## When to suppress it

In a file that is made by a tool.

```swift
import napkin

// napkin-lint:ignore next view-controllable-main-actor -- made by a template
protocol HomeViewControllable: ViewControllable {}
```

## What it does not see

- View controllers themselves, which are on the main actor by their base class.

## See also

- [routing-protocol-main-actor](routing-protocol-main-actor.md), the same for routes
- [presentable-listener-main-actor](presentable-listener-main-actor.md), the same for a presenter's listener

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
    "view-no-service-access": ##"""
# view-no-service-access

Views leave services to the interactor.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A stored property of a napkin's view or view controller that is a service: a class, an actor or a protocol that
dependencies and components hand out or that interactors keep, or a type that is called one. And `for await` in the
modifier `.task { }` of such a view.

## Why

The work goes on without the napkin: a screen that is detached still loads, and one that is covered misses values.

The interactor's `task` ends when it resigns, and goes on while another screen lies above. A view's appears and
disappears as SwiftUI likes.

## Examples

### Reported

```swift no-fix
// --- HomeView.swift
import SwiftUI
import napkin

protocol HomePresentableListener: AnyObject, Sendable {}

struct HomeView: View {
  weak var listener: HomePresentableListener?
  let users: UserFetching
  //  ^^^^^ let the interactor use 'users', or its work goes on without the napkin that shows it
  let mail: MailService
  //  ^^^^ let the interactor use 'mail', or its work goes on without the napkin that shows it

  var body: some View {
    Text("Home")
      .task {
       //^^ let the interactor read this stream, or its values are missed while the view is not on screen
        for await name in users.names() { print(name) }
      }
  }
}

// --- HomeBuilder.swift
import napkin

protocol HomeDependency: Dependency {
  var users: UserFetching { get }
}

// --- Services.swift
protocol UserFetching: Sendable {
//       ^^^^^^^^^^^^ note: 'UserFetching' is declared here
  func names() -> AsyncStream<String>
}
```

### Right

The interactor reads the service, and the view what the presenter holds.

```swift
import SwiftUI
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didAppear() async
}

@MainActor
@Observable
final class HomePresenter: Presenter<HomeViewController> {
  var name = ""
}

struct HomeView: View {
  weak var presenter: HomePresenter?
  weak var listener: HomePresentableListener?
  let theme: Theme

  var body: some View {
    Text(presenter?.name ?? "")
      .task { await listener?.didAppear() }
  }
}
```

## How to fix

Read the service in the interactor, in `task`, and hand what it gives to the presenter.

## When to suppress it

Where a view cannot be drawn without the service, such as a loader of images.

```swift
import SwiftUI
import napkin

protocol PhotoPresentableListener: AnyObject, Sendable {}

protocol PhotoDependency: Dependency {
  var images: ImageLoading { get }
}

protocol ImageLoading: Sendable {}

struct PhotoView: View {
  weak var listener: PhotoPresentableListener?
  // napkin-lint:ignore next view-no-service-access -- each cell loads its own image while it is visible
  let images: ImageLoading

  var body: some View {
    RemoteImage(loader: images)
  }
}
```

## What it does not see

- Views that belong to no napkin.
- Services behind an environment key or a singleton.
- Services that are structs, which may be values to show.

## See also

- [no-observed-object](no-observed-object.md)

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
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- HomeView.swift
import SwiftUI

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
// --- HomeInteractor.swift
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
  func didTap() async
}

final actor HomeInteractor: Interactable, HomePresentableListener {
  nonisolated let lifecycle = InteractorLifecycle()

  func didTap() async {}
}

// --- HomeView.swift
import SwiftUI

struct HomeView: View {
  weak var listener: HomePresentableListener?

  var body: some View { Text("Home") }
}

// --- HomeRouter.swift
import napkin

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
// --- HomeInteractor.swift
import napkin

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

// --- HomeView.swift
import SwiftUI

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
    "viewable-router-for-views": ##"""
# viewable-router-for-views

A router that keeps a view controller of its own is a `ViewableRouter`.

**Severity** info, off by default · **Scope** project · **Fix** none · **Since** 0.1.0

## What it catches

A class that inherits from `Router` itself and stores a view controller, typed as a class.

## Why

The feature's parent cannot show its view, because a plain `Router` has no `viewControllable` to hand out.

So the parent reaches for the class, or the router shows its own view and nobody else knows what is on screen. A
property that is typed with a protocol is something else: there an ancestor lends its view to a feature without one.

## Examples

### Reported

```swift
import SwiftUI
import napkin

final class HomeViewController: UIHostingController<HomeView> {}

@MainActor
final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private let screen: HomeViewController
  //          ^^^^^^ inherit 'ViewableRouter', or a parent cannot show 'screen' by 'viewControllable'

  init(interactor: HomeInteractor, screen: HomeViewController) {
    self.screen = screen
    super.init(interactor: interactor)
  }
}
```

### Right

```swift
import SwiftUI
import napkin

final class HomeViewController: UIHostingController<HomeView>, HomeViewControllable {}

@MainActor
protocol HomeViewControllable: ViewControllable {}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {}

@MainActor
final class AlertsRouter: Router<AlertsInteractor>, AlertsRouting {
  private let viewController: HomeViewControllable

  init(interactor: AlertsInteractor, viewController: HomeViewControllable) {
    self.viewController = viewController
    super.init(interactor: interactor)
  }
}
```

## How to fix

Inherit from `ViewableRouter<HomeInteractor, HomeViewControllable>` and pass the view controller to `super.init`.

## When to suppress it

Where a feature without a screen keeps a controller of the system that it shows now and then.

```swift
import UIKit
import napkin

@MainActor
final class ShareRouter: Router<ShareInteractor>, ShareRouting {
  // napkin-lint:ignore next viewable-router-for-views -- only the system's sheet, no screen of the feature
  private let sheet: UIAlertController

  init(interactor: ShareInteractor, sheet: UIAlertController) {
    self.sheet = sheet
    super.init(interactor: interactor)
  }
}
```

## What it does not see

- Routers that inherit from a class of the app's own.
- View controllers whose class is not known, and those that are kept weakly or in a collection.

## See also

- [router-attach-order](router-attach-order.md), what a parent does with `viewControllable`

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
// --- CartView.swift
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

// --- CartInteractor.swift
import napkin

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

## Options

- `weakWrappers`: names of property wrappers and boxes that hold weakly. Those with `Weak` in their name are known.

```json
{ "rules": { "weak-listener": { "weakWrappers": ["Unretained"] } } }
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

## Options

- `weakWrappers`: names of property wrappers and boxes that hold weakly. Those with `Weak` in their name are known.

```json
{ "rules": { "weak-presenter-in-view": { "weakWrappers": ["Unretained"] } } }
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
  nonisolated let router: HomeRouting
  //              ^^^^^^ the router owns 'HomeInteractor', so hold 'router' weakly or neither is ever freed

  init(router: HomeRouting) {
    self.router = router
  }
}

// --- HomeInteractor+Feature.swift
extension HomeInteractor: Feature {}
//        ^^^^^^^^^^^^^^ note: 'HomeInteractor' is an interactor by this extension

// --- Feature.swift
import napkin

protocol Feature: Interactable {}

// --- HomeRouting.swift
import napkin

@MainActor
protocol HomeRouting: AppRouting {}

@MainActor
protocol AppRouting: Routing, Sendable {}
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

## Options

- `weakWrappers`: names of property wrappers and boxes that hold weakly. Those with `Weak` in their name are known.

```json
{ "rules": { "weak-router": { "weakWrappers": ["Unretained"] } } }
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
