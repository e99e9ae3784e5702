/// The words that the grammar or a rule knows, so that both compare integers and never text.
///
/// A case is spelled as the word is: the case's name is the word's text. `other` is every word that is not listed.
/// There may be at most 1,024, the size of a `WordSet`.
package enum Word: String, CaseIterable, Sendable {
  case other

  // Reserved words.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`
  case `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`
  case `struct`, `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`
  case `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  case `as`, `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`, `Any`

  // Words that are keywords only in their place.
  case actor, any, async, await, borrowing, consume, consuming, convenience, copy, discard, distributed, dynamic, each
  case didSet, final, get, indirect, infix, isolated, lazy, left, macro, modify, mutating, nonisolated, nonmutating
  case none, open, optional, override, package, postfix, precedence, prefix, `Protocol`, read, required, right
  case safe, sending, set, some, then, `Type`, unowned, unsafe, weak, willSet, yield, _read, _modify, unsafeAddress
  case unsafeMutableAddress, mutableAddress, addressWithOwner, addressWithNativeOwner, available, unavailable, unchecked
  case retroactive, preconcurrency, escaping, autoclosure, Sendable, Copyable, Escapable, sourceLocation, elseif, endif
  case borrow, mutate, _accessorBlock, reasync, __owned, __shared, __consuming, _const, objc, backDeployed, _backDeploy, _spi_available
  case _originallyDefinedIn, _specialize, derivative, transpose
  case swift, compiler, canImport, targetEnvironment, os, arch, hasFeature, file, line

  // The framework.
  case napkin, Napkin, RIBs, ModernRIBs
  case Interactable, PresentableInteractable, InteractorScope, InteractorLifecycle, lifecycle
  case Router, ViewableRouter, LaunchRouter, Routing, ViewableRouting, LaunchRouting
  case Presenter, Presentable, ViewControllable
  case Builder, Buildable, Component, EmptyComponent, Dependency, EmptyDependency
  case ComponentizedBuilder, SimpleComponentizedBuilder, MultiStageComponentizedBuilder
  case SimpleMultiStageComponentizedBuilder
  case didBecomeActive, willResignActive, didLoad, activate, deactivate, attachChild, detachChild, build, withListener
  case router, listener, presenter, interactor, viewController, rootView, dispatch, task, wire, shared, launch
  case viewControllable, dependency, forCallerKey, PresentableInteractor, Interactor
  case interactable, isActive, isActiveStream, register, load

  // View hierarchies.
  case present, push, pushViewController, embed, addChild, setViewControllers, dismiss, detach, pop, popViewController
  case popToRootViewController, popToViewController

  // Concurrency.
  case Task, detached, immediate, immediateDetached, _Concurrency, Swift, MainActor, isCancelled, sleep, cancel, run
  case withTaskGroup, withThrowingTaskGroup, withDiscardingTaskGroup, withThrowingDiscardingTaskGroup
  case withTaskCancellationHandler, onTermination, priority, operation, Timer, scheduledTimer, DispatchQueue, asyncAfter
  case NotificationCenter, addObserver, forName, publish, main, timer, globalActor, assumeIsolated, Void
  case addTask, addTaskUnlessCancelled, cancelAll, TaskGroup, ThrowingTaskGroup, DiscardingTaskGroup
  case ThrowingDiscardingTaskGroup, Observations, next, value, result, lines, bytes, characters, unicodeScalars
  case resourceBytes, forEach, map, compactMap, flatMap, filter, withLock, append, insert, removeAll

  // Views.
  case View, ViewModifier, UIViewRepresentable, UIViewControllerRepresentable, NSViewRepresentable
  case NSViewControllerRepresentable, Coordinator, ButtonStyle, PreviewProvider, body, Observable, Bindable
  case UIViewController, UIHostingController, UINavigationController, UITabBarController, UITableViewController
  case UICollectionViewController, UIPageViewController, UISplitViewController, UIView, NSView
  case NSViewController, NSHostingController, NSHostingView, App, Scene
  case NSTabViewController, NSSplitViewController, UIInputViewController, UISearchController, UIAlertController
  case UIControl, UIButton, UITableViewCell, UICollectionViewCell, UIStackView, UIScrollView, UITableView
  case UICollectionView, UICollectionReusableView, UITableViewHeaderFooterView, UIImageView, UILabel, UITextField
  case UITextView, NSControl, NSButton, NSTableCellView, NSStackView, NSScrollView, NSTableView, NSTextField
  case PrimitiveButtonStyle, LabelStyle, ToggleStyle, TextFieldStyle, GaugeStyle, ProgressViewStyle, MenuStyle
  case GroupBoxStyle, DisclosureGroupStyle, DatePickerStyle, LabeledContentStyle, FormStyle, ControlGroupStyle
  case ToolbarContent, CustomizableToolbarContent, Commands, Shape, Layout
  case UIWindowSceneDelegate, UISceneDelegate, UIApplicationDelegate, NSApplicationDelegate
  case VStack, HStack, ZStack, LazyVStack, LazyHStack, LazyVGrid, LazyHGrid, Grid, GridRow, Group, ForEach, Section
  case NavigationStack, NavigationView, NavigationSplitView, ViewThatFits, GeometryReader, ScrollViewReader, TabView
  case Form, GroupBox, DisclosureGroup, List, ScrollView, Table, OutlineGroup
  case accessibilityIdentifier, accessibility, identifier, accessibilityElement, children, accessibilityRepresentation
  case SwiftUI, UIKit, AppKit, Foundation, ObjectiveC, Observation, Combine, XCTest, Testing, SnapshotTesting
  case Environment, ObservationIgnored, nonobjc, IBOutlet, IBInspectable, NWListener, NSXPCListener, content
  case Text, Image, AsyncImage, Button, Label, LabeledContent, Toggle, Picker, Menu, Link, ShareLink, TextField
  case SecureField, TextEditor, Slider, Stepper, DatePicker, ColorPicker, NavigationLink, ProgressView, Gauge, Color
  case Rectangle, RoundedRectangle, Circle, Capsule, Ellipse, Divider, EditButton, PasteButton, Map, Preview
  case URLSession, UIApplication, current
  case Optional, Array, Set, Dictionary, ContiguousArray, AnyObject, Actor, DistributedActor, NSObject, NSObjectProtocol
  case refreshable, withAnimation, PassthroughSubject, CurrentValueSubject, send, post
  case UIImage, UIColor, UIFont, NSImage, NSColor, NSFont, AnyView, Font, Animation
  case OpenCombine, RxSwift, RxCocoa, RxRelay, ReactiveSwift, AnyPublisher, Publisher, BehaviorRelay, PublishRelay
  case ReplayRelay, BehaviorSubject, PublishSubject, ReplaySubject, Driver, Signal, Infallible, ControlEvent
  case ControlProperty
  case ObservedObject, StateObject, EnvironmentObject, environmentObject, ObservableObject, Published, Perceptible
  case AsyncStream, AsyncThrowingStream, makeStream, updateValue, background, overlay, label, formatted
  case accessibilityHidden, alert, confirmationDialog, actionSheet, NSManagedObject

  // What older code is written with.
  case Worker, Working, Workflow, LeakDetector, RouterLifecycle, RouterScope, sink, store, assign, disposed
  case AnyCancellable, DisposeBag, subscribe, bind, drive, onNext, onSuccess, onError, onCompleted, observe, observeOn
  case receive, publisher, rx, MainScheduler, RunLoop, disposeOnDeactivate, cancelOnDeactivate, disposeOnStop
  case cancelOnStop, confineTo, expectDeallocate, to, on, Executor, execute, from, withDelay, XCTestCase

  /// A keyword wherever it stands, unless in backticks or behind a period.
  package var isReserved: Bool { self != .other && index <= Word.Any.index }

  /// Its place among all cases, which is how a case is stored.
  @inline(__always)
  package var index: Int { Int(unsafeBitCast(self, to: UInt16.self)) }

  /// The word with an index that a word has given.
  @inline(__always)
  init(index: UInt16) { self = unsafeBitCast(index, to: Word.self) }


  /// A reserved word that is an expression or a type on its own.
  var isExpression: Bool {
    switch self {
    case .true, .false, .nil, .self, .Self, .super, .Any: true
    default: false
    }
  }

  /// The word's text; empty for `other`.
  package var text: String {
    self == .other ? "" : rawValue
  }
}
