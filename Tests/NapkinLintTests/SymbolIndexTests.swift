import NapkinLint
import Testing

@Suite("A name means the type that Swift would find")
struct SymbolIndexTests {
  @Test("Nested, private, local, repeated and in other projects", arguments: cases)
  func names(_ example: RolesTests.Case) {
    #expect(SymbolDump.text(of: SourceFiles.read(example.source)) == example.roles)
  }

  static let cases = nesting + repetition + projects

  private static let nesting = [
    RolesTests.Case(
      "the nearest of nested types",
      """
      enum Home {
        protocol Parent: Interactable {}
        enum Menu { actor A: Parent {} }
        actor B: Home.Parent {}
      }
      enum Map { actor C: Parent {} }
      protocol Parent: Presentable {}
      enum Shop {
        protocol Parent {}
        actor D: Parent {}
        actor E: Home.Parent {}
      }
      """,
      """
      Home:
      Home.Parent: interactable bound
      Home.Menu:
      Home.Menu.A: interactable bound
      Home.B: interactable bound
      Map:
      Map.C: presentable bound
      Parent: presentable bound
      Shop:
      Shop.Parent:
      Shop.D: bound
      Shop.E: interactable bound
      """),
    RolesTests.Case(
      "types in extensions of their outer type, in other files",
      """
      // --- A.swift
      extension Home { actor A: Parent {} }
      // --- B.swift
      enum Home {}
      extension Home.Menu { actor B: Parent {} }
      // --- C.swift
      extension Home { enum Menu {} }
      extension Home { protocol Parent: Interactable {} }
      """,
      """
      Home.A: interactable bound
      Home:
      Home.Menu.B: interactable bound
      Home.Menu:
      Home.Parent: interactable bound
      """),
    RolesTests.Case(
      "a type's own content says nothing of its inheritance",
      """
      protocol Parent: Interactable {}
      actor Home: Parent { protocol Parent {} }
      extension Map: Parent { protocol Parent {} }
      actor Map {}
      """,
      """
      Parent: interactable bound
      Home: interactable bound
      Home.Parent:
      Map.Parent:
      Map: interactable bound
      """),
    RolesTests.Case(
      "types declared in functions",
      """
      func make() {
        protocol Parent: Interactable {}
        actor A: Parent {}
      }
      actor B: Parent {}
      struct Home {
        var body: some View {
          protocol Parent: Presentable {}
          class C: Parent {}
          return Text("")
        }
        actor D: Parent {}
      }
      """,
      """
      Parent: interactable bound
      A: interactable bound
      B: bound
      Home: view
      Home.Parent: presentable bound
      Home.C: presentable bound
      Home.D: bound
      """),
    RolesTests.Case(
      "generic parameters hide types",
      """
      protocol Parent: Interactable {}
      class Home<Parent>: Parent {}
      class Menu<Item> { class Row: Item {} }
      class Item: UIView {}
      """,
      """
      Parent: interactable bound
      Home: bound
      Menu: bound
      Menu.Row: bound
      Item: platform-view bound
      """),
    RolesTests.Case(
      "types of the app hide those of the framework",
      """
      protocol Presentable {}
      class A: Presentable {}
      class B: napkin.Presentable {}
      enum Home { class View {} }
      struct C: View {}
      """,
      """
      Presentable:
      A: bound
      B: presentable bound
      Home:
      Home.View: bound
      C: view
      """),
  ]

