#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The base class of the root router.
///
/// ```swift
/// let router = await RootBuilder(dependency: AppComponent()).build()
/// await router.launch(from: window)
/// ```
///
/// Keep a strong reference to it for as long as the app, or the scene, lives.
@MainActor
open class LaunchRouter<InteractorType, ViewControllerType>:
  ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
{
  /// Written out, since a module that is built for library evolution cannot inherit it.
  isolated deinit {}

  #if canImport(UIKit) && !os(watchOS)
    /// Makes the root's view the window's root view controller, shows the window, and launches.
    open func launch(from window: UIWindow) async {
      window.rootViewController = viewControllable.uiviewController
      window.makeKeyAndVisible()
      await launch()
    }
  #elseif canImport(AppKit)
    /// Makes the root's view the window's content view controller, shows the window, and launches.
    open func launch(from window: NSWindow) async {
      window.contentViewController = viewControllable.nsviewController
      window.makeKeyAndOrderFront(nil)
      await launch()
    }
  #endif
}
