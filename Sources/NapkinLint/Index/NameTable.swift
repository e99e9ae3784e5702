/// The names of types as numbers, so that looking one up costs one look at its text.
struct NameTable: Sendable {
  private var numbers: [String: Int32] = [:]
  private var texts: [String] = []
  private var shapes = NameShapes()

  /// The name's number; nil when no file declares a type of this name.
  subscript(name: ArraySlice<UInt8>) -> Int32? {
    shapes.mayHold(name) ? numbers[String(decoding: name, as: UTF8.self)] : nil
  }

  func text(of number: Int32) -> String { texts[Int(number)] }

  mutating func number(of text: String) -> Int32 {
    if let number = numbers[text] { return number }
    let number = Int32(truncatingIfNeeded: texts.count)
    numbers[text] = number
    texts.append(text)
    shapes.insert(text)
    return number
  }
}
