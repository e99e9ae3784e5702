extension Rule {
  static let oneNapkinPerFolder = Rule(
    "one-napkin-per-folder", severity: .info, isOnByDefault: false
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

  /// The last interactor of another name that an earlier file of the same folder declares. Files stand in the order of
  /// their paths, so those of a folder are neighbours.
  fileprivate func interactorBefore(_ type: RingType) -> [RelatedPlace] {
    let folder = source.folder
    for earlier in stride(from: number - 1, through: 0, by: -1) {
      let source = project.files[earlier].source
      guard source.path.hasPrefix(folder) else { return [] }
      guard source.folder == folder, project.isActive(earlier), source.projectFolder == self.source.projectFolder else {
        continue
      }
      let other = LintedFile(project: project, number: earlier)
      let found = other.ringTypes().last { $0.ring == .interactor && $0.name != type.name }
      guard let found else { continue }
      return [
        RelatedPlace(
          path: source.path, range: other.file.range(of: found.nameToken),
          message: "'\(found.name)' stands in the same folder")
      ]
    }
    return []
  }
}
