#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What matters of one folder: what may be linted or entered, in the order of paths, and what marks the folder.
struct FolderListing {
  /// The names, one after another.
  private var names: [UInt8] = []
  private(set) var entries: [Entry] = []
  private(set) var holdsRepository = false
  private(set) var holdsIgnoreFile = false
  private(set) var holdsProject = false
  private(set) var identity = FileIdentity(device: 0, inode: 0)

  struct Entry {
    fileprivate let start: Int
    fileprivate let end: Int
    let kind: FileKind
    /// As the folder says it, which on rare file systems is not what the file itself says.
    let inode: UInt64
  }

  /// Reads the folder at a path; one read of the system, and no look at any single entry where it tells kinds.
  init(at path: FilePath) throws(SystemError) {
    guard let directory = path.withCString({ opendir($0) }) else { throw SystemError.last }
    defer { closedir(directory) }
    identity = try FileStatus(ofOpen: dirfd(directory)).identity
    while let entry = readdir(directory) {
      take(entry, in: path)
    }
    sort()
  }

  func name(of entry: Entry) -> ArraySlice<UInt8> {
    names[entry.start..<entry.end]
  }

  private mutating func take(_ entry: UnsafeMutablePointer<dirent>, in folder: FilePath) {
    let kind = Int(entry.pointee.d_type)
    let inode = UInt64(entry.pointee.d_ino)
    withUnsafeBytes(of: &entry.pointee.d_name) { raw in
      let length = raw.firstIndex(of: 0) ?? raw.count
      let name = UnsafeRawBufferPointer(rebasing: raw[..<length])
      notice(name)
      guard let first = name.first, first != .period else { return }
      append(name, FileKind(directoryEntry: kind) ?? kindOfUnknown(name, in: folder), inode)
    }
  }

  private mutating func append(_ name: UnsafeRawBufferPointer, _ kind: FileKind, _ inode: UInt64) {
    switch kind {
    case .folder, .symbolicLink: guard !FileNames.isNeverEntered(name) else { return }
    case .file, .other: guard FileNames.isSwift(name) else { return }
    }
    let start = names.count
    names.append(contentsOf: name)
    entries.append(Entry(start: start, end: names.count, kind: kind, inode: inode))
  }

  private mutating func notice(_ name: UnsafeRawBufferPointer) {
    if name.elementsEqual(".git".utf8) { holdsRepository = true }
    if name.elementsEqual(".gitignore".utf8) { holdsIgnoreFile = true }
    if !holdsProject, FileNames.marksProject(name) { holdsProject = true }
  }

  /// Some file systems do not tell kinds in their folders.
  private func kindOfUnknown(_ name: UnsafeRawBufferPointer, in folder: FilePath) -> FileKind {
    (try? FileStatus(ofEntryAt: folder.appending(name)).kind) ?? .other
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
