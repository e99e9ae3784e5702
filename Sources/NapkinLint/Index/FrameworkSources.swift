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

  /// The protocols that refine `Sendable`, directly or through each other.
  var sendableProtocols: Set<Word> {
    guard !folders.isEmpty else { return [] }
    let bases = files.indices.filter(holds).reduce(into: [Word: [Word]]()) { all, file in
      all.merge(files[file].protocolBases) { first, _ in first }
    }
    var found: Set<Word> = [.Sendable, .Actor]
    while true {
      let grown = found.union(bases.filter { !found.isDisjoint(with: $0.value) }.keys)
      guard grown != found else { return found }
      found = grown
    }
  }

  /// The path up to `Sources/napkin` or `Sources/Napkin`.
  private static func moduleFolder(of path: String) -> Substring? {
    let parts = path.split(separator: "/")
    let pair = zip(parts, parts.dropFirst()).first { $0 == "Sources" && ($1 == "napkin" || $1 == "Napkin") }
    return pair.map { path[..<$0.1.endIndex] }
  }
}

extension OutlinedFile {
  /// What each protocol refines, as far as the words are known.
  fileprivate var protocolBases: [Word: [Word]] {
    var bases: [Word: [Word]] = [:]
    for declaration in outline.declarations where declaration.kind == .protocol {
      guard let name = declaration.name else { continue }
      bases[outline.tokens[name].word] = outline.inheritance(of: declaration).map { outline.tokens[$0.token].word }
    }
    bases[.other] = nil
    return bases
  }

  /// An app conforms to `Interactable`; only the framework declares it.
  var declaresInteractable: Bool {
    guard words.contains(.Interactable), words.contains(.protocol) else { return false }
    return outline.declarations.contains { declaration in
      declaration.kind == .protocol && declaration.name.map { outline.tokens[$0].word == .Interactable } ?? false
    }
  }
}
