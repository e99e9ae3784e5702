extension Rule {
  static let leafAccessibilityIdentifier = Rule(
    "leaf-accessibility-identifier", severity: .warning, fixability: .suggested
  ) { file, findings in
    guard file.setsIdentifiers, !file.file.isTest else { return }
    var views = IdentifiedViews(in: file)
    var previews: Previews?
    var singles: [Int: Bool] = [:]
    for name in file.outline.tokens.indices where file.isIdentifierModifier(name) {
      guard let container = views.container(before: name - 1) else { continue }
      let known = previews ?? Previews(in: file)
      previews = known
      guard !known.contain(name) else { continue }
      let isSingle = singles[container] ?? file.showsOneLeaf(container)
      singles[container] = isSingle
      if isSingle { file.report(single: container, at: name, &findings) } else { file.report(container, at: name, &findings) }
    }
  }
}

extension LintedFile {
  /// `.accessibilityIdentifier(_:)`, or the older `.accessibility(identifier:)`.
  fileprivate func isIdentifierModifier(_ name: Int) -> Bool {
    let word = outline.tokens[name].word
    guard word == .accessibilityIdentifier || word == .accessibility, outline.kind(at: name - 1) == .period,
      let call = outline.call(at: name), !call.arguments.isEmpty
    else { return false }
    return word == .accessibilityIdentifier || call.arguments.contains { $0.label.map { outline.tokens[$0].word == .identifier } ?? false }
  }

  fileprivate func report(single container: Int, at name: Int, _ findings: inout FindingList) {
    findings.report(
      file.range(of: name),
      "'\(file.text(of: container))' shows one child, so the identifier is still unique; "
        + "set it on the child before another joins",
      severity: .info)
  }

  fileprivate func report(_ container: Int, at name: Int, _ findings: inout FindingList) {
    let element = ".accessibilityElement(children: .contain)"
    let start = outline.tokens[name - 1].start
    findings.report(
      file.range(of: name),
      "on '\(file.text(of: container))' the identifier may be copied to its children or replace theirs, "
        + "so set it on a leaf",
      fix: Fix(
        applicability: .unsafe, title: "insert '\(element)'",
        edits: [Fix.Edit(range: SourceRange(start, start), replacement: element)]))
  }
}

/// What a file shows only in previews; test code never sees it.
private struct Previews {
  private let file: LintedFile
  private var isInType: [Bool] = []
  private var isInMacro: [Bool] = []

  init(in file: LintedFile) {
    self.file = file
    let outline = file.outline
    for (index, declaration) in outline.declarations.enumerated() {
      let isPreview = declaration.hasMembers && file.roles(of: index).contains(.preview)
      isInType.append(isPreview || declaration.parent.map { isInType[$0] } ?? false)
    }
    guard file.file.words.contains(.Preview) else { return }
    for block in outline.blocks {
      isInMacro.append(file.isPreviewMacro(block.open) || block.parent.map { isInMacro[$0] } ?? false)
    }
  }

  func contain(_ token: Int) -> Bool {
    if let declaration = file.outline.declaration(around: token), isInType[declaration] { return true }
    guard !isInMacro.isEmpty, let block = file.outline.block(around: token) else { return false }
    return isInMacro[block]
  }
}

extension LintedFile {
  /// `#Preview { }`, `#Preview("Dark") { }`.
  fileprivate func isPreviewMacro(_ open: Int) -> Bool {
    var name = open - 1
    if outline.kind(at: name) == .rightParenthesis, let parenthesis = outline.mate(of: name) { name = parenthesis - 1 }
    return name > 0 && outline.tokens[name].word == .Preview && outline.kind(at: name - 1) == .pound
  }
}
