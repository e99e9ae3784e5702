/// What a team told rules about names of its own. A class, since each look at a file carries it.
package final class OwnNames: Sendable {
  /// Identifiers on lists and scroll views count as misplaced too.
  let hasStrictContainers: Bool
  /// Views that show others and are no elements themselves.
  let containers: Set<String>
  /// Views that are elements themselves, whatever else is known of them.
  let leaves: Set<String>
  /// Property wrappers and boxes that hold weakly, by the ids of the rules that take them for such.
  let weakWrappers: [String: Set<String>]

  /// What holds where a team has said nothing.
  package static let none = OwnNames()

  init(
    hasStrictContainers: Bool = false, containers: Set<String> = [], leaves: Set<String> = [],
    weakWrappers: [String: Set<String>] = [:]
  ) {
    self.hasStrictContainers = hasStrictContainers
    self.containers = containers
    self.leaves = leaves
    self.weakWrappers = weakWrappers
  }
}
