/// Where conventions do not hold.
extension LintedFile {
  /// Whether a type or an extension is, or stands in, a test, a test double, a preview or the app's shell, or lacks
  /// its end.
  func isExempt(_ type: Int) -> Bool {
    file.isTest || outline.declarations[type].isUnbalanced || project.exemptions(in: number)[type]
  }
}
