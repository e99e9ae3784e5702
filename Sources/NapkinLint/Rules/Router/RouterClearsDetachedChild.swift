extension Rule {
  static let routerClearsDetachedChild = Rule("router-clears-detached-child", severity: .warning) { file, findings in
    for body in file.routeBodies(holding: .detachChild) {
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
    let calls = RouterCalls(of: router, in: file.project)
    return range.contains { index in
      guard outline.isIdentifier(index), file.isOwnCall(index), outline.call(at: index) != nil else { return false }
      return calls.holds(file.file.text(of: index)) { other, token in
        other.outline.isIdentifier(token) && other.file.text(of: token) == property && other.changes(token)
      }
    }
  }
}

extension LintedFile {
  /// Whether code at a name gives it another value or takes something out: `router = nil`, `routers[id] = nil`,
  /// `routers.removeAll()`, `swap(&router, &other)`.
  fileprivate func changes(_ name: Int) -> Bool {
    if outline.kind(at: name - 1) == .prefixAmpersand { return true }
    var next = name + 1
    while outline.kind(at: next) == .postfixQuestionMark { next += 1 }
    if outline.kind(at: next) == .leftBracket, let close = outline.mate(of: next) { next = close + 1 }
    if outline.kind(at: next) == .equal { return true }
    return outline.kind(at: next) == .period && outline.isIdentifier(next + 1) && takesOut(next + 1)
  }
}
