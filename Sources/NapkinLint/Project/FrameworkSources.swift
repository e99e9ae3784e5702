/// The framework's own sources among the files: its types are known without them, and its conventions are for apps.
struct FrameworkSources {
  private let folders: Set<Substring>
  private let files: [OutlinedFile]

  init(_ files: [OutlinedFile]) {
    self.files = files
    folders = Set(files.lazy.filter(\.declaresInteractable).compactMap { FrameworkSources.moduleFolder(of: $0.source.path) })
  }

  func holds(_ file: Int) -> Bool {
    guard !folders.isEmpty else { return false }
    return FrameworkSources.moduleFolder(of: files[file].source.path).map(folders.contains) ?? false
  }

  /// The path up to `Sources/napkin` or `Sources/Napkin`.
  private static func moduleFolder(of path: String) -> Substring? {
    let parts = path.split(separator: "/")
    let pair = zip(parts, parts.dropFirst()).first { $0 == "Sources" && ($1 == "napkin" || $1 == "Napkin") }
    return pair.map { path[..<$0.1.endIndex] }
  }
}

extension OutlinedFile {
  /// An app conforms to `Interactable`; only the framework declares it.
  var declaresInteractable: Bool {
    guard words.contains(.Interactable), words.contains(.protocol) else { return false }
    return outline.declarations.contains { declaration in
      declaration.kind == .protocol && declaration.name.map { outline.tokens[$0].word == .Interactable } ?? false
    }
  }
}
