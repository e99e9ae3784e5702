extension Rule {
  static let legacySubject = Rule(
    "legacy-subject", severity: .warning, scope: .project, audience: .migration
  ) { file, findings in
    var last: Int?
    for token in file.legacyTokens(Word.subjects) {
      guard let property = file.outline.memberProperty(around: token), property != last,
        let name = file.outline.declarations[property].name
      else { continue }
      last = property
      findings.report(
        file.file.range(of: name),
        "send '\(file.name(of: property))' through a listener or '@Observable' state: a subject is not 'Sendable'")
    }
  }
}

extension Word {
  fileprivate static let subjects: [Word] = [
    .CurrentValueSubject, .PassthroughSubject, .Published, .BehaviorSubject, .BehaviorRelay, .PublishSubject,
    .PublishRelay, .ReplaySubject, .ReplayRelay,
  ]
}
