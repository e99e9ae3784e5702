/// Some rules, by what they look at.
struct ChosenRules: Sendable {
  let all: [Rule]
  let aboutFiles: [Rule]
  /// They have run before any file is looked at.
  let aboutTree: [Rule]
  let aboutSuppressions: [Rule]

  init(_ rules: [Rule]) {
    all = rules
    aboutFiles = rules.filter { !$0.isAboutSuppressions && $0.checkTree == nil }
    aboutTree = rules.filter { $0.checkTree != nil }
    aboutSuppressions = rules.filter(\.isAboutSuppressions)
  }
}
