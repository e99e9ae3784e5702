/// A reference that points back to an owner: what it says when it is not weak, and how to make it so.
struct BackReference {
  let reference: StoredReference
  /// Another severity than the rule's own.
  var severity: Severity?
  /// Whether the property's type can be weak; nil when the index does not know it.
  let isClassBound: Bool?

  /// - Parameters:
  ///   - owner: who keeps the type, with an article.
  ///   - type: the type that has the reference.
  func message(owner: String, type: String, property: String) -> String {
    switch reference.ownership {
    case .unowned: "an unowned '\(property)' crashes once it is gone, so hold it weakly"
    case .strong where reference.type.isCollection:
      "\(owner) owns '\(type)', so hold each of '\(property)' weakly or none is ever freed"
    case .strong: "\(owner) owns '\(type)', so hold '\(property)' weakly or neither is ever freed"
    }
  }
}

extension FindingList {
  /// Reports back-references of one type, each at its name.
  mutating func report(
    _ references: [BackReference], owner: String, in file: LintedFile, _ entry: LayerTable.Entry
  ) {
    guard !references.isEmpty else { return }
    let related = file.evidence(for: entry.layer, of: file.symbols(of: entry.type))
    let type = file.name(of: entry.type)
    for reference in references {
      let name = reference.reference.name
      report(
        file.file.range(of: name), reference.message(owner: owner, type: type, property: file.file.text(of: name)),
        severity: reference.severity, related: related, fix: file.weakFix(for: reference))
    }
  }
}

extension LintedFile {
  /// `weak` before `var`, where that alone is enough: a variable, optional, alone in its declaration, with no wrapper.
  fileprivate func weakFix(for back: BackReference) -> Fix? {
    let reference = back.reference
    let declaration = reference.declaration
    guard reference.ownership == .strong, !declaration.isConstant, !declaration.modifiers.contains(.lazy),
      reference.type.isOptional, !reference.type.isOptionalTwice, !reference.type.isCollection,
      back.isClassBound != false, isAlone(reference), hasNoValue(declaration), outline.attributes(of: declaration).allSatisfy(isHarmless)
    else { return nil }
    let start = outline.tokens[declaration.keyword].start
    return Fix(
      applicability: back.isClassBound == nil ? .unsafe : .safe, title: "insert 'weak'",
      edits: [Fix.Edit(range: SourceRange(start, start), replacement: "weak ")])
  }

  private func isAlone(_ reference: StoredReference) -> Bool {
    let declaration = reference.declaration
    let isFollowed = outline.kind(at: outline.end(of: declaration)) == .comma
    return !isFollowed && declaration.name == declaration.keyword + 1
  }

  private func hasNoValue(_ declaration: Declaration) -> Bool {
    guard let value = declaration.value else { return true }
    return value.count == 1 && outline.tokens[value.lowerBound].keyword == .nil
  }

  /// An attribute that is no property wrapper; a wrapped property cannot be weak.
  private func isHarmless(_ attribute: Attribute) -> Bool {
    switch outline.tokens[attribute.name].word {
    case .ObservationIgnored, .available, .objc, .nonobjc, .IBOutlet, .IBInspectable, .MainActor, .preconcurrency: true
    default: false
    }
  }
}
