import Napkin

final actor HomeInteractor: PresentableInteractable {
    nonisolated let lifecycle = InteractorLifecycle()
    nonisolated let presenter: HomePresentable

    weak var router: HomeRouting?
    weak var listener: HomeListener?

    func didTapProfile() async {
        await router?.routeToProfile()
    }

    func profileDidFinish() async {
        await router?.detachProfile()
    }

  // What the sample leaves out.

  init(presenter: HomePresentable) { self.presenter = presenter }
}

@MainActor
final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable>, HomeRouting {

    private let profileBuilder: ProfileBuildable
    private var profileRouter: ProfileRouting?

    init(
        interactor: HomeInteractor,
        viewController: HomeViewControllable,
        profileBuilder: ProfileBuildable
    ) {
        self.profileBuilder = profileBuilder
        super.init(interactor: interactor, viewController: viewController)
    }

    func routeToProfile() async {
        let r = await profileBuilder.build(withListener: interactor)
        await attachChild(r)
        // Present r.viewControllable here.
        profileRouter = r
    }

    func detachProfile() async {
        guard let r = profileRouter else { return }
        await detachChild(r)
        profileRouter = nil
    }
}

// What the sample leaves out.

extension HomeInteractor: ProfileListener {}

@MainActor
protocol HomeRouting: ViewableRouting {
  func routeToProfile() async
  func detachProfile() async
}

protocol HomeListener: AnyObject, Sendable {}
protocol HomePresentable: Presentable {}
protocol HomeViewControllable: ViewControllable {}

protocol ProfileListener: AnyObject, Sendable {
  func profileDidFinish() async
}

@MainActor
protocol ProfileRouting: ViewableRouting {}

protocol ProfileBuildable: Buildable {
  @MainActor func build(withListener listener: ProfileListener) async -> ProfileRouting
}
