/// The modules of packages, as far as the usual layout of their folders shows them: `Sources/Home/HomeView.swift`.
struct Modules: Sendable {
  /// For each file the name of its module; none where a manifest lays the folders out otherwise, or is not among the
  /// files.
  private let names: [Substring?]

  init(of files: [OutlinedFile]) {
    let manifests = files.lazy.filter(\.isPlainManifest).map { ($0.source.projectFolder, $0.source.folder) }
    let packages = Dictionary(manifests) { first, _ in first }
    names = files.map { file in packages[file.source.projectFolder].flatMap(file.source.moduleFolder) }
  }

  /// Whether two files certainly belong to different modules.
  func areDifferent(_ file: Int, _ other: Int) -> Bool {
    guard let name = names[file], let otherName = names[other] else { return false }
    return name != otherName
  }

  /// The module of a file, where it is known.
  subscript(file: Int) -> Substring? { names[file] }
}

extension OutlinedFile {
  /// A package's manifest that names no paths.
  fileprivate var isPlainManifest: Bool {
    let name = "Package.swift"
    guard source.path == name || source.path.hasSuffix("/\(name)") else { return false }
    return !outline.tokens.indices.contains { outline.isIdentifier($0) && text(of: $0) == "path" }
  }
}

extension SourceFile {
  /// The folder under `Sources` or `Tests` of a package that the file stands in.
  fileprivate func moduleFolder(inPackageAt package: Substring) -> Substring? {
    let folders = folder.dropFirst(package.count).split(separator: "/")
    guard folder.hasPrefix(package), let first = folders.first, first == "Sources" || first == "Tests" else { return nil }
    return folders.dropFirst().first ?? first
  }
}
