/// The names of types as numbers, so that looking one up costs one look at its text.
struct NameTable: Sendable {
  private var numbers: [String: Int32] = [:]
  private var texts: [String] = []

  /// The name's number; nil when no file declares a type of this name.
  subscript(text: String) -> Int32? { numbers[text] }

  func text(of number: Int32) -> String { texts[Int(number)] }

  mutating func number(of text: String) -> Int32 {
    if let number = numbers[text] { return number }
    let number = Int32(truncatingIfNeeded: texts.count)
    numbers[text] = number
    texts.append(text)
    return number
  }
}
