import NapkinLint
import Testing

@Suite("A type's roles are what it inherits from and conforms to")
struct RolesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    let roles: String

    init(_ title: String, _ source: String, _ roles: String) {
      testDescription = title
      self.source = source
      self.roles = roles
    }
  }

  @Test("Directly, by any way through other types, and through several files", arguments: ways + spellings)
  func roles(_ example: Case) {
    #expect(SymbolDump.text(of: SourceFiles.read(example.source)) == example.roles)
  }

  @Test("The order of files says nothing", arguments: ways + SymbolIndexTests.cases)
  func order(_ example: Case) {
    let files = SourceFiles.read(example.source)
    for turn in files.indices {
      let turned = Array(files[turn...] + files[..<turn])
      #expect(SymbolDump.text(of: turned) == example.roles)
      #expect(SymbolDump.text(of: turned.reversed()) == example.roles)
    }
  }
}

extension RolesTests {
  private static let ways = [
    Case(
      "conformance in the declaration",
      "actor Home: PresentableInteractable {}",
      "Home: interactable presentable-interactable bound"),
    Case(
      "conformance by an extension in another file",
      """
      // --- A.swift
      extension Home: Interactable {}
      // --- B.swift
      actor Home {}
      """,
      "Home: interactable bound"),
    Case(
      "an intermediate protocol in another file",
      """
      // --- A.swift
      actor Home: Feature {}
      // --- B.swift
      protocol Feature: Logged {}
      // --- C.swift
      protocol Logged: Interactable {}
      """,
      """
      Home: interactable bound
      Feature: interactable bound
      Logged: interactable bound
      """),
    Case(
      "an intermediate protocol that is refined by an extension's conformance",
      """
      actor Home: Logged {}
      protocol Logged {}
      extension Home: Feature {}
      protocol Feature: AnyObject, Interactable {}
      """,
      """
      Home: interactable bound
      Logged:
      Feature: interactable bound
      """),
    Case(
      "a composition behind a type alias",
      """
      // --- A.swift
      actor Home: Base {}
      // --- B.swift
      typealias Base = Logged & (Feature)
      protocol Logged {}
      // --- C.swift
      typealias Feature = Sendable & Interactable
      """,
      """
      Home: interactable bound
      Base: interactable bound
      Logged:
      Feature: interactable bound
      """),
    Case(
      "a generic base class of the app's own",
      """
      // --- A.swift
      final class HomeRouter: BaseRouter<Home>, HomeRouting {}
      // --- B.swift
      class BaseRouter<I: Interactable>: LoggingRouter<I, Void> where I: Sendable {}
      class LoggingRouter<I, V>: ViewableRouter<I, V> {}
      protocol HomeRouting: AnyObject, ViewableRouting {}
      """,
      """
      HomeRouter: router routing bound
      BaseRouter: router routing bound
      LoggingRouter: router routing bound
      HomeRouting: routing bound
      """),
    Case(
      "an extension of a nested type",
      """
      // --- A.swift
      enum Home { actor Interactor {} }
      // --- B.swift
      extension Home.Interactor: Interactable {}
      """,
      """
      Home:
      Home.Interactor: interactable bound
      """),
    Case(
      "an extension of an alias",
      """
      // --- A.swift
      actor Home {}
      // --- B.swift
      typealias Start = Home
      extension Start: Interactable {}
      """,
      """
      Home: interactable bound
      Start: interactable bound
      """),
    Case(
      "a circle of protocols and of aliases",
      """
      protocol A: B {}
      protocol B: C, Presentable {}
      protocol C: A {}
      typealias D = E
      typealias E = D & C
      """,
      """
      A: presentable bound
      B: presentable bound
      C: presentable bound
      D: presentable bound
      E: presentable bound
      """),
    Case(
      "a circle that leads nowhere",
      """
      class A: B {}
      class B: A {}
      protocol C: C {}
      typealias D = D
      """,
      """
      A: bound
      B: bound
      C:
      D:
      """),
  ]

  private static let spellings = [
    Case(
      "qualified names",
      """
      actor A: napkin.Interactable {}
      actor B: Napkin.PresentableInteractable {}
      struct C: SwiftUI.View {}
      class D: UIKit.UIViewController {}
      actor E: Kitchen.Interactable {}
      class F: Kitchen.Presenter<D> {}
      struct G: napkin.View {}
      class H: UIKit.Presenter {}
      """,
      """
      A: interactable bound
      B: interactable presentable-interactable bound
      C: view
      D: view-controller bound
      E: bound
      F: bound
      G:
      H: bound
      """),
    Case(
      "attributes, suppressions and compositions in the clause",
      """
      actor A: @preconcurrency Interactable, @unchecked Sendable {}
      final class B: @MainActor Presentable & ViewControllable, nonisolated Sendable {}
      struct C: ~Copyable, @retroactive @MainActor View {}
      actor D: (Interactable) {}
      @available(iOS 18, *) public final actor E<State>: Interactable where State: Sendable {}
      class F: UIHostingController<Menu<Int, [String]>>, Presentable {}
      """,
      """
      A: interactable bound
      B: presentable view-controllable bound
      C: view
      D: interactable bound
      E: interactable bound
      F: presentable view-controller bound
      """),
    Case(
      "the declaration alone",
      """
      actor A: KitchenFeature { nonisolated let lifecycle = InteractorLifecycle() }
      actor B { let lifecycle: InteractorLifecycle = .init() }
      class C { let lifecycle = InteractorLifecycle() }
      struct D: KitchenView { var body: some View { Text("D") } }
      struct E { var content: some View { Text("E") } }
      class F: KitchenViewController {}
      class G: KitchenPresenter {}
      protocol H: KitchenViewController {}
      """,
      """
      A: interactable bound
      B: interactable bound
      C: bound
      D: view
      E:
      F: view-controller bound
      G: bound
      H:
      """),
    Case(
      "all that the framework and the system give",
      """
      class A: LaunchRouter<I, V> {}
      class B: Builder<D>, HomeBuildable {}
      class C: Component<EmptyDependency>, HomeDependency, @unchecked Sendable {}
      protocol HomeDependency: Dependency {}
      protocol HomeBuildable: Buildable {}
      struct D: App {}
      class E: UIResponder, UIWindowSceneDelegate {}
      struct F: PreviewProvider {}
      struct G: UIViewRepresentable {}
      class H: UITableViewCell {}
      struct I: ButtonStyle {}
      """,
      """
      A: router routing bound
      B: builder bound
      C: component dependency bound
      HomeDependency: dependency bound
      HomeBuildable: builder bound
      D: app-shell
      E: app-shell bound
      F: preview
      G: view representable
      H: platform-view bound
      I: view
      """),
    Case(
      "what binds to classes",
      """
      protocol A: AnyObject {}
      protocol B: class {}
      protocol C: A & Sendable {}
      protocol D: Sendable {}
      protocol E: Actor {}
      protocol F: NSObjectProtocol {}
      typealias G = C
      enum H {}
      """,
      """
      A: bound
      B: bound
      C: bound
      D:
      E: bound
      F: bound
      G: bound
      H:
      """),
  ]
}
