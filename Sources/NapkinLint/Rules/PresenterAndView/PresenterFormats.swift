extension Rule {
  static let presenterFormats = Rule(
    "presenter-formats", severity: .info, isOnByDefault: false,
    needs: .types([.viewController, .platformView, .viewControllable, .representable])
  ) { file, findings in
    let controllers = file.layers.entries.filter { $0.layer == .platformView && file.leavesFormattingToPresenter($0) }
    guard !controllers.isEmpty else { return }
    let names = Dictionary(controllers.map { ($0.type, file.name(of: $0.type)) }) { first, _ in first }
    for index in file.outline.tokens.indices where file.formats(index) {
      guard let type = file.enclosingType(of: file.outline.declaration(around: index)), let name = names[type] else {
        continue
      }
      findings.report(
        file.file.range(of: index),
        "hand '\(name)' text that the presenter has formatted, or no test without a screen sees what is shown",
        related: file.evidence(for: .platformView, of: file.symbols(of: type)))
    }
  }
}

extension LintedFile {
  /// A view controller of a napkin that does not present by itself.
  fileprivate func leavesFormattingToPresenter(_ entry: LayerTable.Entry) -> Bool {
    let roles = roles(of: entry.type)
    return roles.contains(.viewController) && !roles.contains(.presentable) && isOfNapkin(entry)
  }

  /// `.formatted(...)`, or a formatter that is made.
  fileprivate func formats(_ index: Int) -> Bool {
    guard outline.isIdentifier(index) else { return false }
    if outline.tokens[index].word == .formatted {
      return outline.kind(at: index - 1) == .period && outline.call(at: index) != nil
    }
    return file.name(index, endsWith: "Formatter") && outline.call(at: index) != nil
      && Self.formatters.contains(file.text(of: index))
  }

  private static let formatters: Set<String> = [
    "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "EnergyFormatter",
    "ISO8601DateFormatter", "LengthFormatter", "ListFormatter", "MassFormatter", "MeasurementFormatter",
    "NumberFormatter", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter",
  ]
}
