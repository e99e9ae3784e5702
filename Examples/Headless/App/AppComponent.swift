import Napkin

/// The top of the dependency tree.
final class AppComponent: Component<EmptyDependency>, RootDependency, @unchecked Sendable {
  init() {
    super.init(dependency: EmptyComponent())
  }

  var sessionService: SessionService { shared { SessionService() } }
}
