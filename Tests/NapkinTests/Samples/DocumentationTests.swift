import Foundation
import Testing

#if os(Linux)
  @Suite("Documentation", .timeLimit(.minutes(5)))
  struct DocumentationTests {
    @Test("The catalogue builds without a warning")
    func catalogue() async throws {
      let complaints = try await Toolchain.complaintsAboutDocumentation()
      #expect(complaints.trimmingCharacters(in: .whitespacesAndNewlines) == "")
    }

    @Test("Each example of the catalogue that is a whole file compiles", arguments: CatalogueExample.all)
    func compiles(example: CatalogueExample) async throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
      try example.text.write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      let result = try await Toolchain.with(.uiKit).check([file.path])
      #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }

    @Test("Each page of a rule that the catalogue links to is there")
    func links() throws {
      let page = CatalogueExample.catalogue.appending(path: "ConventionsAndRules.md")
      let text = try String(contentsOf: page, encoding: .utf8)
      let links = text.matches(of: /\]\((\.\.[^)]*)\)/).map { String($0.1) }
      #expect(links.count >= 6)
      for link in links {
        let file = CatalogueExample.catalogue.appending(path: link).standardized
        #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
      }
    }
  }
#endif

/// A code block of the catalogue that starts with an import, and so is a whole file, along with the blocks that go on
/// with it.
struct CatalogueExample: Sendable, CustomTestStringConvertible {
  let page: String
  let number: Int
  let text: String

  static let catalogue = Toolchain.root.appending(path: "Sources/Napkin/Napkin.docc")

  static let all: [CatalogueExample] = pages.flatMap { page in
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let blocks = text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let files = blocks.reduce(into: [String]()) { files, block in
      if block.hasPrefix("import ") { files.append(block) }
      if block.hasPrefix("// The same file goes on."), let last = files.popLast() { files.append(last + block) }
    }
    return files.enumerated().map { number, text in
      CatalogueExample(page: page.lastPathComponent, number: number, text: text)
    }
  }

  var testDescription: String { "\(page) \(number)" }

  private static var pages: [URL] {
    let files = try? FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
  }
}
