/// What a file shows only in previews.
struct PreviewCode {
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

  func contains(_ token: Int) -> Bool {
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
