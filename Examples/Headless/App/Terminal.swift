import Napkin

/// What stands for a view in a terminal: it shows lines and takes keys.
@MainActor
protocol Screen: ViewControllable {
  var title: String { get }

  /// Handles a key, and returns what has been started by it.
  func press(_ key: String) -> Task<Void, Never>?
}

/// The root's view: one screen at a time.
@MainActor
final class Terminal: RootViewControllable {
  /// The titles of the screens, as they come up.
  let screens: AsyncStream<String>

  private let announcement: AsyncStream<String>.Continuation
  private var screen: (any Screen)?

  init() {
    (screens, announcement) = AsyncStream.makeStream(of: String.self)
  }

  func embed(_ child: any ViewControllable) {
    guard let screen = child as? any Screen else { return }
    self.screen = screen
    print("== \(screen.title) ==")
    announcement.yield(screen.title)
  }

  func remove(_ child: any ViewControllable) {
    guard screen === child else { return }
    screen = nil
  }

  func press(_ key: String) -> Task<Void, Never>? {
    print("(key \(key))")
    return screen?.press(key)
  }
}
