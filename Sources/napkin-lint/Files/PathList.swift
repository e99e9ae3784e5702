/// Reads the files and folders that a list names: one a line, or between zero bytes as from 'git diff -z'.
enum PathList {
  static func read(_ list: FilePath) throws(UsageError) -> [FilePath] {
    do throws(ReadFailure) {
      let bytes = try FileReader.readInput(list)
      let separator: UInt8 = bytes.contains(0) ? 0 : .newline
      return bytes.split(separator: separator).map(path)
    } catch {
      throw UsageError(list == "-" ? "standard input \(error.words)" : "'\(list.text)' \(error.words)")
    }
  }

  /// A line that Windows ended has a carriage return, which is no part of its path.
  private static func path(_ line: [UInt8].SubSequence) -> FilePath {
    FilePath(Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
  }
}

extension LintOptions {
  /// The same with what its list names.
  func withListedPaths() throws(UsageError) -> LintOptions {
    guard let pathList else { return self }
    var options = self
    options.paths += try PathList.read(pathList).filter { $0 != "" }
    return options
  }

  /// A list is all there is, and it is empty: nothing is linted, and reports say so.
  var namesNothing: Bool { pathList != nil && paths.isEmpty }

  /// What is linted.
  var roots: [FilePath] { paths.isEmpty && !namesNothing ? ["."] : paths }
}
