#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The root of a napkin tree.
@MainActor
public protocol LaunchRouting: ViewableRouting {
  #if canImport(UIKit) && !os(watchOS)
    /// Shows the root's view in a window and brings the root up.
    func launch(from window: UIWindow) async
  #elseif canImport(AppKit)
    /// Shows the root's view in a window and brings the root up.
    func launch(from window: NSWindow) async
  #endif
}

extension LaunchRouting {
  /// Brings the root up: its interactor is activated, then the router is loaded. All there is to do without a window.
  ///
  /// A root that is up stays as it is. While the tree is being brought down, the call waits and then launches.
  public func launch() async {
    guard let attachment = await Attachment.claimRoot(self) else { return }
    await attachment.raise()
  }

  /// Brings the whole tree down, leaf first, the root last. The tree keeps its shape and can be launched again.
  public func terminate() async {
    await Attachment.terminate(self)
  }
}
