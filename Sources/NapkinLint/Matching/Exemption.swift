/// Where conventions do not hold.
extension LintedFile {
  /// Types are nested less deeply than this.
  private static let deepestType = 100

  /// Whether a type or an extension is, or stands in, a test, a test double, a preview or the app's shell, or lacks
  /// its end.
  func isExempt(_ type: Int) -> Bool {
    if file.isTest || outline.declarations[type].isUnbalanced { return true }
    var next: Int? = type
    for _ in 0..<Self.deepestType {
      guard let index = next else { return false }
      if outline.declarations[index].hasMembers, project.isExemptType(index, in: number) { return true }
      next = outline.declarations[index].parent
    }
    return false
  }
}
