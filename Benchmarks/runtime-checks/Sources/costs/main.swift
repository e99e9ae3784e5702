import Napkin

await measureTasks()
await measureLifecycle()
await measureRouters()
await measureDispatch()
await measureStreams()
await measureMemory()

func measureTasks() async {
  let count = 100_000
  let interactor = IdleInteractor()
  await interactor.activate()
  var plain: [Double] = []
  var bound: [Double] = []
  for _ in 0..<5 {
    plain.append(
      await nanoseconds(rounds: 1, operations: count) {
        let countdown = Countdown(count)
        for _ in 0..<count { Task { countdown.hit() } }
        await countdown.finished()
      })
    bound.append(
      await nanoseconds(rounds: 1, operations: count) {
        let countdown = Countdown(count)
        for _ in 0..<count { interactor.task { countdown.hit() } }
        await countdown.finished()
      })
  }
  let baseline = plain.sorted()[2]
  report("Task {}, started and finished", baseline)
  report("task {}, started and finished", bound.sorted()[2], against: ("Task {}", baseline))
  await interactor.deactivate()
}

func measureLifecycle() async {
  let count = 20_000
  let bare = BareActor()
  let interactor = IdleInteractor()
  let call = await nanoseconds(operations: count) { for _ in 0..<count { await bare.call() } }
  let awaited = await nanoseconds(operations: count) {
    for _ in 0..<count { await Task { await bare.call() }.value }
  }
  let cycle = await nanoseconds(operations: count) {
    for _ in 0..<count {
      await interactor.activate()
      await interactor.deactivate()
    }
  }
  report("bare actor call", call)
  report("Task {} around an actor call, awaited", awaited, against: ("actor call", call))
  report("activate and deactivate", cycle, against: ("actor call", call))
  report("activate and deactivate", cycle, against: ("awaited Task {}", awaited))
}

@MainActor
func measureRouters() async {
  for count in [10, 100, 1_000, 10_000] {
    let root = makeRouter()
    let children = (0..<count).map { _ in makeRouter() }
    let figure = await nanoseconds(rounds: 3, operations: count) {
      for child in children { await root.attachChild(child) }
      for child in children { await root.detachChild(child) }
    }
    report("attachChild and detachChild, \(count) siblings, each", figure)
  }
  for count in [10, 100, 1_000, 10_000] {
    let root = makeRouter()
    let top = makeRouter()
    for _ in 1..<count { await top.attachChild(makeRouter()) }
    let figure = await nanoseconds(rounds: 3, operations: count) {
      await root.attachChild(top)
      await root.detachChild(top)
    }
    report("attachChild and detachChild, subtree of \(count), each", figure)
  }
}

@MainActor
func measureDispatch() async {
  let count = 50_000
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
  report("Task { @MainActor in }, started and finished", plain)
  report("dispatch {}, started and finished", dispatched, against: ("Task {}", plain))
}

func measureStreams() async {
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
    report("one transition read by \(readers)", figure)
  }
}

func measureMemory() async {
  let count = 100_000
  let before = residentBytes()
  let bare = (0..<count).map { _ in BareActor() }
  let between = residentBytes()
  let interactors = (0..<count).map { _ in IdleInteractor() }
  let after = residentBytes()
  print("memory of a bare actor: \((between - before) / count) bytes, of an idle interactor: \((after - between) / count)")
  withExtendedLifetime((bare, interactors)) {}

  let interactor = IdleInteractor()
  await interactor.activate()
  func run(_ tasks: Int) async {
    for _ in 0..<(tasks / 10_000) {
      let countdown = Countdown(10_000)
      for _ in 0..<10_000 { interactor.task { countdown.hit() } }
      await countdown.finished()
    }
  }
  await run(100_000)
  let warm = residentBytes()
  await run(1_000_000)
  print("growth over 1000000 finished tasks: \((residentBytes() - warm) / 1024) KB")
}
