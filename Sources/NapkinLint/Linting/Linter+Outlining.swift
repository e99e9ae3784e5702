import Synchronization

extension Linter {
  /// Reads files and outlines them, for `run`.
  ///
  /// Files are only scanned until one is met that may use the framework. Where none does no rule looks at an outline, and
  /// making them would take longer than all else; they are empty then.
  ///
  /// - Parameters:
  ///   - fileCount: how many files there are; they are known by their number.
  ///   - jobs: how many threads may work; the result does not depend on it.
  ///   - read: gives the file with this number, or nil when it cannot be read. Called once for each, on any thread.
  package func outline(
    fileCount: Int, jobs: Int, read: @escaping @Sendable (Int) -> SourceFile?
  ) -> [OutlinedFile] {
    let sight = FrameworkSight(isCertain: assumesFramework || selections.projects.values.contains { $0.isAssumed })
    let files = Parallel.map(count: fileCount, jobs: jobs) { number in
      read(number).map { FileOnItsWay($0, sight) }
    }
    let isSeen = sight.isSeen
    return Parallel.map(count: files.count, jobs: jobs) { files[$0]?.outlined(isWanted: isSeen) }.compactMap { $0 }
  }
}

extension OutlinedFile {
  /// Reads and outlines files, whatever they use.
  package static func all(
    fileCount: Int, jobs: Int, read: @escaping @Sendable (Int) -> SourceFile?
  ) -> [OutlinedFile] {
    Parallel.map(count: fileCount, jobs: jobs) { read($0).map { OutlinedFile($0) } }.compactMap { $0 }
  }
}

/// Whether any file so far may use the framework, as all threads see it.
private final class FrameworkSight: Sendable {
  private let hasSeen: Atomic<Bool>

  init(isCertain: Bool) { hasSeen = Atomic(isCertain) }

  var isSeen: Bool { hasSeen.load(ordering: .relaxed) }

  func look(at words: WordSet) {
    if !isSeen, words.mayShowFramework { hasSeen.store(true, ordering: .relaxed) }
  }
}

/// A file that is read and scanned, and outlined when somebody will look at it.
private enum FileOnItsWay: Sendable {
  case scanned(SourceFile, ScannedSource)
  case outlined(OutlinedFile)

  init(_ source: SourceFile, _ sight: FrameworkSight) {
    let scanned = Scanner.scan(source.bytes)
    sight.look(at: scanned.words)
    self = sight.isSeen ? .outlined(OutlinedFile(source, scanned)) : .scanned(source, scanned)
  }

  func outlined(isWanted: Bool) -> OutlinedFile {
    switch self {
    case .outlined(let file): file
    case .scanned(let source, let scanned): OutlinedFile(source, isWanted ? scanned : ScannedSource.empty)
    }
  }
}

extension ScannedSource {
  fileprivate static let empty = ScannedSource(tokens: [], trivia: [], words: WordSet([]))
}

extension WordSet {
  /// Whether the file holds a word without which it shows nothing of the framework; `ProjectEvidence` looks closer.
  fileprivate var mayShowFramework: Bool {
    [.napkin, .Napkin, .RIBs, .ModernRIBs, .Interactable, .PresentableInteractable].contains(where: contains)
  }
}
