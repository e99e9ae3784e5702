extension LintedFile {
  /// A word that begins a chain which sets up a callback for later; nil for any other word.
  func timer(at index: Int) -> Int? {
    switch outline.tokens[index].word {
    case .Timer: chain(from: index) { $0 == index + 2 && isTimerMethod($0) } ? index : nil
    case .DispatchQueue: chain(from: index) { outline.tokens[$0].word == .asyncAfter } ? index : nil
    case .NotificationCenter: chain(from: index, isObserving) ? index : nil
    default: nil
    }
  }

  private func isTimerMethod(_ name: Int) -> Bool {
    outline.tokens[name].word == .scheduledTimer || outline.tokens[name].word == .publish
  }

  private func isObserving(_ name: Int) -> Bool {
    guard outline.tokens[name].word == .addObserver, let label = outline.call(at: name)?.arguments.first?.label else {
      return false
    }
    return outline.tokens[label].word == .forName
  }

  /// Whether one of the methods that a chain calls is a wanted one.
  private func chain(from base: Int, _ isWanted: (Int) -> Bool) -> Bool {
    var next = base + 1
    while outline.kind(at: next) == .period, outline.isIdentifier(next + 1) {
      let call = outline.call(at: next + 1)
      if call != nil, isWanted(next + 1) { return true }
      next = call?.end ?? next + 2
    }
    return false
  }
}
