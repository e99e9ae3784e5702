/// Which rules run on which file.
package struct FileSelections: Sendable {
  let all: [RuleSelection]
  private let numbers: [String: Int]
  /// What is said of projects, by their folders.
  let projects: [String: ProjectSettings]

  /// One selection for all files.
  package init(_ selection: RuleSelection) {
    self.init(others: selection, [], numbers: [:], projects: [:])
  }

  /// - Parameters:
  ///   - others: the selection of files that have no number.
  ///   - selections: the selections that files choose among.
  ///   - numbers: for paths of files the index of their selection.
  ///   - projects: what is said of projects, by their folders.
  package init(
    others: RuleSelection, _ selections: [RuleSelection], numbers: [String: Int],
    projects: [String: ProjectSettings]
  ) {
    all = [others] + selections
    self.numbers = numbers
    self.projects = projects
  }

  /// Whether a rule may run on some file.
  package func include(_ rule: Rule) -> Bool { all.contains { $0.includes(rule) } }

  /// The index, in `all`, of a file's selection.
  func number(of path: String) -> Int {
    guard !numbers.isEmpty, let number = numbers[path], all.indices.contains(number + 1) else { return 0 }
    return number + 1
  }
}
