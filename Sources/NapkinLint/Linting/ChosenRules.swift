/// Some rules, by what they look at.
struct ChosenRules: Sendable {
  let all: [Rule]
  let aboutFiles: [Rule]
  /// What a file has to hold for each of them, beside them, since most files are looked at by few.
  private let needs: [FileNeeds]
  /// They have run before any file is looked at.
  let aboutTree: [Rule]
  let aboutSuppressions: [Rule]

  init(_ rules: [Rule]) {
    all = rules
    aboutFiles = rules.filter { !$0.isAboutSuppressions && $0.checkTree == nil }
    needs = aboutFiles.map(\.needs)
    aboutTree = rules.filter { $0.checkTree != nil }
    aboutSuppressions = rules.filter(\.isAboutSuppressions)
  }

  /// The numbers of the rules that may have something to say about a file.
  func looking(at file: LintedFile) -> some Sequence<Int> {
    let (roles, words) = (file.project.roles(in: file.number), file.file.words)
    return needs.indices.lazy.filter { needs[$0].areMet(by: roles, and: words) }
  }
}
