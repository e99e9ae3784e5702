/// A piece of source that the grammar skips and that is not white space.
package struct Trivia: Equatable, Sendable {
  package let startOffset: UInt32
  package let endOffset: UInt32
  package let kind: Kind
  package let isTerminated: Bool

  package init(start: Int, end: Int, kind: Kind, isTerminated: Bool = true) {
    startOffset = UInt32(truncatingIfNeeded: start)
    endOffset = UInt32(truncatingIfNeeded: end)
    self.kind = kind
    self.isTerminated = isTerminated
  }

  package var start: Int { Int(startOffset) }
  package var end: Int { Int(endOffset) }
  package var range: SourceRange { SourceRange(start, end) }

  package enum Kind: UInt8, Sendable {
    /// The byte order mark, at the file's start only.
    case byteOrderMark
    /// `#!` and the rest of its line, at the file's start only.
    case shebang
    /// `//`, without its newline.
    case lineComment
    /// `///`, without its newline.
    case documentationLineComment
    /// `/* */`, nested ones included.
    case blockComment
    /// `/** */`, nested ones included.
    case documentationBlockComment
    /// A merge-conflict marker with what the compiler skips with it.
    case conflictMarker
    /// A run of bytes that begin no token.
    case garbage

    package var isComment: Bool {
      switch self {
      case .lineComment, .documentationLineComment, .blockComment, .documentationBlockComment: true
      case .byteOrderMark, .shebang, .conflictMarker, .garbage: false
      }
    }
  }
}
