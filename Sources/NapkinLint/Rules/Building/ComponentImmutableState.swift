extension Rule {
  static let componentImmutableState = Rule(
    "component-immutable-state", severity: .error, needs: .types([.builder, .component])
  ) { file, findings in
    for found in file.dependencyClasses() where !file.isOnMainActor(file.outline.declarations[found.type]) {
      let noun = found.part == .builder ? "a builder's" : "a component's"
      for (name, isLazy) in file.unguardedVariables(of: found) {
        let text = file.file.text(of: name)
        findings.report(
          file.file.range(of: name),
          isLazy
            ? "use 'shared' in place of 'lazy', since two threads at once may make two of '\(text)'"
            : "make '\(text)' a 'let', or compute it with 'shared': nothing guards \(noun) 'var' from other threads")
      }
    }
  }
}

extension LintedFile {
  fileprivate func unguardedVariables(of found: PartTable.Entry) -> [(name: Int, isLazy: Bool)] {
    outline.members(of: found.type).compactMap { member in
      let declaration = outline.declarations[member]
      guard declaration.isStoredInInstances, !declaration.isConstant, let name = declaration.name,
        outline.attributes(of: declaration).allSatisfy(isNoWrapper),
        !(found.part == .builder && isComponent(member))
      else { return nil }
      return (name, declaration.modifiers.contains(.lazy))
    }
  }

  /// A property wrapper may guard what it wraps, and an actor does.
  private func isNoWrapper(_ attribute: Attribute) -> Bool {
    switch outline.tokens[attribute.name].word {
    case .available, .objc, .nonobjc, .preconcurrency: true
    default: false
    }
  }
}
