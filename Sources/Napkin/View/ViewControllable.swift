#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// What a router may ask its view to do: present a child, push it, embed it. Each feature declares a protocol that
/// refines this one, and its view controller conforms.
///
/// Where there are view controllers, one that conforms needs to write nothing else.
@MainActor
public protocol ViewControllable: AnyObject, Sendable {
  #if canImport(UIKit) && !os(watchOS)
    /// The view controller itself, for the parent's view to show.
    var uiviewController: UIViewController { get }
  #elseif canImport(AppKit)
    /// The view controller itself, for the parent's view to show.
    var nsviewController: NSViewController { get }
  #endif
}

#if canImport(UIKit) && !os(watchOS)
  extension ViewControllable where Self: UIViewController {
    /// The view controller, which conforms itself.
    public var uiviewController: UIViewController { self }
  }
#elseif canImport(AppKit)
  extension ViewControllable where Self: NSViewController {
    /// The view controller, which conforms itself.
    public var nsviewController: NSViewController { self }
  }
#endif
