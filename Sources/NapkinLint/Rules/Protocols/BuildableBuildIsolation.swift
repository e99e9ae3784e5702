extension Rule {
  static let buildableBuildIsolation = Rule(
    "buildable-build-isolation", severity: .warning, fixability: .safe, needs: .types(.builder, and: .build)
  ) { file, findings in
    let builds = file.builds()
    for build in builds.values.joined() {
      guard let flaw = BuildFlaw(build) else { continue }
      findings.report(
        file.file.range(of: build.name), flaw.message,
        severity: flaw == .lacksMainActor && file.isHeadless(build) ? .info : nil,
        fix: file.fix(for: build, among: builds))
    }
  }
}

private enum BuildFlaw {
  case lacksMainActor, lacksAsync, lacksBoth

  init?(_ build: BuildMethod) {
    switch (build.isMainActor, build.isAsync) {
    case (true, true): return nil
    case (false, true): self = .lacksMainActor
    case (true, false): self = .lacksAsync
    case (false, false): self = .lacksBoth
    }
  }

  var message: String {
    switch self {
    case .lacksMainActor: "put 'build' on the main actor, or it cannot make the router and its views"
    case .lacksAsync: "make 'build' async, or it cannot wait for 'wire' and returns a router that hears nothing"
    case .lacksBoth: "put 'build' on the main actor and make it async, or it cannot make and wire the router"
    }
  }
}

extension LintedFile {
  /// What is missing, in the protocol and in its one builder, when both stand in this file. Callers have to wait for
  /// what becomes async.
  fileprivate func fix(for build: BuildMethod, among builds: [Int: [BuildMethod]]) -> Fix? {
    let partners = partners(of: build.symbol).compactMap { builds[$0] }
    guard partners.count == 1, let partner = partners.first, partner.count == 1, builds[build.symbol]?.count == 1 else {
      return nil
    }
    let both = [build] + partner
    let attributes = both.filter { !$0.isMainActor }.map {
      insertion("@MainActor ", at: outline.tokens[$0.declaration.first].start)
    }
    let effects = both.filter { !$0.isAsync }.compactMap { build in
      build.declaration.parameters.flatMap(outline.mate).map { insertion(" async", at: outline.tokens[$0].end) }
    }
    let words = (attributes.isEmpty ? [] : ["'@MainActor'"]) + (effects.isEmpty ? [] : ["'async'"])
    return Fix(
      applicability: effects.isEmpty ? .safe : .unsafe, title: "insert " + words.joined(separator: " and "),
      edits: (attributes + effects).sorted { $0.range < $1.range })
  }

  /// Of a protocol the types that conform to it, of a class its protocols.
  private func partners(of symbol: Int) -> [Int] {
    let entry = project.index.symbols[symbol]
    guard entry.kind == .class, entry.place.file == number else { return project.index.heirs(of: symbol) }
    return outline.inheritance(of: outline.declarations[entry.place.declaration]).flatMap {
      symbols(named: $0, at: entry.place.declaration)
    }
  }
}
