/// What a team told rules about names of its own.
package struct OwnNames: Equatable, Sendable {
  /// Identifiers on lists and scroll views count as misplaced too.
  package var hasStrictContainers = false
  /// Views that show others and are no elements themselves.
  package var containers: Set<String> = []
  /// Views that are elements themselves, whatever else is known of them.
  package var leaves: Set<String> = []
  /// Property wrappers and boxes that hold weakly, by the ids of the rules that take them for such.
  package var weakWrappers: [String: Set<String>] = [:]

  package init() {}
}
