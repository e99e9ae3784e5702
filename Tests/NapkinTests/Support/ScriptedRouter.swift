import Napkin

/// A router whose `didLoad` is what a test wants it to be, and is noted.
@MainActor
final class ScriptedRouter: Router<ScriptedInteractor> {
  typealias Script = @MainActor (ScriptedRouter) async -> Void

  let name: String
  private let journal: Journal
  private let script: Script

  init(
    _ name: String = "it", journal: Journal = Journal(), loading: @escaping Script = { _ in },
    become: @escaping ScriptedInteractor.Script = { _ in }, resign: @escaping ScriptedInteractor.Script = { _ in }
  ) {
    self.name = name
    self.journal = journal
    self.script = loading
    super.init(interactor: ScriptedInteractor(name, journal: journal, become: become, resign: resign))
  }

  override func didLoad() async {
    await super.didLoad()
    journal.note("\(name) loaded")
    await script(self)
  }

  /// The names of the routers below, in order, those with an active interactor marked.
  var tree: String {
    let marked = name + (interactor.lifecycle.isActive ? "*" : "")
    let below = children.compactMap { ($0 as? ScriptedRouter)?.tree }
    return below.isEmpty ? marked : "\(marked)(\(below.joined(separator: " ")))"
  }
}
