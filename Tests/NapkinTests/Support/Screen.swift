import Napkin

/// A view where there are none.
@MainActor
final class Screen: ViewControllable {}
