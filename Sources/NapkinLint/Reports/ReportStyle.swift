/// What a report takes from its surroundings.
package struct ReportStyle: Sendable {
  package var isColored = false
  /// How many columns a line may fill.
  package var width = 100
  /// The folder that the findings' paths are relative to; empty when it is not known.
  package var currentFolder = ""
  /// The folder that the paths of a code host are relative to.
  package var repositoryFolder = ""
  /// How fingerprints spell a file, whatever the folder in which the command runs.
  package var stablePath: @Sendable (String) -> String = { $0 }
  /// The pages that explain the rules, by id.
  package var pages = Rule.pages
  /// Where those pages are published; nil when nobody said.
  package var address: RulesAddress?
  /// What was told about files and folders besides findings.
  package var notes: [ReportNote] = []
  /// Show also what comments and the baseline allow, in formats that can tell it from what counts.
  package var showsSuppressed = false
  /// The lines that changed, by absolute path; nil when nothing is known of changes.
  package var changedLines: ChangedLines?

  package init() {}

  /// The path from the root of the repository, as code hosts want it; where there is none, from the current folder.
  func repositoryPath(of path: String) -> String {
    RepositoryPath.of(path, from: currentFolder, in: rootFolder)
  }

  /// The folder that those paths are relative to; empty when it is not known.
  var rootFolder: String { repositoryFolder.isEmpty ? currentFolder : repositoryFolder }

  /// The page of a rule: its address, or without one its path among the sources of the tool.
  func page(of rule: String) -> String { RulesReport.page(of: rule, at: address) }

  /// The path from the root of the file system, as far as the folder is known.
  func absolutePath(of path: String) -> String {
    RepositoryPath.of(path, from: currentFolder, in: "")
  }
}

/// Something to tell about a run that is no finding: a file that could not be read.
package struct ReportNote: Sendable {
  package let text: String
  /// Whether the run could not do all that was asked.
  package let isTrouble: Bool

  package init(text: String, isTrouble: Bool) {
    self.text = text
    self.isTrouble = isTrouble
  }
}
