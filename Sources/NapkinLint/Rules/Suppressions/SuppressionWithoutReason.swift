extension Rule {
  static let suppressionWithoutReason = Rule(
    aboutSuppressions: "suppression-without-reason", severity: .warning, isOnByDefault: false
  ) { review, list in
    for (comment, directive, _) in review.directives where directive.reason.isEmpty {
      list.report(comment.place, "say why this is allowed, as in '-- the harness owns its router'")
    }
  }
}
