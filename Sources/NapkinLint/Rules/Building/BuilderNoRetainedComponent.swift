extension Rule {
  static let builderNoRetainedComponent = Rule(
    "builder-no-retained-component", severity: .warning, needs: .types([.builder, .router])
  ) { file, findings in
    for found in file.classes(of: .builder) {
      for name in file.components(of: found.type) {
        let text = file.file.text(of: name)
        findings.report(
          file.file.range(of: name),
          "make '\(text)' in 'build', or its services outlive the feature and the next one gets them")
      }
    }
    guard !file.isOfOldShape else { return }
    for found in file.classes(of: .router) {
      for name in file.components(of: found.type) {
        findings.report(
          file.file.range(of: name),
          "hand '\(file.name(of: found.type))' its children's builders instead, so that its 'init' says what it builds",
          severity: .info)
      }
    }
  }
}

extension LintedFile {
  /// The stored properties that keep a component.
  fileprivate func components(of type: Int) -> [Int] {
    outline.members(of: type).filter(isComponent).compactMap { outline.declarations[$0].name }
  }

  /// A stored property that is typed with a component's class, or set to a new one.
  func isComponent(_ property: Int) -> Bool {
    let declaration = outline.declarations[property]
    guard declaration.isStoredInInstances else { return false }
    if let written = writtenType(of: property) { return isComponent(written.meaning) }
    guard let value = declaration.value?.first, outline.isIdentifier(value), outline.call(at: value) != nil else {
      return false
    }
    return isComponent(meaning(of: TypeReference(value..<(value + 1), in: outline), at: property))
  }

  private func isComponent(_ meaning: TypeMeaning) -> Bool {
    meaning.roles.contains(.component)
      && meaning.symbols.allSatisfy { project.index.symbols[$0].kind == .class }
  }
}
