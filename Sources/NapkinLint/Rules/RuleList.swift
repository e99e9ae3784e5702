// Made from the pages in Rules/ by `swift test`; do not edit.
extension Rule {
  /// Every rule, in the order of ids.
  public static let all: [Rule] = []

  /// The page of each rule, by its id.
  package static let pages: [String: String] = [:]
}
