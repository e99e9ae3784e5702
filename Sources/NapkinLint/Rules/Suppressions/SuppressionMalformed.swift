extension Rule {
  static let suppressionMalformed = Rule(
    aboutSuppressions: "suppression-malformed", severity: .warning, fixability: .safe
  ) { review, list in
    for comment in review.suppressions.comments {
      for mistake in comment.mistakes {
        let fix = mistake.edit.map { edit in
          Fix(
            applicability: review.applicability(of: mistake, in: comment), title: "write '\(edit.replacement)'", edits: [edit])
        }
        list.report(mistake.range, mistake.message, fix: fix)
      }
    }
  }
}
