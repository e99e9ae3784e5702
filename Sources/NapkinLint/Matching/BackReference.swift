/// A reference that points back to an owner: what it says when it is not weak, and how to make it so.
struct BackReference {
  let owner: String
  let layer: Layer
  let typeName: String
  let reference: StoredReference
  let propertyName: String

  /// What is wrong with it.
  var message: String {
    switch reference.ownership {
    case .unowned: "an unowned '\(propertyName)' crashes once it is gone, so hold it weakly"
    case .strong where reference.type.isCollection:
      "\(owner) owns '\(typeName)', so hold each of '\(propertyName)' weakly or none is ever freed"
    case .strong: "\(owner) owns '\(typeName)', so hold '\(propertyName)' weakly or neither is ever freed"
    }
  }
}

extension FindingList {
  /// Reports a back-reference at its name.
  ///
  /// - Parameter isClassBound: whether the property's type can be weak; nil when the index does not know it.
  mutating func report(
    _ reference: BackReference, in file: LintedFile, type: Int, severity: Severity? = nil, isClassBound: Bool?
  ) {
    report(
      file.file.range(of: reference.reference.name), reference.message, severity: severity,
      related: file.evidence(for: reference.layer, of: type),
      fix: file.weakFix(for: reference.reference, isClassBound: isClassBound))
  }
}

extension LintedFile {
  /// `weak` before `var`, where that alone is enough: a variable, optional, alone in its declaration, with no wrapper.
  fileprivate func weakFix(for reference: StoredReference, isClassBound: Bool?) -> Fix? {
    let declaration = reference.declaration
    guard reference.ownership == .strong, !declaration.isConstant, !declaration.modifiers.contains(.lazy),
      reference.type.isOptional, !reference.type.isCollection, isClassBound != false, isAlone(reference),
      hasNoValue(declaration), outline.attributes(of: declaration).allSatisfy(isHarmless)
    else { return nil }
    let start = outline.tokens[declaration.keyword].start
    return Fix(
      applicability: isClassBound == nil ? .unsafe : .safe, title: "insert 'weak'",
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
