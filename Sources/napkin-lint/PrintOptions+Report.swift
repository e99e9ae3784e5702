import NapkinLint

extension PrintOptions {
  /// How many columns prose fills where no terminal says how wide it is.
  static let width = 100

  func reportStyle(in environment: Environment) -> ReportStyle {
    var style = ReportStyle()
    style.isColored = environment.isColored(color)
    style.showsSuppressed = showsSuppressed
    style.width = min(environment.columns ?? Self.width, 120)
    let formats = [reportFormat(in: environment)] + reports.map(\.format)
    if formats.contains(where: \.namesFolders) {
      let folder = FilePath([]).resolved
      style.currentFolder = folder?.text ?? ""
      style.repositoryFolder = folder?.repository?.text ?? ""
    }
    if formats.contains(where: \.hasFingerprints) {
      let folder = FilePath([]).resolved
      let paths = StablePaths(seenFrom: folder?.repository ?? folder ?? "")
      style.stablePath = { paths.text(of: $0) }
    }
    return style
  }
}

extension FilePath {
  /// The nearest folder that holds a repository, upwards from this one, which has to be spelled from the root.
  var repository: FilePath? {
    var folder = self
    while (try? FileStatus(at: folder.appending(".git".utf8))) == nil {
      guard folder.bytes.count > 1 else { return nil }
      folder = folder.folder
    }
    return folder
  }
}
