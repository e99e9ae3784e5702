/// `func set(router: HomeRouting?) { self.router = router }`, or the same of a listener.
struct SetAccessor {
  let function: Int
  let name: Int
  /// `router` or `listener`.
  let property: Word
  /// The parameter as it is written.
  let parameter: TokenRange
}

/// `await interactor.set(router: router)`
private struct SetterCall {
  let name: Int
  let statement: TokenRange
  let argument: Int
}

/// Makes one method of two setters, where all that calls them is one pair of lines in the same file.
extension LintedFile {
  func wireFix(for setters: [SetAccessor], of type: Int) -> Fix? {
    guard setters.count == 2, setters[0].property != setters[1].property, setters.allSatisfy(isTrivial),
      outline.declarations[setters[0].function].modifiers == outline.declarations[setters[1].function].modifiers,
      !hasMember(.wire, in: type), let calls = onlyCalls(of: setters),
      let first = firstSetterEdits(setters), let second = deletion(ofFunction: setters[1].function),
      let secondCall = deletion(ofStatement: calls[1].statement)
    else { return nil }
    let edits = first + [second, joined(calls), secondCall]
    return Fix(
      applicability: .safe, title: "write one 'wire(router:listener:)'", edits: edits.sorted { $0.range < $1.range })
  }

  /// Gives the first setter the new name, both parameters and both assignments.
  private func firstSetterEdits(_ setters: [SetAccessor]) -> [Fix.Edit]? {
    guard let body = outline.declarations[setters[0].function].body else { return nil }
    let statement = outline.inside(body)
    guard let first = statement.first, let last = statement.last, outline.startsLine(first) else { return nil }
    let parameters = setters.sorted { $0.property == .router && $1.property != .router }.map { text(of: $0.parameter) }
    let head = SourceRange(outline.tokens[setters[0].name].start, outline.tokens[body - 1].end)
    let lead = SourceRange(outline.tokens[body].end, outline.tokens[first].start)
    let property = setters[1].property.text
    return [
      Fix.Edit(range: head, replacement: "wire(\(parameters.joined(separator: ", ")))"),
      insertion("\(source.text(lead))self.\(property) = \(property)", at: outline.tokens[last].end),
    ]
  }

  /// The first call with both arguments.
  private func joined(_ calls: [SetterCall]) -> Fix.Edit {
    let isRouterFirst = outline.tokens[calls[0].name + 2].word == .router
    let arguments = (isRouterFirst ? calls : calls.reversed()).map { file.text(of: $0.argument) }
    let range = SourceRange(
      outline.tokens[calls[0].name].start, outline.tokens[calls[0].statement.upperBound - 1].end)
    return Fix.Edit(range: range, replacement: "wire(router: \(arguments[0]), listener: \(arguments[1]))")
  }

  private func text(of range: TokenRange) -> String {
    source.text(SourceRange(outline.tokens[range.lowerBound].start, outline.tokens[range.upperBound - 1].end))
  }
}

extension LintedFile {
  /// `self.router = router` is all that the setter does.
  private func isTrivial(_ setter: SetAccessor) -> Bool {
    let function = outline.declarations[setter.function]
    guard let body = function.body, let parameters = function.parameters, outline.mate(of: parameters) == body - 1,
      outline.kind(at: function.first) != .at, outline.kind(at: setter.parameter.lowerBound + 1) == .colon,
      !outline.topLevel(of: setter.parameter).contains(where: { outline.kind(at: $0) == .equal })
    else { return false }
    let inside = outline.inside(body)
    guard inside.count == 5, let first = inside.first else { return false }
    return outline.tokens[first].word == .`self` && outline.tokens[first + 2].word == setter.property
      && outline.kind(at: first + 3) == .equal && outline.tokens[first + 4].word == setter.property
      && !holdsComment(inside: body)
  }

  /// The two statements that call the setters, one after the other, when nothing else in the project calls or declares
  /// such a setter.
  private func onlyCalls(of setters: [SetAccessor]) -> [SetterCall]? {
    guard project.setterMentions(in: number) == setters.count * 2 else { return nil }
    let others = project.files.indices.filter { $0 != number }
    guard others.allSatisfy({ project.setterMentions(in: $0) == 0 }) else { return nil }
    let calls = outline.tokens.indices.filter { file.setterCall(at: $0) != nil }.compactMap(setterCall)
    guard calls.count == 2, calls[0].statement.upperBound == calls[1].statement.lowerBound,
      outline.tokens[calls[0].name + 2].word != outline.tokens[calls[1].name + 2].word,
      file.text(of: calls[0].name - 2) == file.text(of: calls[1].name - 2)
    else { return nil }
    return calls
  }

  /// `await interactor.set(router: router)`, and nothing more.
  private func setterCall(at name: Int) -> SetterCall? {
    guard name >= 3, outline.tokens[name - 3].keyword == .await, outline.isIdentifier(name - 2),
      outline.beginsStatement(name - 3), let call = outline.call(at: name), outline.endsStatement(call.end - 1),
      let value = call.arguments.first?.value, value.count == 1
    else { return nil }
    return SetterCall(name: name, statement: (name - 3)..<call.end, argument: value.lowerBound)
  }

  /// A function with its lines, and with the empty one before it.
  private func deletion(ofFunction index: Int) -> Fix.Edit? {
    let function = outline.declarations[index]
    guard function.first > 0, let edit = deletion(ofStatement: function.first..<outline.end(of: function)) else {
      return nil
    }
    let gap = SourceRange(outline.tokens[function.first - 1].end, edit.range.start)
    guard !file.trivia.contains(where: { $0.kind.isComment && gap.contains($0.range) }) else { return nil }
    let bytes = source.bytes
    let isAfterEmptyLine = edit.range.start >= 2 && bytes[edit.range.start - 2] == UInt8(ascii: "\n")
    return Fix.Edit(range: SourceRange(edit.range.start - (isAfterEmptyLine ? 1 : 0), edit.range.end), replacement: "")
  }

  private func holdsComment(inside open: Int) -> Bool {
    guard let close = outline.mate(of: open) else { return true }
    let range = SourceRange(outline.tokens[open].start, outline.tokens[close].end)
    return file.trivia.contains { $0.kind.isComment && range.contains($0.range) }
  }
}

extension OutlinedFile {
  /// `x.set(router: y)`, `x.set(listener: y)`.
  fileprivate func setterCall(at name: Int) -> Call? {
    guard outline.tokens[name].word == .set, outline.kind(at: name - 1) == .period, let call = outline.call(at: name),
      call.arguments.count == 1, let label = call.arguments[0].label
    else { return nil }
    let word = outline.tokens[label].word
    return word == .router || word == .listener ? call : nil
  }
}

extension Project {
  /// How many calls and declarations of setters a file has.
  fileprivate func setterMentions(in number: Int) -> Int {
    let file = files[number]
    guard file.words.contains(.set), file.words.contains(.router) || file.words.contains(.listener) else { return 0 }
    return file.outline.tokens.indices.count { index in
      guard file.outline.tokens[index].word == .set, file.outline.kind(at: index + 1) == .leftParenthesis,
        file.outline.isIdentifier(index + 2)
      else { return false }
      return [.router, .listener].contains(file.outline.tokens[index + 2].word)
    }
  }
}
