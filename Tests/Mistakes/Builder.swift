import Napkin

protocol HomeDependency: Dependency {}

@MainActor
protocol HomeBuildable: Buildable {}

final class HomeComponent: Component<HomeDependency> {}

final class HomeBuilder: Builder<HomeDependency>, HomeBuildable {}
