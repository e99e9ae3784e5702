/// A number with its noun: `1 file`, `2 files`.
package enum Count {
  package static func text(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
