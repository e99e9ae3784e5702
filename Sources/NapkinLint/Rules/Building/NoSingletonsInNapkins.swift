extension Rule {
  static let noSingletonsInNapkins = Rule(
    "no-singletons-in-napkins", severity: .info, isOnByDefault: false, needs: .words(.shared, .default, .current)
  ) { file, findings in
    guard !file.file.isTest else { return }
    for member in file.outline.tokens.indices {
      guard let owner = file.singletonOwner(at: member), let noun = file.napkinPart(around: member) else { continue }
      let text = "\(file.file.text(of: owner)).\(file.file.text(of: member))"
      findings.report(
        file.file.range(of: owner), "take '\(text)' through the 'Dependency', or tests of the \(noun) use the real one")
    }
  }
}

extension LintedFile {
  /// The type in `Tracker.shared`; nil for anything else.
  fileprivate func singletonOwner(at member: Int) -> Int? {
    guard isSingletonName(outline.tokens[member].word), outline.kind(at: member - 1) == .period else { return nil }
    let owner = member - 2
    guard outline.isIdentifier(owner), outline.kind(at: owner - 1) != .period, !isOfSystem(owner) else { return nil }
    let meaning = meaning(ofTypeNamed: owner)
    guard meaning.isKnown else {
      // Of a type that no file declares only the name tells: it is written as a type, and `shared` is no value's.
      return outline.tokens[member].word == .shared && beginsWithCapital(owner) ? owner : nil
    }
    return !meaning.symbols.isEmpty && meaning.symbols.allSatisfy(isReference) ? owner : nil
  }

  private func isSingletonName(_ word: Word) -> Bool { word == .shared || word == .default || word == .current }

  private func isReference(_ symbol: Int) -> Bool {
    project.index.symbols[symbol].kind == .class || project.index.symbols[symbol].kind == .actor
  }

  /// What the system has only one of anyway.
  private func isOfSystem(_ owner: Int) -> Bool {
    switch outline.tokens[owner].word {
    case .URLSession, .UIApplication, .NotificationCenter, .MainActor: true
    default: false
    }
  }

  private func beginsWithCapital(_ name: Int) -> Bool {
    file.text(of: name).utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// The part of a napkin that code belongs to; the root component is where singletons enter.
  fileprivate func napkinPart(around token: Int) -> String? {
    guard let type = enclosingType(of: outline.declaration(around: token)) else { return nil }
    if layers[type] == .interactor { return "interactor" }
    switch project.parts[number][type] {
    case .router: return "router"
    case .component: return isRoot(type) ? nil : "component"
    case .builder, nil: return nil
    }
  }

  private func isRoot(_ type: Int) -> Bool {
    places(of: type).contains { place in
      let other = project.files[place.file].outline
      let clause = other.declarations[place.declaration].type ?? 0..<0
      return clause.contains { other.tokens[$0].word == .EmptyDependency || other.tokens[$0].word == .EmptyComponent }
    }
  }
}
