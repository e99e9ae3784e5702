import Napkin

/// An interactor whose callbacks are what a test wants them to be, and are noted.
final actor ScriptedInteractor: Interactable {
  typealias Script = @Sendable (isolated ScriptedInteractor) async -> Void

  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let name: String
  private let journal: Journal
  private let become: Script
  private let resign: Script

  init(
    _ name: String = "it", journal: Journal = Journal(),
    become: @escaping Script = { _ in }, resign: @escaping Script = { _ in }
  ) {
    self.name = name
    self.journal = journal
    self.become = become
    self.resign = resign
  }

  func didBecomeActive() async {
    journal.note("\(name) +")
    await become(self)
  }

  func willResignActive() async {
    journal.note("\(name) -")
    await resign(self)
  }
}
