extension Rule {
  static let leafAccessibilityIdentifier = Rule(
    "leaf-accessibility-identifier", severity: .warning, fixability: .suggested,
    options: [.strictContainers, .containers, .leaves], needs: .words(.accessibilityIdentifier, .accessibility)
  ) { file, findings in
    guard file.setsIdentifiers, !file.file.isTest else { return }
    var views = IdentifiedViews(in: file)
    var previews: PreviewCode?
    var singles: [Int: Bool] = [:]
    for name in file.outline.tokens.indices where file.identifierModifier(at: name) != nil {
      guard let container = views.container(before: name - 1) else { continue }
      let known = previews ?? PreviewCode(in: file)
      previews = known
      guard !known.contains(name) else { continue }
      let isSingle = singles[container] ?? file.showsOneLeaf(container)
      singles[container] = isSingle
      if isSingle { file.report(single: container, at: name, &findings) } else { file.report(container, at: name, &findings) }
    }
  }
}

extension LintedFile {
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
