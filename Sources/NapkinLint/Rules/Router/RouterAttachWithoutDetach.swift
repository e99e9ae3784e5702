extension Rule {
  static let routerAttachWithoutDetach = Rule(
    "router-attach-without-detach", severity: .info, needs: .types(.router)
  ) { file, findings in
    var known: [TypeSymbol.Place?: Detaches] = [:]
    for body in file.routeBodies {
      let attaches = body.attachesOnRequest
      guard !attaches.isEmpty else { continue }
      let router = body.router.places.first
      let detaches = known[router] ?? Detaches(by: file.project.routesOfRouters[router] ?? [])
      known[router] = detaches
      for (attach, property) in attaches where !detaches.cover(property) {
        findings.report(
          file.file.range(of: attach.name),
          "detach '\(property)' somewhere in the router, or its interactor stays active as long as the router lives")
      }
    }
  }
}

/// What the functions of a router detach.
private struct Detaches {
  private var properties: Set<String> = []
  /// A function detaches what it is given, or whatever there is.
  private var coverAll = false

  init(by bodies: [RouteBody]) {
    for body in bodies {
      for detach in body.detaches where body.property(of: detach.child) == nil { coverAll = true }
      if body.holdsUnreadDetach { coverAll = true }
      if !body.detaches.isEmpty { properties.formUnion(body.mentions.keys) }
    }
  }

  func cover(_ property: String) -> Bool { coverAll || properties.contains(property) }
}

extension RouteBody {
  /// The children that are attached and kept in a property, at other times than while the router loads.
  fileprivate var attachesOnRequest: [(attach: ChildCall, property: String)] {
    let kept = attaches.compactMap { attach -> (attach: ChildCall, property: String)? in
      guard let property = property(of: attach.child), router.properties[property]?.isSlot ?? false else { return nil }
      return (attach, property)
    }
    guard !kept.isEmpty, !hasBaseClass, !router.calls.runsOnlyOnLoad(file.name(of: function)) else { return [] }
    return kept
  }

  /// `super.detachChild`, a reference to the function, or more of them than are read.
  fileprivate var holdsUnreadDetach: Bool {
    range.count { file.outline.tokens[$0].word == .detachChild } > detaches.count
  }

  /// A base class of the app may detach what its subclasses attach.
  private var hasBaseClass: Bool {
    guard let place = router.places.first else { return true }
    let outline = file.project.files[place.file].outline
    guard let base = outline.inheritance(of: outline.declarations[place.declaration]).first,
      case .framework = file.project.index.resolve(base: base, of: place)
    else { return true }
    return false
  }
}
