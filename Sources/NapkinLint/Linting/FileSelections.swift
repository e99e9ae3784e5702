/// Which rules run on which file.
package struct FileSelections: Sendable {
  let all: [RuleSelection]
  private let numbers: [String: Int]
  /// The folders of projects that are linted although nothing shows that they use the framework.
  let assumedFolders: Set<String>

  /// One selection for all files.
  package init(_ selection: RuleSelection) {
    self.init(others: selection, [], numbers: [:], assumedFolders: [])
  }

  /// - Parameters:
  ///   - others: the selection of files that have no number.
  ///   - selections: the selections that files choose among.
  ///   - numbers: for paths of files the index of their selection.
  package init(
    others: RuleSelection, _ selections: [RuleSelection], numbers: [String: Int], assumedFolders: Set<String>
  ) {
    all = [others] + selections
    self.numbers = numbers
    self.assumedFolders = assumedFolders
  }

  /// Whether a rule may run on some file.
  package func include(_ rule: Rule) -> Bool { all.contains { $0.includes(rule) } }

  /// The index, in `all`, of a file's selection.
  func number(of path: String) -> Int {
    guard !numbers.isEmpty, let number = numbers[path], all.indices.contains(number + 1) else { return 0 }
    return number + 1
  }
}
