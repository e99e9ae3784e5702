import Foundation
import Testing

@testable import NapkinLint

@Suite("Every format")
struct ReportFormatTests {
  /// What some consumer would obey, in names and in messages.
  private static let hostile = [
    "100%", "a%0Ab", "a:b", "a: error: b", "a,b", "a\nb", "a\r\nb", "]]>", "<script>alert(1)</script>", "</td></tr>",
    "::error::no", "::error file=a::no", "##[error]no", "a ##[group]b", "\u{1B}[31mred\u{1B}[0m", "\u{9B}31m",
    "\"quoted\"", "'a'", "`a`", "a\\b", "a|b", "[a](b)", "*a* _b_ ~c~ #1 @you", "&amp; &lt;", "\u{202E}reversed",
    "\u{2028}", "é👩‍👩‍👧🇩🇪👍🏽e\u{301}", "𐐀", "\0", "\u{FFFE}", "{{a}} ${b}", "a  b",
  ]

  @Test("leaves names and messages harmless and intact", arguments: ReportFormat.allCases, hostile)
  func hostileText(format: ReportFormat, text: String) throws {
    var example = ReportExample()
    let file = example.file("Sources/\(text).swift", "let router = 1\n")
    let place = RelatedPlace(path: file.path, range: file.range(of: "let"), message: "see \(text)")
    let fix = Fix(
      applicability: .safe, title: "write \(text)", edits: [Fix.Edit(range: SourceRange(0, 0), replacement: text)])
    example.finding("router", in: file, .warning, "hold \(text) weakly", related: [place], fix: fix, symbol: text)
    let report = Self.text(of: example, format)
    Self.expectHarmless(report, format)
    let read = try #require(try ReadFinding.all(in: report, format).first, "nothing is read from \(report)")
    #expect(read.path == Self.shown("Sources/\(text).swift", format))
    let message = Self.message(of: read, format)
    #expect(message == Self.shown("hold \(text) weakly", format))
  }

  @Test("has the same findings", arguments: ReportFormat.allCases)
  func sameFindings(format: ReportFormat) throws {
    var example = ReportExample()
    let home = example.file("App/Home.swift", "// é\nlet router = 1\nlet listener = 2\n")
    let view = example.file("App/View Model.swift", "\tvar view = 3\n")
    example.finding("router", in: home)
    example.finding("listener", in: home, rule: "weak-listener", .warning, "hold the listener weakly")
    example.finding("view", in: view, rule: "view-something", .info, "look at it")
    let read = try ReadFinding.all(in: Self.text(of: example, format), format)
    let words = Self.severities(of: format)
    let expected = [
      ReadFinding(
        rule: "weak-router", severity: words[0], path: "App/Home.swift", line: 2, column: 5, message: "hold it weakly"),
      ReadFinding(
        rule: "weak-listener", severity: words[1], path: "App/Home.swift", line: 3, column: 5,
        message: "hold the listener weakly"),
      ReadFinding(
        rule: "view-something", severity: words[2], path: "App/View Model.swift", line: 1, column: 6,
        message: "look at it"),
    ]
    let hasColumns = ![.markdown, .gitlab, .sonarqube].contains(format)
    #expect(
      read == expected.map { finding in
        var finding = finding
        if !hasColumns { finding.column = nil }
        return finding
      })
  }

  @Test(
    "counts columns as its consumer does",
    arguments: [
      // source before the finding, UTF-8 column, UTF-16 column
      ("", 1, 1), ("\t", 2, 2), ("é", 3, 2), ("e\u{301}", 4, 3), ("👩‍👩‍👧", 19, 9), ("🇩🇪", 9, 5),
      ("👍🏽", 9, 5), ("𐐀", 5, 3), ("a\r\n", 1, 1), ("a\r\né", 3, 2), ("\u{FEFF}", 4, 1), ("\u{FEFF}é", 6, 2),
      ("\u{FEFF}a\né", 3, 2),
    ])
  func columns(source: String, utf8: Int, utf16: Int) throws {
    var example = ReportExample()
    let file = example.file("a.swift", source + "router")
    example.finding("router", in: file)
    for format in ReportFormat.allCases {
      guard let column = try ReadFinding.all(in: Self.text(of: example, format), format).first?.column else { continue }
      #expect(column == (Self.countsUTF16(format) ? utf16 : utf8), "\(format)")
    }
  }

  @Test("is whole when there is nothing to report", arguments: ReportFormat.allCases)
  func empty(format: ReportFormat) throws {
    let text = Self.text(of: ReportExample(), format)
    #expect(try ReadFinding.all(in: text, format).isEmpty)
    let isForPeople = [.full, .concise, .grouped, .xcode, .vscode, .jsonl, .github, .agent].contains(format)
    #expect(text.isEmpty == isForPeople)
  }
}

