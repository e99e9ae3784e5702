extension Rule {
  static let accessibilityIdentifierDuplicate = Rule(
    "accessibility-identifier-duplicate", severity: .info
  ) { file, findings in
    for (modifier, first) in file.repeatedIdentifiers() {
      findings.report(
        file.file.range(of: modifier.name),
        "give each element an identifier of its own, or a query for \(file.quoted(modifier.value)) finds two",
        related: [file.place(ofFirst: first.name, in: file.number)])
    }
    for repetition in file.project.identifierConstants.repeated[file.number] ?? [] {
      findings.report(
        file.file.range(of: repetition.constant.name),
        "give this identifier a value of its own, or a query for it also finds '\(repetition.first.path)'",
        severity: .warning, related: [file.place(ofFirst: repetition.first.name, in: repetition.first.file)])
    }
  }
}

extension LintedFile {
  fileprivate func place(ofFirst token: Int, in number: Int) -> RelatedPlace {
    let other = project.files[number]
    return RelatedPlace(
      path: other.source.path, range: other.range(of: token), message: "'\(other.text(of: token))' has it first")
  }

  fileprivate func quoted(_ value: TokenRange) -> String { "'\(literalText(value) ?? constantText(value))'" }

  private func constantText(_ value: TokenRange) -> String { value.map { file.text(of: $0) }.joined() }

  /// The modifiers that set what an earlier one in the same function or property has set, for as long as both are seen.
  fileprivate func repeatedIdentifiers() -> [(IdentifierModifier, first: IdentifierModifier)] {
    var groups: [IdentifierUse: [IdentifierModifier]] = [:]
    var repeated: [(IdentifierModifier, first: IdentifierModifier)] = []
    let modifiers = identifierModifiers().filter { $0.call.arguments.count == 1 }
    guard modifiers.count > 1 else { return [] }
    var views = ViewsShownTogether(in: self)
    for modifier in modifiers {
      guard isConstantIdentifier(modifier.value), literalText(modifier.value) != "",
        let declaration = outline.declaration(around: modifier.name)
      else { continue }
      let use = IdentifierUse(declaration: declaration, text: constantText(modifier.value))
      let earlier = groups[use] ?? []
      if let first = earlier.first(where: { views.contain($0.name, and: modifier.name) }) { repeated.append((modifier, first)) }
      if earlier.count < Self.mostAlternatives { groups[use, default: []].append(modifier) }
    }
    return repeated
  }

  /// Of more elements with one identifier the first ones show enough.
  private static let mostAlternatives = 16
}

/// A constant in the function or property that sets it.
private struct IdentifierUse: Hashable {
  let declaration: Int
  let text: String
}
