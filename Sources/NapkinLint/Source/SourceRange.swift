/// A half-open range of byte offsets in one file.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public let start: Int
  /// The offset after the last byte; never before `start`.
  public let end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  package var length: Int { end - start }

  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}

extension SourceRange: Comparable {
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
