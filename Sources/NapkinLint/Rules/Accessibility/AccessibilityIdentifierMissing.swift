extension Rule {
  static let accessibilityIdentifierMissing = Rule(
    "accessibility-identifier-missing", severity: .info, isOnByDefault: false, needs: .types(.view)
  ) { file, findings in
    let views = Set(file.layers.entries.filter { $0.layer == .view && !file.isMenuBar($0.type) }.map(\.type))
    guard !views.isEmpty else { return }
    let controls = file.outline.tokens.indices.lazy.filter { file.isControl($0) }
    lazy var previews = PreviewCode(in: file)
    lazy var identified = file.identifiedNames()
    for control in controls where !file.isIdentified(control) && !previews.contains(control) {
      guard let type = file.enclosingType(of: file.outline.declaration(around: control)), views.contains(type),
        !file.isIdentifiedByUsers(control, in: type, identified), !file.isInSystemDialog(control)
      else { continue }
      findings.report(
        file.file.range(of: control),
        "give this '\(file.file.text(of: control))' an identifier, or a UI test finds it by its text only, if at all")
    }
  }
}

extension LintedFile {
  /// The commands of an app for the Mac stand in the menu bar, whose items the system knows by their titles.
  fileprivate func isMenuBar(_ type: Int) -> Bool {
    outline.inheritance(of: outline.declarations[type]).contains { outline.tokens[$0.token].word == .Commands }
  }

  /// A call that makes a control of SwiftUI.
  fileprivate func isControl(_ name: Int) -> Bool {
    guard outline.tokens[name].word.isControl, outline.call(at: name) != nil else { return false }
    if outline.kind(at: name - 1) == .period { return name > 1 && outline.tokens[name - 2].word == .SwiftUI }
    let type = TypeName(token: name, first: name, generics: nil)
    return symbols(named: type, at: outline.declaration(around: name)).isEmpty
  }

  /// Chains are not followed any further.
  private static let mostModifiers = 64

  /// Whether a modifier sets an identifier, hides the control, or is given a constant among the identifiers.
  fileprivate func isIdentified(_ control: Int) -> Bool {
    var next = outline.call(at: control)
    for _ in 0..<Self.mostModifiers {
      guard let call = next else { return false }
      if call.name != control, identifies(call) { return true }
      var index = call.end
      if outline.kind(at: index) == .poundIf, outline.expressionDirective(of: index) != nil,
        let end = outline.mate(of: index)
      {
        if (index..<end).contains(where: { outline.tokens[$0].word == .accessibilityIdentifier }) { return true }
        index = end + 1
      }
      next = outline.kind(at: index) == .period ? outline.call(at: index + 1) : nil
    }
    return true
  }

  private func identifies(_ modifier: Call) -> Bool {
    switch outline.tokens[modifier.name].word {
    case .accessibilityIdentifier, .accessibilityHidden, .accessibilityRepresentation: true
    case .accessibility:
      modifier.arguments.contains { $0.label.map { outline.tokens[$0].word == .identifier } ?? false }
    default:
      modifier.arguments.contains { namesIdentifiers($0.value) }
        || modifier.trailingClosures.isEmpty && speaksOfIdentifiers(modifier.name)
    }
  }

  /// `homeIdentified`, `withIdentifier`: a modifier of the app's own that says what it does.
  private func speaksOfIdentifiers(_ name: Int) -> Bool {
    let bytes = file.nameBytes(of: name)
    let word = "identifi".utf8
    guard bytes.count >= word.count else { return false }
    return (bytes.startIndex...(bytes.endIndex - word.count)).contains { start in
      // In ASCII, small and capital letters differ in this bit.
      zip(bytes[start...], word).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  /// `.tagged(Identifiers.Home.login)`.
  private func namesIdentifiers(_ value: TokenRange) -> Bool {
    guard let first = value.first, startsUppercase(first) else { return false }
    let name = TypeName(token: first, first: first, generics: nil)
    let found = symbols(named: name, at: outline.declaration(around: first))
    return project.index.types(behind: found).contains(where: project.identifierConstants.types.contains)
  }

  /// The names that identifiers are set on: `loginButton` in `loginButton.accessibilityIdentifier(...)`.
  fileprivate func identifiedNames() -> Set<String> {
    var names: Set<String> = []
    for modifier in identifierModifiers() {
      let chain = outline.chain(before: modifier.name - 1)
      switch chain.base {
      case .call(let name), .name(let name): names.insert(file.text(of: name))
      default: break
      }
      names.formUnion(chain.segments.map { file.text(of: $0) })
    }
    return names
  }

  /// A style, a property or function that gets its identifier where it is used, or a view of the app's own that is
  /// nothing but a control.
  fileprivate func isIdentifiedByUsers(_ control: Int, in type: Int, _ identified: Set<String>) -> Bool {
    guard let declaration = outline.declaration(around: control), let name = outline.declarations[declaration].name,
      let body = outline.declarations[declaration].body
    else { return false }
    guard outline.tokens[name].word == .body else {
      let text = file.text(of: name)
      return text == "makeBody" || identified.contains(text)
    }
    let isOfNapkin = symbols(of: type).contains(where: project.napkinViews.contains)
    let code = outline.inside(body)
    return !isOfNapkin && code.first == control && outline.statements(in: code).count == 1
  }

  /// Blocks further around are not looked at.
  private static let farthestBlock = 64

  /// The buttons of an alert have no identifiers that the system would hand on.
  fileprivate func isInSystemDialog(_ control: Int) -> Bool {
    var next = outline.block(around: control)
    for _ in 0..<Self.farthestBlock {
      guard let index = next else { return false }
      let block = outline.blocks[index]
      if block.role == .closure, let call = call(taking: block.open) {
        switch outline.tokens[call.name].word {
        case .alert, .confirmationDialog, .actionSheet: return true
        default: break
        }
      }
      next = block.parent
    }
    return false
  }
}

extension Word {
  /// A view of SwiftUI that a person operates.
  fileprivate var isControl: Bool {
    switch self {
    case .Button, .TextField, .SecureField, .Toggle, .Slider, .Stepper, .Picker, .NavigationLink, .Menu, .Link,
      .DatePicker:
      true
    default: false
    }
  }
}
