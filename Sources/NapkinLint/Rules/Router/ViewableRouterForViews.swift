extension Rule {
  static let viewableRouterForViews = Rule(
    "viewable-router-for-views", severity: .info, isOnByDefault: false, needs: .types(.router)
  ) { file, findings in
    for router in file.classes(of: .router) where file.inheritsRouterItself(router) {
      for property in file.viewControllers(of: router.type) {
        let name = file.file.text(of: property)
        findings.report(
          file.file.range(of: property),
          "inherit 'ViewableRouter', or a parent cannot show '\(name)' by 'viewControllable'")
      }
    }
  }
}

extension LintedFile {
  /// A base class of the app may have a view by other means.
  fileprivate func inheritsRouterItself(_ router: PartTable.Entry) -> Bool {
    let first = outline.inheritance(of: outline.declarations[router.type]).first
    return router.base == .Router && first.map { outline.tokens[$0.token].word == .Router } ?? false
  }

  /// The properties that keep a view controller as a class of its own; a protocol stands for an ancestor's.
  fileprivate func viewControllers(of type: Int) -> [Int] {
    nonWeakReferences(of: type).filter { reference in
      !reference.type.isCollection && meaning(of: reference.type, at: reference.index).roles.contains(.viewController)
    }.map(\.name)
  }
}
