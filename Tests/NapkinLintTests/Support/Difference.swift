import NapkinLint

/// What a run says too much or too little of, against what an example marks.
struct Difference: Equatable, Sendable {
  let mark: Mark
  let isMissing: Bool

  static func differences(of findings: [Finding], from expected: [Mark]) -> [Difference] {
    let found = Mark.marks(of: findings)
    let missing = Set(expected).filter { found.count(of: $0) < expected.count(of: $0) }
    let surplus = Set(found).filter { expected.count(of: $0) < found.count(of: $0) }
    return missing.sorted().map { Difference(mark: $0, isMissing: true) }
      + surplus.sorted().map { Difference(mark: $0, isMissing: false) }
  }
}

extension [Mark] {
  fileprivate func count(of mark: Mark) -> Int { count { $0 == mark } }
}

extension Mark: Comparable {
  static func < (left: Mark, right: Mark) -> Bool {
    (left.path, left.range, left.message) < (right.path, right.range, right.message)
  }
}

extension Difference: CustomStringConvertible {
  var description: String {
    "\(isMissing ? "not reported" : "reported"): \(mark.path), bytes \(mark.range.start) to \(mark.range.end): "
      + "\(mark.word): \(mark.message)"
  }
}
