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
    let outlined = Linter.outline(fileCount: files.count, jobs: jobs) { reader.read($0) }
    var notes: [Note] { search.notes + reader.notes }
    guard options.repair == Repair() else {
      let run = Fixer(linter, allowsUnsafe: options.repair.allowsUnsafe, jobs: jobs).fix(outlined)
      progress?.clear()
      return finish(FixCommand(options.repair, files, run), run, notes)
    }
    let run = linter.run(outlined, jobs: jobs)
    progress?.clear()
    return finish(run, files.count == 0 && notes.isEmpty ? [nothingFound] : notes)
  }

  private var jobs: Int { min(options.jobs ?? environment.processors, 256) }

  private func tell(_ notes: [Note]) {
    for note in notes where note.isTrouble || !options.printing.isQuiet {
      Output.error.tell("napkin-lint: \(note.text)")
    }
  }

  private func finish(_ command: FixCommand, _ run: FixRun, _ notes: [Note]) -> ExitStatus {
    guard !options.repair.isPatch else {
      tell(notes + command.refusals)
      let hasTrouble = notes.contains(where: \.isTrouble)
      let status = Output.standard.deliver(
        command.patch, hasTrouble ? .trouble : run.files.isEmpty ? .clean : .findings)
      if !options.printing.isQuiet { Output.error.tell(FixRun.summary(of: run.files, verb: "would repair")) }
      return status
    }
    let (written, troubles) = command.write()
    if !options.printing.isQuiet { Output.error.tell(FixRun.summary(of: written, verb: "repaired")) }
    return finish(run.after, notes + command.refusals + troubles)
  }

  private func finish(_ run: LintRun, _ notes: [Note]) -> ExitStatus {
    tell(notes)
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
