/// One suppression of a list.
package struct ListedSuppression: Sendable {
  package let path: String
  /// 1-based.
  package let line: Int
  package let directive: SuppressionDirective
  /// Who wrote it, where that is known.
  package let owner: String?

  /// All suppressions that can be understood, in the order of files and lines.
  package static func all(in files: [OutlinedFile], rules: [String]) -> [ListedSuppression] {
    let names = RuleNames(rules)
    let inOrder = files.sorted { $0.source.path.utf8.lexicographicallyPrecedes($1.source.path.utf8) }
    return inOrder.flatMap { file -> [ListedSuppression] in
      let comments = Suppressions(in: file, rules: names, today: nil).comments
      guard !comments.isEmpty else { return [] }
      let lines = LineIndex(file.source.bytes)
      return comments.compactMap { comment in
        comment.directive.map { directive in
          ListedSuppression(
            path: file.source.path, line: lines.line(at: comment.place.start), directive: directive, owner: nil)
        }
      }
    }
  }

  package func owned(by owner: String?) -> ListedSuppression {
    ListedSuppression(path: path, line: line, directive: directive, owner: owner)
  }
}
