extension Rule {
  static let routerStoresBeforeAttach = Rule(
    "router-stores-before-attach", severity: .info, needs: .types(.router)
  ) { file, findings in
    for body in file.routeBodies {
      for store in body.lateStores() {
        findings.report(
          file.file.range(of: store.name),
          "set '\(store.property)' before 'attachChild', or a child that ends at once is not found and never detached")
      }
    }
  }
}

extension RouteBody {
  /// Where a child is put into a property only after it was attached.
  fileprivate func lateStores() -> [Store] {
    stores.filter { store in
      guard case .variable = store.value, builds.contains(where: { $0.holder == .kept(store.value) }) else {
        return false
      }
      return attaches.contains { attach in
        attach.child == store.value && file.outline.runs(attach.name, before: store.name)
          && !stores.contains { $0.value == store.value && $0.name < attach.name }
      }
    }
  }
}
