import Napkin
import Testing

@MainActor
@Suite("Launching and terminating", .timeLimit(.minutes(5)))
struct LaunchTests {
  @Test("launch() activates the root, then loads it")
  func launch() async {
    let journal = Journal()
    let root = Root(journal: journal)
    await root.launch()
    #expect(journal.entries == ["root +", "loaded"])
    #expect(root.interactor.lifecycle.isActive)
  }

  @Test("launch() again leaves a root that is up as it is")
  func again() async {
    let journal = Journal()
    let root = Root(journal: journal)
    await root.launch()
    let found = await warnings { await root.launch() }
    #expect(found.isEmpty)
    #expect(journal.entries == ["root +", "loaded"])
  }

  @Test("launch() while the root comes up waits for it")
  func second() async {
    let journal = Journal()
    let began = Latch()
    let mayGoOn = Latch()
    let root = Root(
      journal: journal,
      become: { _ in
        began.open()
        await mayGoOn.wait()
      })
    let first = Task { await root.launch() }
    await began.wait()
    let second = Task {
      await root.launch()
      journal.note("second returned")
    }
    await breathe()
    mayGoOn.open()
    await first.value
    await second.value
    #expect(journal.entries == ["root +", "loaded", "second returned"])
  }

  @Test("terminate() brings the tree down, leaf first and the root last, and keeps its shape")
  func terminate() async {
    let journal = Journal()
    let root = Root(journal: journal)
    await root.launch()
    let child = ScriptedRouter("child", journal: journal)
    await root.attachChild(child)
    await child.attachChild(ScriptedRouter("leaf", journal: journal))
    let before = journal.entries.count
    await root.terminate()
    #expect(journal.entries.dropFirst(before) == ["leaf -", "child -", "root -"])
    #expect(root.treeDescription == "Root inactive\n  ScriptedRouter inactive\n    ScriptedRouter inactive")
  }

  @Test("A terminated tree can be launched again; didLoad stays once")
  func relaunch() async {
    let journal = Journal()
    let root = Root(journal: journal)
    await root.launch()
    await root.attachChild(ScriptedRouter("child", journal: journal))
    await root.terminate()
    let before = journal.entries.count
    await root.launch()
    #expect(journal.entries.dropFirst(before) == ["root +", "child +"])
    #expect(root.treeDescription == "Root active\n  ScriptedRouter active")
  }

  @Test("terminate() while the root comes up leaves nothing active")
  func terminateDuringLaunch() async {
    let journal = Journal()
    let began = Latch()
    let root = Root(
      journal: journal,
      become: { _ in
        began.open()
        await untilCancelled()
      })
    let launch = Task { await root.launch() }
    await began.wait()
    await root.terminate()
    await launch.value
    #expect(journal.entries == ["root +", "root -"])
  }

  @Test("launch() while the tree is being brought down runs after that")
  func launchDuringTerminate() async {
    let journal = Journal()
    let began = Latch()
    let mayEnd = Latch()
    let root = Root(
      journal: journal,
      resign: { _ in
        began.open()
        await mayEnd.wait()
        journal.note("end")
      })
    await root.launch()
    let terminate = Task { await root.terminate() }
    await began.wait()
    let launches = (0..<2).map { _ in
      Task {
        await root.launch()
        journal.note("active \(root.interactor.lifecycle.isActive)")
      }
    }
    await breathe()
    mayEnd.open()
    await terminate.value
    for launch in launches { await launch.value }
    #expect(journal.entries == ["root +", "loaded", "root -", "end", "root +", "active true", "active true"])
  }

  @Test("terminate() from inside the root's own callback returns, and the root resigns")
  func terminateInside() async {
    let journal = Journal()
    let box = RootBox()
    let root = Root(journal: journal, become: { _ in await box.root?.terminate() })
    box.root = root
    await root.launch()
    await eventually { !root.interactor.lifecycle.isActive }
    #expect(journal.entries == ["root +", "root -"])
  }

  @Test("A root that was brought up by hand can be terminated")
  func byHand() async {
    let journal = Journal()
    let root = Root(journal: journal)
    await root.interactable.activate()
    await root.load()
    await root.terminate()
    #expect(journal.entries == ["root +", "loaded", "root -"])
  }

  @Test("A router that is attached is not launched, and a launched one is not attached")
  func eitherOr() async {
    let parent = ScriptedRouter("parent")
    let root = Root(journal: Journal())
    let attached = Root(journal: Journal())
    await root.launch()
    await parent.attachChild(attached)
    let found = await warnings {
      await parent.attachChild(root)
      await attached.launch()
    }
    #expect(
      found == [
        "napkin: attachChild on ScriptedRouter does nothing: Root is launched",
        "napkin: launch does nothing: Root is attached to ScriptedRouter",
      ])
  }

  @Test("Another implementation of LaunchRouting launches and terminates as well")
  func double() async {
    let journal = Journal()
    let double = LaunchDouble(journal: journal)
    await double.launch()
    await double.terminate()
    #expect(journal.entries == ["double +", "loaded", "leaf -", "double -"])
  }
}

@MainActor
private final class Root: LaunchRouter<ScriptedInteractor, Screen> {
  private let journal: Journal

  init(
    journal: Journal, become: @escaping ScriptedInteractor.Script = { _ in },
    resign: @escaping ScriptedInteractor.Script = { _ in }
  ) {
    self.journal = journal
    let interactor = ScriptedInteractor("root", journal: journal, become: become, resign: resign)
    super.init(interactor: interactor, viewController: Screen())
  }

  override func didLoad() async {
    journal.note("loaded")
  }
}

@MainActor
private final class RootBox {
  weak var root: Root?
}

/// A stand-in that an app's tests might have: it implements the protocol and inherits nothing.
@MainActor
private final class LaunchDouble: LaunchRouting {
  let interactable: any Interactable
  let viewControllable: any ViewControllable = Screen()
  let children: [any Routing]
  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
    interactable = ScriptedInteractor("double", journal: journal)
    let leaf = ScriptedRouter("leaf", journal: Journal(), resign: { _ in journal.note("leaf -") })
    children = [leaf]
  }

  func load() async { journal.note("loaded") }
  func loaded() async {}
  func attachChild(_ child: any Routing) async {}
  func detachChild(_ child: any Routing) async {}
}
