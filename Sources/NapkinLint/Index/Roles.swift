/// What a type is to the framework, by all that it inherits from and conforms to.
package struct Roles: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bit: UInt32) {
    self.init(rawValue: 1 << bit)
  }

  /// Conforms to `Interactable`; an interactor when it is an actor or a class.
  package static let interactable = Roles(bit: 0)
  package static let presentableInteractable = Roles(bit: 1)
  /// Inherits from one of the router classes.
  package static let router = Roles(bit: 2)
  /// Refines or conforms to one of the routing protocols.
  package static let routing = Roles(bit: 3)
  /// Inherits from `Presenter`.
  package static let presenter = Roles(bit: 4)
  package static let presentable = Roles(bit: 5)
  package static let viewControllable = Roles(bit: 6)
  /// A SwiftUI view, or what stands in its place: modifiers, styles, representables.
  package static let view = Roles(bit: 7)
  package static let viewController = Roles(bit: 8)
  /// A view of UIKit or AppKit.
  package static let platformView = Roles(bit: 9)
  package static let builder = Roles(bit: 10)
  package static let component = Roles(bit: 11)
  package static let dependency = Roles(bit: 12)
  /// The app, its delegate or a scene's.
  package static let appShell = Roles(bit: 13)
  package static let preview = Roles(bit: 14)
  /// A representable, whose nested coordinator belongs to the view layer.
  package static let representable = Roles(bit: 15)
  /// Only classes and actors can conform, so a property of this type can be weak.
  package static let classBound = Roles(bit: 16)

  /// All that shows something or passes on what a person does.
  package static let viewLayer: Roles = [.view, .viewController, .platformView]

  /// The roles that a type of a framework gives to what inherits from it or conforms to it; nil when it gives none.
  init?(_ word: Word) {
    switch word {
    case .Interactable: self = [.interactable, .classBound]
    case .PresentableInteractable: self = [.interactable, .presentableInteractable, .classBound]
    case .Router, .ViewableRouter, .LaunchRouter: self = [.router, .routing, .classBound]
    case .Routing, .ViewableRouting, .LaunchRouting: self = [.routing, .classBound]
    case .Presenter: self = [.presenter, .presentable, .classBound]
    case .Presentable: self = [.presentable, .classBound]
    case .ViewControllable: self = [.viewControllable, .classBound]
    case .Builder, .ComponentizedBuilder, .SimpleComponentizedBuilder, .MultiStageComponentizedBuilder,
      .SimpleMultiStageComponentizedBuilder, .Buildable:
      self = [.builder, .classBound]
    case .Component, .EmptyComponent: self = [.component, .dependency, .classBound]
    case .Dependency, .EmptyDependency: self = [.dependency, .classBound]
    case .InteractorScope, .InteractorLifecycle: self = .classBound
    case .AnyObject, .Actor, .DistributedActor, .NSObject, .NSObjectProtocol, .class: self = .classBound
    case .App, .Scene, .UIWindowSceneDelegate, .UISceneDelegate, .UIApplicationDelegate, .NSApplicationDelegate:
      self = .appShell
    case .PreviewProvider: self = .preview
    case .Sendable: self = []
    default: self.init(viewWord: word)
    }
  }

  private init?(viewWord word: Word) {
    switch word {
    case .View, .ViewModifier, .ButtonStyle, .PrimitiveButtonStyle, .LabelStyle, .ToggleStyle, .TextFieldStyle,
      .GaugeStyle, .ProgressViewStyle, .MenuStyle, .GroupBoxStyle, .DisclosureGroupStyle, .DatePickerStyle,
      .LabeledContentStyle, .FormStyle, .ControlGroupStyle, .ToolbarContent, .CustomizableToolbarContent, .Commands,
      .Shape, .Layout:
      self = .view
    case .UIViewRepresentable, .UIViewControllerRepresentable, .NSViewRepresentable, .NSViewControllerRepresentable:
      self = [.view, .representable]
    case .UIViewController, .UIHostingController, .UINavigationController, .UITabBarController, .UITableViewController,
      .UICollectionViewController, .UIPageViewController, .UISplitViewController, .NSViewController,
      .NSHostingController, .NSTabViewController, .NSSplitViewController, .UIInputViewController,
      .UISearchController, .UIAlertController:
      self = [.viewController, .classBound]
    case .UIView, .NSView, .NSHostingView, .UIControl, .UIButton, .UITableViewCell, .UICollectionViewCell, .UIStackView,
      .UIScrollView, .UITableView, .UICollectionView, .UICollectionReusableView, .UITableViewHeaderFooterView,
      .UIImageView, .UILabel, .UITextField, .UITextView, .NSControl, .NSButton, .NSTableCellView, .NSStackView,
      .NSScrollView, .NSTableView, .NSTextField:
      self = [.platformView, .classBound]
    default: return nil
    }
  }
}

extension Word {
  /// Whether a type of this name is one of the framework and not of the system. Uber's RIBs has the same names.
  var isOfNapkin: Bool {
    switch self {
    case .Interactable, .PresentableInteractable, .InteractorScope, .InteractorLifecycle, .Router, .ViewableRouter,
      .LaunchRouter, .Routing, .ViewableRouting, .LaunchRouting, .Presenter, .Presentable, .ViewControllable, .Builder,
      .ComponentizedBuilder, .SimpleComponentizedBuilder, .MultiStageComponentizedBuilder,
      .SimpleMultiStageComponentizedBuilder, .Buildable, .Component, .EmptyComponent, .Dependency, .EmptyDependency:
      true
    default: false
    }
  }
}
