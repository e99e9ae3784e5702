/// Whether a container shows just one leaf, so that its identifier is that leaf's.
extension LintedFile {
  func showsOneLeaf(_ container: Int) -> Bool {
    guard outline.tokens[container].word != .ForEach, let call = outline.call(at: container), !isTitled(call),
      let open = content(of: call)
    else { return false }
    return isOneLeaf(outline.closure(at: open).statements)
  }

  /// `Section("Title") { }`: what these are given besides their content is shown beside it.
  private func isTitled(_ call: Call) -> Bool {
    switch outline.tokens[call.name].word {
    case .Section, .GroupBox, .DisclosureGroup:
      call.arguments.contains { argument in argument.label.map { outline.tokens[$0].word != .content } ?? true }
    default: false
    }
  }

  /// The one closure that holds the children.
  private func content(of call: Call) -> Int? {
    if !call.trailingClosures.isEmpty { return call.trailingClosures.count == 1 ? call.trailingClosures.first?.open : nil }
    let argument = call.arguments.first { $0.label.map { outline.tokens[$0].word == .content } ?? false }
    return argument.map(\.value.lowerBound).flatMap { outline.isClosure($0) ? $0 : nil }
  }

  private func isOneLeaf(_ range: TokenRange) -> Bool {
    let statements = outline.statements(in: range)
    guard statements.count == 1, let first = range.first else { return false }
    switch outline.tokens[first].keyword {
    case .if: return branches(of: range).allSatisfy { isLeafStatement(outline.inside($0)) }
    case .switch: return cases(of: range).allSatisfy(isLeafStatement)
    default: return isLeafStatement(range)
    }
  }

  /// One expression that begins with a leaf or a control.
  private func isLeafStatement(_ range: TokenRange) -> Bool {
    guard outline.statements(in: range).count == 1, var name = range.first else { return false }
    if outline.tokens[name].word == .SwiftUI, outline.kind(at: name + 1) == .period { name += 2 }
    if outline.kind(at: name) == .leftParenthesis { return isSumOfTexts(outline.inside(name)) }
    return isLeafWord(outline.tokens[name].word)
  }

  private func isSumOfTexts(_ range: TokenRange) -> Bool {
    range.first.map { outline.tokens[$0].word == .Text } ?? false
  }

  private func branches(of range: TokenRange) -> [Int] {
    outline.topLevel(of: range).filter { index in
      guard outline.kind(at: index) == .leftBrace, let block = outline.block(around: index) else { return false }
      return outline.blocks[block].role == .statements
    }
  }

  /// What stands between the colon of one `case` and the next `case`.
  private func cases(of range: TokenRange) -> [TokenRange] {
    let body = outline.topLevel(of: range).first { outline.kind(at: $0) == .leftBrace }
    guard let body else { return [] }
    let inside = outline.inside(body)
    var starts: [Int] = []
    var ends: [Int] = []
    var isInPattern = false
    for index in outline.topLevel(of: inside) {
      let keyword = outline.tokens[index].keyword
      if keyword == .case || keyword == .default {
        if !starts.isEmpty { ends.append(index) }
        isInPattern = true
      } else if isInPattern, outline.kind(at: index) == .colon {
        starts.append(index + 1)
        isInPattern = false
      }
    }
    ends.append(inside.upperBound)
    return zip(starts, ends).map { $0..<max($0, $1) }
  }

  private func isLeafWord(_ word: Word) -> Bool {
    switch word {
    case .Text, .Image, .AsyncImage, .Button, .Label, .LabeledContent, .Toggle, .Picker, .Menu, .Link, .ShareLink,
      .TextField, .SecureField, .TextEditor, .Slider, .Stepper, .DatePicker, .ColorPicker, .NavigationLink,
      .ProgressView, .Gauge, .Color, .Rectangle, .RoundedRectangle, .Circle, .Capsule, .Ellipse, .Divider, .EditButton,
      .PasteButton, .Map:
      true
    default: false
    }
  }
}
