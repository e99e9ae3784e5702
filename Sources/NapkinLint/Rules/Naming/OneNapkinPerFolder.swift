extension Rule {
  static let oneNapkinPerFolder = Rule(
    "one-napkin-per-folder", severity: .info, isOnByDefault: false
  ) { file, findings in
    let interactors = file.ringTypes().filter { $0.ring == .interactor }
    for (position, type) in interactors.enumerated() {
      let related = position == 0 ? file.interactorBefore() : []
      guard position > 0 || !related.isEmpty else { continue }
      findings.report(
        file.file.range(of: type.nameToken),
        "give '\(type.name)' a folder of its own, so that a folder holds one napkin and all of it", related: related)
    }
  }
}

extension LintedFile {
  /// The last interactor of the same folder that an earlier file declares. Files stand in the order of their paths, so
  /// those of a folder are neighbours.
  fileprivate func interactorBefore() -> [RelatedPlace] {
    let folder = source.folder
    for earlier in stride(from: number - 1, through: 0, by: -1) {
      let source = project.files[earlier].source
      guard source.path.hasPrefix(folder) else { return [] }
      guard source.folder == folder, project.isActive(earlier), source.projectFolder == self.source.projectFolder else {
        continue
      }
      let other = LintedFile(project: project, number: earlier)
      guard let type = other.ringTypes().last(where: { $0.ring == .interactor }) else { continue }
      return [
        RelatedPlace(
          path: source.path, range: other.file.range(of: type.nameToken),
          message: "'\(type.name)' stands in the same folder")
      ]
    }
    return []
  }
}
