extension Rule {
  static let noCustomGlobalActor = Rule("no-custom-global-actor", severity: .warning) { file, findings in
    guard file.project.declaresGlobalActors, !file.file.isTest else { return }
    for index in file.outline.declarations.indices where file.outline.declarations[index].isType {
      let declaration = file.outline.declarations[index]
      if let name = declaration.name, file.attribute(.globalActor, of: declaration) != nil, !file.isExempt(index) {
        findings.report(
          file.file.range(of: name),
          "give state an actor of its own: whatever joins '\(file.name(of: index))' waits for all the rest of it")
      }
      guard let attribute = file.customGlobalActor(of: index) else { continue }
      findings.report(
        file.file.range(of: attribute.name),
        "keep '\(file.name(of: index))' off '\(file.file.text(of: attribute.name))', or it waits for all else there",
        related: file.related(attribute.place))
    }
  }
}

extension LintedFile {
  /// The attribute that binds a class or an actor to a global actor of the project's own.
  fileprivate func customGlobalActor(of index: Int) -> (name: Int, place: TypeSymbol.Place)? {
    let declaration = outline.declarations[index]
    guard declaration.kind == .class || declaration.kind == .actor else { return nil }
    for attribute in outline.attributes(of: declaration) where outline.tokens[attribute.name].word == .other {
      let name = TypeName(token: attribute.name, first: attribute.first, generics: nil)
      let symbol = symbols(named: name, at: declaration.parent).first(where: project.isGlobalActor)
      if let symbol, !isExempt(index) {
        return (attribute.name, project.index.symbols[symbol].place)
      }
    }
    return nil
  }

  fileprivate func related(_ place: TypeSymbol.Place) -> [RelatedPlace] {
    let other = project.files[place.file]
    guard place.file != number, let name = other.outline.declarations[place.declaration].name else { return [] }
    return [
      RelatedPlace(
        path: other.source.path, range: other.range(of: name),
        message: "'\(other.text(of: name))' is a global actor by this declaration")
    ]
  }
}

extension Project {
  fileprivate func isGlobalActor(_ symbol: Int) -> Bool {
    let place = index.symbols[symbol].place
    let file = LintedFile(project: self, number: place.file)
    return file.attribute(.globalActor, of: file.outline.declarations[place.declaration]) != nil
  }
}
