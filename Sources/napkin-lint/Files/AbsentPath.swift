import NapkinLint

extension UsageError {
  /// Nothing has this path: names what stands beside it, or a command, that is spelled nearly so.
  init(absent path: FilePath) {
    let message = "'\(path.text)': there is no such file or folder"
    let commands = Subcommand.named.filter { !$0.isHidden }.map(\.rawValue)
    let name = FilePath.text(path.name)
    if let neighbour = NearestName.of(name, among: Self.names(in: path.folder)) {
      let folder = path.folder.bytes.isEmpty ? neighbour : path.folder.appending(neighbour.utf8).text
      self.init(message + "; did you mean '\(folder)'?")
    } else if path.folder.bytes.isEmpty {
      self.init(message, nearestTo: name, among: commands)
    } else {
      self.init(message)
    }
  }

  private static func names(in folder: FilePath) -> [String] {
    guard let listing = try? FolderListing(at: folder) else { return [] }
    return listing.entries.map { FilePath.text(listing.name(of: $0)) }
  }
}
