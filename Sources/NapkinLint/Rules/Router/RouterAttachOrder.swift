extension Rule {
  static let routerAttachOrder = Rule(
    "router-attach-order", severity: .warning, needs: .types(.router)
  ) { file, findings in
    for body in file.routeBodies {
      for (call, child) in body.earlyShows() {
        findings.report(
          file.file.range(of: call),
          "attach '\(child)' before its view is shown, or the first events of the view find an inactive interactor")
      }
      for detach in body.earlyDetaches() {
        let name = body.name(of: detach.child).map { "'\($0)'" } ?? "the child"
        findings.report(
          file.file.range(of: detach.name),
          "detach \(name) after its view has gone, or people still tap a view whose interactor has resigned")
      }
    }
  }
}

extension RouteBody {
  /// The calls that show the view of a child which is attached only later.
  fileprivate func earlyShows() -> [(call: Int, child: String)] {
    let attached = attaches.filter { $0.child != .unknown }
    guard !attached.isEmpty else { return [] }
    return range.lazy.filter(isShow).prefix(Self.mostCalls).compactMap { name -> (call: Int, child: String)? in
      guard let call = outline.call(at: name), call.end - name < Self.longestCall else { return nil }
      let shown = call.arguments.flatMap { owners(ofViewsIn: $0.value) }
      let attach = attached.first { shown.contains(identity(of: $0.child)) && outline.runs(name, before: $0.name) }
      guard let child = attach?.child, let text = self.name(of: child) else { return nil }
      return (name, text)
    }
  }

  /// The calls that detach a child whose view goes only later.
  fileprivate func earlyDetaches() -> [ChildCall] {
    guard !detaches.isEmpty else { return [] }
    let hides = range.lazy.filter(isHide).prefix(Self.mostCalls).map { ($0, hidden(by: $0)) }
    return detaches.filter { detach in
      hides.contains { hide, hidden in
        outline.runs(detach.name, before: hide) && (hidden.isEmpty || hidden.contains(identity(of: detach.child)))
      }
    }
  }

  /// More and longer calls than these are not written by hand, and each is compared with each child.
  private static let mostCalls = 64
  private static let longestCall = 1024

  /// The children whose views a call names; none when it takes away whatever is on top.
  private func hidden(by hide: Int) -> [Child] {
    guard let call = outline.call(at: hide), call.end - hide < Self.longestCall else { return [] }
    return owners(ofViewsIn: outline.chain(before: hide - 1).first..<call.end)
  }

  fileprivate func name(of child: Child) -> String? {
    switch child {
    case .variable(let name): file.file.text(of: name)
    case .property(let name): name
    case .unknown: nil
    }
  }

  /// The same for a property and for the variable that it is read into or set from.
  private func identity(of child: Child) -> Child { property(of: child).map(Child.property) ?? child }

  /// How the names of a view controller's own functions begin that show a view.
  private static let showWords: [StaticString] = ["present", "push", "embed"]

  private func isShow(_ name: Int) -> Bool {
    switch outline.tokens[name].word {
    case .present, .push, .pushViewController, .embed, .addChild, .setViewControllers: return true
    case .other:
      guard outline.isIdentifier(name) else { return false }
      return Self.showWords.contains { file.file.name(name, startsWith: $0) }
    default: return false
    }
  }

  /// A call that takes a view away, of a view controller or of a child's view.
  private func isHide(_ name: Int) -> Bool {
    guard isHideName(name), outline.kind(at: name - 1) == .period, outline.call(at: name) != nil else { return false }
    let chain = outline.chain(before: name - 1)
    let named = chain.segments + [chain.first]
    return named.contains { index in
      switch outline.tokens[index].word {
      case .viewController, .viewControllable: true
      default: isViewAlias(index)
      }
    }
  }

  private func isHideName(_ name: Int) -> Bool {
    switch outline.tokens[name].word {
    case .dismiss, .detach, .pop, .popViewController, .popToRootViewController, .popToViewController: return true
    case .other: return outline.isIdentifier(name) && file.file.name(name, startsWith: "dismiss")
    default: return false
    }
  }

  /// The children whose views a range names, also by a variable that was set to one.
  private func owners(ofViewsIn range: TokenRange) -> [Child] {
    range.flatMap { index -> [Child] in
      if outline.tokens[index].word == .viewControllable { return owner(ofView: index).map { [$0] } ?? [] }
      guard isViewAlias(index), let value = variables.variable(named: index)?.value else { return [] }
      return value.filter { outline.tokens[$0].word == .viewControllable }.compactMap(owner)
    }
  }

  private func isViewAlias(_ index: Int) -> Bool {
    guard outline.isIdentifier(index), outline.kind(at: index - 1) != .period else { return false }
    return variables.variable(named: index)?.value?.contains { outline.tokens[$0].word == .viewControllable } ?? false
  }

  private func owner(ofView name: Int) -> Child? {
    guard outline.kind(at: name - 1) == .period else { return nil }
    var base = name - 2
    while isUnwrapping(base) { base -= 1 }
    guard base >= 0 else { return nil }
    let child = child(in: base..<(base + 1))
    return child == .unknown ? nil : identity(of: child)
  }
}
