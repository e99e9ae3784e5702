extension Rule {
  static let treeDuplicateNapkin = Rule(aboutTree: "tree-duplicate-napkin", severity: .info) { tree, findings in
    for napkin in tree.napkins {
      for (first, others) in [(napkin[.builder], napkin.otherBuilders), (napkin[.router], napkin.otherRouters)] {
        guard let first else { continue }
        for other in others {
          findings.report(
            other.place, "'\(first.name)' serves '\(napkin.interactor.name)' too: two napkins of one interactor are hard to tell apart",
            related: [tree.declared(first)])
        }
      }
    }
  }
}
