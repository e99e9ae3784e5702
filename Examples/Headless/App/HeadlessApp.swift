import Napkin

/// A napkin tree without a window: a root that swaps two children as a session comes and goes. The keys that a user
/// would press are pressed here, one on each screen that comes up.
@main
enum HeadlessApp {
  @MainActor
  static func main() async {
    let component = AppComponent()
    let terminal = Terminal()
    let router = await RootBuilder(dependency: component).build(withListener: Silence.shared, terminal: terminal)
    await router.launch()
    var keys = ["i", "o", "q"].makeIterator()
    for await _ in terminal.screens {
      print(router.treeDescription)
      guard let key = keys.next(), key != "q" else { break }
      await terminal.press(key)?.value
    }
    await router.terminate()
    print(router.treeDescription)
  }
}

/// The root has nothing to say to the app.
private final class Silence: RootListener {
  static let shared = Silence()
}
