import NapkinLint
import Testing

@Suite("The folders of the linter stand in the order of the README")
struct FolderOrderTests {
  @Test("No folder names a type of one below it")
  func keepsOrder() throws {
    let breaches = FolderOrder(folders: Self.folders).breaches(in: try Repository.swiftFiles().filter(Self.isOfLinter))
    #expect(breaches.isEmpty, "\(breaches.joined(separator: "\n"))")
  }

  @Test("The README lists each folder once")
  func listsFolders() {
    #expect(Self.folders.sorted() == Repository.names(in: Self.root))
  }

  @Test("A type of a folder below is found wherever it is named", arguments: [
    "let linter: Linter", "func lint() { _ = Linter.self }", "extension Linter {}", "struct Lint: Base<Linter> {}",
    #"let text = "\(Linter.self)""#, "let linters = [Linter]()", "#if DEBUG\ntypealias Lint = Linter\n#endif",
  ])
  func findsBreach(_ code: String) {
    let files = Self.app(naming: code)
    #expect(Self.order.breaches(in: files) == ["Sources/Scanner/Token.swift names 'Linter' of Linting/"])
  }

  @Test("What only looks like one is none", arguments: [
    "// Linter", #"let text = "Linter""#, "let kind = Kind.Linter", "let token: Token", "struct Linter {}",
    "enum Kind { case Linter }",
  ])
  func passesLookAlike(_ code: String) {
    #expect(Self.order.breaches(in: Self.app(naming: code)).isEmpty)
  }

  private static let order = FolderOrder(folders: ["Scanner", "Linting"])

  private static func app(naming code: String) -> [SourceFile] {
    [
      SourceFile(path: "Sources/Linting/Linter.swift", text: "struct Linter { let token: Token }"),
      SourceFile(path: "Sources/Scanner/Token.swift", text: "struct Token {}\n\(code)\n"),
    ]
  }

  private static let root = "Sources/NapkinLint"

  private static func isOfLinter(_ file: SourceFile) -> Bool { file.path.hasPrefix("\(root)/") }

  /// The folders that the README's table lists.
  private static let folders: [String] = (Repository.text("README.md") ?? "").split(separator: "\n").compactMap { line in
    let start = "| `\(root)/"
    guard line.hasPrefix(start), let end = line.dropFirst(start.count).firstIndex(of: "`") else { return nil }
    return line.dropFirst(start.count)[..<end].split(separator: "/").first.map(String.init)
  }
}
