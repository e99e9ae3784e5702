extension Rule {
  static let accessibilityIdentifierNamespace = Rule(
    "accessibility-identifier-namespace", severity: .info, isOnByDefault: false
  ) { file, findings in
    for constant in file.ownIdentifierConstants() {
      guard let wanted = IdentifierName(constant.text).wanted(by: constant.path) else { continue }
      findings.report(
        file.file.range(of: constant.name), "\(wanted), or an identifier of another feature may have the same value")
    }
  }
}

extension LintedFile {
  /// The constants in those types of the file whose members views set as their identifiers.
  fileprivate func ownIdentifierConstants() -> [IdentifierConstants.Constant] {
    guard !project.identifierConstants.types.isEmpty, !file.isTest else { return [] }
    let constants = outline.declarations.indices.filter { type in
      outline.declarations[type].hasMembers && !outline.declarations[type].isUnbalanced
        && symbols(of: type).contains(where: project.identifierConstants.types.contains)
    }.flatMap(identifierConstants)
    var seen: Set<Int> = []
    return constants.filter { seen.insert($0.name).inserted }
  }
}

/// The text of an identifier: `loggedOut.loginButton`.
private struct IdentifierName {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// What is wrong with it, as a request; nil when nothing is.
  ///
  /// - Parameter path: the names of the types around the constant and its own.
  func wanted(by path: String) -> String? {
    guard hasNamespace else { return "write it as 'feature.element'" }
    // The outermost type holds all features; those in it are the features.
    let features = path.split(separator: ".").dropFirst().dropLast()
    guard let feature = features.last else { return nil }
    let isNamed = features.contains { name in
      Self.lowerCamel(name).contains { text.hasPrefix($0 + ".") }
    }
    return isNamed ? nil : "begin it with '\(Self.lowerCamel(feature)[0]).'"
  }

  /// `^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$`
  private var hasNamespace: Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1, let feature = parts.first, let first = feature.first else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) && feature.allSatisfy(\.isLetterOrDigit)
      && parts.dropFirst().allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
      }
  }

  /// `loggedOut` for `LoggedOut`; for `URLBar` both `uRLBar` and `urlBar`.
  private static func lowerCamel(_ name: Substring) -> [String] {
    let capitals = name.prefix(while: \.isUppercase)
    let simple = name.prefix(1).lowercased() + name.dropFirst()
    guard capitals.count > 1 else { return [simple] }
    let kept = capitals.count == name.count ? 0 : 1
    return [capitals.dropLast(kept).lowercased() + name.dropFirst(capitals.count - kept), simple]
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
