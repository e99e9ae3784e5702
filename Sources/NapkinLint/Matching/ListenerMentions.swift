/// Where a file's code speaks to a listener: by that word, or by a member that is typed as one.
struct ListenerMentions {
  private var mentions: [Mention] = []

  private struct Mention {
    let token: Int
    /// The name where it stands alone or behind `self`; none behind another owner: `presenter?.listener`.
    let member: String?
  }

  /// - Parameter names: what members that are listeners are called.
  init(in file: LintedFile, names: Set<String>) {
    let outline = file.outline
    var locals = LocalListeners()
    let hasOtherNames = names.contains { $0 != "listener" }
    for index in outline.tokens.indices where outline.isIdentifier(index) {
      let isListener = outline.tokens[index].word == .listener
      guard isListener || hasOtherNames, file.isMention(index) else { continue }
      if isListener { locals.note(index, in: file) }
      guard file.isOwnMember(index) else {
        if isListener { mentions.append(Mention(token: index, member: nil)) }
        continue
      }
      let name = isListener ? "listener" : file.file.text(of: index)
      guard names.contains(name), !isListener || !locals.cover(index) else { continue }
      mentions.append(Mention(token: index, member: name))
    }
  }

  /// Whether a range speaks to a listener.
  ///
  /// - Parameter members: what the members of the type that the range is in are called that are listeners.
  func contains(in range: TokenRange, members: Set<String>) -> Bool {
    var low = 0
    var high = mentions.count
    while low < high {
      let middle = (low + high) / 2
      if mentions[middle].token < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return mentions[low...].prefix { $0.token < range.upperBound }.contains { $0.member.map(members.contains) ?? true }
  }
}

/// Blocks in which `listener` is a variable with a value of its own: `let listener = try NWListener()`.
private struct LocalListeners {
  private var end = 0

  mutating func note(_ index: Int, in file: LintedFile) {
    let outline = file.outline
    guard index > 0, index >= end, outline.kind(at: index + 1) == .equal else { return }
    let keyword = outline.tokens[index - 1].keyword
    guard keyword == .let || keyword == .var, !file.value(after: index + 1, mentions: .listener) else { return }
    end = outline.block(around: index).flatMap { outline.mate(of: outline.blocks[$0].open) } ?? outline.tokens.count
  }

  func cover(_ index: Int) -> Bool { index < end }
}

extension LintedFile {
  /// Whether a name is neither an argument's label, nor what a value is assigned to, nor a member of a type that is
  /// left out.
  fileprivate func isMention(_ index: Int) -> Bool {
    switch outline.kind(at: index + 1) {
    case .colon:
      let before = outline.kind(at: index - 1)
      return before != .leftParenthesis && before != .comma
    case .equal: return isBinding(index)
    default: return !isImplicitMember(index) && !isAssignedToListener(index)
    }
  }

  /// `let listener = ...`: what it is bound to decides.
  private func isBinding(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let keyword = outline.tokens[index - 1].keyword
    return keyword == .let || keyword == .var
  }

  /// `.listener` behind an opening bracket, a comma, an operator...
  private func isImplicitMember(_ index: Int) -> Bool {
    guard outline.kind(at: index - 1) == .period, case .base(.implicitMember, _) = outline.chainPart(before: index - 1)
    else { return false }
    return true
  }

  /// `rootView.listener = listener` hands the listener on and tells it nothing.
  private func isAssignedToListener(_ index: Int) -> Bool {
    let first = isBehindSelf(index) ? index - (outline.kind(at: index - 2) == .postfixQuestionMark ? 3 : 2) : index
    guard first >= 2, outline.kind(at: first - 1) == .equal, outline.tokens[first - 2].word == .listener else { return false }
    return !isBinding(first - 2) && outline.endsStatement(index)
  }

  /// A name that stands alone, or behind `self`.
  fileprivate func isOwnMember(_ index: Int) -> Bool {
    outline.kind(at: index - 1) != .period || isBehindSelf(index)
  }

  private func isBehindSelf(_ index: Int) -> Bool {
    guard outline.kind(at: index - 1) == .period else { return false }
    let owner = outline.kind(at: index - 2) == .postfixQuestionMark ? index - 3 : index - 2
    return owner >= 0 && outline.tokens[owner].keyword == .self
  }

  /// Whether a word stands in the value behind an equals sign.
  fileprivate func value(after equal: Int, mentions word: Word) -> Bool {
    for index in outline.topLevel(of: (equal + 1)..<outline.tokens.count) {
      let kind = outline.tokens[index].kind
      if kind == .comma || kind == .leftBrace && !outline.isClosure(index) { return false }
      let end = outline.mate(of: index).map { max($0, index) } ?? index
      if (index...end).contains(where: { outline.tokens[$0].word == word }) { return true }
      if outline.endsStatement(end) { return false }
    }
    return false
  }
}
