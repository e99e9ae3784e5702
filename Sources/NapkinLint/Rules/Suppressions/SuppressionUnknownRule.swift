extension Rule {
  static let suppressionUnknownRule = Rule(
    aboutSuppressions: "suppression-unknown-rule", severity: .warning, fixability: .safe
  ) { review, list in
    for (comment, directive, _) in review.directives {
      for mention in directive.rules where !review.rules.contains(mention.rule) {
        let nearest = review.rules.nearest(to: mention.rule)
        let fix = nearest.map { id in
          let meant = SuppressionDirective(
            reach: directive.reach, rules: [.init(rule: id, range: mention.range)], reason: "", lastDay: nil)
          return Fix(
            applicability: review.applicability(of: meant, at: comment), title: "write '\(id)'",
            edits: [Fix.Edit(range: mention.range, replacement: id)])
        }
        let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; 'napkin-lint rules' lists them"
        list.report(mention.range, "no rule is called '\(mention.rule)'\(hint)", fix: fix)
      }
    }
  }
}
