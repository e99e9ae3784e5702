extension Rule {
  static let suppressionExpired = Rule(
    aboutSuppressions: "suppression-expired", severity: .warning, fixability: .safe
  ) { review, list in
    for (comment, directive, number) in review.directives where review.suppressions.isExpired(directive) {
      let day = directive.lastDay?.text ?? ""
      guard review.unused(directive, number).count == directive.rules.count else {
        list.report(comment.place, "this suppression ended on \(day), so mend what it allowed or give it another day")
        continue
      }
      let fix = Fix(applicability: .safe, title: "remove the comment", edits: [review.removal(of: comment)])
      list.report(comment.place, "this suppression ended on \(day), and there is nothing left for it to allow", fix: fix)
    }
  }
}
