@_exported import Foundation

// Just enough of AppKit to check, where there is none, that code for it is right. Nothing here does anything.

@MainActor
open class NSResponder {
  public init() {}
}

@MainActor
open class NSView: NSResponder {
  public var translatesAutoresizingMaskIntoConstraints = true
  public let topAnchor = NSLayoutAnchor()
  public let bottomAnchor = NSLayoutAnchor()
  public let leadingAnchor = NSLayoutAnchor()
  public let trailingAnchor = NSLayoutAnchor()

  public func addSubview(_ view: NSView) {}
  public func removeFromSuperview() {}
  public func setAccessibilityIdentifier(_ identifier: String?) {}
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
open class NSViewController: NSResponder {
  public var view = NSView()

  public override init() {}
  public required init?(coder: NSCoder) {}

  open func loadView() {}
  open func viewDidLoad() {}
  public func addChild(_ child: NSViewController) {}
  public func removeFromParent() {}
}

@MainActor
open class NSWindow: NSResponder {
  public var contentViewController: NSViewController?

  public func makeKeyAndOrderFront(_ sender: Any?) {}
}
