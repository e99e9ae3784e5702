extension Rule {
  static let testName = Rule(
    "test-name", severity: .info, isOnByDefault: false, scope: .file, needs: .words(.XCTestCase)
  ) { file, findings in
    guard file.file.isTest, file.file.words.contains(.XCTestCase) else { return }
    for type in file.outline.declarations.indices where file.testsRing(type) {
      for member in file.outline.members(of: type) {
        guard let name = file.unclearTest(member) else { continue }
        findings.report(
          file.file.range(of: name),
          "name it 'test<Method>_<expectation>', so that a failure tells what was done and what was expected")
      }
    }
  }
}

extension LintedFile {
  /// The tests of an interactor, a router, a builder or a presenter; others may have other names.
  fileprivate func testsRing(_ type: Int) -> Bool {
    let declaration = outline.declarations[type]
    guard declaration.kind == .class, let name = declaration.name, !declaration.isUnbalanced,
      let base = outline.inheritance(of: declaration).first, outline.tokens[base.token].word == .XCTestCase
    else { return false }
    return file.name(name, endsWith: "InteractorTests") || file.name(name, endsWith: "RouterTests")
      || file.name(name, endsWith: "BuilderTests") || file.name(name, endsWith: "PresenterTests")
  }

  fileprivate func unclearTest(_ member: Int) -> Int? {
    let function = outline.declarations[member]
    guard function.kind == .function, let name = function.name, file.name(name, startsWith: "test"),
      let parameters = function.parameters, outline.inside(parameters).isEmpty
    else { return nil }
    let parts = file.text(of: name).split(separator: "_", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty } && parts[0] != "test" ? nil : name
  }
}
