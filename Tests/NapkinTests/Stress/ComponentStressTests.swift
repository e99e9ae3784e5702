import Napkin
import Testing

@Suite("Stress: components", .timeLimit(.minutes(5)))
struct ComponentStressTests {
  @Test("Members that need each other in many ways are made once, whoever asks first")
  func web() async {
    for _ in 0..<50 {
      let component = Web()
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<32 { group.addTask { _ = component.member(number % 8) } }
      }
      #expect(component.made.value == 8)
    }
  }
}

private final class Node: Sendable {
  let below: [Node]

  init(_ below: [Node]) { self.below = below }
}

/// Member n needs all members before it.
private final class Web: Component<EmptyDependency>, @unchecked Sendable {
  let made = Counter()

  init() { super.init(dependency: EmptyComponent()) }

  func member(_ number: Int) -> Node {
    shared(forCallerKey: "\(number)") {
      made.add()
      return Node((0..<number).reversed().map { member($0) })
    }
  }
}
