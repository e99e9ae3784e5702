/// Who wrote lines, as `git blame` says.
struct LineOwners {
  /// By their folders, those without one as well, since asking takes a process.
  private var repositories: [FilePath: Git?] = [:]

  /// The authors' names by line; none where there is no git, and for lines that are not committed.
  mutating func of(_ lines: [Int], in path: FilePath) -> [Int: String] {
    guard let real = path.resolved, let git = repository(holding: real), real.isBelow(git.top) else { return [:] }
    let name = FilePath(Array(real.bytes.dropFirst(git.top.bytes.count + (git.top.bytes == [.slash] ? 0 : 1))))
    let ranges = Set(lines).sorted().flatMap { ["-L", "\($0),\($0)"] }
    guard let output = try? git.run(["blame", "--line-porcelain"] + ranges + ["--", name.text]) else { return [:] }
    return Self.authors(in: output)
  }

  private mutating func repository(holding path: FilePath) -> Git? {
    let folder = path.folder
    if let known = repositories[folder] { return known }
    let git = try? Git(in: folder)
    repositories[folder] = git
    return git
  }

  /// Each line of the file comes with lines of its own before it, of which the first names the commit.
  private static func authors(in output: [UInt8]) -> [Int: String] {
    var authors: [Int: String] = [:]
    var line: Int?
    for text in output.split(separator: .newline).map({ String(decoding: $0, as: UTF8.self) }) {
      if text.hasPrefix("\t") {
        line = nil
      } else if let number = line {
        if text.hasPrefix("author ") { authors[number] = String(text.dropFirst("author ".count)) }
      } else {
        let words = text.split(separator: " ")
        // What is not committed has a commit of zeros.
        line = words.count > 2 && !words[0].allSatisfy { $0 == "0" } ? Int(words[2]) : -1
      }
    }
    authors[-1] = nil
    return authors
  }
}
