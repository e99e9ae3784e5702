extension Rule {
  static let legacySetAccessors = Rule(
    "legacy-set-accessors", severity: .info, fixability: .safe, scope: .project, audience: .migration,
    needs: .words(.set)
  ) { file, findings in
    guard file.project.isActive(file.number), file.file.words.contains(.set) else { return }
    for type in file.interactors {
      let setters = file.outline.members(of: type).compactMap(file.setAccessor)
      let fix = file.wireFix(for: setters, of: type)
      for (position, setter) in setters.enumerated() {
        findings.report(
          file.file.range(of: setter.name),
          "set router and listener in one 'wire(router:listener:)', since an interactor with one of them is half wired",
          fix: position == 0 ? fix : nil)
      }
    }
  }
}

extension LintedFile {
  fileprivate func setAccessor(_ member: Int) -> SetAccessor? {
    let function = outline.declarations[member]
    guard function.kind == .function, let name = function.name, outline.tokens[name].word == .set,
      let parameters = function.parameters.map(outline.arguments), parameters.count == 1
    else { return nil }
    let label = parameters[0].label ?? parameters[0].value.lowerBound
    let word = outline.tokens[label].word
    guard word == .router || word == .listener else { return nil }
    return SetAccessor(function: member, name: name, property: word, parameter: label..<parameters[0].value.upperBound)
  }
}
