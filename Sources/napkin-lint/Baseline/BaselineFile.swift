import NapkinLint

/// Which baseline counts.
enum BaselineChoice: Equatable, Sendable {
  /// The file with the usual name in the folder of what is linted, or in the nearest above it that has one.
  case nearest
  case none
  case file(FilePath)
}

/// A baseline where it stands on disk.
struct BaselineFile {
  /// As messages name it.
  let path: FilePath
  /// Nil when the file is yet to be made.
  let baseline: Baseline?
  /// The folder that the paths in it start from, without symbolic links.
  private let folder: FilePath

  /// - Parameters:
  ///   - start: a file or folder that is linted.
  ///   - isNew: whether the file may be missing.
  /// - Returns: nil when no baseline counts.
  init?(_ choice: BaselineChoice, around start: FilePath, isNew: Bool) throws(UsageError) {
    let current = FilePath([]).resolved ?? ""
    switch choice {
    case .none: return nil
    case .file(let file): path = file
    case .nearest:
      if let found = Self.nearest(to: start) {
        path = found.isBelow(current) ? FilePath(Array(found.bytes.dropFirst(current.bytes.count + 1))) : found
      } else if isNew {
        path = FilePath(Array(Baseline.fileName.utf8))
      } else {
        return nil
      }
    }
    guard let folder = path.folder.resolved else {
      throw UsageError("'\(path.folder.text)', where the baseline is to be, is no folder")
    }
    self.folder = folder
    baseline = try Self.read(path, isNew: isNew)
  }

  /// What a run has over the baseline.
  ///
  /// - Parameters:
  ///   - roots: the files and folders that the run was to look through.
  ///   - isJudged: whether a rule ran.
  func comparison(
    with run: LintRun, of files: [OutlinedFile], below roots: [FilePath], isJudged: @escaping (String) -> Bool
  ) -> (comparison: BaselineComparison, found: [Baseline.Entry]) {
    let paths = StablePaths(seenFrom: folder)
    let found = Baseline.entries(of: run, paths: paths.texts(of: run.sources.keys))
    var readPaths: Set<String>?
    let folders = roots.compactMap(\.resolved)
    let scope = BaselineComparison.Scope(
      isGone: { Self.isGone(paths.location(of: $0)) },
      isRead: { path in
        let known = readPaths ?? Set(paths.texts(of: files.lazy.map(\.source.path)).values)
        readPaths = known
        let place = paths.location(of: path)
        return known.contains(path) || folders.contains(where: place.isBelow) && Self.isGone(place)
      }, isJudged: isJudged)
    return (BaselineComparison(baseline ?? Baseline(), with: found, in: scope), found)
  }

  /// Writes another baseline, unless it is the same.
  func write(_ baseline: Baseline) throws(UsageError) {
    guard baseline != self.baseline else { return }
    do throws(WriteFailure) {
      try FileWriter.write(baseline.bytes, at: path)
    } catch {
      throw UsageError("'\(path.text)' \(error.words)")
    }
  }

  private static func isGone(_ path: FilePath) -> Bool { (try? FileStatus(at: path)) == nil }

  private static func nearest(to start: FilePath) -> FilePath? {
    guard var folder = start.nearestFolder.resolved ?? start.nearestFolder.whole else { return nil }
    while true {
      let file = folder.appending(Baseline.fileName.utf8)
      if (try? FileStatus(at: file)) != nil { return file }
      guard folder.bytes.count > 1, (try? FileStatus(at: folder.appending(".git".utf8))) == nil else { return nil }
      folder = folder.folder
    }
  }

  private static func read(_ path: FilePath, isNew: Bool) throws(UsageError) -> Baseline? {
    if isNew, (try? FileStatus(at: path)) == nil { return nil }
    let bytes: [UInt8]
    do throws(ReadFailure) {
      bytes = try FileReader.read(path)
    } catch {
      guard case .system(let system) = error, system.isAbsence else { throw UsageError("'\(path.text)' \(error.words)") }
      throw UsageError("there is no baseline '\(path.text)'; 'napkin-lint baseline create' makes one")
    }
    do throws(BaselineError) {
      return try Baseline(bytes)
    } catch {
      throw UsageError("\(path.text):\(error.position.line):\(error.position.column): \(error.message)")
    }
  }
}
