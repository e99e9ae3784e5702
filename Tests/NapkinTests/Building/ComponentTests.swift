import Foundation
import Napkin
import Testing

@Suite("Component", .timeLimit(.minutes(5)))
struct ComponentTests {
  @Test("Component: shared creates once per key and type")
  func once() {
    let component = AppComponent()
    #expect(component.service === component.service)
    #expect(component.service !== component.otherService)
    #expect(component.made.value == 2)
  }

  @Test("Component: a different type under the same key is its own slot")
  func types() {
    let component = AppComponent()
    #expect(component.shared(forCallerKey: "x") { 1 } == 1)
    #expect(component.shared(forCallerKey: "x") { "one" } == "one")
    #expect(component.shared(forCallerKey: "x") { 2 } == 1)
    #expect(component.shared(forCallerKey: "x") { Int?(3) } == 3)
  }

  @Test("Component: nil is cached too")
  func nilIsCached() {
    let component = AppComponent()
    #expect(component.nothing == nil)
    #expect(component.nothing == nil)
    #expect(component.made.value == 1)
  }

  @Test("Component: under any number of threads, shared creates once")
  func threads() async {
    for _ in 0..<20 {
      let component = AppComponent()
      let services = await withTaskGroup(of: Service.self) { group in
        for _ in 0..<20 { group.addTask { component.slow } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(services.allSatisfy { $0 === services[0] })
      #expect(component.made.value == 1)
    }
  }

  @Test("Component: a factory may read other shared members of the same component")
  func nested() {
    let component = AppComponent()
    #expect(component.outer.inner === component.service)
    #expect(component.made.value == 2)
  }

  @Test("Component: factories of two components that read each other's members do not deadlock")
  func acrossComponents() async {
    for _ in 0..<100 {
      let one = AppComponent()
      let two = AppComponent()
      async let first = one.shared(forCallerKey: "a") { Pair(Service(), two.shared(forCallerKey: "b") { Service() }) }
      async let second = two.shared(forCallerKey: "c") { Pair(Service(), one.shared(forCallerKey: "d") { Service() }) }
      let pairs = await [first, second]
      #expect(pairs[0].two === two.shared(forCallerKey: "b") { Service() })
      #expect(pairs[1].two === one.shared(forCallerKey: "d") { Service() })
    }
  }

  @Test("Component: a task that a factory starts may read the member that is being made")
  func taskInFactory() async {
    let component = AppComponent()
    let started = component.startsTask
    #expect(await started.task?.value === started)
  }

  @Test("Component: a cycle stops with the path")
  func circle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CircularComponent().one
    }
    let path = "CircularComponent.one -> CircularComponent.two -> CircularComponent.three -> CircularComponent.one"
    #expect(text(result).contains("shared members need each other in a circle: \(path)"))
  }

  @Test("Component: a cycle that two threads close together stops with the path")
  func circleOfThreads() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let component = CrossedComponent()
      Thread.detachNewThread { _ = component.left }
      _ = component.right
    }
    let path = "CrossedComponent.left -> CrossedComponent.right -> CrossedComponent.left"
    let reverse = "CrossedComponent.right -> CrossedComponent.left -> CrossedComponent.right"
    #expect(text(result).contains(path) || text(result).contains(reverse))
  }

  @Test("Component: instances go with the component")
  func released() {
    weak var service: Service?
    do {
      let component = AppComponent()
      service = component.service
      #expect(service != nil)
    }
    #expect(service == nil)
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

private final class Service: Sendable {}

private final class Outer: Sendable {
  let inner: Service

  init(_ inner: Service) { self.inner = inner }
}

private struct Pair: Sendable {
  let one: Service
  let two: Service

  init(_ one: Service, _ two: Service) { (self.one, self.two) = (one, two) }
}

private final class Started: @unchecked Sendable {
  var task: Task<Started, Never>?
}

private final class AppComponent: Component<EmptyDependency>, @unchecked Sendable {
  let made = Counter()

  init() { super.init(dependency: EmptyComponent()) }

  var service: Service { shared { make(Service()) } }
  var otherService: Service { shared { make(Service()) } }
  var outer: Outer { shared { make(Outer(service)) } }
  var nothing: Service? { shared { make(nil) } }
  var slow: Service {
    shared {
      Thread.sleep(forTimeInterval: 0.001)
      return make(Service())
    }
  }
  var startsTask: Started {
    shared {
      let started = Started()
      started.task = Task { self.startsTask }
      Thread.sleep(forTimeInterval: 0.02)
      return started
    }
  }

  private func make<T>(_ value: T) -> T {
    made.add()
    return value
  }
}

private final class CircularComponent: Component<EmptyDependency>, @unchecked Sendable {
  init() { super.init(dependency: EmptyComponent()) }

  var one: Outer { shared { Outer(two.inner) } }
  var two: Outer { shared { Outer(three.inner) } }
  var three: Outer { shared { Outer(one.inner) } }
}

private final class CrossedComponent: Component<EmptyDependency>, @unchecked Sendable {
  private let met = Counter()

  init() { super.init(dependency: EmptyComponent()) }

  var left: Outer {
    shared {
      meet()
      return Outer(right.inner)
    }
  }
  var right: Outer {
    shared {
      meet()
      return Outer(left.inner)
    }
  }

  private func meet() {
    met.add()
    while met.value < 2 { Thread.sleep(forTimeInterval: 0.001) }
  }
}
