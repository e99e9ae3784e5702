extension Rule {
  static let noObservedObject = Rule(
    "no-observed-object", severity: .warning,
    needs: .words(
      .ObservedObject, .StateObject, .EnvironmentObject, .environmentObject, .ObservableObject, .Published)
  ) { file, findings in
    for entry in file.layers.entries where entry.layer != .interactor && file.isOfNapkin(entry) {
      let name = file.name(of: entry.type)
      let found = file.conformances(of: entry) + file.wrappers(of: entry)
      for (token, message) in found {
        findings.report(
          file.file.range(of: token), message.text(for: name),
          related: file.evidence(for: entry.layer, of: file.symbols(of: entry.type)))
      }
    }
    for name in file.environmentObjectCalls() {
      findings.report(file.file.range(of: name), ObservableObjectUse.environmentObject.text(for: ""))
    }
  }
}

/// A way to use what came before `@Observable`.
private enum ObservableObjectUse {
  case observed(wrapper: String)
  case fromEnvironment
  case environmentObject
  case conformance
  case published

  func text(for type: String) -> String {
    switch self {
    case .observed(let wrapper):
      "show what the '@Observable' presenter holds instead of '@\(wrapper)', which no interactor knows of"
    case .fromEnvironment:
      "show what the '@Observable' presenter holds, or '\(type)' stops the app where nobody has set the object"
    case .environmentObject:
      "hand values on by an initializer or a presenter, or a view that misses the object stops the app"
    case .conformance:
      "mark '\(type)' '@Observable' instead of 'ObservableObject', or each change draws all its views again"
    case .published:
      "mark '\(type)' '@Observable' instead of the property '@Published', or each change draws all its views again"
    }
  }
}

extension LintedFile {
  /// `ObservableObject` in the inheritance clause of a presenter or a view controller.
  fileprivate func conformances(of entry: LayerTable.Entry) -> [(Int, ObservableObjectUse)] {
    guard entry.layer != .view, file.words.contains(.ObservableObject) else { return [] }
    return outline.inheritance(of: outline.declarations[entry.type]).filter {
      outline.tokens[$0.token].word == .ObservableObject && isOfSystem($0.token, $0.first, at: entry.type)
    }.map { ($0.token, .conformance) }
  }

  /// The wrappers of a type's properties; `@Published` goes without saying in an `ObservableObject`.
  fileprivate func wrappers(of entry: LayerTable.Entry) -> [(Int, ObservableObjectUse)] {
    let saysObservableObject = !conformances(of: entry).isEmpty
    return outline.members(of: entry.type).filter { outline.declarations[$0].kind == .property }.flatMap { member in
      outline.attributes(of: outline.declarations[member]).compactMap { attribute -> (Int, ObservableObjectUse)? in
        guard let use = use(by: attribute.name, in: entry.layer),
          isOfSystem(attribute.name, attribute.first, at: member)
        else { return nil }
        if case .published = use, saysObservableObject { return nil }
        return (attribute.name, use)
      }
    }
  }

  private func use(by attribute: Int, in layer: Layer) -> ObservableObjectUse? {
    switch outline.tokens[attribute].word {
    case .ObservedObject, .StateObject: .observed(wrapper: file.text(of: attribute))
    case .EnvironmentObject: .fromEnvironment
    case .Published: layer == .view ? nil : .published
    default: nil
    }
  }

  /// A name of SwiftUI or Combine, and not one of the project's own.
  private func isOfSystem(_ name: Int, _ first: Int, at declaration: Int) -> Bool {
    symbols(named: TypeName(token: name, first: first, generics: nil), at: declaration).isEmpty
  }

  /// `.environmentObject(...)` in a view or a view controller of a napkin.
  fileprivate func environmentObjectCalls() -> [Int] {
    guard file.words.contains(.environmentObject) else { return [] }
    let napkinTypes = Set(layers.entries.filter { $0.layer != .interactor && isOfNapkin($0) }.map(\.type))
    guard !napkinTypes.isEmpty else { return [] }
    return outline.tokens.indices.filter { index in
      guard outline.tokens[index].word == .environmentObject, outline.kind(at: index - 1) == .period,
        outline.call(at: index) != nil, let type = enclosingType(of: outline.declaration(around: index))
      else { return false }
      return napkinTypes.contains(type)
    }
  }
}
