import Napkin
import Testing

@Suite("Lifecycle 5: bound tasks", .timeLimit(.minutes(5)))
struct BoundTaskTests {
  @Test("Lifecycle 5: a task is bound to the current scope, and to that one only")
  func currentScope() async {
    let interactor = ScriptedInteractor()
    await interactor.activate()
    let first = interactor.task { await untilCancelled() }
    await interactor.deactivate()
    await interactor.activate()
    let second = interactor.task { await untilCancelled() }
    #expect(first.isCancelled)
    #expect(!second.isCancelled)
    await interactor.deactivate()
    #expect(second.isCancelled)
  }

  @Test("Lifecycle 5: before the first activation a task joins the first scope")
  func beforeTheFirst() async {
    let interactor = ScriptedInteractor()
    let task = interactor.task { await untilCancelled() }
    await interactor.activate()
    #expect(!task.isCancelled)
    await interactor.deactivate()
    #expect(task.isCancelled)
  }

  @Test("Lifecycle 5: after a scope has ended a task is cancelled at once, so nothing runs forever")
  func betweenScopes() async {
    let interactor = ScriptedInteractor()
    await interactor.activate()
    await interactor.deactivate()
    let task = interactor.task { await untilCancelled() }
    #expect(task.isCancelled)
    await task.value
    #expect(interactor.lifecycle.boundTaskCount == 0)
  }

  @Test("Lifecycle 5: a task started in willResignActive is cancelled when that returns")
  func inResign() async {
    let journal = Journal()
    let interactor = ScriptedInteractor(
      journal: journal,
      resign: { me in
        me.task {
          await untilCancelled()
          journal.note("cancelled")
        }
        await breathe()
        journal.note("end")
      })
    await interactor.activate()
    await interactor.deactivate()
    await eventually { journal.entries.count == 4 }
    #expect(journal.entries == ["it +", "it -", "end", "cancelled"])
  }

  @Test("Lifecycle 5: a finished task is forgotten")
  func forgotten() async {
    let interactor = ScriptedInteractor()
    await interactor.activate()
    for _ in 0..<100 { await interactor.task {}.value }
    #expect(interactor.lifecycle.boundTaskCount == 0)
  }

  @Test("Lifecycle 5: a task of an earlier scope that finishes late is not taken for one of this scope")
  func lateFinish() async {
    let interactor = ScriptedInteractor()
    await interactor.activate()
    let mayEnd = Latch()
    let late = (0..<4).map { _ in interactor.task { await mayEnd.wait() } }
    await interactor.deactivate()
    await interactor.activate()
    let tasks = (0..<4).map { _ in interactor.task { await untilCancelled() } }
    mayEnd.open()
    for task in late { await task.value }
    #expect(interactor.lifecycle.boundTaskCount == 4)
    await interactor.deactivate()
    #expect(tasks.allSatisfy { $0.isCancelled })
  }

  @Test("Lifecycle 5: what a finished task held is released although the scope goes on")
  func released() async {
    let interactor = ScriptedInteractor()
    await interactor.activate()
    weak var journal: Journal?
    do {
      let held = Journal()
      journal = held
      await interactor.task { held.note("ran") }.value
    }
    #expect(journal == nil)
  }

  @Test("Lifecycle 5: priority works as with Task", arguments: [TaskPriority.background, .utility, .high])
  func priority(_ priority: TaskPriority) async {
    let interactor = ScriptedInteractor()
    let journal = Journal()
    let done = Latch()
    interactor.task(priority: priority) {
      journal.note("\(Task.basePriority ?? .medium)")
      done.open()
    }
    await done.wait()
    #expect(journal.entries == ["\(priority)"])
  }

  @Test("Lifecycle 5: the returned handle works as with Task")
  func handle() async {
    let journal = Journal()
    let interactor = ScriptedInteractor()
    await interactor.activate()
    let task = interactor.task {
      await untilCancelled()
      journal.note("cancelled")
    }
    task.cancel()
    await task.value
    #expect(journal.entries == ["cancelled"])
    #expect(interactor.lifecycle.isActive)
  }

  @Test("A bound loop hands over each element in order, on the actor")
  func loop() async {
    let journal = Journal()
    let interactor = ScriptedInteractor()
    let elements = AsyncStream { continuation in
      for number in 0..<5 { continuation.yield(number) }
      continuation.finish()
    }
    await interactor.activate()
    await interactor.task(forEach: elements) { me, number in
      me.assertIsolated()
      journal.note("\(number)")
    }.value
    #expect(journal.entries == ["0", "1", "2", "3", "4"])
  }

  @Test("A bound loop ends with the scope, although its sequence does not")
  func loopEnds() async {
    let journal = Journal()
    let interactor = ScriptedInteractor()
    let (elements, continuation) = AsyncStream.makeStream(of: Int.self)
    await interactor.activate()
    let task = interactor.task(forEach: elements) { _, number in journal.note("\(number)") }
    continuation.yield(1)
    await eventually { journal.entries == ["1"] }
    await interactor.deactivate()
    await task.value
    continuation.yield(2)
    await breathe()
    #expect(journal.entries == ["1"])
  }

  @Test("A bound loop holds the interactor only while it handles one element")
  func loopHoldsWeakly() async {
    let handled = Counter()
    let (elements, continuation) = AsyncStream.makeStream(of: Int.self)
    weak var interactor: ScriptedInteractor?
    var task: Task<Void, Never>?
    do {
      let held = ScriptedInteractor()
      interactor = held
      await held.activate()
      task = held.task(forEach: elements) { _, _ in handled.add() }
      continuation.yield(1)
      await eventually { handled.value == 1 }
    }
    await task?.value
    #expect(interactor == nil)
    continuation.yield(2)
    #expect(handled.value == 1)
  }

  @Test("configure sets several properties in one hop")
  func configure() async {
    let interactor = CountingInteractor()
    await interactor.configure {
      $0.one = 1
      $0.two = 2
    }
    #expect(await interactor.one == 1)
    #expect(await interactor.two == 2)
  }
}

private final actor CountingInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  var one = 0
  var two = 0
}
