extension Rule {
  static let noLifecycleInternals = Rule(
    "no-lifecycle-internals", severity: .warning, fixability: .safe, needs: .words(.lifecycle)
  ) { file, findings in
    guard !file.file.isTest else { return }
    for index in file.outline.tokens.indices where file.outline.tokens[index].word == .lifecycle {
      guard let member = file.memberOfLifecycle(index), !file.isInExemptType(index) else { continue }
      let isRegister = file.outline.tokens[member].word == .register
      let wanted = isRegister ? "task" : file.file.text(of: member)
      findings.report(
        file.file.range(of: member),
        "ask the interactor itself for '\(wanted)', and leave its lifecycle to the framework",
        fix: isRegister ? file.registerFix(index, member) : nil)
    }
  }
}

extension LintedFile {
  /// The `register`, `isActive` or `isActiveStream` that is taken of an interactor's lifecycle.
  fileprivate func memberOfLifecycle(_ index: Int) -> Int? {
    guard outline.kind(at: index + 1) == .period, outline.isIdentifier(index + 2) else { return nil }
    switch outline.tokens[index + 2].word {
    case .register where outline.call(at: index + 2) == nil: return nil
    case .register, .isActive, .isActiveStream: return isLifecycle(index) ? index + 2 : nil
    default: return nil
    }
  }

  fileprivate func isInExemptType(_ token: Int) -> Bool {
    guard let type = enclosingType(of: outline.declaration(around: token)) else { return isInUnbalanced(token) }
    return isExempt(type) || isOfFramework(type) || isInUnbalanced(token)
  }

  /// `task` in place of `lifecycle.register`, in the interactor itself.
  fileprivate func registerFix(_ lifecycle: Int, _ register: Int) -> Fix? {
    let isOwn = outline.kind(at: lifecycle - 1) != .period || outline.tokens[lifecycle - 2].word == .`self`
    guard isOwn, interactor(around: lifecycle) != nil else { return nil }
    let range = SourceRange(outline.tokens[lifecycle].start, outline.tokens[register].end)
    return Fix(
      applicability: .safe, title: "replace 'lifecycle.register' by 'task'",
      edits: [Fix.Edit(range: range, replacement: "task")])
  }
}
