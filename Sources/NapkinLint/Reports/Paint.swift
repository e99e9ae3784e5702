/// Colours text for a terminal, or leaves it as it is.
package struct Paint: Sendable {
  let isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  package enum Style: String, Sendable {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
    case warning = "1;33"
    case info = "1;36"
    case frame = "1;34"
    case code = "36"
  }

  package func callAsFunction(_ text: String, _ style: Style) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Severity {
  package var style: Paint.Style {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
