/// Completion for bash, from version 3.2 on, which macOS has.
enum BashCompletions {
  static var script: String { parts + head + values + operands + options }

  /// The candidates stand behind `prefix`, which is there already.
  private static let parts = """
    # Completion of napkin-lint for bash.
    _napkin_lint_words() {
      local start="$1" word
      shift
      for word in "$@"; do
        if [[ "$word" == "$start"* ]]; then COMPREPLY+=("$prefix$word"); fi
      done
    }

    _napkin_lint_files() {
      local file
      compopt -o filenames 2>/dev/null
      while IFS= read -r file; do COMPREPLY+=("$prefix$file"); done < <(compgen -f -- "$1")
    }

    _napkin_lint_list() {
      local last="${1##*,}"
      prefix="$prefix${1%"$last"}"
      shift
      _napkin_lint_words "$last" "$@"
    }


    """

  /// Finds out which command it is, and in the place of what the word to complete stands.
  private static var head: String {
    """
    _napkin_lint() {
      local current="${COMP_WORDS[COMP_CWORD]}" start=$COMP_CWORD index word whole value option="" prefix=""
      local command=lint first="" operands=0 skip=0
      # Bash cuts words at '='; 'whole' is the word as it was typed.
      whole="$current"
      while ((start > 1)) && [[ "${COMP_WORDS[start]}" == "=" || "${COMP_WORDS[start - 1]}" == "=" ]]; do
        start=$((start - 1))
        whole="${COMP_WORDS[start]}$whole"
      done
      if [[ "$current" != "=" ]]; then prefix="${current%"${current##*=}"}"; fi
      for ((index = 1; index < start; index++)); do
        word="${COMP_WORDS[index]}"
        if [[ "$word" == "=" ]]; then skip=1; continue; fi
        if ((skip)); then skip=0; continue; fi
        case "$word" in
          \(Shell.optionsWithValue.joined(separator: "|"))) skip=1; continue ;;
          -*) continue ;;
        esac
        if [[ "$command" == lint ]] && ((operands == 0)); then
          case "$word" in
            \(Subcommand.completed.dropFirst().map(\.rawValue).joined(separator: "|"))) command="$word"; continue ;;
          esac
        fi
        operands=$((operands + 1))
        if ((operands == 1)); then first="$word"; fi
      done
      value="$whole"
      if [[ "$whole" == --*=* ]]; then
        option="${whole%%=*}"
        value="${whole#*=}"
      elif ((skip)); then
        option="${COMP_WORDS[start - 1]}"
      fi
      COMPREPLY=()

    """
  }

  private static var cases: CompletionCases { CompletionCases(call: call) }

  private static var values: String { cases.values }

  private static var operands: String {
    cases.operands(of: "whole") { call($0.firstOperand) }
  }

  private static var options: String {
    let cases = Subcommand.completed.map { command in
      let spellings = Option.all(of: command).flatMap { [$0.name.spelling] + ($0.short.map { [$0] } ?? []) }
      return "    \(command.rawValue)) \(call(.words(spellings))) ;;\n"
    }
    return "  case \"$command\" in\n" + cases.joined() + "  esac\n}\ncomplete -F _napkin_lint napkin-lint\n"
  }

  private static func call(_ completion: CompletionWords) -> String {
    switch completion {
    case .nothing: ":"
    case .words(let words): "_napkin_lint_words \"$value\" \(words.joined(separator: " "))"
    case .files: "_napkin_lint_files \"$value\""
    case .wordsOrFiles(let words): "\(call(.words(words))); \(call(.files))"
    case .list(let words): "_napkin_lint_list \"$value\" \(words.joined(separator: " "))"
    case .pair(let words, let others):
      branch(
        "_napkin_lint_words \"${value#*=}\" \(others.joined(separator: " "))",
        "compopt -o nospace 2>/dev/null; \(call(.words(words.map { "\($0)=" })))")
    case .wordWithFile(let words): branch("_napkin_lint_files \"${value#*=}\"", call(.words(words)))
    case .reference: "_napkin_lint_words \"$value\" $(git for-each-ref --format='%(refname:short)' 2>/dev/null)"
    }
  }

  private static func branch(_ behindEqualSign: String, _ before: String) -> String {
    "if [[ \"$value\" == *=* ]]; then \(behindEqualSign); else \(before); fi"
  }
}
