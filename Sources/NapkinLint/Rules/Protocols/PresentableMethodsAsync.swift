extension Rule {
  static let presentableMethodsAsync = Rule(
    "presentable-methods-async", severity: .info, needs: .types(.presentable, and: .protocol)
  ) { file, findings in
    for presentable in file.protocols(of: .presentable) {
      for function in file.requiredFunctions(of: presentable) where !file.outline.isAsync(function) {
        guard let name = function.name else { continue }
        findings.report(
          file.file.range(of: name),
          "make '\(file.file.text(of: name))' async, or a presenter that has to wait starts a 'Task' of its own")
      }
    }
  }
}
