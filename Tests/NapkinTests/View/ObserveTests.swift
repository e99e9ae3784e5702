import Napkin
import Observation
import Testing

@MainActor
@Suite("Presenter and observe", .timeLimit(.minutes(5)))
struct ObserveTests {
  @Test("observe runs at once, and again when what it read has changed")
  func changes() async {
    let presenter = NamePresenter(viewController: Screen())
    let view = Label()
    observe(view) { $0.text = presenter.name }
    #expect(view.text == "")
    for name in ["a", "b", "c"] {
      presenter.name = name
      await eventually { view.text == name }
    }
  }

  @Test("observe does not run for what it did not read")
  func unread() async {
    let presenter = NamePresenter(viewController: Screen())
    let view = Label()
    observe(view) {
      $0.updates += 1
      $0.text = presenter.name
    }
    presenter.unread = 1
    await breathe()
    #expect(view.updates == 1)
  }

  @Test("observe does not hold its owner and ends with it")
  func owner() async {
    let presenter = NamePresenter(viewController: Screen())
    let updates = Counter()
    weak var owner: Label?
    do {
      let view = Label()
      owner = view
      observe(view) {
        updates.add()
        $0.text = presenter.name
      }
    }
    #expect(owner == nil)
    presenter.name = "a"
    await breathe()
    #expect(updates.value == 1)
  }

  @Test("A presenter holds its view controller")
  func viewController() {
    let screen = Screen()
    #expect(NamePresenter(viewController: screen).viewController === screen)
  }
}

@MainActor
@Observable
private final class NamePresenter: Presenter<Screen> {
  var name = ""
  var unread = 0
}

@MainActor
private final class Label {
  var text = ""
  var updates = 0
}
