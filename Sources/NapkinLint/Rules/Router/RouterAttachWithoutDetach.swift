extension Rule {
  static let routerAttachWithoutDetach = Rule("router-attach-without-detach", severity: .info) { file, findings in
    for body in file.routeBodies(holding: .attachChild) {
      for (attach, property) in body.permanentAttaches() {
        findings.report(
          file.file.range(of: attach.name),
          "detach '\(property)' somewhere in the router, or its interactor stays active as long as the router lives")
      }
    }
  }
}

extension RouteBody {
  /// The attached children that are kept in a property and that no function of the router detaches.
  fileprivate func permanentAttaches() -> [(attach: ChildCall, property: String)] {
    let kept = attaches.compactMap { attach -> (attach: ChildCall, property: String)? in
      guard let property = property(of: attach.child), router.properties[property]?.isSlot ?? false else { return nil }
      return (attach, property)
    }
    guard !kept.isEmpty, !hasBaseClass else { return [] }
    let calls = RouterCalls(of: router, in: file.project)
    guard !calls.runsOnlyOnLoad(file.name(of: function)) else { return [] }
    let detaching = detachingBodies()
    return kept.filter { attach in
      !detaching.contains { other in
        other.mentions[attach.property] != nil || other.detaches.contains { other.property(of: $0.child) == nil }
      }
    }
  }

  /// A base class of the app may detach what its subclasses attach.
  private var hasBaseClass: Bool {
    guard let place = router.places.first else { return true }
    let declaring = LintedFile(project: file.project, number: place.file)
    let bases = declaring.outline.inheritance(of: declaring.outline.declarations[place.declaration])
    guard let base = bases.first, case .framework = file.project.index.resolve(base: base, of: place) else { return true }
    return false
  }

  private func detachingBodies() -> [RouteBody] {
    router.places.flatMap { place -> [RouteBody] in
      let other = LintedFile(project: file.project, number: place.file)
      guard other.file.words.contains(.detachChild) else { return [] }
      return other.functions(of: place.declaration).map { RouteBody(of: $0, in: router, file: other) }
        .filter { !$0.detaches.isEmpty || $0.range.contains { other.outline.tokens[$0].word == .detachChild } }
    }
  }
}
