/// How some types' names end, by which most other names are told from theirs before any is looked up.
struct NameEndings: Sendable {
  /// The last eight bytes of each name.
  private var endings: [UInt64] = []

  /// Names that end in more ways are not told apart.
  private static let mostEndings = 16

  init(of names: some Sequence<String>) {
    for name in names where endings.count <= Self.mostEndings {
      let ending = Self.ending(of: name.utf8)
      if !endings.contains(ending) { endings.append(ending) }
    }
  }

  /// Whether one of the names may be spelled so.
  func mayEnd(_ name: ArraySlice<UInt8>) -> Bool {
    endings.count > Self.mostEndings || endings.contains(Self.ending(of: name))
  }

  private static func ending(of name: some BidirectionalCollection<UInt8>) -> UInt64 {
    name.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
