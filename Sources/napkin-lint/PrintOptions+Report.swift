import NapkinLint

extension PrintOptions {
  /// How many columns prose fills where no terminal says how wide it is.
  static let width = 100

  /// - Parameter linted: a file or folder of what is linted, whose repository code hosts show; it need not be the one
  ///   in which the command runs.
  func reportStyle(in environment: Environment, for linted: FilePath = "") -> ReportStyle {
    var style = ReportStyle()
    style.address = address
    style.isColored = environment.isColored(color)
    style.showsSuppressed = showsSuppressed
    style.width = min(environment.columns ?? Self.width, 120)
    let formats = [reportFormat(in: environment)] + reports.map(\.format)
    guard formats.contains(where: { $0.namesFolders || $0.hasFingerprints }) else { return style }
    let folder = FilePath([]).resolved
    let around = linted.nearestFolder
    let repository = (around.resolved ?? around.whole)?.repository ?? folder?.repository
    style.currentFolder = folder?.text ?? ""
    style.repositoryFolder = repository?.text ?? ""
    let paths = StablePaths(seenFrom: repository ?? folder ?? "")
    style.stablePath = { paths.text(of: $0) }
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
