extension Rule {
  static let accessibilityElementBeforeIdentifier = Rule(
    "accessibility-element-before-identifier", severity: .warning, fixability: .suggested, scope: .file,
    needs: .words(.accessibilityElement)
  ) { file, findings in
    var views = IdentifiedViews(in: file)
    for modifier in file.identifierModifiers() {
      guard let element = file.elementModifier(behind: modifier.call),
        let container = views.container(before: modifier.name - 1)
      else { continue }
      findings.report(
        file.file.range(of: element.name),
        "make one element of '\(file.file.text(of: container))' before the identifier, "
          + "or its children get that instead",
        fix: file.swap(modifier.call, with: element))
    }
  }
}

extension LintedFile {
  /// Nil where other modifiers stand between the two.
  fileprivate func swap(_ identifier: Call, with element: Call) -> Fix? {
    guard identifier.end == element.name - 1 else { return nil }
    let first = range(of: identifier)
    let second = range(of: element)
    return Fix(
      applicability: .unsafe, title: "put '.accessibilityElement' before the identifier",
      edits: [
        Fix.Edit(range: first, replacement: source.text(second)),
        Fix.Edit(range: second, replacement: source.text(first)),
      ])
  }

  private func range(of call: Call) -> SourceRange {
    SourceRange(outline.tokens[call.name].start, outline.tokens[call.end - 1].end)
  }
}
