/// One file as it was read: where it stands and its bytes, whatever they are.
public struct SourceFile: Sendable {
  /// The path as findings print it, with `/` between its parts.
  public let path: String
  /// The file's bytes, unchanged. They need not be valid UTF-8.
  public let bytes: [UInt8]
  /// The folder of the project that the file belongs to; empty when no folder above it marks one.
  public let projectFolder: String

  /// Makes a source file from bytes that are already in memory.
  ///
  /// - Parameters:
  ///   - path: the path that findings print.
  ///   - bytes: the content; positions in findings are offsets into it.
  ///   - projectFolder: files with the same folder share one namespace of types.
  public init(path: String, bytes: [UInt8], projectFolder: String = "") {
    self.path = path
    self.bytes = bytes
    self.projectFolder = projectFolder
  }

  /// Makes a source file from text, encoded as UTF-8.
  public init(path: String, text: String, projectFolder: String = "") {
    self.init(path: path, bytes: Array(text.utf8), projectFolder: projectFolder)
  }

  /// The path without the file's name.
  package var folder: Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }

  /// Whether one of the folders on the path to the file has this name.
  package func isInFolder(named name: String) -> Bool {
    folder.split(separator: "/").contains { $0 == name }
  }

  /// The text of a range; bytes that are not UTF-8 come out as the replacement character.
  package func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }
}
