extension Rule {
  static let interactorInitNoLogic = Rule(
    "interactor-init-no-logic", severity: .info, isOnByDefault: false, needs: .types(.interactable)
  ) { file, findings in
    for type in file.interactors {
      for member in file.outline.members(of: type) where file.outline.declarations[member].kind == .initializer {
        guard let body = file.outline.declarations[member].body,
          let statement = file.outline.statements(in: file.outline.inside(body)).first(where: file.isLogic)
        else { continue }
        findings.report(
          file.file.range(of: statement.lowerBound),
          "let 'init' only keep what it is given; start work in 'didBecomeActive', when all is wired",
          related: file.evidence(ofInteractor: type))
      }
    }
  }
}

extension LintedFile {
  /// Anything but `self.service = service`, `count = 0`, and a call of another initializer.
  fileprivate func isLogic(_ statement: TokenRange) -> Bool {
    switch outline.tokens[statement.lowerBound].kind {
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundSourceLocation, .semicolon: return false
    default: break
    }
    if isAssignment(statement) { return false }
    return !isCallOfInitializer(statement)
  }

  private func isAssignment(_ statement: TokenRange) -> Bool {
    guard outline.isIdentifier(statement.lowerBound), !outline.tokens[statement.lowerBound].keyword.isDeclaration else {
      return false
    }
    guard file.text(of: statement.lowerBound) != "_" else { return false }
    return outline.topLevel(of: statement).contains { outline.kind(at: $0) == .equal }
  }

  private func isCallOfInitializer(_ statement: TokenRange) -> Bool {
    guard statement.count > 3 else { return false }
    let first = outline.tokens[statement.lowerBound].keyword
    return (first == .`self` || first == .super) && outline.tokens[statement.lowerBound + 2].word == .`init`
  }
}

extension Word {
  fileprivate var isDeclaration: Bool {
    switch self {
    case .let, .var, .if, .guard, .for, .while, .switch, .repeat, .do, .defer, .func: true
    default: false
    }
  }
}
