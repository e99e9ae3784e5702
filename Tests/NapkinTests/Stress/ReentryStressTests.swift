import Napkin
import Testing

@MainActor
@Suite("Stress: re-entry", .timeLimit(.minutes(5)))
struct ReentryStressTests {
  @Test("Callbacks that attach, detach, launch, end and drop whatever they like never wait for themselves")
  func anything() async {
    for seed in 0..<40 {
      let forest = Forest(seed: UInt64(seed))
      await warnings {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<60 { group.addTask { await forest.step() } }
        }
        await forest.end()
      }
      for tree in forest.trees {
        #expect(tree.children.isEmpty && !tree.interactable.lifecycle.isActive, "seed \(seed)")
      }
      let (starts, ends) = (forest.starts.value, forest.ends.value)
      #expect(starts == ends, "seed \(seed)")
    }
  }
}

/// A few routers whose callbacks do anything to one another, as often as the budget allows.
@MainActor
private final class Forest {
  private(set) var trees: [LaunchRouter<ScriptedInteractor, Screen>] = []
  let starts = Counter()
  let ends = Counter()
  private var random: Random
  private var budget = 200

  init(seed: UInt64) {
    random = Random(state: seed)
    trees = (0..<7).map { _ in make() }
  }

  func step() async {
    guard budget > 0 else { return }
    budget -= 1
    let number = random.below(trees.count)
    let (one, other) = (trees[number], trees[random.below(trees.count)])
    switch random.below(14) {
    case 0..<5: await one.attachChild(other)
    case 5..<9: await one.detachChild(other)
    case 9: await one.launch()
    case 10: await one.terminate()
    case 11: Task { await one.attachChild(other) }.cancel()
    case 12: dispatch { await one.detachChild(other) }
    default: trees[number] = make()
    }
  }

  /// Brings everything down. What still runs has nothing left to do, but may have begun before.
  func end() async {
    budget = 0
    repeat {
      for tree in trees {
        await tree.terminate()
        for child in tree.children { await tree.detachChild(child) }
      }
      await breathe()
    } while trees.contains { !$0.children.isEmpty } || starts.value != ends.value
  }

  private func make() -> LaunchRouter<ScriptedInteractor, Screen> {
    let interactor = ScriptedInteractor(
      become: { [weak self, starts] me in
        starts.add()
        await self?.perhaps(in: me)
        await Task.yield()
      },
      resign: { [weak self, ends] me in
        await self?.perhaps(in: me)
        ends.add()
      })
    return LaunchRouter(interactor: interactor, viewController: Screen())
  }

  private func perhaps(in interactor: ScriptedInteractor) async {
    switch random.below(8) {
    case 0..<3: await step()
    case 3..<5: interactor.task { await self.step() }
    case 5: await interactor.deactivate()
    default: break
    }
  }
}
