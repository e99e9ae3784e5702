import Napkin

@MainActor
protocol DeskViewControllable: ViewControllable {}

@MainActor
final class DeskRouter: ViewableRouter<DeskInteractor, DeskViewControllable>, DeskRouting {}
