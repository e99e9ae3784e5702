/// What a file has to hold for a rule to have anything to say about it. Most files hold little of what most rules look
/// for, and to ask here costs less than to begin.
package struct FileNeeds: Sendable {
  private let roles: Roles?
  private let words: WordSet?

  static let nothing = FileNeeds(roles: nil, words: nil)

  /// One of these words, anywhere.
  static func words(_ words: Word...) -> FileNeeds { FileNeeds(roles: nil, words: WordSet(words)) }

  /// A type of one of these roles, or an extension of it.
  static func types(_ roles: Roles) -> FileNeeds { FileNeeds(roles: roles, words: nil) }

  /// Such a type, and one of these words.
  static func types(_ roles: Roles, and words: Word...) -> FileNeeds { FileNeeds(roles: roles, words: WordSet(words)) }

  /// - Parameters:
  ///   - roles: those of the types that a file declares or extends.
  ///   - words: those that it holds.
  func areMet(by roles: Roles, and words: WordSet) -> Bool {
    if let wanted = self.roles, wanted.isDisjoint(with: roles) { return false }
    guard let wanted = self.words else { return true }
    return !wanted.isDisjoint(with: words)
  }
}
