extension Rule {
  static let suppressionUnused = Rule(
    aboutSuppressions: "suppression-unused", severity: .warning, fixability: .safe
  ) { review, list in
    for (comment, directive, number) in review.directives where !review.suppressions.isExpired(directive) {
      let unused = review.unused(directive, number)
      guard let first = unused.first else { continue }
      guard unused.count < directive.rules.count else {
        let fix = Fix(applicability: .safe, title: "remove the comment", edits: [review.removal(of: comment)])
        let what = unused.count == 1 ? "no '\(directive.rules[first].rule)' is" : "none of its rules is"
        list.report(comment.place, "this allows nothing, because \(what) broken here", fix: fix)
        continue
      }
      for index in unused {
        let rule = directive.rules[index].rule
        let edit = review.removal(of: index, from: directive)
        list.report(
          directive.rules[index].range, "no '\(rule)' is broken here",
          fix: Fix(applicability: .safe, title: "remove '\(rule)'", edits: [edit]))
      }
    }
  }
}
