extension Rule {
  static let presentableNoSubjects = Rule(
    "presentable-no-subjects", severity: .warning, needs: .types(.presentable, and: .protocol)
  ) { file, findings in
    for presentable in file.protocols(of: .presentable) {
      for requirement in file.requiredProperties(of: presentable) + file.requiredFunctions(of: presentable) {
        guard let name = requirement.name, let subject = requirement.type.flatMap(file.subject) else { continue }
        findings.report(
          file.file.range(of: subject),
          "use listener methods instead of '\(file.file.text(of: name))': the lifecycle ends no subscriptions")
      }
    }
  }
}

extension LintedFile {
  /// The name of a type of Combine or RxSwift; nil when there is none, or when it is one of the project's own.
  fileprivate func subject(in type: TokenRange) -> Int? {
    type.first { index in
      guard outline.isIdentifier(index), isSubject(index) else { return false }
      let name = TypeName(token: index, first: index, generics: nil)
      return symbols(named: name, at: outline.declaration(around: index)).isEmpty
    }
  }

  private func isSubject(_ index: Int) -> Bool {
    switch outline.tokens[index].word {
    case .PassthroughSubject, .CurrentValueSubject, .AnyPublisher, .BehaviorRelay, .PublishRelay, .ReplayRelay,
      .BehaviorSubject, .PublishSubject, .ReplaySubject, .ControlEvent, .ControlProperty:
      true
    // These are also names of other things, which take no arguments.
    case .Observable, .Driver, .Signal, .Publisher, .Infallible: outline.kind(at: index + 1) == .leftAngle
    default: false
    }
  }
}
