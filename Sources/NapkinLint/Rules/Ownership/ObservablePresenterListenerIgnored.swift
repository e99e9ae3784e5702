extension Rule {
  static let observablePresenterListenerIgnored = Rule(
    "observable-presenter-listener-ignored", severity: .info, isOnByDefault: false, fixability: .safe,
    needs: .words(.Observable)
  ) { file, findings in
    guard file.file.words.contains(.listener) else { return }
    for (type, layer) in file.types(in: { $0 == .presenter }).map({ ($0.type, $0.layer) }) where file.isObservable(type) {
      for member in file.outline.members(of: type) {
        let property = file.outline.declarations[member]
        guard property.isStoredInInstances, property.modifiers.contains(.weak), let name = property.name,
          file.outline.tokens[name].word == .listener, !file.isIgnored(property)
        else { continue }
        let start = file.outline.tokens[property.first].start
        findings.report(
          file.file.range(of: name),
          "mark the listener '@ObservationIgnored', or wiring it draws every view of '\(file.name(of: type))' again",
          fix: Fix(
            applicability: .safe, title: "insert '@ObservationIgnored'",
            edits: [Fix.Edit(range: SourceRange(start, start), replacement: "@ObservationIgnored ")]))
      }
    }
  }
}

extension LintedFile {
  func isObservable(_ type: Int) -> Bool {
    outline.attributes(of: outline.declarations[type]).contains { outline.tokens[$0.name].word == .Observable }
  }

  private func isIgnoredAttribute(_ attribute: Attribute) -> Bool {
    outline.tokens[attribute.name].word == .ObservationIgnored
  }

  fileprivate func isIgnored(_ property: Declaration) -> Bool {
    outline.attributes(of: property).contains(where: isIgnoredAttribute)
  }
}
