/// `.accessibilityIdentifier(_:)` behind a view of SwiftUI, or the older `.accessibility(identifier:)`.
struct IdentifierModifier: Sendable {
  let name: Int
  let call: Call
  /// The identifier that is set.
  let value: TokenRange
}

extension LintedFile {
  var setsIdentifiers: Bool {
    file.words.contains(.accessibilityIdentifier) || file.words.contains(.accessibility)
  }

  /// The modifiers that set identifiers in the file, in source order; those of previews are left out, and in test code
  /// are none.
  func identifierModifiers() -> [IdentifierModifier] {
    guard setsIdentifiers, !file.isTest else { return [] }
    return project.fileTables[number].identifierModifiers.value { newIdentifierModifiers() }
  }

  private func newIdentifierModifiers() -> [IdentifierModifier] {
    let tokens = outline.tokens
    let modifiers = tokens.indices.filter { tokens[$0].word == .accessibilityIdentifier || tokens[$0].word == .accessibility }
      .compactMap(identifierModifier)
    guard !modifiers.isEmpty else { return [] }
    let previews = PreviewCode(in: self)
    return modifiers.filter { !previews.contains($0.name) }
  }

  func identifierModifier(at name: Int) -> IdentifierModifier? {
    let word = outline.tokens[name].word
    guard word == .accessibilityIdentifier || word == .accessibility, outline.kind(at: name - 1) == .period,
      let call = outline.call(at: name)
    else { return nil }
    let value = call.arguments.first { argument in
      guard let label = argument.label else { return word == .accessibilityIdentifier }
      return word == .accessibility && outline.tokens[label].word == .identifier
    }
    return value.map { IdentifierModifier(name: name, call: call, value: $0.value) }
  }

  /// Chains are not followed any further.
  private static let mostModifiers = 64

  /// The first modifier behind a call that makes one accessible element of the view.
  func elementModifier(behind call: Call) -> Call? {
    var index = call.end
    for _ in 0..<Self.mostModifiers {
      if outline.kind(at: index) == .poundIf, outline.expressionDirective(of: index) != nil,
        let end = outline.mate(of: index)
      {
        index = end + 1
      }
      guard outline.kind(at: index) == .period, let next = outline.call(at: index + 1) else { return nil }
      if outline.tokens[next.name].word == .accessibilityElement { return next }
      index = next.end
    }
    return nil
  }

  /// Whether an identifier is the same each time: a literal without interpolation, or a constant such as
  /// `Identifiers.Home.title`.
  func isConstantIdentifier(_ value: TokenRange) -> Bool {
    guard let first = value.first else { return false }
    if outline.kind(at: first) == .stringOpen {
      return value.allSatisfy { [.stringOpen, .stringText, .stringClose].contains(outline.kind(at: $0)) }
    }
    return startsUppercase(first) && value.count > 2 && value.enumerated().allSatisfy { place, index in
      place.isMultiple(of: 2) ? outline.isIdentifier(index) : outline.kind(at: index) == .period
    }
  }

  func startsUppercase(_ name: Int) -> Bool {
    guard outline.isIdentifier(name) else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.bytes[outline.tokens[name].start])
  }
}
