import NapkinLint
import Synchronization

/// Lints what the user named.
struct LintCommand {
  private let options: LintOptions
  private let environment = Environment.ofProcess()
  private let stopwatch: Stopwatch?

  init(_ options: LintOptions) {
    self.options = options
    stopwatch = options.printing.showsTiming ? Stopwatch { System.nanoseconds() } : nil
  }

  func run() throws(UsageError) -> ExitStatus {
    let changes = try options.changes.map { source throws(UsageError) in
      try ChangedCode(source, around: options.paths.first.map(\.nearestFolder) ?? "")
    }
    let policy = SuppressionPolicy(
      today: try Today.ofProcess(), seesWholeProjects: WholeProjects.areSeen(from: options.paths))
    let unsaved = try UnsavedCode(inputPath: options.inputPath, changes)
    let progress = environment.isErrorTerminal && !options.printing.isQuiet ? Progress() : nil
    var search = SwiftFileSearch(progress: progress, try Configurations(options.configuration))
    if options.paths.isEmpty, let input = unsaved.input {
      search.add(projectOf: input.path)
    } else {
      for path in roots { try search.add(path) }
    }
    unsaved.add(to: &search)
    let files = try stopwatch.measure(.phase(.search)) { () throws(UsageError) in try search.files() }
    let plan = LintPlan(options, search, files)
    let baseline = try BaselineFile(
      plan.baseline, around: linted,
      isNew: options.baselineAction?.makesFile ?? false)
    var linter = Linter(rules: Rule.all, selections: plan.selections, suppressionPolicy: policy)
    linter.stopwatch = stopwatch
    linter.tellsParts = options.printing.showsStatistics
    let reader = NotingReader(files, unsaved, progress)
    let outlined = stopwatch.measure(.phase(.outline)) {
      linter.outline(fileCount: files.count, jobs: jobs) { reader.read($0) }
    }
    let asked = AskedFindings(inputPath: unsaved.input?.path, changes)
    guard options.repair == Repair() else {
      let run = stopwatch.measure(.phase(.repair)) { fix(outlined, asked, linter) }
      progress?.clear()
      let command = FixCommand(options.repair, files, run, unsaved.input)
      return finish(command, run, asked, notes(search, reader, changes) + command.refusals, plan) { rest in
        self.check(rest, outlined, baseline, plan)
      }
    }
    let run = linter.run(outlined, jobs: jobs)
    progress?.clear()
    let notes = notes(search, reader, changes)
    if let action = options.baselineAction {
      guard let baseline else { throw UsageError("there is no baseline to prune; 'napkin-lint baseline create' makes one") }
      tell(notes)
      guard !notes.contains(where: \.isTrouble) else { return .trouble }
      let command = BaselineCommand(action: action, file: baseline, isQuiet: options.printing.isQuiet)
      return try command.run(run, of: outlined, below: roots, isJudged: plan.mayRun)
    }
    let check = check(run, outlined, baseline, plan)
    let told = files.count == 0 && notes.isEmpty && !options.namesNothing ? [nothingFound(search)] : notes
    let status = finish(asked.of(check.run), asked, told, plan)
    return finish(check, status)
  }

  private func check(
    _ run: LintRun, _ files: [OutlinedFile], _ baseline: BaselineFile?, _ plan: LintPlan
  ) -> BaselineCheck {
    BaselineCheck(run, of: files, below: roots, baseline, isJudged: plan.mayRun)
  }

  private func finish(_ check: BaselineCheck, _ status: ExitStatus) -> ExitStatus {
    check.finish(status, isStrict: options.isBaselineStrict, isQuiet: options.printing.isQuiet)
  }

  private func fix(_ files: [OutlinedFile], _ asked: AskedFindings, _ linter: Linter) -> FixRun {
    let fixer = Fixer(linter, allowsUnsafe: options.repair.allowsUnsafe, jobs: jobs)
    guard !asked.isAll else { return fixer.fix(files) }
    return fixer.fix(files, where: asked.predicate(of: linter.run(files, jobs: jobs)))
  }

  private var roots: [FilePath] { options.roots }

  /// Where configuration, baseline and repository are looked for.
  private var linted: FilePath { options.paths.first ?? options.inputPath?.folder ?? "" }

  private var jobs: Int { min(options.jobs ?? environment.processors, 256) }

  private func tell(_ notes: [Note]) {
    for note in notes where note.isTrouble || !options.printing.isQuiet {
      Output.error.tell("napkin-lint: \(note.text)")
    }
  }

  /// What the user is told besides findings.
  private func notes(_ search: SwiftFileSearch, _ reader: NotingReader, _ changes: ChangedCode?) -> [Note] {
    let ignored = options.inputPath.map { input in options.paths.filter { $0.tidied != input.tidied } } ?? []
    return (changes?.notes ?? [])
      + ignored.map { .remark($0, "is read for what it declares, but not reported, since '-' is what is linted") }
      + search.notes + reader.notes
  }

