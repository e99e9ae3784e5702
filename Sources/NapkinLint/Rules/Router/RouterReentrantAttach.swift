extension Rule {
  static let routerReentrantAttach = Rule(
    "router-reentrant-attach", severity: .warning, isOnByDefault: false, needs: .types(.router)
  ) { file, findings in
    // What only loads the router runs once.
    for body in file.routeBodies where !body.router.calls.runsOnlyOnLoad(body.functionName) {
      for build in body.unprotectedBuilds() {
        findings.report(
          file.file.range(of: build.name),
          "note before 'build' that an attach is under way, or two calls pass the guard and attach two children")
      }
    }
  }
}

extension RouteBody {
  /// The builds between a guard and the assignment that the guard looks for, when a second call gets in between.
  fileprivate func unprotectedBuilds() -> [ChildBuild] {
    builds.filter { build in
      guard isAwaited(build), let store = store(of: build),
        let mention = mentions[store.property]?.last(where: { $0 < build.name && $0 != store.name && isRead($0) })
      else { return false }
      return !stores.contains { $0.name > mention && $0.name < build.name && $0.name != store.name }
    }
  }

  private func isAwaited(_ build: ChildBuild) -> Bool {
    let before = file.tokenBefore(callAt: build.name)
    return outline.tokens.indices.contains(before + 1) && outline.tokens[before + 1].keyword == .await
      || outline.tokens.indices.contains(before + 2) && outline.tokens[before + 1].keyword == .try
  }

  private func isRead(_ mention: Int) -> Bool { !stores.contains { $0.name == mention } }
}
