/// Where a file's code speaks to a listener: by that word, or by a member that is typed as one.
struct ListenerMentions {
  private var mentions: [Mention] = []

  fileprivate struct Mention {
    let token: Int
    /// The name where it stands alone or behind `self`; none behind another owner: `presenter?.listener`.
    let member: String?
  }

  /// - Parameter names: what members that are listeners are called.
  init(in file: LintedFile, names: Set<String>) {
    let outline = file.outline
    var locals = LocalListeners()
    var aliases = ListenerAliases()
    let hasOtherNames = names.contains { $0 != "listener" }
    for index in outline.tokens.indices where outline.isIdentifier(index) {
      let isListener = outline.tokens[index].word == .listener
      if isListener { locals.note(index, in: file) }
      guard isListener || hasOtherNames || aliases.cover(index), file.isMention(index) else { continue }
      guard file.isOwnMember(index) else {
        if isListener { add(Mention(token: index, member: nil), &aliases, file) }
        continue
      }
      let name = isListener ? "listener" : file.file.text(of: index)
      if let alias = aliases.mention(named: name, at: index, in: file) {
        mentions.append(alias)
      } else if names.contains(name), !isListener || !locals.cover(index), !file.isOtherParameter(index) {
        add(Mention(token: index, member: name), &aliases, file)
      }
    }
  }

  private mutating func add(_ mention: Mention, _ aliases: inout ListenerAliases, _ file: LintedFile) {
    mentions.append(mention)
    aliases.note(mention, in: file)
  }

  /// Whether a range speaks to a listener.
  ///
  /// - Parameter members: what the members of the type that the range is in are called that are listeners.
  func contains(in range: TokenRange, members: Set<String>) -> Bool {
    !tokens(in: range, members: members).isEmpty
  }

  /// The names in a range by which it speaks to a listener.
  func tokens(in range: TokenRange, members: Set<String>) -> some Collection<Int> {
    let first = mentions.partitioningIndex { $0.token >= range.lowerBound }
    return mentions[first...].lazy.prefix { $0.token < range.upperBound }
      .filter { $0.member.map(members.contains) ?? true }.map(\.token)
  }
}

/// Locals that are another name of a listener: `let parent = listener`, `if let parent = self.listener { }`.
private struct ListenerAliases {
  private var all: [String: Alias] = [:]
  private var end = 0

  private struct Alias {
    let member: String?
    let end: Int
  }

  func cover(_ index: Int) -> Bool { index < end }

  /// Looks whether a mention is all that a variable is bound to.
  mutating func note(_ mention: ListenerMentions.Mention, in file: LintedFile) {
    let outline = file.outline
    guard let name = file.variable(boundTo: mention.token) else { return }
    var next = mention.token + 1
    while outline.kind(at: next) == .postfixQuestionMark || outline.kind(at: next) == .postfixExclamationMark { next += 1 }
    let scope = file.opensStatements(next) ? next : outline.block(around: name).map { outline.blocks[$0].open }
    guard file.opensStatements(next) || outline.endsStatement(next - 1) || outline.kind(at: next) == .comma
      || outline.kind(at: next) == .word && outline.tokens[next].keyword == .else
    else { return }
    let alias = Alias(member: mention.member, end: scope.flatMap(outline.mate) ?? outline.tokens.count)
    all[file.file.text(of: name)] = alias
    end = max(end, alias.end)
  }

  mutating func mention(named name: String, at index: Int, in file: LintedFile) -> ListenerMentions.Mention? {
    guard cover(index), let alias = all[name], index < alias.end, !file.isParameterOfClosure(index) else { return nil }
    return ListenerMentions.Mention(token: index, member: alias.member)
  }
}

/// Code in which `listener` is a variable with a value of its own: `let listener = try NWListener()`.
private struct LocalListeners {
  private var end = 0

  mutating func note(_ index: Int, in file: LintedFile) {
    guard index > 0, index >= end, let scope = file.scope(ofVariable: index) else { return }
    end = scope
  }

  func cover(_ index: Int) -> Bool { index < end }
}

extension LintedFile {
  /// The variable that an expression is given to, when the expression ends with this name: `let parent = self.listener`.
  fileprivate func variable(boundTo name: Int) -> Int? {
    let first = outline.kind(at: name - 1) == .period ? outline.chain(before: name - 1).first : name
    guard first >= 3, outline.kind(at: first - 1) == .equal, outline.isIdentifier(first - 2) else { return nil }
    let keyword = outline.tokens[first - 3].keyword
    return keyword == .let || keyword == .var ? first - 2 : nil
  }

  fileprivate func opensStatements(_ index: Int) -> Bool {
    guard outline.kind(at: index) == .leftBrace, let block = outline.block(around: index) else { return false }
    return outline.blocks[block].open == index && outline.blocks[block].role == .statements
  }

  /// The end of the code that sees a variable of this name with a value of its own: behind `let` or `var`, in a
  /// closure that captures it, in a loop over such values. Nil for other names, and where the value is a listener.
  fileprivate func scope(ofVariable name: Int) -> Int? {
    if outline.kind(at: name + 1) == .equal {
      guard !value(after: name + 1, mentions: .listener), isBinding(name) || isCapture(name) else { return nil }
      return outline.block(around: name).flatMap { outline.mate(of: outline.blocks[$0].open) } ?? outline.tokens.count
    }
    let next = outline.kind(at: name + 1) == .postfixQuestionMark ? name + 2 : name + 1
    guard next < outline.tokens.count, outline.tokens[next].keyword == .in,
      (max(0, name - 4)..<name).contains(where: { outline.tokens[$0].keyword == .for })
    else { return nil }
    return outline.statementEnd(from: name) + 1
  }

  /// `{ [listener = makeListener()] in ... }`
  private func isCapture(_ name: Int) -> Bool {
    guard let block = outline.block(around: name), outline.blocks[block].role == .closure else { return false }
    return outline.closure(at: outline.blocks[block].open).captures.contains { $0.name == name }
  }

  /// Whether a name that stands alone is a parameter: of a closure, or of a function that gives it a type that is no
  /// listener's. Not all closures that nest deeply are read.
  fileprivate func isOtherParameter(_ name: Int) -> Bool {
    guard outline.kind(at: name - 1) != .period else { return false }
    var next = outline.block(around: name)
    for _ in 0..<16 {
      guard let index = next else { return false }
      let block = outline.blocks[index]
      switch block.role {
      case .closure:
        if outline.closure(at: block.open).parameters.contains(where: { file.isSame($0, as: name, in: file) }) { return true }
      case .functionBody:
        guard let function = block.declaration,
          let type = parameterType(named: name, of: outline.declarations[function], at: function)
        else { return false }
        return !project.isListener(type.meaning, isNamedListener: false)
          && !type.meaning.unknownNames.contains(where: isNamedAsListener)
      case .members: return false
      default: break
      }
      next = block.parent
    }
    return false
  }

  /// Whether a name is neither an argument's label, nor what a value is assigned to, nor a member of a type that is
  /// left out.
  fileprivate func isMention(_ index: Int) -> Bool {
    switch outline.kind(at: index + 1) {
    case .colon:
      let before = outline.kind(at: index - 1)
      return before != .leftParenthesis && before != .comma
    case .equal: return isBinding(index)
    // `server.listener(for: id)` gives something by that name.
    case .leftParenthesis: return false
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
