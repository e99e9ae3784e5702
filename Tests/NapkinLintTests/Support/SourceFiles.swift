import NapkinLint

/// Several files as one text, as on the rules' pages: a comment `// --- Home.swift` begins the next one. A folder in
/// brackets before the path is that of the file's project: `// --- [App] App/Home.swift`.
enum SourceFiles {
  static func read(_ text: String) -> [SourceFile] {
    var files: [(header: Substring, lines: [Substring])] = [("Example.swift", [])]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// --- ") {
        files.append((line.dropFirst("// --- ".count), []))
      } else {
        files[files.count - 1].lines.append(line)
      }
    }
    if files.count > 1, files[0].lines.isEmpty { files.removeFirst() }
    return files.map { source($0.header, $0.lines.map { $0 + "\n" }.joined()) }
  }

  private static func source(_ header: Substring, _ text: String) -> SourceFile {
    let parts = header.split(separator: "] ", maxSplits: 1)
    guard header.hasPrefix("["), parts.count == 2 else { return SourceFile(path: String(header), text: text) }
    return SourceFile(path: String(parts[1]), text: text, projectFolder: String(parts[0].dropFirst()))
  }
}
