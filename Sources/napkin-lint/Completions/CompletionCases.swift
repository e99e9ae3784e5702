/// The parts of a completion that bash and zsh spell alike: a `case` for each option and each operand.
struct CompletionCases {
  /// What the shell does to complete such words.
  let call: (CompletionWords) -> String

  /// The value of an option.
  var values: String {
    let cases = Subcommand.completed.flatMap { command in
      Option.all(of: command).compactMap { option in
        option.completion.map { "      \"\(command.rawValue) \(option.name.spelling)\") \(call($0)) ;;\n" }
      }
    }
    return "  if [[ -n \"$option\" ]]; then\n    case \"$command $option\" in\n" + cases.joined()
      + "    esac\n    return\n  fi\n"
  }

  /// A word that belongs to no option.
  ///
  /// - Parameters:
  ///   - word: the variable that holds the word.
  ///   - first: what the shell does for a command's first operand.
  func operands(of word: String, first: (Subcommand) -> String) -> String {
    let cases = Subcommand.completed.map { command in
      let name = command.rawValue
      let deciding = command.decidingOperands.map { first in
        "      \"\(name) \(first)\") \(call(command.laterOperand(after: first))) ;;\n"
      }
      return "      \"\(name) \") \(first(command)) ;;\n" + deciding.joined()
        + "      \"\(name) \"*) \(call(command.laterOperand(after: ""))) ;;\n"
    }
    return "  if [[ \"$\(word)\" != -* ]]; then\n    case \"$command $first\" in\n" + cases.joined()
      + "    esac\n    return\n  fi\n"
  }
}
