extension Rule {
  static let routerGuardsReattach = Rule(
    "router-guards-reattach", severity: .info, needs: .types(.router)
  ) { file, findings in
    for body in file.routeBodies {
      for store in body.unguardedStores() {
        findings.report(
          file.file.range(of: store.name),
          "return early unless '\(store.property)' is nil, or a second call attaches another child and loses the first")
      }
    }
  }
}

extension RouteBody {
  /// Where a new child takes the place of whatever was there.
  fileprivate func unguardedStores() -> [Store] {
    guard !attaches.isEmpty else { return [] }
    let candidates = builds.compactMap { build in self.store(of: build).map { (build: build, store: $0) } }
    guard !candidates.isEmpty else { return [] }
    guard !router.calls.runsOnlyOnLoad(file.name(of: function)) else { return [] }
    return candidates.filter { !isGuarded($0.store, before: $0.build.name) }.map(\.store)
  }

  private func isGuarded(_ store: Store, before build: Int) -> Bool {
    if (mentions[store.property] ?? []).contains(where: { $0 < build && $0 != store.name }) { return true }
    if detaches.contains(where: { $0.name < build }) { return true }
    return (range.lowerBound..<build).contains { index in
      guard outline.isIdentifier(index), file.isOwnCall(index) else { return false }
      return isFlag(index) || looksAfter(store.property, index)
    }
  }

  /// A property that the function reads before it sets it says whether it has run before.
  private func isFlag(_ name: Int) -> Bool {
    guard let property = ownProperty(at: name), builds.allSatisfy({ $0.holderName != name }) else { return false }
    return stores.contains { $0.property == property && $0.name > name }
  }

  /// A member of the router that knows the property, or detaches what is there.
  private func looksAfter(_ property: String, _ name: Int) -> Bool {
    file.file.name(name, startsWith: "detach") || router.calls.member(file.file.text(of: name), looksAfter: property)
  }
}

extension RouteBody {
  /// Where a child that was just built is put into a property that keeps one child at a time.
  func store(of build: ChildBuild) -> Store? {
    guard case .kept(let child) = build.holder else { return nil }
    let store = stores.first { store in
      if case .property = child { return store.name == build.holderName }
      return store.value == child && store.name > build.name
    }
    let slot = store.flatMap { router.properties[$0.property] }
    return slot.map { $0.isSlot && !$0.type.isCollection } ?? false ? store : nil
  }
}
