import NapkinLint

/// Completion for fish.
enum FishCompletions {
  static var script: String { parts + Subcommand.completed.map(lines).joined() }

  private static var parts: String {
    """
    # Completion of napkin-lint for fish.
    # Prints the command, then its operands before the word to complete.
    function __napkin_lint_words
        set -l words (commandline -opc)
        set -l command lint
        set -l operands
        set -l skip 0
        for word in $words[2..]
            if test $skip = 1
                set skip 0
            else if contains -- $word \(Shell.optionsWithValue.joined(separator: " "))
                set skip 1
            else if string match -q -- '-*' $word
                continue
            else if test $command = lint -a (count $operands) = 0
                and contains -- $word \(Subcommand.completed.dropFirst().map(\.rawValue).joined(separator: " "))
                set command $word
            else
                set -a operands $word
            end
        end
        printf '%s\\n' $command $operands
    end

    # Whether the command is the first argument.
    function __napkin_lint_is
        set -l words (__napkin_lint_words)
        test $words[1] = $argv[1]
    end

    # Whether the command is the first argument and no operand is there yet, or the one that is given.
    function __napkin_lint_stands
        set -l words (__napkin_lint_words)
        test $words[1] = $argv[1]; or return 1
        if test (count $argv) = 1
            test (count $words) = 1
        else
            test (count $words) -gt 1; and test $words[2] = $argv[2]
        end
    end

    # Whether the command is the first argument and has operands.
    function __napkin_lint_goes_on
        set -l words (__napkin_lint_words)
        test $words[1] = $argv[1]; and test (count $words) -gt 1
    end

    function __napkin_lint_value
        string replace -r '^--[a-z-]+=' '' -- (commandline -ct)
    end

    function __napkin_lint_list
        set -l head (string replace -r '[^,]*$' '' -- (__napkin_lint_value))
        printf '%s\\n' "$head"$argv
    end

    function __napkin_lint_levels
        set -l value (__napkin_lint_value)
        if string match -q -- '*=*' "$value"
            printf '%s\\n' (string replace -r '=.*' '=' -- $value)$argv
        else
            for rule in \(Rule.ids.joined(separator: " "))
                printf '%s=\\n' $rule
            end
        end
    end

    function __napkin_lint_reports
        set -l value (__napkin_lint_value)
        if string match -q -- '*=*' "$value"
            set -l format (string replace -r '=.*' '=' -- $value)
            set -l start (string replace -r '^[^=]*=' '' -- $value)
            printf '%s\\n' $format(__fish_complete_path $start | string replace -r '\\t.*' '')
        else
            printf '%s\\n' $argv
        end
    end

    complete -c napkin-lint -f

    """
  }

  private static func lines(of command: Subcommand) -> String {
    let name = command.rawValue
    let options = Option.all(of: command).map { option in
      let short = option.short.map { " -s \($0.dropFirst())" } ?? ""
      let value = option.value.map { _ in option.takesNextWord ? arguments(option.completion ?? .nothing) : "" } ?? ""
      let help = quoted(Shell.shortened(option.help))
      return line("__napkin_lint_is \(name)", "\(short) -l \(option.name.rawValue)\(value) -d \(help)")
    }
    let commands = command == .lint
      ? Subcommand.completed.dropFirst().map {
        line("__napkin_lint_stands lint", " -a \($0.rawValue) -d \(quoted(Shell.shortened($0.summary)))")
      } : []
    let first = command == .lint ? CompletionWords.files : command.firstOperand
    let deciding = command.decidingOperands.compactMap { operand in
      operands("__napkin_lint_stands \(name) \(operand)", command.laterOperand(after: operand))
    }
    let later = command.decidingOperands.isEmpty
      ? [operands("__napkin_lint_goes_on \(name)", command.laterOperand(after: ""))].compactMap(\.self) : []
    let firsts = [operands("__napkin_lint_stands \(name)", first)].compactMap(\.self)
    return (options + commands + firsts + deciding + later).joined()
  }

  private static func line(_ condition: String, _ rest: String) -> String {
    "complete -c napkin-lint -n '\(condition)'\(rest)\n"
  }

  private static func operands(_ condition: String, _ completion: CompletionWords) -> String? {
    switch completion {
    case .nothing: nil
    case .files: line(condition, " -F")
    case .wordsOrFiles(let words): line(condition, " -F -a \(quoted(words.joined(separator: " ")))")
    default: line(condition, " -f" + source(completion))
    }
  }

  /// What stands behind an option that needs a value.
  private static func arguments(_ completion: CompletionWords) -> String {
    if case .files = completion { return " -r -F" }
    return " -x" + source(completion)
  }

  private static func source(_ completion: CompletionWords) -> String {
    switch completion {
    case .nothing, .files: ""
    case .words(let words), .wordsOrFiles(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .list(let words): " -a \(quoted("(__napkin_lint_list \(words.joined(separator: " ")))"))"
    case .pair(_, let others): " -a \(quoted("(__napkin_lint_levels \(others.joined(separator: " ")))"))"
    case .wordWithFile(let words): " -a \(quoted("(__napkin_lint_reports \(words.joined(separator: " ")))"))"
    case .reference: " -a \(quoted("(git for-each-ref --format=\"%(refname:short)\" 2>/dev/null)"))"
    }
  }

  /// In fish a backslash keeps its meaning before these two only.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
