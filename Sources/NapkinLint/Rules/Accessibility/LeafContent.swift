/// Whether a container shows just one leaf, so that its identifier is that leaf's.
extension LintedFile {
  func showsOneLeaf(_ container: Int) -> Bool {
    let word = outline.tokens[container].word
    guard word != .ForEach, !word.isListing, let call = outline.call(at: container), !isTitled(call),
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

  /// One leaf, whichever branch is compiled and whichever is taken; what is only declared shows nothing.
  private func isOneLeaf(_ range: TokenRange, depth: Int = 0) -> Bool {
    var shown = BranchCount()
    for statement in outline.statements(in: range) where !isDeclaration(statement) {
      switch outline.kind(at: statement.lowerBound) {
      case .poundIf: shown.enter()
      case .poundElseif, .poundElse: shown.turn()
      case .poundEndif: shown.leave()
      default:
        guard isLeaf(statement, depth) else { return false }
        shown.count += 1
      }
    }
    return shown.count == 1
  }

  /// `let title = row.title`, also with an attribute: what else begins with one is no statement.
  private func isDeclaration(_ statement: TokenRange) -> Bool {
    let keyword = outline.tokens[statement.lowerBound].keyword
    return keyword == .let || keyword == .var || keyword == .func || outline.kind(at: statement.lowerBound) == .at
  }

  private func isLeaf(_ statement: TokenRange, _ depth: Int) -> Bool {
    let keyword = outline.tokens[statement.lowerBound].keyword
    guard keyword == .if || keyword == .switch else { return beginsWithLeaf(statement) }
    return depth < Self.deepestBranch && branches(of: statement).allSatisfy { isOneLeaf($0, depth: depth + 1) }
  }

  /// Branches in branches of a container that shows one child are few.
  private static let deepestBranch = 3

  /// An expression whose chain begins with a leaf or a control.
  private func beginsWithLeaf(_ statement: TokenRange) -> Bool {
    var name = statement.lowerBound
    if outline.tokens[name].keyword == .return { name += 1 }
    if outline.tokens[name].word == .SwiftUI, outline.kind(at: name + 1) == .period { name += 2 }
    if outline.kind(at: name) == .leftParenthesis { return isSumOfTexts(outline.inside(name)) }
    guard name < statement.upperBound else { return false }
    return isLeafWord(outline.tokens[name].word)
      || !ownNames.leaves.isEmpty && ownNames.leaves.contains(file.text(of: name))
  }

  private func isSumOfTexts(_ range: TokenRange) -> Bool {
    range.first.map { outline.tokens[$0].word == .Text } ?? false
  }

  private func branches(of statement: TokenRange) -> [TokenRange] {
    outline.topLevel(of: statement).flatMap { index -> [TokenRange] in
      guard outline.kind(at: index) == .leftBrace, let block = outline.block(around: index) else { return [] }
      switch outline.blocks[block].role {
      case .statements: return [outline.inside(index)]
      case .switchCases: return outline.cases(ofSwitchAt: index)
      default: return []
      }
    }
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

/// Counts what the branches of `#if` have: of each the one that has most.
private struct BranchCount {
  var count = 0
  private var outer: [(before: Int, most: Int)] = []

  mutating func enter() {
    outer.append((count, 0))
    count = 0
  }

  mutating func turn() {
    guard let last = outer.indices.last else { return }
    outer[last].most = max(outer[last].most, count)
    count = 0
  }

  mutating func leave() {
    turn()
    guard let (before, most) = outer.popLast() else { return }
    count = before + most
  }
}
