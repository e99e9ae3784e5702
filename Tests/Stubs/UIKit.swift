@_exported import Foundation

// Just enough of UIKit to check, where there is none, that code for it is right: names, isolation, what is optional
// and what is open. Nothing here does anything.

@MainActor
open class UIResponder {
  public init() {}
}

@MainActor
open class UIView: UIResponder {
  public var translatesAutoresizingMaskIntoConstraints = true
  public var backgroundColor: UIColor?
  public var accessibilityIdentifier: String?
  public let topAnchor = NSLayoutAnchor()
  public let bottomAnchor = NSLayoutAnchor()
  public let leadingAnchor = NSLayoutAnchor()
  public let trailingAnchor = NSLayoutAnchor()

  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}
}

@MainActor
open class UIControl: UIView {
  public var isEnabled = true
}

@MainActor
public final class UILabel: UIView {
  public var text: String?
}

@MainActor
public final class UIButton: UIControl {}

@MainActor
open class UIWindow: UIView {
  public var rootViewController: UIViewController?

  public init(windowScene: UIWindowScene) {}
  public func makeKeyAndVisible() {}
}

public final class UIColor: Sendable {
  public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

  public init(red: Double, green: Double, blue: Double, alpha: Double) {}
}

@MainActor
public final class NSLayoutAnchor {
  public func constraint(equalTo other: NSLayoutAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor
public final class NSLayoutConstraint {
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor
open class UIViewController: UIResponder {
  public var view = UIView()
  public var title: String?

  public override init() {}
  public required dynamic init?(coder: NSCoder) {}

  open func viewDidLoad() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  public func addChild(_ child: UIViewController) {}
  public func removeFromParent() {}
  public func present(_ child: UIViewController, animated: Bool) {}
  public func dismiss(animated: Bool) {}
}

@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  nonisolated func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
}

@MainActor
public final class UINavigationBar: UIView {
  public var tintColor: UIColor?
}

@MainActor
open class UINavigationController: UIViewController {
  public weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar()
  public var viewControllers: [UIViewController] = []

  public init(rootViewController: UIViewController) { super.init() }
  public required dynamic init?(coder: NSCoder) { super.init(coder: coder) }

  public func pushViewController(_ child: UIViewController, animated: Bool) {}
  public func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {}
}

@MainActor
open class UIScene: UIResponder {
  public final class ConnectionOptions {}
}

@MainActor
public final class UIWindowScene: UIScene {}

@MainActor
public final class UISceneSession {
  public struct Role: Sendable {}

  public let role = Role()
}

@MainActor
public final class UISceneConfiguration {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

@MainActor
public protocol UIWindowSceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor
public final class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
}

@MainActor
public protocol UIApplicationDelegate: AnyObject {
  init()
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public static func main() {}
}
