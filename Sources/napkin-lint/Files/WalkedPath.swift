/// Where a walk stands: the path from the root, which patterns are matched against, and the path as the user would
/// spell it, which findings and notes print.
struct WalkedPath {
  /// Begins and does not end with a slash; empty for the root.
  private(set) var absolute: [UInt8]
  private let spelledStart: [UInt8]
  private let absoluteStartCount: Int

  /// - Parameters:
  ///   - spelled: the start of the walk as the user wrote it, tidied; empty for the current folder.
  ///   - absolute: the same folder from the root, without symbolic links.
  init(spelled: FilePath, absolute: FilePath) {
    spelledStart = spelled.bytes.isEmpty || spelled.bytes.last == .slash ? spelled.bytes : spelled.bytes + [.slash]
    self.absolute = absolute.bytes == [.slash] ? [] : absolute.bytes
    absoluteStartCount = self.absolute.count
  }

  var count: Int { absolute.count }

  /// The folder itself, as the user would spell it.
  var spelled: FilePath {
    guard absolute.count > absoluteStartCount else { return FilePath(spelledStart).tidied }
    return FilePath(spelledStart + absolute[(absoluteStartCount + 1)...])
  }

  mutating func append(_ name: ArraySlice<UInt8>) {
    absolute.append(.slash)
    absolute += name
  }

  mutating func shorten(to count: Int) {
    absolute.removeSubrange(count...)
  }

  /// Appends the spelled path to a store of paths, without making a path of its own.
  func appendSpelled(to store: inout [UInt8]) {
    store += spelledStart
    store += absolute[(absoluteStartCount + 1)...]
  }
}
