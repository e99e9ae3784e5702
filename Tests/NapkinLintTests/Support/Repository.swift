import Foundation
import NapkinLint

/// The checkout that the tests were built from.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The pages of all rules, in the order of their ids.
  static let pages = markdownFiles(in: "Rules")

  /// Further examples, too many or too dull for a page, in the order of the rules' ids.
  static let cases = markdownFiles(in: "Tests/NapkinLintTests/RuleCases")

  static func text(_ path: String) -> String? {
    guard let bytes = FileManager.default.contents(atPath: "\(root)/\(path)") else { return nil }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []).sorted()
  }

  private static func markdownFiles(in folder: String) -> [PageFile] {
    names(in: folder).filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { name in
      let path = "\(folder)/\(name)"
      return PageFile(path: path, ruleID: String(name.dropLast(3)), text: text(path) ?? "")
    }
  }
}
