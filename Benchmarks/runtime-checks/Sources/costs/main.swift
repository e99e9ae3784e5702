import Napkin

// What the runtime costs, beside a plain `Task {}` that starts and finishes, and a call of a bare actor.

await measureMemory()
let baselines = await measureTasks()
await measureLifecycle(baselines)
await measureRouters(baselines)
await measureDispatch(baselines)
await measureStreams(baselines)

func measureTasks() async -> Baselines {
  let count = 50_000
  let bare = BareActor()
  let interactor = IdleInteractor()
  await interactor.activate()
  var plain: [Double] = []
  var bound: [Double] = []
  for _ in 0..<9 {
    plain.append(await started(count) { countdown in Task { countdown.hit() } })
    bound.append(await started(count) { countdown in interactor.task { countdown.hit() } })
  }
  await interactor.deactivate()
  let call = await nanoseconds(operations: count) { for _ in 0..<count { await bare.call() } }
  let baselines = Baselines(task: plain.sorted()[4], actorCall: call)
  baselines.report("bare actor call", call)
  baselines.report("Task {}, started and finished", baselines.task)
  baselines.report("task {}, started and finished", bound.sorted()[4])
  return baselines
}

func started(_ count: Int, _ start: (Countdown) -> Void) async -> Double {
  await nanoseconds(rounds: 1, operations: count) {
    let countdown = Countdown(count)
    for _ in 0..<count { start(countdown) }
    await countdown.finished()
  }
}

func measureLifecycle(_ baselines: Baselines) async {
  let count = 20_000
  let interactor = IdleInteractor()
  let awaited = await nanoseconds(operations: count) { for _ in 0..<count { await Task {}.value } }
  let cycle = await nanoseconds(operations: count) {
    for _ in 0..<count {
      await interactor.activate()
      await interactor.deactivate()
    }
  }
  baselines.report("Task {}, awaited", awaited)
  baselines.report("activate and deactivate", cycle)
}

@MainActor
func measureRouters(_ baselines: Baselines) async {
  let sizes = [10, 100, 1_000, 10_000]
  for count in sizes {
    let root = makeRouter()
    let children = (0..<count).map { _ in makeRouter() }
    let figure = await nanoseconds(rounds: 3, operations: count) {
      for child in children { await root.attachChild(child) }
      for child in children { await root.detachChild(child) }
    }
    baselines.report("attachChild, detachChild: each of \(count) siblings", figure)
  }
  for count in sizes {
    let root = makeRouter()
    let top = makeRouter()
    for _ in 1..<count { await top.attachChild(makeRouter()) }
    let figure = await nanoseconds(rounds: 3, operations: count) {
      await root.attachChild(top)
      await root.detachChild(top)
    }
    baselines.report("attachChild, detachChild: subtree of \(count), each", figure)
  }
}

@MainActor
func measureDispatch(_ baselines: Baselines) async {
  let count = 20_000
  let plain = await nanoseconds(operations: count) {
    let countdown = Countdown(count)
    for _ in 0..<count { Task { @MainActor in countdown.hit() } }
    await countdown.finished()
  }
  let dispatched = await nanoseconds(operations: count) {
    let countdown = Countdown(count)
    for _ in 0..<count { dispatch { countdown.hit() } }
    await countdown.finished()
  }
  baselines.report("Task { @MainActor in }, started and finished", plain)
  baselines.report("dispatch {}, started and finished", dispatched)
}

func measureStreams(_ baselines: Baselines) async {
  for readers in [1, 10, 1_000] {
    let transitions = max(20, 4_000 / readers)
    let interactor = IdleInteractor()
    let countdown = Countdown(readers * (transitions + 1))
    let streams = (0..<readers).map { _ in interactor.isActiveStream }
    let tasks = streams.map { stream in Task { for await _ in stream { countdown.hit() } } }
    let figure = await nanoseconds(rounds: 1, operations: transitions) {
      for _ in 0..<(transitions / 2) {
        await interactor.activate()
        await interactor.deactivate()
      }
      await countdown.finished()
    }
    for task in tasks { task.cancel() }
    baselines.report("one transition, until \(readers) have read it", figure)
  }
}

func measureMemory() async {
  let interactor = IdleInteractor()
  await interactor.activate()
  func run(_ tasks: Int) async {
    for _ in 0..<(tasks / 10_000) { _ = await started(10_000) { countdown in interactor.task { countdown.hit() } } }
  }
  await run(500_000)
  let warm = residentBytes()
  await run(1_000_000)
  print("growth over 1000000 finished bound tasks: \((residentBytes() - warm) / 1024) KB")

  let count = 100_000
  let before = residentBytes()
  let bare = (0..<count).map { _ in BareActor() }
  let between = residentBytes()
  let interactors = (0..<count).map { _ in IdleInteractor() }
  let after = residentBytes()
  withExtendedLifetime((bare, interactors)) {}
  print("memory of a bare actor: \((between - before) / count) bytes")
  print("memory of an idle interactor: \((after - between) / count) bytes")
}
