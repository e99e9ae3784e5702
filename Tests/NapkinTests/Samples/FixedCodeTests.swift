import Foundation
import NapkinLint
import Testing

#if os(Linux)
  @Suite("What the linter repairs", .timeLimit(.minutes(5)))
  struct FixedCodeTests {
    /// The rules whose mistakes compile, and whose repairs are therefore proven here.
    private static let rules: Set<String> = [
      "dispatch-in-view-handler", "dispatch-weak-self", "hosting-controller-forwards-listener",
      "interactor-is-final-actor", "lifecycle-hook-signature", "no-lifecycle-internals", "no-redundant-dispatch",
      "observable-presenter-listener-ignored", "presenter-observable", "restate-unchecked-sendable",
      "router-did-load-super", "router-no-task-hop", "routing-protocol-sendable", "task-in-did-become-active",
      "unbound-task-in-interactor", "weak-listener", "weak-presenter-in-view", "weak-router",
    ]

    private static let fixer = Fixer(
      Linter(
        rules: Rule.all, selection: RuleSelection(levels: ["observable-presenter-listener-ignored": .on(.warning)])))

    @Test("It compiles before and after, and a second time there is nothing left", arguments: Mistake.all)
    func compiles(mistake: Mistake) async throws {
      let run = Self.fixer.fix([mistake.source])
      let fixed = try #require(run.files.first)
      #expect(run.refusedPaths.isEmpty)
      let before = try await mistake.complaints(about: mistake.source.bytes)
      #expect(before == "", "before: \(before)")
      let after = try await mistake.complaints(about: fixed.after)
      #expect(after == "", "after: \(String(decoding: fixed.after, as: UTF8.self))\n\(after)")
      let again = Self.fixer.fix([SourceFile(path: mistake.source.path, bytes: fixed.after)])
      #expect(again.files.isEmpty)
    }

    @Test("Each of these rules repairs something here")
    func rules() {
      let repaired = Mistake.all.flatMap { Self.fixer.fix([$0.source]).files.flatMap(\.counts.keys) }
      #expect(Self.rules.subtracting(repaired) == [])
    }
  }

  /// A file whose code compiles and has mistakes that the linter repairs.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let source: SourceFile

    static let all: [Mistake] = Toolchain.swiftFiles(below: Toolchain.root.appending(path: "Tests/Mistakes")).compactMap {
      let file = URL(filePath: $0)
      guard let data = try? Data(contentsOf: file) else { return nil }
      // The folder's own path would say that this is test code.
      return Mistake(source: SourceFile(path: file.lastPathComponent, bytes: Array(data)))
    }

    var testDescription: String { source.path }

    /// The compiler's errors.
    func complaints(about bytes: [UInt8]) async throws -> String {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
      try Data(bytes).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let result = try await Toolchain.with(.uiKit).check([file.path])
      return result.status == 0 ? "" : result.output
    }
  }
#endif
