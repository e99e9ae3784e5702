import Napkin

@MainActor
protocol WelcomeViewControllable: ViewControllable {}

@MainActor
final class WelcomeRouter: ViewableRouter<WelcomeInteractor, WelcomeViewControllable>, WelcomeRouting {}
