import Napkin
import Testing

@MainActor
@Suite("Routers 6: wrong types", .timeLimit(.minutes(5)))
struct WrongTypeTests {
  @Test("Routers 6: an interactor that is not Interactable stops with a message that names type and what is missing")
  func interactor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Router(interactor: NotAnInteractor()) }
    }
    let message = "Router<NotAnInteractor> needs an interactor that is Interactable; NotAnInteractor is not"
    #expect(text(result).contains(message))
  }

  @Test("Routers 6: a view that is not ViewControllable stops with a message that names type and what is missing")
  func view() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewableRouter(interactor: Plain(), viewController: NotAView()) }
    }
    #expect(
      text(result).contains("ViewableRouter<Plain, NotAView> needs a view that is ViewControllable; NotAView is not"))
  }

  @Test("A protocol does as interactor and view, if what it holds is right")
  func existential() async {
    let router = ViewableRouter<any Interactable, any ViewControllable>(interactor: Plain(), viewController: Screen())
    await router.interactable.activate()
    #expect(router.interactable.lifecycle.isActive)
    #expect(router.viewControllable === router.viewController)
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

private final class NotAnInteractor: Sendable {}

private final class NotAView: Sendable {}

private final actor Plain: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}
