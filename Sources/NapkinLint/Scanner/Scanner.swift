/// Turns bytes into tokens.
package enum Scanner {
  /// Scans any bytes; takes time linear in their number, and never traps.
  package static func scan(_ bytes: [UInt8]) -> ScannedSource {
    ScannedSource(tokens: [], trivia: [], words: WordSet())
  }
}
