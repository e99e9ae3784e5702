extension Rule {
  static let routerClearsDetachedChild = Rule(
    "router-clears-detached-child", severity: .warning, needs: .types(.router)
  ) { file, findings in
    for body in file.routeBodies {
      for detach in body.detaches {
        guard let property = body.property(of: detach.child), let slot = body.router.properties[property], slot.isSlot,
          !body.clears(property)
        else { continue }
        findings.report(
          file.file.range(of: detach.name),
          slot.type.isCollection
            ? "remove the child from '\(property)' too, or it stays in memory after it is detached"
            : "set '\(property)' to nil too, or the detached child stays in memory and cannot be attached again")
      }
    }
  }
}

extension RouteBody {
  /// Whether the function, or one that it calls, puts something else into a property.
  fileprivate func clears(_ property: String) -> Bool {
    if stores.contains(where: { $0.property == property }) { return true }
    if (mentions[property] ?? []).contains(where: { file.changes($0) }) { return true }
    return range.contains { index in
      guard outline.isIdentifier(index), file.isOwnCall(index), outline.call(at: index) != nil else { return false }
      return router.calls.member(file.file.text(of: index), changes: property)
    }
  }
}
