/// A lifecycle hook that is written as if the interactor had a base class.
struct InheritedHook {
  let name: Int
  /// The `super` of each `super.didBecomeActive()`.
  let superCalls: [Int]
  let isOverride: Bool
}

extension LintedFile {
  /// `override func didBecomeActive()`, or one that calls `super.didBecomeActive()`.
  func inheritedHook(_ member: Int) -> InheritedHook? {
    let declaration = outline.declarations[member]
    guard declaration.kind == .function, let name = declaration.name else { return nil }
    let hook = outline.tokens[name].word
    guard hook == .didBecomeActive || hook == .willResignActive else { return nil }
    let isOverride = declaration.modifiers.contains(.override)
    let calls = declaration.body.map { superTokens(of: hook, in: outline.inside($0)) } ?? []
    return isOverride || !calls.isEmpty ? InheritedHook(name: name, superCalls: calls, isOverride: isOverride) : nil
  }

  /// The `super` of each `super.init(...)`, or of another member.
  func superTokens(of member: Word, in range: TokenRange) -> [Int] {
    guard file.words.contains(.super) else { return [] }
    return range.filter { index in
      index + 2 < range.upperBound && outline.tokens[index].keyword == .super
        && outline.kind(at: index + 1) == .period && outline.tokens[index + 2].word == member
    }
  }
}
