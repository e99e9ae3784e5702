extension Scanner {
  /// The compiler skips from a conflict marker at the start of a line to the line of its end. A marker without an
  /// end is an operator.
  mutating func scanConflict() -> Bool {
    let before = byteBefore(position)
    guard before.isNewline || before == 0 else { return false }
    let end: Int?
    if starts(with: "<<<<<<< ", at: position) {
      end = searches.lacksConflictEnd ? nil : conflictEnd(">>>>>>> ", from: position + 8)
      if end == nil { searches.lacksConflictEnd = true }
    } else if starts(with: ">>>> ", at: position) {
      end = searches.lacksPerforceConflictEnd ? nil : conflictEnd("<<<<\n", from: position + 5)
      if end == nil { searches.lacksPerforceConflictEnd = true }
    } else {
      return false
    }
    guard let end else { return false }
    hasLineBreak = true
    addTrivia(.conflictMarker, from: position, to: lineEnd(from: end))
    return true
  }

  private func conflictEnd(_ terminator: StaticString, from start: Int) -> Int? {
    var offset = start
    while offset < count {
      if starts(with: terminator, at: offset), byteBefore(offset).isNewline {
        return offset + terminator.utf8CodeUnitCount
      }
      offset = lineEnd(from: offset) + 1
    }
    return nil
  }
}
