import Napkin
import Testing

@Suite("Lifecycle 7: the deinit backstop", .timeLimit(.minutes(5)))
struct BackstopTests {
  @Test("Lifecycle 7: an interactor that is dropped cancels its bound tasks and finishes its streams")
  func dropped() async {
    var interactor: ScriptedInteractor? = ScriptedInteractor()
    await interactor?.activate()
    let stream = interactor?.isActiveStream
    let task = interactor?.task { await untilCancelled() }
    interactor = nil
    await task?.value
    #expect(task?.isCancelled == true)
    var values: [Bool] = []
    if let stream { for await value in stream { values.append(value) } }
    #expect(values == [true])
  }

  @Test("Lifecycle 7: it cannot run while a bound task captures self strongly")
  func strongCapture() async {
    weak var interactor: ScriptedInteractor?
    let mayEnd = Latch()
    var task: Task<Void, Never>?
    do {
      let held = ScriptedInteractor()
      interactor = held
      await held.activate()
      task = held.task {
        await mayEnd.wait()
        _ = held.name
      }
    }
    await breathe()
    #expect(interactor != nil)
    mayEnd.open()
    await task?.value
    await eventually { interactor == nil }
  }

  @Test("An interactor is freed after a whole life, and so is all that its callbacks held")
  func freed() async {
    weak var interactor: ScriptedInteractor?
    weak var journal: Journal?
    do {
      let notes = Journal()
      let held = ScriptedInteractor(
        journal: notes,
        become: { me in me.task { for await _ in me.isActiveStream {} } },
        resign: { me in await me.deactivate() })
      interactor = held
      journal = notes
      await held.activate()
      await held.deactivate()
    }
    await eventually { interactor == nil && journal == nil }
  }
}
