/// What matters of one folder: what may be linted or entered, in the order of paths, and what marks the folder.
struct FolderListing {
  /// The names, one after another.
  private var names: [UInt8] = []
  private(set) var entries: [Entry] = []
  private(set) var marks = FolderMarks()
  let identity: FileIdentity

  struct Entry {
    fileprivate let start: Int
    fileprivate let end: Int
    let kind: FileKind
    let inode: UInt64
  }

  init(at path: FilePath) throws(SystemError) {
    var (names, entries, marks) = ([UInt8](), [Entry](), FolderMarks())
    identity = try FolderEntry.forEach(in: path) { entry in
      marks.notice(entry.name)
      guard let kind = Self.kindOfInterest(entry, in: path) else { return }
      let start = names.count
      names.append(contentsOf: entry.name)
      entries.append(Entry(start: start, end: names.count, kind: kind, inode: entry.inode))
    }
    (self.names, self.entries, self.marks) = (names, entries, marks)
    sort()
  }

  func name(of entry: Entry) -> ArraySlice<UInt8> {
    names[entry.start..<entry.end]
  }

  /// The kind of what may be linted or entered; nil for all else.
  private static func kindOfInterest(_ entry: FolderEntry, in folder: FilePath) -> FileKind? {
    guard let first = entry.name.first, first != .period else { return nil }
    let kind = entry.kind ?? (try? FileStatus(ofEntryAt: folder.appending(entry.name)).kind) ?? .other
    switch kind {
    case .folder, .symbolicLink: return FileNames.isNeverEntered(entry.name) ? nil : kind
    case .file, .other: return FileNames.isSwift(entry.name) ? kind : nil
    }
  }

  /// In the order that the whole paths have: a folder's name counts with the slash behind it.
  private mutating func sort() {
    names.withUnsafeBufferPointer { names in
      entries.sort { left, right in
        let count = min(left.end - left.start, right.end - right.start)
        for offset in 0..<count where names[left.start + offset] != names[right.start + offset] {
          return names[left.start + offset] < names[right.start + offset]
        }
        return Self.byteBehind(left, count, names) < Self.byteBehind(right, count, names)
      }
    }
  }

  private static func byteBehind(_ entry: Entry, _ count: Int, _ names: UnsafeBufferPointer<UInt8>) -> UInt8 {
    if entry.start + count < entry.end { return names[entry.start + count] }
    return entry.kind == .folder ? .slash : 0
  }
}
