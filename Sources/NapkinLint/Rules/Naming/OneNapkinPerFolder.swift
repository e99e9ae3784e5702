extension Rule {
  static let oneNapkinPerFolder = Rule(
    "one-napkin-per-folder", severity: .info, isOnByDefault: false, needs: .types(RingType.roles)
  ) { file, findings in
    let interactors = file.ringTypes().filter { $0.ring == .interactor }
    for (position, type) in interactors.enumerated() where !file.isDeclaredBefore(type) {
      let isSecond = interactors[..<position].contains { $0.name != type.name }
      let related = isSecond ? [] : file.interactorBefore(type)
      guard isSecond || !related.isEmpty else { continue }
      findings.report(
        file.file.range(of: type.nameToken),
        "give '\(type.name)' a folder of its own, so that a folder holds one napkin and all of it", related: related)
    }
  }
}

extension LintedFile {
  /// Whether an interactor of the same name stands in the folder before this one, as in samples and in branches of an
  /// `#if`. It is the same napkin.
  fileprivate func isDeclaredBefore(_ type: RingType) -> Bool {
    guard let symbol = symbol(of: type.declaration) else { return false }
    let place = TypeSymbol.Place(file: number, declaration: type.declaration)
    let namesakes = project.index.namesakes(of: symbol)
    return namesakes.isEmpty || namesakes.contains { namesake in
      let other = project.index.symbols[namesake].place
      return other < place && project.files[other.file].source.folder == source.folder
    }
  }

  /// The last interactor of another name that an earlier file of the same folder declares.
  fileprivate func interactorBefore(_ type: RingType) -> [RelatedPlace] {
    guard let found = project.earlierInteractors.last(before: number, namedOtherThan: type.name) else { return [] }
    let other = project.files[found.file]
    return [
      RelatedPlace(
        path: other.source.path, range: other.range(of: found.type.nameToken),
        message: "'\(found.type.name)' stands in the same folder")
    ]
  }
}
