import Napkin
import Testing

@MainActor
@Test("treeDescription has one line a router: depth, type, active or not")
func treeDescription() async {
  let root = OtherRouter(interactor: ScriptedInteractor())
  _ = await Tree(journal: Journal(), below: attached(to: root))
  #expect(
    root.treeDescription == """
      OtherRouter inactive
        ScriptedRouter active
          ScriptedRouter active
            ScriptedRouter active
              ScriptedRouter active
              ScriptedRouter active
            ScriptedRouter active
              ScriptedRouter active
      """)
}

@MainActor
private func attached(to root: OtherRouter) async -> ScriptedRouter {
  let router = ScriptedRouter("parent")
  await root.attachChild(router)
  return router
}
