/// One thing that is true of a file's structure, at a place.
struct Fact: Hashable, Sendable {
  let offset: Int
  let key: Key
  let value: String

  enum Key: String, Comparable, Sendable {
    case kind, parent, first, end, modifiers, attributes, generics, inheritance, storage, constant, type, value
    case parameters, body
    case block, blockParent, blockDeclaration
    case call
    case closureAttributes, captures, closureParameters, closureStatements
    case statement, beginning
    case chain

    static func < (left: Key, right: Key) -> Bool { left.rawValue < right.rawValue }
  }
}

extension Fact: Comparable {
  static func < (left: Fact, right: Fact) -> Bool {
    (left.offset, left.key, left.value) < (right.offset, right.key, right.value)
  }
}

/// A half-open range of offsets as facts write it.
func written(_ start: Int, _ end: Int) -> String { "\(start)..<\(end)" }
