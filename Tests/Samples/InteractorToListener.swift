import Napkin

protocol ProfileListener: AnyObject, Sendable {
    func profileDidFinish() async
}

final actor ProfileInteractor: PresentableInteractable {
    weak var listener: ProfileListener?

    func didTapDone() async {
        await listener?.profileDidFinish()
    }
}

final actor HomeInteractor: PresentableInteractable, ProfileListener {
    func profileDidFinish() async {
        await router?.detachProfile()
    }
}

// What the sample leaves out.

let lifecycles = (InteractorLifecycle(), InteractorLifecycle())

extension ProfileInteractor {
  nonisolated var lifecycle: InteractorLifecycle { lifecycles.0 }
  nonisolated var presenter: Int { 0 }
}

extension HomeInteractor {
  nonisolated var lifecycle: InteractorLifecycle { lifecycles.1 }
  nonisolated var presenter: Int { 0 }
  var router: HomeRouting? { nil }
}

@MainActor
protocol HomeRouting: ViewableRouting {
  func detachProfile() async
}
