import NapkinLint

/// Whether a file or folder would be linted when the folders around it are, and what decides that.
struct FileVerdict {
  let scope: ConfigurationScope?
  let settings: ConfigurationSettings
  private let reason: Reason

  private enum Reason {
    case included(by: PathPatterns.Pattern?)
    case excluded(by: PathPatterns.Pattern)
    case notIncluded(by: FilePath)
    case ignored(by: IgnoreReason)
    case hidden(name: String)
    case neverEntered(name: String)
    case noSwift
  }

  init(of path: FilePath, _ choice: ConfigurationChoice) throws(UsageError) {
    guard let status = try? FileStatus(at: path), let whole = path.located else {
      throw UsageError(absent: path.tidied)
    }
    let isFolder = status.kind == .folder
    var configurations = try Configurations(choice)
    // What a folder holds is what the question is about, so its own files count.
    let surroundings = Surroundings(of: isFolder ? whole.appending("x".utf8) : whole)
    scope = configurations.scope(in: surroundings)
    if let failure = configurations.failure { throw UsageError(failure.text) }
    let number = configurations.number(for: whole.bytes, in: scope)
    settings = configurations.settings[number]
    reason = Self.reason(of: whole, isFolder, scope, surroundings.repository)
  }

  var isLinted: Bool {
    if case .included = reason { true } else { false }
  }

  var words: String {
    switch reason {
    case .included(let pattern?): "linted, since \(pattern.words) includes it"
    case .included(nil): "linted, since nothing leaves it out"
    case .excluded(let pattern): "left out, since \(pattern.words) excludes it"
    case .notIncluded(let file):
      "left out, since no pattern of 'include' in \(file.shown(from: FilePath([]).resolved)) names it"
    case .ignored(let reason): "left out, since '\(reason.pattern)' in \(reason.place) has git ignore it"
    case .hidden(let name): "left out, since '\(name)' is hidden; it is linted only when it is named"
    case .neverEntered(let name): "left out, since folders called '\(name)' are never entered"
    case .noSwift: "left out, since it is no .swift file"
    }
  }

  private static func reason(
    of path: FilePath, _ isFolder: Bool, _ scope: ConfigurationScope?, _ repository: FilePath?
  ) -> Reason {
    let top = repository.map { $0.bytes.count } ?? 0
    for part in PathParts(path.bytes) where part.nameStart > top {
      let name = path.bytes[part.nameStart..<part.end]
      let isFolder = part.isFolder || isFolder
      if repository != nil, name.first == .period { return .hidden(name: FilePath.text(name)) }
      if isFolder, name.withUnsafeBytes(FileNames.isNeverEntered) { return .neverEntered(name: FilePath.text(name)) }
      let whole = Array(path.bytes[..<part.end])
      if let pattern = scope?.exclusion(of: whole, nameStart: part.nameStart, isFolder: isFolder) {
        return .excluded(by: pattern)
      }
    }
    if let repository, let reason = IgnoreReason(of: path, isFolder: isFolder, below: repository) {
      return .ignored(by: reason)
    }
    guard !isFolder else { return .included(by: nil) }
    guard FileNames.isSwift(path.bytes) else { return .noSwift }
    guard let scope, scope.hasInclude else { return .included(by: nil) }
    return scope.inclusion(of: path.bytes).map { .included(by: $0) } ?? .notIncluded(by: scope.file)
  }
}

extension FilePath {
  /// The path from the root, in which only the folders are free of symbolic links.
  fileprivate var located: FilePath? {
    let tidy = tidied
    guard tidy.name != [.period, .period], !tidy.bytes.isEmpty, tidy.bytes != [.slash] else { return resolved }
    return tidy.folder.resolved?.appending(tidy.name)
  }
}

extension PathPatterns.Pattern {
  fileprivate var words: String { "'\(text.value)' in \(text.origin.text)" }
}
