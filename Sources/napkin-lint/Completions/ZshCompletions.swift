/// Completion for zsh, for its function path or to be sourced.
enum ZshCompletions {
  static var script: String { head + values + operands + options }

  private static var head: String {
    """
    #compdef napkin-lint
    # Completion of napkin-lint for zsh.
    _napkin-lint() {
      local current="${words[CURRENT]}" word option="" command=lint first=""
      local -a names
      integer index operands=0 skip=0
      for ((index = 2; index < CURRENT; index++)); do
        word="${words[index]}"
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
      if [[ "$current" == --*=* ]]; then
        option="${current%%=*}"
        compset -P 1 '*='
      elif ((skip)); then
        option="${words[CURRENT - 1]}"
      fi

    """
  }

  private static var cases: CompletionCases { CompletionCases(call: call) }

  private static var values: String { cases.values }

  private static var operands: String {
    cases.operands(of: "current") { $0 == .lint ? "\(commandNames); _files" : call($0.firstOperand) }
  }

  private static var options: String {
    let cases = Subcommand.completed.map { command in
      let names = Option.all(of: command).flatMap { option in
        ([option.name.spelling] + (option.short.map { [$0] } ?? [])).map {
          Shell.quoted("\($0):\(Shell.shortened(option.help))")
        }
      }
      return "    \(command.rawValue)) names=(\(names.joined(separator: " "))) ;;\n"
    }
    return "  case \"$command\" in\n" + cases.joined()
      + """
          esac
          _describe -o option names
        }

        if [[ "${funcstack[1]}" == _napkin-lint ]]; then
          _napkin-lint "$@"
        else
          compdef _napkin-lint napkin-lint
        fi

        """
  }

  private static var commandNames: String {
    let names = Subcommand.completed.dropFirst().map { Shell.quoted("\($0.rawValue):\(Shell.shortened($0.summary))") }
    return "names=(\(names.joined(separator: " "))); _describe command names"
  }

  private static func call(_ completion: CompletionWords) -> String {
    switch completion {
    case .nothing: ":"
    case .words(let words): "compadd -- \(words.joined(separator: " "))"
    case .files: "_files"
    case .wordsOrFiles(let words): "\(call(.words(words))); _files"
    case .list(let words): "compset -P '*,'; compadd -S '' -- \(words.joined(separator: " "))"
    case .pair(let words, let others):
      "if compset -P '*='; then \(call(.words(others))); else compadd -S '=' -- \(words.joined(separator: " ")); fi"
    case .wordWithFile(let words): "if compset -P '*='; then _files; else \(call(.words(words))); fi"
    case .reference: "compadd -- ${(f)\"$(git for-each-ref --format='%(refname:short)' 2>/dev/null)\"}"
    }
  }
}
