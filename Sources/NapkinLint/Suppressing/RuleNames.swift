/// The ids of the rules that a suppression may name.
struct RuleNames: Sendable {
  private let ids: [String]
  private let known: Set<String>

  init(_ ids: [String]) {
    self.ids = ids
    known = Set(ids)
  }

  func contains(_ id: String) -> Bool { known.contains(id) }

  /// What somebody meant who wrote `id`.
  func nearest(to id: String) -> String? { NearestName.of(id, among: ids) }

  /// Whether a word is a rule's id, or looks like a mistyped one.
  func resemble(_ word: String) -> Bool { contains(word) || word.contains("-") && nearest(to: word) != nil }
}
