import NapkinLint

/// Folders of sources that stand in order: each names only types of its own and of those before it.
struct FolderOrder {
  /// The first is named by all others.
  let folders: [String]

  /// The type that a folder names, and the later folder that declares it, once for each file.
  func breaches(in files: [SourceFile]) -> [String] {
    let files = files.compactMap { file in folder(of: file).map { (folder: $0, file: OutlinedFile(file)) } }
    let declared = files.reduce(into: [String: Int]()) { declared, entry in
      for name in entry.file.namesOfTypes { declared[name] = min(declared[name] ?? .max, entry.folder) }
    }
    return files.flatMap { folder, file in
      file.namesInCode.filter { declared[$0].map { $0 > folder } ?? false }.sorted().map { name in
        "\(file.source.path) names '\(name)' of \(folders[declared[name] ?? 0])/"
      }
    }
  }

  private func folder(of file: SourceFile) -> Int? {
    file.path.split(separator: "/").lazy.compactMap { folders.firstIndex(of: String($0)) }.first
  }
}

extension OutlinedFile {
  /// The types that the file declares, also nested ones: they may have the name of a type of another folder.
  fileprivate var namesOfTypes: [String] {
    outline.declarations.compactMap { declaration in
      guard declaration.isType || declaration.kind == .typeAlias else { return nil }
      return declaration.name.map(text)
    }
  }

  /// The words in the file that name something declared elsewhere, and are no members of what stands before them.
  fileprivate var namesInCode: Set<String> {
    let tokens = outline.tokens
    let declared = Set(outline.declarations.lazy.filter { $0.kind != .extension }.compactMap(\.name))
    return Set(
      tokens.indices.lazy.filter { [outline] index in
        outline.isIdentifier(index) && !declared.contains(index) && (index == 0 || tokens[index - 1].kind != .period)
      }.map(text))
  }
}
