extension Rule {
  static let routerDidLoadSuper = Rule(
    "router-did-load-super", severity: .warning, fixability: .safe, needs: .words(.didLoad)
  ) { file, findings in
    for override in file.overridesOfDidLoad() {
      let declaration = file.outline.declarations[override]
      guard let name = declaration.name, let body = declaration.body, !file.callsSuper(in: body) else { continue }
      findings.report(
        file.file.range(of: name),
        "begin with 'await super.didLoad()', or what the classes above do on load is left out",
        fix: file.superFix(for: declaration, body))
    }
  }
}

extension LintedFile {
  fileprivate func overridesOfDidLoad() -> [Int] {
    declarations(of: .router).flatMap { router in
      project.functions(named: .didLoad, at: TypeSymbol.Place(file: number, declaration: router.type))
    }.map(\.declaration).filter { outline.declarations[$0].modifiers.contains(.override) }
  }

  fileprivate func callsSuper(in body: Int) -> Bool {
    outline.inside(body).contains { index in
      outline.tokens[index].word == .didLoad && outline.kind(at: index - 1) == .period
        && outline.tokens[index - 2].word == .super
    }
  }

  /// The call as the first statement; none where the function cannot await it.
  fileprivate func superFix(for declaration: Declaration, _ body: Int) -> Fix? {
    guard outline.isAsync(declaration), let end = outline.mate(of: body) else { return nil }
    return Fix(
      applicability: .safe, title: "insert 'await super.didLoad()'", edits: [superEdit(in: body, end: end)])
  }

  private func superEdit(in body: Int, end: Int) -> Fix.Edit {
    let call = "await super.didLoad()"
    let first = body + 1
    let start = outline.tokens[first].start
    guard first < end else {
      return Fix.Edit(range: SourceRange(outline.tokens[body].end, outline.tokens[end].start), replacement: " \(call) ")
    }
    guard outline.startsLine(first) else { return insertion("\(call); ", at: start) }
    return insertion("\(call)\(lineBreak(before: start))\(indentation(ofLineAt: start))", at: start)
  }
}
