import NapkinLint
import Synchronization

/// Lints what the user named.
struct LintCommand {
  private let options: LintOptions
  private let environment = Environment.ofProcess()

  init(_ options: LintOptions) {
    self.options = options
  }

  func run() throws(UsageError) -> ExitStatus {
    let progress = environment.isErrorTerminal && !options.printing.isQuiet ? Progress() : nil
    var search = SwiftFileSearch(progress: progress)
    for path in options.paths.isEmpty ? ["."] : options.paths { try search.add(path) }
    let files = search.files()
    let reader = NotingReader(files, progress)
    let linter = Linter(rules: Rule.all, selection: options.selection)
    let run = linter.run(fileCount: files.count, jobs: min(options.jobs ?? environment.processors, 256)) {
      reader.read($0)
    }
    progress?.clear()
    var notes = search.notes + reader.notes
    if files.count == 0 && notes.isEmpty { notes.append(nothingFound) }
    return finish(run, notes)
  }

  private func finish(_ run: LintRun, _ notes: [Note]) -> ExitStatus {
    for note in notes where note.isTrouble || !options.printing.isQuiet {
      Output.error.tell("napkin-lint: \(note.text)")
    }
    let status = notes.contains(where: \.isTrouble) ? .trouble : options.failure.status(of: run.findings)
    let report = run.report(
      options.printing.reportFormat(in: environment), options.printing.reportStyle(in: environment))
    let delivered = Output.standard.deliver(report, status)
    if !options.printing.isQuiet, run.fileCount > 0 { Output.error.tell(Summary(of: run).text) }
    return delivered
  }

  private var nothingFound: Note {
    .remark(options.paths.first ?? ".", "holds no Swift files that are not hidden or ignored")
  }
}

/// Reads files on the linter's threads, and notes what is wrong with them.
private final class NotingReader: Sendable {
  private let files: SwiftFiles
  private let progress: Progress?
  private let noted = Mutex<[(index: Int, note: Note)]>([])

  init(_ files: SwiftFiles, _ progress: Progress?) {
    self.files = files
    self.progress = progress
  }

  /// In the order of files, whichever thread met them first.
  var notes: [Note] {
    noted.withLock { $0.sorted { $0.index < $1.index }.map(\.note) }
  }

  func read(_ index: Int) -> SourceFile? {
    progress?.didRead(of: files.count)
    do throws(ReadFailure) {
      let bytes = try files.read(at: index)
      if let flaw = TextFlaw(in: bytes) { note(index, .remark(files.filePath(at: index), flaw.words)) }
      return SourceFile(path: files.path(at: index), bytes: bytes, projectFolder: files.projectFolder(at: index))
    } catch {
      let path = files.filePath(at: index)
      note(index, files.isNamed(at: index) ? .trouble(path, error) : .remark(path, error))
      return nil
    }
  }

  private func note(_ index: Int, _ note: Note) {
    noted.withLock { $0.append((index, note)) }
  }
}
