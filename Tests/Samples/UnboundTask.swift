import Napkin

final actor FlushingInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()

func willResignActive() async {
    Task { await analytics.flush() } // intentionally unbound
}
}

actor Analytics {
  func flush() {}
}

let analytics = Analytics()
