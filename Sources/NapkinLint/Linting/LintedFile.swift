/// What a rule may know: one file, and the project that it belongs to.
package struct LintedFile: Sendable {
  package let source: SourceFile
  package let scanned: ScannedSource

  /// The names of the declarations around a range, joined by dots.
  package func symbol(at range: SourceRange) -> String { "" }
}
