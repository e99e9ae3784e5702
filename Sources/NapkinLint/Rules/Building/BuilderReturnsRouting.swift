extension Rule {
  static let builderReturnsRouting = Rule(
    "builder-returns-routing", severity: .info, isOnByDefault: false, needs: .types(.builder, and: .build)
  ) { file, findings in
    for function in file.buildFunctions() {
      guard let type = file.outline.declarations[function].type,
        let name = TypeReference(type, in: file.outline).names.first
      else { continue }
      let text = file.file.text(of: name.token)
      switch file.project.index.resolve(name, in: file.number, at: function) {
      case .framework(let word) where Roles(word)?.contains(.routing) ?? false:
        findings.report(
          file.file.range(of: name.token), "return the child's own protocol, since '\(text)' hides how to route in it")
      case .symbols(let symbols) where symbols.allSatisfy(file.isRouterClass):
        findings.report(
          file.file.range(of: name.token), "return the routing protocol, or parents depend on the class '\(text)'")
      default: continue
      }
    }
  }
}

extension LintedFile {
  /// The functions named `build` of builders and of their protocols.
  fileprivate func buildFunctions() -> [Int] {
    guard !file.isTest else { return [] }
    return outline.declarations.indices.filter { type in
      let declaration = outline.declarations[type]
      return declaration.hasMembers && roles(of: type).contains(.builder) && !declaration.isUnbalanced
        && !TestCode.isTestDouble(name(of: type))
    }.flatMap(outline.members).filter { outline.declarations[$0].kind == .function && isNamed($0, .build) }
  }

  fileprivate func isRouterClass(_ symbol: Int) -> Bool {
    project.index.symbols[symbol].kind == .class && project.index.symbols[symbol].roles.contains(.router)
  }
}
