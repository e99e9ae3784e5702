import NapkinLint

/// Shows a rule's page.
struct ExplainCommand {
  let rule: String
  let color: ColorChoice

  func run() -> ExitStatus {
    let environment = Environment.ofProcess()
    guard let page = Rule.pages[rule] else {
      Output.error.tell("napkin-lint: the rule '\(rule)' has no page")
      return .trouble
    }
    let text = PageText.text(
      of: page, isColored: environment.isColored(color), width: environment.columns ?? PrintOptions.width)
    return Output.standard.deliver(text)
  }
}
