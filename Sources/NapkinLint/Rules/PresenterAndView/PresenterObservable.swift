extension Rule {
  static let presenterObservable = Rule(
    "presenter-observable", severity: .error, fixability: .safe, needs: .types(.presenter)
  ) { file, findings in
    for type in file.types(in: { $0 == .presenter }).map(\.type)
    where file.roles(of: type).contains(.presenter) && !file.isObserved(type) {
      guard let state = file.shownState(of: type), let name = file.outline.declarations[type].name else { continue }
      let symbols = file.symbols(of: type)
      let updatesItself = file.updatesViewController(type)
      findings.report(
        file.file.range(of: name), file.message(for: type, state: state, updatesItself: updatesItself),
        severity: updatesItself ? .info : nil, related: file.evidence(for: .presenter, of: symbols),
        fix: updatesItself ? nil : file.observableFix(for: type))
    }
  }
}

extension LintedFile {
  /// Whether a macro tracks its properties, or Combine does.
  fileprivate func isObserved(_ type: Int) -> Bool {
    let attributes = outline.attributes(of: outline.declarations[type])
    return attributes.contains { isObservingMacro($0.name) }
      || places(of: type).contains { conformsToObservableObject($0) }
  }

  private func isObservingMacro(_ name: Int) -> Bool {
    outline.tokens[name].word == .Perceptible || file.name(name, endsWith: "Observable")
  }

  private func conformsToObservableObject(_ place: TypeSymbol.Place) -> Bool {
    let outline = project.files[place.file].outline
    return outline.inheritance(of: outline.declarations[place.declaration]).contains {
      outline.tokens[$0.token].word == .ObservableObject
    }
  }

  fileprivate func message(for type: Int, state: String, updatesItself: Bool) -> String {
    updatesItself
      ? "'\(name(of: type))' updates its view controller itself; mark it '@Observable' before a view reads '\(state)'"
      : "mark '\(name(of: type))' '@Observable', or no view is drawn again when '\(state)' changes"
  }

  /// The first stored property that a view can read, itself or through a computed one.
  fileprivate func shownState(of type: Int) -> String? {
    let members = outline.members(of: type)
    let state = members.filter { isState(outline.declarations[$0], at: $0) }
    if let shown = state.first(where: { !isHidden(outline.declarations[$0]) }) { return name(of: shown) }
    guard !state.isEmpty else { return nil }
    let read = namesReadByComputedProperties(among: members)
    return state.lazy.map { name(of: $0) }.first(where: read.contains)
  }

  /// A variable that holds a value of its own, and no reference back, no callback and no work.
  private func isState(_ property: Declaration, at member: Int) -> Bool {
    guard property.isStoredInInstances, !property.isConstant, property.name != nil,
      property.modifiers.isDisjoint(with: [.weak, .unowned, .lazy]),
      !outline.attributes(of: property).contains(where: { isIgnoredOrOutlet($0.name) })
    else { return false }
    guard let type = property.type else { return true }
    let reference = TypeReference(type, in: outline)
    guard !type.contains(where: { outline.kind(at: $0) == .arrow }) else { return false }
    return !reference.names.contains { outline.tokens[$0.token].word == .Task }
      && !project.isListener(meaning(of: reference, at: member), isNamedListener: false)
  }

  private func isIgnoredOrOutlet(_ attribute: Int) -> Bool {
    switch outline.tokens[attribute].word {
    case .ObservationIgnored, .IBOutlet: true
    default: false
    }
  }

  private func isHidden(_ property: Declaration) -> Bool {
    property.modifiers.contains(.private) || property.modifiers.contains(.fileprivate)
  }

  private func namesReadByComputedProperties(among members: Members) -> Set<String> {
    var names: Set<String> = []
    for member in members {
      let property = outline.declarations[member]
      guard property.kind == .property, property.storage == .computed, !isHidden(property),
        let body = property.body
      else { continue }
      names.formUnion(outline.inside(body).lazy.filter(outline.isIdentifier).map { file.text(of: $0) })
    }
    return names
  }
}

