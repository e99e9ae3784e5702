import Foundation
import NapkinLint
import Testing

@testable import napkin_lint

@Suite("Completions")
struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Home.swift": "", "lint.sarif": "", "out/": ""])
  }

  /// The words so far, the last of them unfinished; some of the candidates; and a word that is none.
  private static let cases: [(words: [String], offered: [String], other: String)] = [
    (["gra"], ["graph"], "rules"),
    (["Ho"], ["Home.swift"], "rules"),
    (["--fo"], ["--format"], "--root"),
    (["--files"], ["--files-from"], "--format"),
    (["--format", "js"], ["json", "jsonl"], "sarif"),
    (["graph", "--format", "m"], ["mermaid"], "markdown"),
    (["graph", "--r"], ["--root"], "--report"),
    (["--format", "json", "rules", "--format", "m"], ["markdown"], "mermaid"),
    (["--profile", "s"], ["strict"], "default"),
    (["--fail-on", ""], ["error", "warning", "never"], "off"),
    (["--only", "weak-r"], ["weak-router"], "weak-listener"),
    (["--only", "weak-listener,weak-r"], ["weak-listener,weak-router"], "weak-router"),
    (["--rule", "weak-r"], ["weak-router="], "weak-router"),
    (["--report", "sar"], ["sarif"], "json"),
    (["explain", "weak-r"], ["weak-router"], "weak-listener"),
    (["baseline", "p"], ["prune"], "create"),
    (["config", ""], ["init", "show", "schema"], "Home.swift"),
    (["config", "show", "H"], ["Home.swift"], "init"),
    (["integration", "install", "v"], ["vscode-tasks"], "install"),
    (["integration", "i"], ["install"], "list"),
    (["completions", "f"], ["fish"], "bash"),
    (["--jobs", "2", "dem"], ["demo"], "2"),
    (["demo", "--c"], ["--color"], "--config"),
  ]

  @Test("of bash know commands, options and values", .enabled(if: Tool.isInstalled("bash"), "there is no bash"))
  func bash() throws {
    for (words, offered, other) in Self.cases { try check(try bash(words), words, offered, other) }
  }

  @Test("of bash go on where it cuts words", .enabled(if: Tool.isInstalled("bash"), "there is no bash"), arguments: [
    (["--format", "=", "js"], ["json", "jsonl"], "sarif"), (["--format", "="], ["json", "sarif"], "graph"),
    (["--rule", "weak-router", "=", "w"], ["warning"], "error"),
    (["--rule", "=", "weak-router", "=", "o"], ["off"], "error"),
    (["--report", "sarif", "=", "lin"], ["lint.sarif"], "json"),
    (["--report", "=", "sarif", "=", "lin"], ["lint.sarif"], "json"),
    (["--config", "=", "Home.swift", "gra"], ["graph"], "rules"),
  ] as [([String], [String], String)])
  func bashPieces(words: [String], offered: [String], other: String) throws {
    try check(try bash(words), words, offered, other)
  }

  @Test("of fish know commands, options and values", .enabled(if: Tool.isInstalled("fish"), "there is no fish"))
  func fish() throws {
    let more: [(words: [String], offered: [String], other: String)] = [
      (["--format=js"], ["--format=json", "--format=jsonl"], "--format=sarif"),
      (["--rule", "weak-router=w"], ["weak-router=warning"], "weak-router=error"),
      (["--report", "sarif=lin"], ["sarif=lint.sarif"], "json"),
    ]
    let cases = Self.cases + more
    let candidates = try fish(cases.map(\.words))
    #expect(candidates.count == cases.count)
    for (found, (words, offered, other)) in zip(candidates, cases) { try check(found, words, offered, other) }
  }

  @Test("of zsh and the others are right for their shells", arguments: Shell.allCases)
  func syntax(shell: Shell) throws {
    guard let tool = Tool(shell.rawValue) else {
      print("skipped: there is no \(shell.rawValue) to read its completions")
      return
    }
    try folder.write("script", Data(shell.script.utf8))
    let run = try tool.run(["-n", folder.url("script").path], in: folder)
    #expect(run == .init(status: 0, output: "", errors: ""))
  }

  @Test("offer only operands that the parser takes", arguments: Subcommand.completed)
  func operands(command: Subcommand) throws {
    guard case .words(let words) = command.firstOperand else { return }
    let parser = ArgumentParser(ruleIDs: Rule.all.map(\.id))
    for word in words where word != "show" && word != "install" {
      let arguments = [command.rawValue, word].map(Argument.init(stringLiteral:))
      _ = try parser.parse(arguments)
    }
  }

  private func check(_ found: [String], _ words: [String], _ offered: [String], _ other: String) throws {
    for word in offered { #expect(found.contains(word), "\(words): \(found)") }
    #expect(!found.contains(other), "\(words): \(found)")
  }

  /// What bash puts behind the last of the words.
  private func bash(_ words: [String]) throws -> [String] {
    let script = """
      eval "$(napkin-lint completions bash)"
      COMP_WORDS=(napkin-lint "$@")
      COMP_CWORD=$#
      _napkin_lint
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try #require(Tool("bash")).run(["-c", script, "bash"] + words, in: folder)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  /// Of each line of words, what fish offers in the place of its last one.
  private func fish(_ lines: [[String]]) throws -> [[String]] {
    let script = """
      napkin-lint completions fish | source
      for line in $argv
        complete -C "napkin-lint $line"
        echo ----
      end
      """
    let run = try #require(Tool("fish")).run(
      ["--no-config", "-c", script] + lines.map { $0.joined(separator: " ") }, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    var candidates: [[String]] = [[]]
    for line in run.output.split(separator: "\n") {
      guard line != "----" else {
        candidates.append([])
        continue
      }
      candidates[candidates.count - 1].append(String(line.prefix { $0 != "\t" }))
    }
    return candidates.dropLast()
  }
}
