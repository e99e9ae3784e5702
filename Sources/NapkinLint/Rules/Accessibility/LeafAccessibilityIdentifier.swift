extension Rule {
  static let leafAccessibilityIdentifier = Rule(
    "leaf-accessibility-identifier", severity: .warning, fixability: .suggested, scope: .file
  ) { file, findings in
    guard file.setsIdentifiers, !file.file.isTest else { return }
    for name in file.outline.tokens.indices where file.isIdentifierModifier(name) {
      guard let container = file.container(before: name - 1), !file.isInPreview(name) else { continue }
      file.report(container, at: name, &findings)
    }
  }
}

extension LintedFile {
  fileprivate var setsIdentifiers: Bool {
    file.words.contains(.accessibilityIdentifier) || file.words.contains(.accessibility)
  }

  /// `.accessibilityIdentifier(_:)`, or the older `.accessibility(identifier:)`.
  fileprivate func isIdentifierModifier(_ name: Int) -> Bool {
    let word = outline.tokens[name].word
    guard word == .accessibilityIdentifier || word == .accessibility, outline.kind(at: name - 1) == .period,
      let call = outline.call(at: name), !call.arguments.isEmpty
    else { return false }
    return word == .accessibilityIdentifier || call.arguments.contains { $0.label.map { outline.tokens[$0].word == .identifier } ?? false }
  }

  /// The container that the chain before a period begins with, as the name that is called; nil for anything else,
  /// and when an earlier modifier has made one accessible element of it.
  fileprivate func container(before period: Int) -> Int? {
    var end = period
    while true {
      let chain = outline.chain(before: end)
      guard !isOneElement(chain) else { return nil }
      switch chain.base {
      case .call(let name): return isContainer(name) ? name : nil
      case .name(let name): return qualifiedContainer(name, chain)
      case .parenthesized(let open):
        // Parentheses around one expression are that expression.
        guard let close = outline.mate(of: open), outline.chain(before: close).first == open + 1 else { return nil }
        end = close
      case .implicitMember, .other: return nil
      }
    }
  }

  /// `SwiftUI.VStack { }` and `VStack.init { }`.
  private func qualifiedContainer(_ base: Int, _ chain: Chain) -> Int? {
    guard let first = chain.segments.first else { return nil }
    if outline.tokens[base].word == .SwiftUI { return isContainerWord(outline.tokens[first].word) ? first : nil }
    return outline.tokens[first].word == .`init` && isContainer(base) ? base : nil
  }

  /// A name of SwiftUI, unless the project has a type of that name.
  private func isContainer(_ name: Int) -> Bool {
    guard isContainerWord(outline.tokens[name].word) else { return false }
    let type = TypeName(token: name, first: name, generics: nil)
    if case .symbols = resolve(type, at: outline.declaration(around: name)) { return false }
    return true
  }

  private func isContainerWord(_ word: Word) -> Bool {
    switch word {
    case .VStack, .HStack, .ZStack, .LazyVStack, .LazyHStack, .LazyVGrid, .LazyHGrid, .Grid, .GridRow, .Group, .ForEach,
      .Section, .NavigationStack, .NavigationView, .NavigationSplitView, .ViewThatFits, .GeometryReader,
      .ScrollViewReader, .TabView, .Form, .GroupBox, .DisclosureGroup:
      true
    default: false
    }
  }

  /// An earlier modifier has made one accessible element of the container.
  private func isOneElement(_ chain: Chain) -> Bool {
    chain.segments.contains { segment in
      switch outline.tokens[segment].word {
      case .accessibilityElement, .accessibilityRepresentation: true
      default: false
      }
    }
  }

  /// Test code never sees a preview.
  fileprivate func isInPreview(_ token: Int) -> Bool {
    var type = enclosingType(of: outline.declaration(around: token))
    while let index = type {
      if roles(of: index).contains(.preview) { return true }
      type = enclosingType(of: outline.declarations[index].parent)
    }
    return isInPreviewMacro(token)
  }

  private func isInPreviewMacro(_ token: Int) -> Bool {
    guard file.words.contains(.Preview) else { return false }
    var next = outline.block(around: token)
    while let index = next {
      var name = outline.blocks[index].open - 1
      if outline.kind(at: name) == .rightParenthesis, let open = outline.mate(of: name) { name = open - 1 }
      if name > 0, outline.tokens[name].word == .Preview, outline.kind(at: name - 1) == .pound { return true }
      next = outline.blocks[index].parent
    }
    return false
  }

  fileprivate func report(_ container: Int, at name: Int, _ findings: inout FindingList) {
    let containerName = file.text(of: container)
    guard !showsOneLeaf(container) else {
      return findings.report(
        file.range(of: name),
        "'\(containerName)' shows one child, so the identifier is still unique; set it on the child before another joins",
        severity: .info)
    }
    let element = ".accessibilityElement(children: .contain)"
    let start = outline.tokens[name - 1].start
    findings.report(
      file.range(of: name),
      "on '\(containerName)' the identifier may be copied to its children or replace theirs, so set it on a leaf",
      fix: Fix(
        applicability: .unsafe, title: "insert '\(element)'",
        edits: [Fix.Edit(range: SourceRange(start, start), replacement: element)]))
  }
}