  /// - Parameter check: compares what could not be repaired with the baseline.
  private func finish(
    _ command: FixCommand, _ run: FixRun, _ asked: AskedFindings, _ notes: [Note], _ plan: LintPlan,
    _ check: (LintRun) -> BaselineCheck
  ) -> ExitStatus {
    guard options.repair.isWanted else { return finishPatch(command, run, notes) }
    guard options.inputPath == nil else {
      let check = check(run.after)
      return finish(check, finish(command.repairedInput, asked.of(check.run), asked, notes, plan))
    }
    let (written, troubles) = command.write()
    if !options.printing.isQuiet { Output.error.tell(FixRun.summary(of: written, verb: "repaired")) }
    let unwritten = Set(run.files.map(\.path)).subtracting(written.map(\.path))
    let check = check(run.after.taking(run.before, at: unwritten))
    return finish(check, finish(asked.of(check.run), asked, notes + troubles, plan))
  }

  private func finishPatch(_ command: FixCommand, _ run: FixRun, _ notes: [Note]) -> ExitStatus {
    tell(notes)
    let status = command.isPatchEmpty ? ExitStatus.clean : .findings
    let delivered = Output.standard.deliver(command.patch, notes.contains(where: \.isTrouble) ? .trouble : status)
    options.printing.tellMore(of: run.before, stopwatch)
    if !options.printing.isQuiet { Output.error.tell(FixRun.summary(of: run.files, verb: "would repair")) }
    return delivered
  }

  /// Of standard input the repaired text is what the output is for, so findings go where notes go.
  private func finish(
    _ text: [UInt8], _ run: LintRun, _ asked: AskedFindings, _ notes: [Note], _ plan: LintPlan
  ) -> ExitStatus {
    let notes = notes + Reporting(plan.printing, for: linted, in: environment, asked.changes, notes).write(run)
    tell(notes)
    let status = notes.contains(where: \.isTrouble) ? .trouble : plan.failure.status(of: run.findings)
    try? Output.error.write(run.report(.concise, options.printing.reportStyle(in: environment)))
    options.printing.tellMore(of: run, stopwatch)
    return Output.standard.deliver(text, status)
  }

  private func finish(_ run: LintRun, _ asked: AskedFindings, _ notes: [Note], _ plan: LintPlan) -> ExitStatus {
    let reporting = Reporting(plan.printing, for: linted, in: environment, asked.changes, notes)
    let notes = notes + stopwatch.measure(.phase(.report)) { reporting.write(run) }
    tell(notes)
    let status = notes.contains(where: \.isTrouble) ? .trouble : plan.failure.status(of: run.findings)
    let output = stopwatch.measure(.phase(.report)) { reporting.output(of: run) }
    let delivered = Output.standard.deliver(output, status)
    options.printing.tellMore(of: run, stopwatch)
    if !options.printing.isQuiet, run.fileCount > 0 { Output.error.tell(Summary(of: run).text) }
    return delivered
  }

  private func nothingFound(_ search: SwiftFileSearch) -> Note {
    let reason = search.firstExclusion.map { ", or excluded as by '\($0.text.value)' in \($0.text.origin.text)" } ?? ""
    return .remark(options.paths.first ?? ".", "holds no Swift files that are not hidden or ignored\(reason)")
  }
}

/// Reads files on the linter's threads, and notes what is wrong with them.
final class NotingReader: Sendable {
  private let files: SwiftFiles
  private let unsaved: UnsavedCode
  private let progress: Progress?
  private let noted = Mutex<[(index: Int, note: Note)]>([])

  init(_ files: SwiftFiles, _ unsaved: UnsavedCode, _ progress: Progress?) {
    self.files = files
    self.unsaved = unsaved
    self.progress = progress
  }

  /// In the order of files, whichever thread met them first.
  var notes: [Note] {
    noted.withLock { $0.sorted { $0.index < $1.index }.map(\.note) }
  }

  func read(_ index: Int) -> SourceFile? {
    progress?.didRead(of: files.count)
    do throws(ReadFailure) {
      guard let bytes = try bytes(at: index) else { return nil }
      if let flaw = TextFlaw(in: bytes) { note(index, .remark(files.filePath(at: index), flaw.words)) }
      return SourceFile(path: files.path(at: index), bytes: bytes, projectFolder: files.projectFolder(at: index))
    } catch {
      let path = files.filePath(at: index)
      note(index, files.isNamed(at: index) ? .trouble(path, error) : .remark(path, error))
      return nil
    }
  }

  /// Nil for a file that is not part of what is linted.
  private func bytes(at index: Int) throws(ReadFailure) -> [UInt8]? {
    guard !unsaved.isEmpty else { return try files.read(at: index) }
    return switch unsaved.content(of: files.filePath(at: index)) {
    case .onDisk: try files.read(at: index)
    case .unsaved(let bytes): bytes
    case .nowhere: nil
    }
  }

  private func note(_ index: Int, _ note: Note) {
    noted.withLock { $0.append((index, note)) }
  }
}
