import NapkinLint

extension PrintOptions {
  /// The chosen format, or the one that suits where the output goes.
  func reportFormat(in environment: Environment) -> ReportFormat {
    format ?? (environment.isOutputTerminal ? .full : .concise)
  }

  func reportStyle(in environment: Environment) -> ReportStyle {
    var style = ReportStyle()
    style.isColored = environment.isColored(color)
    style.width = min(environment.columns ?? 100, 120)
    return style
  }
}
