import NapkinLint

extension DebugCommand {
  func run() -> ExitStatus {
    switch self {
    case .tokens(let paths): inspect(paths) { Array("# \($1)\n".utf8) + TokenDump($0).text }
    case .outline(let path): inspect([path]) { Array(OutlineDump.text(of: SourceFile(path: $1, bytes: $0)).utf8) }
    case .scan(let paths): scan(paths)
    }
  }

  /// Prints something of each file that can be read.
  private func inspect(_ paths: [FilePath], _ print: ([UInt8], String) -> [UInt8]) -> ExitStatus {
    var status = ExitStatus.clean
    for path in paths {
      guard let bytes = read(path) else {
        status = .trouble
        continue
      }
      status = Output.standard.deliver(print(bytes, path.text), status)
    }
    return status
  }

  private func read(_ path: FilePath) -> [UInt8]? {
    do throws(ReadFailure) {
      return try path == "-" ? FileReader.readStandardInput() : FileReader.read(path)
    } catch {
      Output.error.tell("napkin-lint: \(Note.trouble(path, error).text)")
      return nil
    }
  }

  private func scan(_ paths: [FilePath]) -> ExitStatus {
    var status = ExitStatus.clean
    var (fileCount, byteCount, tokenCount) = (0, 0, 0)
    for path in paths.flatMap(listed) {
      guard let bytes = read(path) else {
        status = .trouble
        continue
      }
      fileCount += 1
      byteCount += bytes.count
      tokenCount += Scanner.scan(bytes).tokens.count
    }
    return Output.standard.deliver(
      Array("\(fileCount) files, \(byteCount) bytes, \(tokenCount) tokens\n".utf8), status)
  }

  /// The paths that a list such as `@files` names, one a line.
  private func listed(_ path: FilePath) -> [FilePath] {
    guard path.bytes.first == UInt8(ascii: "@") else { return [path] }
    let list = FilePath(Array(path.bytes.dropFirst()))
    return (read(list) ?? []).split(separator: .newline).map { FilePath(Array($0)) }
  }
}
