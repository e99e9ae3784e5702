import Napkin

/// top(left(a b) right(c)), attached below a router.
@MainActor
struct Tree {
  let top: ScriptedRouter
  let left: ScriptedRouter
  let right: ScriptedRouter
  let a: ScriptedRouter
  let b: ScriptedRouter
  let c: ScriptedRouter

  init(
    journal: Journal, below parent: ScriptedRouter, resign: @escaping ScriptedInteractor.Script = { _ in }
  ) async {
    func make(_ name: String) -> ScriptedRouter { ScriptedRouter(name, journal: journal, resign: resign) }
    (top, left, right) = (make("top"), make("left"), make("right"))
    (a, b, c) = (make("a"), make("b"), make("c"))
    await parent.attachChild(top)
    await top.attachChild(left)
    await top.attachChild(right)
    await left.attachChild(a)
    await left.attachChild(b)
    await right.attachChild(c)
  }
}
