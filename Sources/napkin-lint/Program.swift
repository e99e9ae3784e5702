import NapkinLint

/// The tool from its arguments to its exit status.
struct Program {
  private let arguments: [Argument]

  init(arguments: [Argument]) {
    self.arguments = arguments
  }

  func run() -> ExitStatus {
    Output.surviveClosedPipes()
    do throws(UsageError) {
      return try run(ArgumentParser(ruleIDs: Rule.all.map(\.id)).parse(arguments))
    } catch {
      Output.error.tell("napkin-lint: \(error.message)")
      return .trouble
    }
  }

  private func run(_ command: Command) throws(UsageError) -> ExitStatus {
    switch command {
    case .lint(let options): try lint(options)
    case .debug(let command): command.run()
    case .help(let subcommand):
      Output.standard.deliver(Help.text(of: subcommand, columns: Environment.ofProcess().columns))
    case .version: Output.standard.deliver("napkin-lint \(Version.text)\n")
    case .explain(let rule, let color): ExplainCommand(rule: rule, color: color).run()
    case .explainPlace(let place, let choice, let color): try ExplainPlaceCommand(place, choice, color: color).run()
    case .rules(let options): RulesCommand(options).run()
    case .suppressions(let options): try SuppressionsCommand(options).run()
    case .config(let request): try ConfigurationCommand(request).run()
    case .files(let request): try FilesCommand(request).run()
    case .graph(let options): try GraphCommand(options).run()
    case .docs(let options): DocsCommand(options).run()
    case .integration(let request): try IntegrationCommand(request).run()
    case .completions(let shell): Output.standard.deliver(shell.script)
    case .man: Output.standard.deliver(ManualPage.text)
    case .demo(let options): DemoCommand(options: options).run()
    }
  }

  private func lint(_ options: LintOptions) throws(UsageError) -> ExitStatus {
    let options = try options.withListedPaths()
    if options.namesNothing, options.baselineAction != nil { return .clean }
    return try LintCommand(options).run()
  }
}
