/// A file's bytes while fixes edit them.
///
/// A fix counts as a whole: where one of its edits touches what another fix has edited, all of it waits for the next
/// round. The same edits, asked for by two findings, are made once.
struct EditedText {
  private let original: [UInt8]
  /// In the order of their ranges, which do not touch each other.
  private var edits: [Fix.Edit] = []
  private var made: Set<Fix.Edit> = []

  init(_ original: [UInt8]) {
    self.original = original
  }

  /// Makes a fix's edits.
  ///
  /// - Returns: whether they are made; false when the fix has to wait, or lies outside the file.
  mutating func make(_ fix: Fix) -> Bool {
    guard !fix.edits.isEmpty else { return false }
    guard !fix.edits.allSatisfy(made.contains) else { return true }
    for (number, edit) in fix.edits.enumerated() {
      guard insert(edit) else {
        fix.edits.prefix(number).reversed().forEach { remove($0) }
        return false
      }
    }
    made.formUnion(fix.edits)
    return true
  }

  /// The bytes with all edits; line breaks that come in are those of the file.
  var bytes: [UInt8] {
    let hasCarriageReturns = original.breaksLinesWithCarriageReturn
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      result += original[position..<edit.range.start]
      result += hasCarriageReturns ? edit.replacement.withCarriageReturns : Array(edit.replacement.utf8)
      position = edit.range.end
    }
    return result + original[position...]
  }

  private mutating func insert(_ edit: Fix.Edit) -> Bool {
    let place = place(of: edit)
    guard edit.range.end <= original.count, place == 0 || !Self.touch(edits[place - 1].range, edit.range),
      place == edits.count || !Self.touch(edit.range, edits[place].range)
    else { return false }
    edits.insert(edit, at: place)
    return true
  }

  /// Takes an edit back. A copy of all edits for each fix would take the square of their number.
  private mutating func remove(_ edit: Fix.Edit) {
    edits.remove(at: place(of: edit))
  }

  /// Where an edit stands in the order of ranges.
  private func place(of edit: Fix.Edit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range < edit.range { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Of two insertions at one place nobody knows which text comes first.
  private static func touch(_ left: SourceRange, _ right: SourceRange) -> Bool {
    left.end > right.start || left.start == right.start
  }
}

extension [UInt8] {
  /// Whether the first line ends with a carriage return and a line feed.
  fileprivate var breaksLinesWithCarriageReturn: Bool {
    guard let first = firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return false }
    return self[first - 1] == UInt8(ascii: "\r")
  }
}

extension String {
  fileprivate var withCarriageReturns: [UInt8] {
    var result: [UInt8] = []
    for byte in utf8 {
      if byte == UInt8(ascii: "\n"), result.last != UInt8(ascii: "\r") { result.append(UInt8(ascii: "\r")) }
      result.append(byte)
    }
    return result
  }
}
