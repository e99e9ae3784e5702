extension Scanner {
  mutating func scanPound() {
    let start = position
    let pounds = poundCount(from: start)
    switch byte(at: start + pounds) {
    case UInt8(ascii: "\""):
      scanString(from: start, pounds: pounds)
    case UInt8(ascii: "/") where scanExtendedRegex(pounds: pounds):
      break
    default:
      scanDirective(from: start)
    }
  }

  private mutating func scanDirective(from start: Int) {
    var end = start + 1
    while byte(at: end).isLetter { end += 1 }
    let word = end > start + 1
      ? knownWords.word(at: bytes + start + 1, length: end - start - 1, readable: count - start - 1) : .other
    switch word {
    case .if: add(.poundIf, from: start, to: end)
    case .elseif: add(.poundElseif, from: start, to: end)
    case .else: add(.poundElse, from: start, to: end)
    case .endif: add(.poundEndif, from: start, to: end)
    case .sourceLocation: add(.poundSourceLocation, from: start, to: end)
    case .available, .unavailable:
      noteWord(word)
      attributeArguments.expect(.versions)
      add(.pound, from: start, to: end, word: word)
    default: add(.pound, from: start, to: start + 1)
    }
  }

  /// Some attributes' arguments are not ordinary expressions.
  @inline(__always)
  mutating func noteAttribute(_ word: Word) {
    guard previous.kind == .at else { return }
    switch word {
    case .available, .backDeployed, ._backDeploy, ._spi_available, ._originallyDefinedIn, ._specialize:
      attributeArguments.expect(.versions)
    case .objc:
      attributeArguments.expect(.selector)
    case .derivative, .transpose:
      attributeArguments.expect(.qualifiedName)
    default:
      break
    }
  }
}
