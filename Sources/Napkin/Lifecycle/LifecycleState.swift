/// Where an interactor stands between inactive and active, as a value that knows no task, no lock and no clock.
///
/// Each transition answers what is to be done now. Whoever holds the value does it, and reports when a callback has
/// ended. `Work` is whatever the holder understands as a callback.
package struct LifecycleState<Work> {
  package enum Phase {
    case inactive
    case becoming
    /// `didBecomeActive` still runs, but a deactivation has arrived.
    case abandoned(resign: Work, next: Work?)
    case active
    case resigning(next: Work?)
    /// The flag is down and the bound tasks are being cancelled.
    case closing(next: Work?)
  }

  package enum Step {
    case nothing
    /// The flag has gone up: tell the streams and run the callback.
    case become(Work)
    case cancelCallback
    case resign(Work)
    /// The flag has gone down: tell the streams, cancel the bound tasks, then report `scopeClosed`.
    case endScope
  }

  /// What a caller waits for. Scopes are counted from one.
  package enum Request: Equatable {
    case activation(scope: Int, isOwner: Bool)
    case deactivation(scope: Int)
  }

  package private(set) var phase = Phase.inactive
  private var begunScopes = 0
  private var greetedScopes = 0
  private var endedScopes = 0

  package init() {}

  package var isActive: Bool {
    switch phase {
    case .becoming, .abandoned, .active, .resigning: true
    case .inactive, .closing: false
    }
  }

  /// Whether bound work joins a scope. What comes before the first scope joins that one; what comes after a scope has
  /// been given up, or between two scopes, has none.
  package var acceptsWork: Bool {
    switch phase {
    case .becoming, .active, .resigning: true
    case .inactive: begunScopes == 0
    case .abandoned, .closing: false
    }
  }

  package mutating func activate(_ work: Work) -> (request: Request, step: Step) {
    switch phase {
    case .inactive:
      let step = begin(work)
      return (.activation(scope: begunScopes, isOwner: true), step)
    case .becoming, .active:
      return (.activation(scope: begunScopes, isOwner: false), .nothing)
    case .abandoned(let resign, let next):
      phase = .abandoned(resign: resign, next: next ?? work)
      return (.activation(scope: begunScopes + 1, isOwner: next == nil), .nothing)
    case .resigning(let next):
      phase = .resigning(next: next ?? work)
      return (.activation(scope: begunScopes + 1, isOwner: next == nil), .nothing)
    case .closing(let next):
      phase = .closing(next: next ?? work)
      return (.activation(scope: begunScopes + 1, isOwner: next == nil), .nothing)
    }
  }

  /// A deactivation also takes back an activation that has not begun yet: the last request counts.
  package mutating func deactivate(_ work: Work) -> (request: Request, step: Step) {
    let request = Request.deactivation(scope: begunScopes)
    switch phase {
    case .inactive:
      return (request, .nothing)
    case .becoming:
      phase = .abandoned(resign: work, next: nil)
      return (request, .cancelCallback)
    case .abandoned(let resign, _):
      phase = .abandoned(resign: resign, next: nil)
      return (request, .nothing)
    case .active:
      phase = .resigning(next: nil)
      return (request, .resign(work))
    case .resigning:
      phase = .resigning(next: nil)
      return (request, .nothing)
    case .closing:
      phase = .closing(next: nil)
      return (request, .nothing)
    }
  }

  package mutating func callbackEnded() -> Step {
    switch phase {
    case .becoming:
      greetedScopes = begunScopes
      phase = .active
      return .nothing
    case .abandoned(let resign, let next):
      greetedScopes = begunScopes
      phase = .resigning(next: next)
      return .resign(resign)
    case .resigning(let next):
      phase = .closing(next: next)
      return .endScope
    case .inactive, .active, .closing:
      return .nothing
    }
  }

  package mutating func scopeClosed() -> Step {
    guard case .closing(let next) = phase else { return .nothing }
    endedScopes = begunScopes
    phase = .inactive
    guard let next else { return .nothing }
    return begin(next)
  }

  package func isFulfilled(_ request: Request) -> Bool {
    switch request {
    case .activation(let scope, _):
      greetedScopes >= scope || (begunScopes < scope && !hasNext)
    case .deactivation(let scope):
      endedScopes >= scope
    }
  }

  /// Whether the callback that runs now is the one that `request` brought along.
  package func runsWork(of request: Request) -> Bool {
    guard case .activation(let scope, isOwner: true) = request else { return false }
    switch phase {
    case .becoming, .abandoned: return begunScopes == scope
    case .inactive, .active, .resigning, .closing: return false
    }
  }

  private mutating func begin(_ work: Work) -> Step {
    begunScopes += 1
    phase = .becoming
    return .become(work)
  }

  private var hasNext: Bool {
    switch phase {
    case .abandoned(_, let next), .resigning(let next), .closing(let next): next != nil
    case .inactive, .becoming, .active: false
    }
  }
}
