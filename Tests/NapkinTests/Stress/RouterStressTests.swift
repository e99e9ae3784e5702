import Napkin
import Testing

@MainActor
@Suite("Stress: routers", .timeLimit(.minutes(5)))
struct RouterStressTests {
  @Test("A thousand children come up, go down and come up again")
  func thousandChildren() async {
    let journal = Journal()
    let root = ScriptedRouter("root", journal: journal)
    let top = ScriptedRouter("top", journal: journal)
    await root.attachChild(top)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<1_000 {
        group.addTask { await top.attachChild(ScriptedRouter("\(number)", journal: journal)) }
      }
    }
    #expect(top.activeChildren == 1_000)
    await root.detachChild(top)
    #expect(top.activeChildren == 0)
    await root.attachChild(top)
    #expect(top.activeChildren == 1_000)
    #expect(journal.entries.filter { $0.hasSuffix("loaded") }.count == 1_001)
  }

  @Test("A deep tree comes up, goes down and is freed")
  func deepTree() async {
    let root = ScriptedRouter("root")
    var top: ScriptedRouter? = ScriptedRouter("0")
    weak var deepest = top
    for number in 1..<15_000 {
      let next = ScriptedRouter("\(number)")
      await deepest?.attachChild(next)
      deepest = next
    }
    if let top {
      await root.attachChild(top)
      await root.detachChild(top)
    }
    #expect(deepest?.interactor.lifecycle.isActive == false)
    top = nil
    await eventually { deepest == nil }
  }

  @Test("Swap routing under pressure ends with one child up, or none, and every other one down")
  func swapping() async {
    for seed in 0..<10 {
      var random = Random(state: UInt64(seed))
      let parents = [ScriptedRouter("left"), ScriptedRouter("right")]
      let children = (0..<4).map { number in
        ScriptedRouter(
          "\(number)", loading: { _ in await Task.yield() }, become: { _ in await Task.yield() },
          resign: { _ in await Task.yield() })
      }
      await warnings {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<200 {
            let (parent, child) = (parents[random.below(2)], children[random.below(4)])
            let attaches = random.below(2) == 0
            group.addTask { if attaches { await parent.attachChild(child) } else { await parent.detachChild(child) } }
          }
        }
      }
      for child in children {
        let holders = parents.filter { $0.children.contains { $0 === child } }
        #expect(holders.count <= 1)
        #expect(child.interactor.lifecycle.isActive == (holders.count == 1))
      }
      for parent in parents { await parent.detachAll() }
      #expect(children.allSatisfy { !$0.interactor.lifecycle.isActive })
    }
  }

  @Test("Whole subtrees that move while their parts move leave nothing active where nothing is attached")
  func moving() async {
    for seed in 0..<10 {
      var random = Random(state: UInt64(seed + 100))
      let routers = (0..<6).map { number in
        ScriptedRouter(
          "\(number)", become: { _ in if number.isMultiple(of: 2) { await Task.yield() } },
          resign: { _ in await Task.yield() })
      }
      await warnings {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<150 {
            let (parent, child) = (routers[random.below(6)], routers[random.below(6)])
            let attaches = random.below(3) > 0
            group.addTask { if attaches { await parent.attachChild(child) } else { await parent.detachChild(child) } }
          }
        }
        for router in routers { await router.detachAll() }
      }
      #expect(routers.allSatisfy { $0.children.isEmpty && !$0.interactor.lifecycle.isActive })
    }
  }

  @Test("Children that ask for their own removal at any time are all gone in the end")
  func selfRemoval() async {
    let parent = ScriptedRouter("parent")
    await warnings {
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<200 { group.addTask { await attachOneThatLeaves(number % 4, below: parent) } }
      }
    }
    await eventually { parent.children.isEmpty }
  }

  @Test("Trees that are released on any thread are freed, and so is all below them")
  func released() async {
    for _ in 0..<50 {
      weak var leaf: ScriptedInteractor?
      do {
        let parent = ScriptedRouter("parent")
        let tree = await Tree(journal: Journal(), below: parent)
        leaf = tree.c.interactor
        Task.detached { withExtendedLifetime(parent) {} }
      }
      await eventually { leaf == nil }
    }
  }
}

extension ScriptedRouter {
  fileprivate var activeChildren: Int {
    children.count { $0.interactable.lifecycle.isActive }
  }
}

/// A child that asks for its own removal: while it loads, while it becomes active, from a bound task, or from a free
/// one; and once more when it resigns.
@MainActor
private func attachOneThatLeaves(_ way: Int, below parent: ScriptedRouter) async {
  let box = RouterBox()
  let leave: @MainActor @Sendable () async -> Void = {
    if let child = box.router { await parent.detachChild(child) }
  }
  let child = ScriptedRouter(
    "child", loading: { _ in if way == 0 { await leave() } },
    become: { me in
      if way == 1 { await leave() }
      if way == 2 { me.task { await leave() } }
      if way == 3 { Task { await leave() } }
    },
    resign: { _ in await leave() })
  box.router = child
  await parent.attachChild(child)
}
