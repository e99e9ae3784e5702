import Napkin
import Testing

@Suite("The lifecycle's states, as a value")
struct LifecycleStateTests {
  @Test(
    "Each event leads to one step and one state",
    arguments: [
      ("activate a", "become a"),
      ("activate a, ended", "become a | -, active"),
      ("activate a, activate b, ended", "become a | - | -, active"),
      ("activate a, ended, activate b", "become a | - | -, active"),
      ("deactivate d", "-, inactive"),
      ("activate a, ended, deactivate d", "become a | - | resign d, active"),
      ("activate a, ended, deactivate d, ended", "become a | - | resign d | end"),
      ("activate a, ended, deactivate d, ended, closed", "become a | - | resign d | end | -, inactive"),
      (
        "activate a, ended, deactivate d, deactivate e, ended, closed",
        "become a | - | resign d | - | end | -, inactive"
      ),
      ("activate a, deactivate d", "become a | cancel, active"),
      ("activate a, deactivate d, ended", "become a | cancel | resign d, active"),
      ("activate a, deactivate d, deactivate e, ended", "become a | cancel | - | resign d, active"),
      (
        "activate a, deactivate d, activate b, ended, ended, closed",
        "become a | cancel | - | resign d | end | become b"
      ),
      ("activate a, ended, deactivate d, activate b, ended, closed", "become a | - | resign d | - | end | become b"),
      ("activate a, ended, deactivate d, ended, activate b, closed", "become a | - | resign d | end | - | become b"),
      (
        "activate a, ended, deactivate d, activate b, activate c, ended, closed",
        "become a | - | resign d | - | - | end | become b"
      ),
      (
        "activate a, ended, deactivate d, activate b, deactivate e, ended, closed",
        "become a | - | resign d | - | - | end | -, inactive"
      ),
      (
        "activate a, deactivate d, activate b, deactivate e, ended, ended, closed",
        "become a | cancel | - | - | resign d | end | -, inactive"
      ),
      (
        "activate a, ended, deactivate d, ended, activate b, deactivate e, closed",
        "become a | - | resign d | end | - | - | -, inactive"
      ),
      ("ended", "-, inactive"),
      ("closed", "-, inactive"),
      ("activate a, ended, ended", "become a | - | -, active"),
    ])
  func steps(events: String, expected: String) {
    var machine = Machine()
    let steps = machine.play(events)
    let expectedSteps = expected.split(separator: ", ")
    #expect(steps.joined(separator: " | ") == expectedSteps[0])
    if expectedSteps.count > 1 { #expect((machine.state.isActive ? "active" : "inactive") == expectedSteps[1]) }
  }

  @Test(
    "Bound work joins a scope that has not ended",
    arguments: [
      ("", true),
      ("activate a", true),
      ("activate a, ended", true),
      ("activate a, ended, deactivate d", true),
      ("activate a, ended, deactivate d, ended", false),
      ("activate a, ended, deactivate d, ended, closed", false),
      ("activate a, deactivate d", false),
      ("activate a, deactivate d, ended", true),
      ("activate a, ended, deactivate d, activate b, ended", false),
      ("activate a, ended, deactivate d, activate b, ended, closed", true),
    ])
  func work(events: String, isAccepted: Bool) {
    var machine = Machine()
    machine.play(events)
    #expect(machine.state.acceptsWork == isAccepted)
  }

  @Test(
    "A request is fulfilled when its own scope has got that far, or was taken back",
    arguments: [
      ("activate a", 0, false),
      ("activate a, ended", 0, true),
      ("activate a, activate b", 1, false),
      ("activate a, activate b, ended", 1, true),
      ("activate a, ended, deactivate d", 1, false),
      ("activate a, ended, deactivate d, ended", 1, false),
      ("activate a, ended, deactivate d, ended, closed", 1, true),
      ("deactivate d", 0, true),
      ("activate a, ended, deactivate d, activate b", 2, false),
      ("activate a, ended, deactivate d, activate b, ended, closed", 2, false),
      ("activate a, ended, deactivate d, activate b, ended, closed", 1, true),
      ("activate a, ended, deactivate d, activate b, ended, closed, ended", 2, true),
      ("activate a, ended, deactivate d, activate b, deactivate e", 2, true),
      ("activate a, deactivate d, ended", 0, true),
    ])
  func requests(events: String, request: Int, isFulfilled: Bool) {
    var machine = Machine()
    machine.play(events)
    #expect(machine.state.isFulfilled(machine.requests[request]) == isFulfilled)
  }

  @Test(
    "A caller owns the callback that it brought along, and no other",
    arguments: [
      ("activate a", 0, true),
      ("activate a, activate b", 1, false),
      ("activate a, deactivate d", 0, true),
      ("activate a, deactivate d, activate b", 2, false),
      ("activate a, deactivate d, activate b, ended, ended, closed", 2, true),
      ("activate a, deactivate d, activate b, activate c, ended, ended, closed", 3, false),
      ("activate a, ended, deactivate d", 1, false),
      ("activate a, ended", 0, false),
    ])
  func ownership(events: String, request: Int, isOwner: Bool) {
    var machine = Machine()
    machine.play(events)
    #expect(machine.state.runsWork(of: machine.requests[request]) == isOwner)
  }
}

/// Plays events like "activate a, ended, deactivate d" and notes each answer.
private struct Machine {
  var state = LifecycleState<String>()
  var requests: [LifecycleState<String>.Request] = []

  @discardableResult
  mutating func play(_ events: String) -> [String] {
    events.split(separator: ", ").map { event in
      let words = event.split(separator: " ").map(String.init)
      return describe(step(words[0], words.last ?? ""))
    }
  }

  private mutating func step(_ event: String, _ work: String) -> LifecycleState<String>.Step {
    switch event {
    case "activate":
      let (request, step) = state.activate(work)
      requests.append(request)
      return step
    case "deactivate":
      let (request, step) = state.deactivate(work)
      requests.append(request)
      return step
    case "ended": return state.callbackEnded()
    default: return state.scopeClosed()
    }
  }

  private func describe(_ step: LifecycleState<String>.Step) -> String {
    switch step {
    case .nothing: "-"
    case .become(let work): "become \(work)"
    case .cancelCallback: "cancel"
    case .resign(let work): "resign \(work)"
    case .endScope: "end"
    }
  }
}
