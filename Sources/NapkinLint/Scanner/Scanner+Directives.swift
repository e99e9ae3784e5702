extension Scanner {
  mutating func scanPound() {
    let start = position
    let pounds = poundCount(from: start)
    switch byte(at: start + pounds) {
    case .quote:
      scanString(from: start, pounds: pounds)
    case .slash:
      scanExtendedRegex(pounds: pounds)
    default:
      for offset in start..<start + pounds - 1 { add(.pound, from: offset, to: offset + 1) }
      scanDirective(from: start + pounds - 1)
    }
  }

  private mutating func scanDirective(from start: Int) {
    var end = start + 1
    while byte(at: end).isLetter { end += 1 }
    let word = word(from: start + 1, to: end)
    switch word {
    case .if: add(.poundIf, from: start, to: end)
    case .elseif: add(.poundElseif, from: start, to: end)
    case .else: add(.poundElse, from: start, to: end)
    case .endif: add(.poundEndif, from: start, to: end)
    case .sourceLocation: add(.poundSourceLocation, from: start, to: end)
    case .available, .unavailable:
      noteWord(word)
      add(.pound, from: start, to: end, word: word)
    default: add(.pound, from: start, to: start + 1)
    }
  }

  /// Enters the parenthesis at `position`; some attributes' arguments are not ordinary expressions.
  mutating func enterArguments() {
    let kind: AttributeArguments.Kind = switch previous.word {
    case .available, .unavailable, .backDeployed, ._backDeploy, ._spi_available, ._originallyDefinedIn, ._specialize:
      .versions
    case .objc: .selector
    case .derivative, .transpose: .qualifiedName
    default: .other
    }
    attributeArguments.enterParenthesis(of: kind)
  }
}
