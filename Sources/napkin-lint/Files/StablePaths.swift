/// Spells files as they are seen from one folder, from wherever the command runs and however they were spelled.
struct StablePaths: Sendable {
  private let folder: FilePath

  /// - Parameter folder: without symbolic links, from the root.
  init(seenFrom folder: FilePath) {
    self.folder = folder
  }

  func text(of path: String) -> String {
    let path = FilePath(Array(path.utf8))
    return spelled(path.folder.resolved, path)
  }

  /// The spellings of several files; each folder is looked up once.
  func texts(of paths: some Sequence<String>) -> [String: String] {
    var folders: [FilePath: FilePath?] = [:]
    var texts: [String: String] = [:]
    for text in paths where texts[text] == nil {
      let path = FilePath(Array(text.utf8))
      let resolved = folders[path.folder] ?? path.folder.resolved
      folders[path.folder] = resolved
      texts[text] = spelled(resolved, path)
    }
    return texts
  }

  /// Where a file is that was spelled so.
  func location(of text: String) -> FilePath {
    text.hasPrefix("/") ? FilePath(Array(text.utf8)) : folder.appending(text.utf8)
  }

  private func spelled(_ resolved: FilePath?, _ path: FilePath) -> String {
    guard let whole = resolved?.appending(path.name) else { return path.tidied.text }
    if whole.isBelow(folder) { return FilePath(Array(whole.bytes.dropFirst(folder.bytes.count == 1 ? 1 : folder.bytes.count + 1))).text }
    let (parts, base) = (whole.bytes.split(separator: .slash), folder.bytes.split(separator: .slash))
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let steps = base.dropFirst(common).map { _ in Array("..".utf8)[...] } + parts.dropFirst(common)
    return FilePath(Array(steps.joined(separator: [.slash]))).text
  }
}
