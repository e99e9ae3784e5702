/// Reads the files and folders that a list names, one a line.
enum PathList {
  static func read(_ list: FilePath) throws(UsageError) -> [FilePath] {
    do throws(ReadFailure) {
      let bytes = try list == "-" ? FileReader.readStandardInput() : FileReader.read(list)
      return bytes.split(separator: .newline).map { FilePath(Array($0)) }
    } catch {
      throw UsageError(list == "-" ? "standard input \(error.words)" : "'\(list.text)' \(error.words)")
    }
  }
}

extension LintOptions {
  /// The same with what its list names; nil when a list is all there is, and it is empty.
  func withListedPaths() throws(UsageError) -> LintOptions? {
    guard let pathList else { return self }
    var options = self
    options.paths += try PathList.read(pathList)
    return options.paths.isEmpty ? nil : options
  }
}
