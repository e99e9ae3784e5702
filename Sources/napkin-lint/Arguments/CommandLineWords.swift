/// The command line taken apart: which command, which options with their values, and the words that are neither.
struct CommandLineWords {
  private(set) var subcommand = Subcommand.lint
  private(set) var options: [(option: Option, value: String)] = []
  private(set) var operands: [Argument] = []
  /// The operands that stand behind `--`.
  private(set) var behindDashes: [Argument] = []
  private var rest: ArraySlice<Argument>

  /// The first mistake counts, unless the words ask for help.
  init(_ arguments: [Argument]) throws(UsageError) {
    rest = arguments[...]
    var mistake: UsageError?
    while let argument = rest.popFirst() {
      do throws(UsageError) {
        try take(argument)
      } catch {
        mistake = mistake ?? error
      }
    }
    if let mistake, !asks(for: .help) { throw mistake }
    // A command may stand behind its options.
    options = options.map { (Option.spelled($0.option.name.spelling, of: subcommand) ?? $0.option, $0.value) }
  }

  /// The same command with its options alone.
  var withoutOperands: CommandLineWords { with([]) }

  /// The same command with other operands.
  func with(_ operands: [Argument]) -> CommandLineWords {
    var words = self
    words.operands = operands
    return words
  }

  func asks(for name: Option.Name) -> Bool {
    options.contains { $0.option.name == name }
  }

  private mutating func take(_ argument: Argument) throws(UsageError) {
    let text = argument.text
    if text == "--" {
      operands += rest
      behindDashes = Array(rest)
      rest = []
    } else if text.hasPrefix("-"), text != "-" {
      try takeOption(text)
    } else if operands.isEmpty, subcommand == .lint, let named = Subcommand(name: text) {
      subcommand = named
    } else {
      operands.append(argument)
    }
  }

  private mutating func takeOption(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let spelling = parts.first, let option = Option.spelled(spelling, of: subcommand) else {
      throw UsageError(
        "unknown option '\(parts[0])'", nearestTo: parts[0], among: Option.all.map(\.name.spelling))
    }
    guard let value = option.value else {
      guard parts.count == 1 else { throw UsageError("\(spelling) takes no value, but got '\(parts[1])'") }
      options.append((option, ""))
      return
    }
    if case .optionalPatch = value {
      guard parts.count == 1 || !parts[1].isEmpty else {
        throw UsageError("\(spelling)= names no patch; write \(spelling)=PATCH, or \(spelling) alone to see repairs")
      }
      options.append((option, parts.count == 2 ? parts[1] : nextPatch()))
      return
    }
    let text = try parts.count == 2 ? parts[1] : nextValue(of: spelling, value)
    if text.isEmpty, value.namesSomething {
      throw UsageError("\(spelling) needs a value: \(spelling) \(value.placeholder)")
    }
    options.append((option, text))
  }

  /// The next word if it names a patch; nothing otherwise.
  private mutating func nextPatch() -> String {
    guard let next = rest.first?.text, next == "-" && !standsForFile || next.hasSuffix(".diff") || next.hasSuffix(".patch")
    else { return "" }
    rest.removeFirst()
    return next
  }

  /// Whether a `-` among the words is a file to lint.
  private var standsForFile: Bool {
    let name = Option.Name.stdinFilename.spelling
    return options.contains { $0.option.name == .stdinFilename }
      || rest.contains { $0.text == name || $0.text.hasPrefix(name + "=") }
  }

  private mutating func nextValue(of spelling: String, _ value: Option.Value) throws(UsageError) -> String {
    guard let next = rest.first?.text, !next.hasPrefix("-") || value.takes(next) else {
      throw UsageError("\(spelling) needs a value: \(spelling) \(value.placeholder)")
    }
    rest.removeFirst()
    return next
  }
}

extension Option.Value {
  /// Nothing has an empty name.
  fileprivate var namesSomething: Bool {
    switch self {
    case .text, .pathList: true
    default: false
    }
  }

  /// A number below zero is a wrong number, and not the next option; a list may stand on standard input.
  fileprivate func takes(_ word: String) -> Bool {
    switch self {
    case .number: word.dropFirst().first?.isNumber == true
    case .pathList: word == "-"
    default: false
    }
  }
}
