import NapkinLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes the rules' pages as a site.
struct DocsCommand {
  private let options: DocsOptions

  init(_ options: DocsOptions) {
    self.options = options
  }

  func run() -> ExitStatus {
    let files = RulesSite(at: options.address).files
    var folders: Set<FilePath> = []
    var written = 0
    for file in files {
      let path = options.folder.appending(file.path.utf8)
      do throws(WriteFailure) {
        if folders.insert(path.folder).inserted { try FolderMaker.make(path.folder) }
        guard (try? FileReader.read(path)) != file.bytes else { continue }
        try FileWriter.write(file.bytes, at: path)
        written += 1
      } catch {
        Output.error.tell("napkin-lint: \(Note.trouble(path, writing: error).text)")
        return .trouble
      }
    }
    if !options.isQuiet { tell(written, of: files.count) }
    return .clean
  }

  private func tell(_ written: Int, of count: Int) {
    let index = options.folder.appending("index.html".utf8).text
    Output.error.tell("wrote \(written) of \(count) files, the others are as they were; begin with '\(index)'")
  }
}

/// Makes folders with those around them.
private enum FolderMaker {
  static func make(_ path: FilePath) throws(WriteFailure) {
    var missing: [FilePath] = []
    var next = path.tidied
    while !next.bytes.isEmpty, next.bytes != [.slash], (try? FileStatus(at: next)) == nil {
      missing.append(next)
      next = next.folder
    }
    for folder in missing.reversed() where folder.withCString({ System.makeFolder($0) }) != 0 && errno != EEXIST {
      throw .system(SystemError.last)
    }
  }
}
