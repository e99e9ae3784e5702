import NapkinLint

/// What holds for the files of a folder.
struct Place {
  /// From the root, without symbolic links.
  let folder: FilePath
  /// The number of their project.
  let project: Int
  let scope: ConfigurationScope?

  /// The path, from the root, of a file that is named.
  func path(of file: FilePath) -> [UInt8] { folder.appending(file.name).bytes }

  func exclusion(of file: FilePath) -> PathPatterns.Pattern? {
    scope?.exclusion(ofWhole: path(of: file), isFolder: false)
  }

  func includes(_ file: FilePath) -> Bool { scope?.includes(path(of: file)) ?? true }

  var configurationName: String { scope?.file.shown(from: FilePath([]).resolved) ?? "" }
}
