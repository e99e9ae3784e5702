extension Rule {
  static let noUnboundedAwaitInLifecycle = Rule(
    "no-unbounded-await-in-lifecycle", severity: .error, fixability: .safe
  ) { file, findings in
    for (hook, awaited) in AwaitedHook.all {
      for step in file.steps(of: hook) {
        guard case .loop(let loop) = step.kind else { continue }
        let isWrappable = hook == .didBecomeActive && loop.ending == .none
        findings.report(
          file.file.range(of: step.token), awaited.message(loop.ending, of: file.project.typeName(of: step)),
          severity: loop.ending.severity,
          related: awaited.isOfInteractor ? file.related(to: step) : step.caller.map { [$0] } ?? [],
          fix: isWrappable ? file.wrappingFix(for: loop, applicability: .safe) : nil)
      }
    }
  }
}

/// Who waits for a hook, and what becomes of them when it does not return.
private struct AwaitedHook {
  let caller: String
  let consequence: @Sendable (String) -> String
  let remedy: String
  let isOfInteractor: Bool

  static let all: [(LifecycleHook, AwaitedHook)] = [
    (.didBecomeActive, AwaitedHook(
      caller: "attachChild", consequence: { "'\($0)' is never loaded or shown" }, remedy: "run it in 'task'",
      isOfInteractor: true)),
    (.willResignActive, AwaitedHook(
      caller: "detachChild", consequence: { "'\($0)' never goes away" }, remedy: "leave it to a service",
      isOfInteractor: true)),
    (.didLoad, AwaitedHook(
      caller: "attachChild", consequence: { "what attaches '\($0)' never goes on" },
      remedy: "run it in the interactor's 'task'", isOfInteractor: false)),
    (.build, AwaitedHook(
      caller: "build", consequence: { _ in "the feature is never attached" },
      remedy: "run it in the interactor's 'task'", isOfInteractor: false)),
  ]

  func message(_ ending: Loop.Ending, of type: String) -> String {
    switch ending {
    case .none: "'\(caller)' waits for this loop, so \(consequence(type)); \(remedy)"
    case .visible: "'\(caller)' waits until this loop ends; \(remedy)"
    case .firstRound: "'\(caller)' waits here for the first element; \(remedy)"
    }
  }
}

extension Loop.Ending {
  fileprivate var severity: Severity? {
    switch self {
    case .none: nil
    case .visible: .warning
    case .firstRound: .info
    }
  }
}
