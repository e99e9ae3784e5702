/// Writes reports to files.
enum ReportFile {
  /// Writes a file beside its place and moves it there. What is there and no file, such as a pipe or `/dev/stderr`,
  /// is written to instead.
  static func write(_ bytes: [UInt8], at path: FilePath) throws(WriteFailure) {
    switch try? FileStatus(at: path).kind {
    case .other?: try append(bytes, to: path)
    case .folder?: throw .isFolder
    default:
      let folder = path.tidied.folder
      guard (try? FileStatus(at: folder)) != nil else { throw .noFolder(folder) }
      try FileWriter.write(bytes, at: path)
    }
  }

  /// Adds to what a file holds.
  static func append(_ bytes: [UInt8], to path: FilePath) throws(WriteFailure) {
    let descriptor = path.withCString { System.openToAppend($0) }
    guard descriptor >= 0 else { throw .system(SystemError.last) }
    defer { System.close(descriptor) }
    do throws(Output.Failure) {
      try Output(descriptor: descriptor).write(bytes)
    } catch {
      if case .system(let error) = error { throw .system(error) }
    }
  }
}