  private static let repetition = [
    RolesTests.Case(
      "both branches of '#if'",
      """
      #if canImport(UIKit)
      class Base: UIViewController {}
      #else
      class Base: NSViewController {}
      #endif
      class Home: Base {}
      #if os(iOS)
      class Menu: UIView {}
      #else
      class Menu: Model {}
      #endif
      class Row: Menu {}
      """,
      """
      Base: view-controller bound
      Base: view-controller bound
      Home: view-controller bound
      Menu: platform-view bound
      Menu: bound
      Row: bound
      """),
    RolesTests.Case(
      "an extension of both",
      """
      // --- A.swift
      #if DEBUG
      actor Home {}
      #else
      actor Home: Sendable {}
      #endif
      // --- B.swift
      extension Home: Interactable {}
      """,
      """
      Home: interactable bound
      Home: interactable bound
      """),
    RolesTests.Case(
      "private types of the same name in two files",
      """
      // --- A.swift
      private protocol Parent: Interactable {}
      actor A: Parent {}
      // --- B.swift
      fileprivate protocol Parent: Presentable {}
      class B: Parent {}
      // --- C.swift
      actor C: Parent {}
      // --- D.swift
      private enum Home { protocol Parent: Interactable {} }
      actor D: Home.Parent {}
      // --- E.swift
      actor E: Home.Parent {}
      private extension Map { protocol Parent: Interactable {} }
      actor F: Map.Parent {}
      // --- F.swift
      enum Map {}
      actor G: Map.Parent {}
      """,
      """
      Parent: interactable bound
      A: interactable bound
      Parent: presentable bound
      B: presentable bound
      C: bound
      Home:
      Home.Parent: interactable bound
      D: interactable bound
      E: bound
      Map.Parent: interactable bound
      F: interactable bound
      Map:
      G: bound
      """),
    RolesTests.Case(
      "the nearest of two folders",
      """
      // --- One/Home/Interactor.swift
      actor A: Parent {}
      // --- One/Protocols/Parent.swift
      protocol Parent: Interactable {}
      // --- Two/Home/Interactor.swift
      class B: Parent {}
      // --- Two/Protocols/Parent.swift
      protocol Parent: Presentable {}
      // --- Three/Interactor.swift
      class C: Parent {}
      """,
      """
      A: interactable bound
      Parent: interactable bound
      C: bound
      B: presentable bound
      Parent: presentable bound
      """),
  ]

  private static let projects = [
    RolesTests.Case(
      "two projects do not see each other",
      """
      // --- [One] One/A.swift
      actor A: Parent {}
      // --- [Two] Two/Parent.swift
      public protocol Parent: Interactable {}
      // --- [Two] Two/Private.swift
      protocol Hidden: Interactable {}
      // --- [Three] Three/B.swift
      import Two
      actor B: Parent {}
      actor C: Hidden {}
      actor D: Two.Parent {}
      actor E: Four.Parent {}
      """,
      """
      A: bound
      B: interactable bound
      C: bound
      D: interactable bound
      E: bound
      Parent: interactable bound
      Hidden: interactable bound
      """),
    RolesTests.Case(
      "a module of one's own, and one that is imported",
      """
      // --- Sources/App/Home.swift
      import Kitchen
      actor A: App.Parent {}
      actor B: Kitchen.Parent {}
      actor C: Shop.Parent {}
      protocol Parent {}
      // --- Sources/Kitchen/Parent.swift
      public protocol Parent: Interactable {}
      // --- Sources/Other/Home.swift
      import Kitchen
      actor D: Kitchen.Parent {}
      """,
      """
      A: bound
      B: interactable bound
      C: bound
      Parent:
      Parent: interactable bound
      D: interactable bound
      """),
    RolesTests.Case(
      "Uber's RIBs has the same names",
      """
      // --- A.swift
      import RIBs
      class A: Interactable {}
      class B: UIViewController {}
      // --- B.swift
      import RIBs
      import napkin
      actor C: Interactable {}
      """,
      """
      A: bound
      B: view-controller bound
      C: interactable bound
      """),
    RolesTests.Case(
      "the framework's own sources",
      """
      // --- Sources/Napkin/Interactable.swift
      public protocol Interactable: AnyObject {}
      public class Router<I>: Routing {}
      // --- Examples/Home.swift
      actor Home: Interactable {}
      class HomeRouter: Router<Home> {}
      """,
      """
      Home: interactable bound
      HomeRouter: router routing bound
      """),
    RolesTests.Case(
      "an app that is called as the framework's folder",
      """
      // --- Sources/Napkin/Home.swift
      actor Home: Interactable {}
      """,
      "Home: interactable bound"),
  ]
}
