extension Mutant {
  static let others = [
    Mutant(
      "types share a slot", in: "Building/SharedInstances.swift", "type: ObjectIdentifier(type))",
      "type: ObjectIdentifier(Int.self))"),
    Mutant(
      "nothing is kept", in: "Building/SharedInstances.swift", "      made.withLock { $0 = instance }\n"),
    Mutant(
      "threads do not wait for the one that makes", in: "Building/SharedInstances.swift",
      "    making.withLock { _ in\n      Creation.begin(creation)\n      defer { Creation.end(creation) }\n      if let instance { return instance }",
      "    do {\n      Creation.begin(creation)\n      defer { Creation.end(creation) }\n      if let instance { return instance }"
    ),
    Mutant(
      "circles are not seen", in: "Building/Creation.swift", "        if thread == current { return path + [path[0]] }\n",
      "        if thread == current { break }\n"),
    Mutant(
      "circles through other threads are not seen", in: "Building/Creation.swift",
      "      threads.waiting[current] = creation\n"),
    Mutant(
      "a repeated component is not reported", in: "Building/LastComponent.swift", "      defer { last = new }\n"),
    Mutant(
      "a pass never ends", in: "Building/MultiStageComponentizedBuilder.swift", "    pass.withLock { $0 = nil }\n"),
    Mutant(
      "events overtake each other", in: "View/Dispatch.swift", "  Task(priority: priority) { await action() }",
      "  Task.detached(priority: priority) {\n    for _ in 0..<Int.random(in: 0..<3) { await Task.yield() }\n    await action()\n  }"
    ),
    Mutant(
      "an observation holds its owner", in: "View/Observe.swift", "onChange: { [weak owner] in",
      "onChange: { [owner = Optional(owner)] in"),
    Mutant(
      "an observation runs once", in: "View/Observe.swift", "      if let owner { observe(owner, update) }\n"),
  ]
}
