/// What repairs put into a file, in the way in which its lines are written.
extension LintedFile {
  func insertion(_ text: String, at offset: Int) -> Fix.Edit {
    Fix.Edit(range: SourceRange(offset, offset), replacement: text)
  }

  /// The blanks that the line of a byte begins with.
  func indentation(ofLineAt offset: Int) -> String {
    source.text(SourceRange(lineStart(of: offset), indentationEnd(ofLineAt: offset)))
  }

  /// Whether nothing but blanks stands before a byte on its line.
  func standsFirst(inLineAt offset: Int) -> Bool { indentationEnd(ofLineAt: offset) == offset }

  /// The line break before the line of a byte; `\n` in the first line.
  func lineBreak(before offset: Int) -> String {
    let start = lineStart(of: offset)
    return start >= 2 && source.bytes[start - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  private func lineStart(of offset: Int) -> Int {
    source.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func indentationEnd(ofLineAt offset: Int) -> Int {
    let rest = source.bytes[lineStart(of: offset)..<offset]
    return rest.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? offset
  }
}
