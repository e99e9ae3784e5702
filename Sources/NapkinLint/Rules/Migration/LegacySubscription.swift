extension Rule {
  static let legacySubscription = Rule(
    "legacy-subscription", severity: .warning, scope: .project, audience: .migration
  ) { file, findings in
    for token in file.legacyTokens(Word.ofSubscriptions) {
      guard !file.followsView(token) else { continue }
      let isSubscription = file.isSubscription(token)
      guard isSubscription || file.keepsSubscriptions(token) else { continue }
      findings.report(file.file.range(of: token), file.listener(around: token).advice(isSubscription))
    }
  }
}

/// Who listens to a stream.
private enum StreamListener {
  case interactor, view, other

  func advice(_ isSubscription: Bool) -> String {
    switch self {
    case .interactor where isSubscription:
      "await the values in 'task { for await … }', which ends when the interactor resigns"
    case .interactor: "keep no subscriptions, since a 'task { }' is cancelled when the interactor resigns"
    case .view: "let the view read an '@Observable' presenter, so that it needs no subscription"
    case .other: "let an interactor await the values, since a subscription goes on until somebody ends it"
    }
  }
}

extension Word {
  fileprivate static let subscribing: [Word] = [.sink, .subscribe, .bind, .drive, .assign]
  fileprivate static let ofSubscriptions = subscribing + keepingSubscriptions + [.AnyCancellable, .DisposeBag]
  fileprivate static let keepingSubscriptions: [Word] = [
    .store, .disposed, .disposeOnDeactivate, .cancelOnDeactivate, .disposeOnStop, .cancelOnStop, .confineTo,
  ]
}

extension LintedFile {
  /// The stream is one of a view's events, which another rule reports.
  fileprivate func followsView(_ token: Int) -> Bool {
    guard file.words.contains(.rx) || file.words.contains(.publisher), outline.kind(at: token - 1) == .period else {
      return false
    }
    return outline.chain(before: token - 1).segments.contains { segment in
      let word = outline.tokens[segment].word
      return (word == .rx || word == .publisher) && observesView(segment)
    }
  }

  fileprivate func listener(around token: Int) -> StreamListener {
    guard let type = enclosingType(of: outline.declaration(around: token)), let name = outline.declarations[type].name
    else { return .other }
    if file.name(name, endsWith: "Interactor") || legacyInteractors.contains(type) { return .interactor }
    let isOfView = file.name(name, endsWith: "ViewController") || file.name(name, endsWith: "View")
      || file.name(name, endsWith: "Cell") || file.name(name, endsWith: "Presenter")
    return isOfView ? .view : .other
  }

  fileprivate func isSubscription(_ token: Int) -> Bool {
    guard Word.subscribing.contains(outline.tokens[token].word), let call = calledMember(token) else { return false }
    let labels = call.arguments.map { $0.label.map { outline.tokens[$0].word } ?? .other }
    switch outline.tokens[token].word {
    case .assign: return labels.first == .to
    case .bind: return labels.first == .to || labels.contains(.onNext) || !call.trailingClosures.isEmpty
    case .subscribe:
      return labels.contains { [.onNext, .onSuccess, .onError, .onCompleted].contains($0) }
        || call.parenthesis == nil && !call.trailingClosures.isEmpty
    default: return true
    }
  }

  /// A bag of subscriptions, or a call that puts one into a bag where nothing shows how it was made.
  fileprivate func keepsSubscriptions(_ token: Int) -> Bool {
    let word = outline.tokens[token].word
    if word == .AnyCancellable || word == .DisposeBag {
      guard let property = outline.memberProperty(around: token) else { return false }
      return isFirstMention(token, in: outline.declarations[property])
    }
    guard Word.keepingSubscriptions.contains(word), let call = calledMember(token) else { return false }
    if word == .store, call.arguments.first?.label.map({ outline.tokens[$0].word }) != .in { return false }
    return !outline.chain(before: token - 1).segments.contains(where: isSubscription)
  }

  /// Its type and its initial value may both name the bag.
  private func isFirstMention(_ token: Int, in property: Declaration) -> Bool {
    !(property.first..<token).contains { outline.tokens[$0].word == outline.tokens[token].word }
  }
}
