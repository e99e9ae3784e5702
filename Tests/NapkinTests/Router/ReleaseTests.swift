import Napkin
import Testing

@MainActor
@Suite("Routers 5: a router that goes", .timeLimit(.minutes(5)))
struct ReleaseTests {
  @Test("Routers 5: when a router goes, the rest of the tree resigns leaf first")
  func resigns() async {
    let journal = Journal()
    var parent: ScriptedRouter? = ScriptedRouter("parent", journal: journal)
    let interactor = parent?.interactor
    await parent?.launchAlone()
    if let parent { _ = await Tree(journal: journal, below: parent) }
    let before = journal.entries.count
    parent = nil
    await eventually { await interactor?.isActive == false }
    #expect(
      journal.entries.dropFirst(before) == ["a -", "b -", "left -", "c -", "right -", "top -", "parent -"])
  }

  @Test("Routers 5: when a router goes, siblings resign one after the other")
  func siblings() async {
    let journal = Journal()
    var parent: ScriptedRouter? = ScriptedRouter("parent", journal: journal)
    for name in ["one", "two", "three"] {
      let child = ScriptedRouter(
        name,
        resign: { _ in
          journal.note("\(name) begins")
          await breathe()
          journal.note("\(name) ends")
        })
      await parent?.attachChild(child)
    }
    parent = nil
    await eventually { journal.entries.count == 6 }
    #expect(journal.entries == ["one", "two", "three"].flatMap { ["\($0) begins", "\($0) ends"] })
  }

  @Test("Routers 5: when a router goes, a child that resigns may attach the next one elsewhere")
  func attachesSibling() async {
    let other = ScriptedRouter("other")
    let next = ScriptedRouter("next")
    var parent: ScriptedRouter? = ScriptedRouter("parent")
    await parent?.attachChild(ScriptedRouter("child", resign: { _ in await other.attachChild(next) }))
    await parent?.attachChild(next)
    parent = nil
    await eventually { other.tree == "other(next*)" }
  }

  @Test("Routers 5: when a router goes, waiting callers of loaded() are resumed")
  func waitingCallers() async {
    var router: ScriptedRouter? = ScriptedRouter()
    let loading = router?.loading
    let waiting = Task { await loading?.loaded() }
    await breathe()
    router = nil
    await waiting.value
  }

  @Test("Routers 5: a router may be released from any thread")
  func anyThread() async {
    let journal = Journal()
    let holder = Holder(ScriptedRouter("parent", journal: journal))
    guard let interactor = holder.router?.interactor else { return }
    await holder.router?.launchAlone()
    await holder.router?.attachChild(ScriptedRouter("child", journal: journal))
    await Task.detached { holder.release() }.value
    await Task.detached { await eventually { await !interactor.isActive } }.value
    #expect(journal.entries == ["parent +", "child +", "child loaded", "child -", "parent -"])
  }

  @Test("Routers 5: a child of a router that has gone can be attached elsewhere")
  func free() async {
    let child = ScriptedRouter("child")
    var parent: ScriptedRouter? = ScriptedRouter("parent")
    let other = ScriptedRouter("other")
    await parent?.attachChild(child)
    parent = nil
    await eventually { await other.attachQuietly(child) }
    #expect(other.tree == "other(child*)")
  }

  @Test("Routers 5: routers and interactors are freed with the tree, and after a detachment")
  func freed() async {
    let parent = ScriptedRouter("parent")
    weak var top: ScriptedRouter?
    weak var leaf: ScriptedInteractor?
    do {
      let tree = await Tree(journal: Journal(), below: parent)
      (top, leaf) = (tree.top, tree.a.interactor)
      await parent.detachChild(tree.top)
    }
    await eventually { top == nil && leaf == nil }
  }
}

extension ScriptedRouter {
  /// As a root without a window comes up.
  fileprivate func launchAlone() async {
    await interactable.activate()
  }

  fileprivate func attachQuietly(_ child: ScriptedRouter) async -> Bool {
    await attachChild(child)
    return !children.isEmpty
  }
}

/// Holds a router so that it can be let go of elsewhere.
private final class Holder: @unchecked Sendable {
  private(set) var router: ScriptedRouter?

  init(_ router: ScriptedRouter) { self.router = router }

  nonisolated func release() { router = nil }
}
