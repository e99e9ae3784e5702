import NapkinLint

/// What becomes of the findings that can be repaired.
struct Repair: Equatable, Sendable {
  var isWanted = false
  /// Print a patch, and leave the files alone.
  var isPatch = false
  /// Also make fixes that a person has to look at.
  var allowsUnsafe = false
}

/// Repairs files, or prints the patch that would.
struct FixCommand {
  private let repair: Repair
  private let files: SwiftFiles
  private let run: FixRun
  /// The file that standard input stands for, and what it held.
  private let input: (path: FilePath, bytes: [UInt8])?

  init(_ repair: Repair, _ files: SwiftFiles, _ run: FixRun, _ input: (path: FilePath, bytes: [UInt8])?) {
    self.repair = repair
    self.files = files
    self.run = run
    self.input = input
  }

  var isPatchEmpty: Bool { run.files.isEmpty }

  /// What standard input becomes.
  var repairedInput: [UInt8] {
    guard let input else { return [] }
    return run.files.first { $0.path == input.path.text }?.after ?? input.bytes
  }

  /// The patch of all files, relative to the current folder.
  var patch: [UInt8] {
    let folder = FilePath([]).resolved
    let paths = paths
    return run.files.flatMap { file in
      UnifiedDiff(
        path: Self.patchPath(of: paths[file.path] ?? FilePath(Array(file.path.utf8)), in: folder),
        before: file.before, after: file.after
      ).bytes
    }
  }

  /// The files by their names in findings, which a name that is no UTF-8 differs from.
  private var paths: [String: FilePath] {
    let names = Set(run.files.map(\.path))
    let named = (0..<files.count).map { (files.path(at: $0), $0) }.filter { names.contains($0.0) }
    return Dictionary(named.map { ($0, files.filePath(at: $1)) }) { first, _ in first }
  }

  /// Writes the files that changed.
  ///
  /// - Returns: what was written, and a note for each file that could not be.
  func write() -> (files: [FixedFile], notes: [Note]) {
    let paths = paths
    var written: [FixedFile] = []
    var notes: [Note] = []
    for file in run.files {
      guard let path = paths[file.path] else { continue }
      do throws(WriteFailure) {
        try FileWriter.replace(file.before, with: file.after, at: path)
        written.append(file)
      } catch {
        notes.append(.trouble(path, writing: error))
      }
    }
    return (written, notes)
  }

  /// A note for each file whose fixes would have made it worse.
  var refusals: [Note] {
    run.refusedPaths.map { path in
      .remark(FilePath(Array(path.utf8)), "is left as it is, because it would read worse with its fixes")
    }
  }

  /// `git apply` and `patch` look for paths below the folder in which they run, and follow no links.
  private static func patchPath(of path: FilePath, in folder: FilePath?) -> [UInt8] {
    guard let folder, let real = path.resolved ?? path.whole else { return path.bytes }
    return real.isBelow(folder) ? real.spelled(from: folder).bytes : Array(real.bytes.dropFirst())
  }
}

extension FixRun {
  /// `repaired 3 findings in 2 files`.
  static func summary(of files: [FixedFile], verb: String) -> String {
    let findings = files.reduce(0) { $0 + $1.counts.values.reduce(0, +) }
    return "\(verb) \(Count.text(findings, "finding")) in \(Count.text(files.count, "file"))"
  }
}
