/// A shell that can complete our command lines.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  /// How the shell gets to know the script, for the help.
  var remark: String {
    switch self {
    case .bash: "bash  source <(napkin-lint completions bash), as a line of ~/.bashrc"
    case .zsh: "zsh   napkin-lint completions zsh > _napkin-lint, in a folder of $fpath"
    case .fish: "fish  napkin-lint completions fish > ~/.config/fish/completions/napkin-lint.fish"
    }
  }

  /// Text between single quotes, for bash and zsh.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }

  /// So much of a text as a list of candidates has room for.
  static func shortened(_ text: String) -> String {
    guard text.count > 60 else { return text }
    let words = text.prefix(60).split(separator: " ", omittingEmptySubsequences: false).dropLast()
    return words.joined(separator: " ") + "…"
  }

  /// The spellings of all options whose value is the next word.
  static var optionsWithValue: [String] {
    Option.Name.allCases.filter { name in Option.all.contains { $0.name == name && $0.takesNextWord } }.map(\.spelling)
  }
}