extension ReportFormatTests {
  private static func text(of example: ReportExample, _ format: ReportFormat) -> String {
    example.text(format) { style in
      style.currentFolder = "/app"
      style.repositoryFolder = "/app"
      style.width = 10000
    }
  }

  /// No control character, no mark that reorders text, and no command of GitHub's but those of its own format.
  private static func expectHarmless(_ report: String, _ format: ReportFormat) {
    for scalar in report.unicodeScalars where scalar != "\n" {
      let isHarmless = scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value) && !(0x202A...0x202E ~= scalar.value)
      #expect(isHarmless, "\(format) holds U+\(String(scalar.value, radix: 16))")
    }
    #expect(!report.contains("##["), "\(format) holds a command")
    #expect(!report.contains("]]>") || ![.checkstyle, .junit].contains(format))
    let scripts = report.components(separatedBy: "<script").count - 1
    #expect(scripts == (format == .html ? 1 : 0) || ![.html, .markdown, .checkstyle, .junit].contains(format))
    let commands = report.split { $0.isNewline }.filter { $0.drop(while: \.isWhitespace).hasPrefix("::") }
    #expect(commands.count == (format == .github ? 1 : 0), "\(format) holds commands")
  }

  private static func countsUTF16(_ format: ReportFormat) -> Bool {
    [.vscode, .json, .jsonl, .github, .sarif, .checkstyle].contains(format)
  }

  private static func severities(of format: ReportFormat) -> [String] {
    switch format {
    case .xcode: ["error", "warning", "warning"]
    case .github: ["error", "warning", "notice"]
    case .gitlab: ["major", "minor", "info"]
    case .sarif: ["error", "warning", "note"]
    case .rdjson: ["ERROR", "WARNING", "INFO"]
    case .sonarqube: ["HIGH", "MEDIUM", "LOW"]
    default: ["error", "warning", "info"]
    }
  }

  /// The message without the related places that follow it.
  private static func message(of finding: ReadFinding, _ format: ReportFormat) -> String {
    switch format {
    case .github: String(finding.message.components(separatedBy: " weakly\n")[0] + " weakly")
    case .sarif: String(finding.message.components(separatedBy: " weakly\n")[0] + " weakly")
    default: finding.message
    }
  }

  /// Lines show controls as pictures; XML has no way to hold some; JSON holds everything.
  private static func shown(_ text: String, _ format: ReportFormat) -> String {
    switch format {
    case .json, .jsonl, .gitlab, .sarif, .rdjson, .sonarqube: text
    case .checkstyle, .junit: replacing(["\u{1B}": "␛", "\0": "␀", "\u{FFFE}": "\u{FFFD}"], in: text)
    case .github where text.contains { $0.isNewline && $0 != "\u{2028}" }: text
    default: Visible.text(text)
    }
  }

  private static func replacing(_ pictures: [Unicode.Scalar: Unicode.Scalar], in text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(pictures[scalar] ?? scalar) }
    return result
  }
}