/// Presenters that write into the views of UIKit or AppKit themselves.
extension LintedFile {
  fileprivate func updatesViewController(_ type: Int) -> Bool {
    !hostsSwiftUI(type) && places(of: type).contains { place in
      LintedFile(project: project, number: place.file).writesThroughViewController(place.declaration)
    }
  }

  /// Whether the controller in `Presenter<HomeViewController>` shows a view of SwiftUI.
  private func hostsSwiftUI(_ type: Int) -> Bool {
    let bases = outline.inheritance(of: outline.declarations[type])
    let arguments = bases.filter { outline.tokens[$0.token].word == .Presenter }.compactMap(\.generics)
    return arguments.contains { open in
      let controllers = meaning(of: TypeReference(outline.inside(open), in: outline), at: type).symbols
      return controllers.contains { symbol in
        let base = project.superclass(of: symbol)
        return base == .UIHostingController || base == .NSHostingController
      }
    }
  }

  /// `viewController.titleLabel.text = name`, but not `viewController.listener = listener`.
  private func writesThroughViewController(_ declaration: Int) -> Bool {
    guard file.words.contains(.viewController), let body = outline.declarations[declaration].body else { return false }
    return outline.inside(body).contains { index in
      guard outline.tokens[index].word == .viewController, isOwnCall(index) else { return false }
      let period = outline.kind(at: index + 1) == .postfixQuestionMark ? index + 2 : index + 1
      return outline.kind(at: period) == .period && outline.tokens[period + 1].word != .listener
    }
  }
}

extension LintedFile {
  /// Nil where the macro rejects a property.
  fileprivate func observableFix(for type: Int) -> Fix? {
    let properties = outline.members(of: type).map { outline.declarations[$0] }.filter(\.isStoredInInstances)
    guard properties.allSatisfy(isAccepted), let edits = importEdits(for: type) else { return nil }
    let fix = fix(insertingAttribute: "@Observable", before: outline.declarations[type])
    return Fix(applicability: fix.applicability, title: fix.title, edits: edits + fix.edits)
  }

  /// The macro turns each variable into a computed property, which neither a list of variables nor a wrapper survives.
  private func isAccepted(_ property: Declaration) -> Bool {
    if property.isConstant { return true }
    let attributes = outline.attributes(of: property).map { outline.tokens[$0.name].word }
    if attributes.contains(.ObservationIgnored) { return true }
    let isAlone = property.name != nil && property.first <= property.keyword
      && outline.kind(at: property.headEnd) != .comma
    return isAlone && property.modifiers.isDisjoint(with: [.lazy, .unowned, .nonisolated])
      && attributes.allSatisfy { $0 == .MainActor || $0 == .available || $0 == .objc }
  }

  /// None where a module that exports the macro is imported; nil where no import stands that the class can see.
  private func importEdits(for type: Int) -> [Fix.Edit]? {
    let start = outline.declarations[type].first
    let imports = outline.declarations.filter { $0.kind == .import && isSeen($0, from: start) }
    let exporting = imports.contains { declaration in
      declaration.name.map { [.Observation, .SwiftUI].contains(outline.tokens[$0].word) } ?? false
    }
    guard !exporting else { return [] }
    guard let place = imports.first(where: isBehindObservation) ?? imports.first else { return nil }
    return [insertion("import Observation\n", at: outline.tokens[place.first].start)]
  }

  private func isBehindObservation(_ declaration: Declaration) -> Bool {
    declaration.name.map { file.text(of: $0) > "Observation" } ?? false
  }

  /// Whether no branch of an `#if` that holds the import ends before the token.
  private func isSeen(_ declaration: Declaration, from token: Int) -> Bool {
    let between = declaration.first..<max(declaration.first, token)
    return !between.contains { index in
      switch outline.kind(at: index) {
      case .poundElseif, .poundElse, .poundEndif: outline.mate(of: index).map { $0 < declaration.first } ?? true
      default: false
      }
    }
  }
}
