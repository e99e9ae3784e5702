/// A place where findings arrive, and the file that brings them there.
enum Integration: String, CaseIterable, Sendable {
  case githubMatcher = "github-matcher"
  case githubWorkflow = "github-workflow"
  case gitlab
  case vscodeTasks = "vscode-tasks"
  case xcodePhase = "xcode-phase"
  case preCommit = "pre-commit"
  case danger, swiftpm

  /// The whole file.
  var text: String {
    switch self {
    case .githubMatcher: Self.githubMatcherText
    case .githubWorkflow: Self.githubWorkflowText
    case .gitlab: Self.gitlabText
    case .vscodeTasks: Self.vscodeTasksText
    case .xcodePhase: Self.xcodePhaseText
    case .preCommit: Self.preCommitText
    case .danger: Self.dangerText
    case .swiftpm: Self.swiftpmText
    }
  }

  var summary: String {
    switch self {
    case .githubMatcher: "annotations from a log of GitHub Actions"
    case .githubWorkflow: "annotations, a summary and code scanning on GitHub"
    case .gitlab: "Code Quality of a merge request on GitLab"
    case .vscodeTasks: "tasks of Visual Studio Code, with the problems they find"
    case .xcodePhase: "a run-script phase of Xcode, with its sandbox on"
    case .preCommit: "a hook of pre-commit for what is staged"
    case .danger: "comments by Danger on the lines of a pull request"
    case .swiftpm: "plugins for a package, in its build log and on demand"
    }
  }

  /// Where the one who reads the file looks for it.
  var place: Place {
    switch self {
    case .githubMatcher: .repository(".github/napkin-lint-matcher.json")
    case .githubWorkflow: .repository(".github/workflows/napkin-lint.yml")
    case .gitlab: .repository(".gitlab-ci.yml")
    case .vscodeTasks: .folder(".vscode/tasks.json")
    case .xcodePhase: .folder("napkin-lint-phase.sh")
    case .preCommit: .repository(".pre-commit-config.yaml")
    case .danger: .repository("Dangerfile")
    case .swiftpm: .part(of: "Package.swift")
    }
  }

  enum Place: Equatable, Sendable {
    /// In the folder that holds the repository, or in the current one where there is none.
    case repository(FilePath)
    /// In the current folder.
    case folder(FilePath)
    /// Between other lines of a file that is there already.
    case part(of: FilePath)

    var path: FilePath {
      switch self {
      case .repository(let path), .folder(let path), .part(let path): path
      }
    }
  }

  /// What is left to do when the file is written.
  var nextStep: String {
    switch self {
    case .githubMatcher: "a step before the linter: echo '::add-matcher::.github/napkin-lint-matcher.json'"
    case .githubWorkflow: "put the repository that napkin-lint comes from where it says OWNER, then commit it"
    case .gitlab: "put the repository that napkin-lint comes from where it says OWNER, then commit it"
    case .vscodeTasks: "run it with Terminal > Run Task"
    case .xcodePhase: "its first lines say what to enter in the phase"
    case .preCommit: "run 'pre-commit install' in each clone"
    case .danger: "run 'bundle exec danger' in CI, with napkin-lint on PATH"
    case .swiftpm: ""
    }
  }
}
