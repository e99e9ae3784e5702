import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import NapkinLint

/// What a consumer of a report learns of one finding.
struct ReadFinding: Hashable, CustomStringConvertible {
  var rule: String
  var severity: String
  var path: String
  var line: Int
  /// In the consumer's unit; nil where the format has none.
  var column: Int?
  var message: String

  var description: String { "\(path):\(line):\(column ?? 0): \(severity): \(message) [\(rule)]" }
}

extension ReadFinding {
  /// Reads a report back as its consumers do. Its paths are relative to `/app`, a repository.
  static func all(in text: String, _ format: ReportFormat) throws -> [ReadFinding] {
    switch format {
    case .full: fullFindings(text)
    case .grouped: groupedFindings(text)
    case .concise: lineFindings(text, #"^(.+?):(\d+):(\d+): (\w+): (.+) \[([a-z-]+)\]$"#)
    case .vscode: lineFindings(text, #"^(.+?):(\d+):(\d+)-\d+:\d+: (\w+): (.+) \[([a-z-]+)\]$"#)
    case .agent: lineFindings(text, #"^(.+?):(\d+):(\d+): (\w+): (.+?) \[([a-z-]+)\](?: \| .*)?$"#)
    case .xcode: lineFindings(text, #"^/app/(.+?):(\d+):(\d+): (error|warning): (.+) \[([a-z-]+)\]$"#)
    case .github: githubFindings(text)
    case .markdown: markdownFindings(text)
    case .html: htmlFindings(text)
    case .checkstyle, .junit: try xmlFindings(text, format)
    case .json: try Reading.list(Reading.object(text), "findings").map(Reading.own)
    case .jsonl: try text.split(separator: "\n").map { try Reading.own(Reading.object(String($0))) }
    case .gitlab: try Reading.gitLab(text)
    case .sarif: try Reading.sarif(text)
    case .rdjson: try Reading.reviewdog(text)
    case .sonarqube: try Reading.sonarQube(text)
    }
  }

  /// - Parameter pattern: with groups for path, line, column, severity, message and rule.
  private static func lineFindings(_ text: String, _ pattern: String) -> [ReadFinding] {
    lines(of: text).compactMap { line in
      let groups = Reading.groups(of: pattern, in: line)
      guard groups.count == 6, let number = Int(groups[1]) else { return nil }
      return ReadFinding(
        rule: groups[5], severity: groups[3], path: groups[0], line: number, column: Int(groups[2]),
        message: groups[4])
    }
  }

  private static func fullFindings(_ text: String) -> [ReadFinding] {
    let lines = lines(of: text)
    return lines.enumerated().compactMap { index, line in
      let head = Reading.groups(of: #"^(error|warning|info): (.+) \[([a-z-]+)\]$"#, in: line)
      guard head.count == 3, index + 1 < lines.count else { return nil }
      let place = Reading.groups(of: #"^ +--> (.+):(\d+):(\d+)$"#, in: lines[index + 1])
      guard place.count == 3, let number = Int(place[1]) else { return nil }
      return ReadFinding(
        rule: head[2], severity: head[0], path: place[0], line: number, column: Int(place[2]), message: head[1])
    }
  }

  private static func groupedFindings(_ text: String) -> [ReadFinding] {
    var path = ""
    return lines(of: text).compactMap { line in
      let groups = Reading.groups(of: #"^ +(\d+):(\d+)  (\w+) +(.+) \[([a-z-]+)\]$"#, in: line)
      guard groups.count == 5, let number = Int(groups[0]) else {
        path = line
        return nil
      }
      return ReadFinding(
        rule: groups[4], severity: groups[2], path: path, line: number, column: Int(groups[1]), message: groups[3])
    }
  }

  private static func githubFindings(_ text: String) -> [ReadFinding] {
    lines(of: text).compactMap { line in
      let groups = Reading.groups(of: "^::(error|warning|notice) (.*?)::(.*)$", in: line)
      guard groups.count == 3 else { return nil }
      let pairs = groups[1].split(separator: ",").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      let values = Dictionary(pairs.map { ($0[0], $0[1].removingPercentEncoding ?? "") }) { $1 }
      let message = groups[2].removingPercentEncoding ?? ""
      return ReadFinding(
        rule: values["title"] ?? "", severity: groups[0], path: values["file"] ?? "",
        line: Int(values["line"] ?? "") ?? 0, column: values["col"].flatMap(Int.init), message: message)
    }
  }

  private static func markdownFindings(_ text: String) -> [ReadFinding] {
    lines(of: text).compactMap { line in
      let groups = Reading.groups(of: #"^\| (error|warning|info) \| (.+):(\d+) \| (.+) \| ([a-z-]+) \|$"#, in: line)
      guard groups.count == 5, let number = Int(groups[2]) else { return nil }
      let texts = [groups[1], groups[3]].map { Reading.withoutMarkdown($0) }
      return ReadFinding(rule: groups[4], severity: groups[0], path: texts[0], line: number, message: texts[1])
    }
  }

  private static func htmlFindings(_ text: String) -> [ReadFinding] {
    text.components(separatedBy: "<article ").dropFirst().compactMap { article in
      let pattern = #"^data-severity="(\w+)" data-rule="([a-z-]+)" data-file="([^"<>]*)">\n"#
        + #"<h3><b class="\w+">\w+</b> <span>([^<>]*)</span></h3>\n"#
        + #"<p class="place"><a [^<>]*>[a-z-]+</a> at (\d+):(\d+)<"#
      let groups = Reading.groups(of: pattern, in: article)
      guard groups.count == 6, let line = Int(groups[4]) else { return nil }
      let texts = [groups[2], groups[3]].map { Reading.withoutReferences($0) }
      return ReadFinding(
        rule: groups[1], severity: groups[0], path: texts[0], line: line, column: Int(groups[5]), message: texts[1])
    }
  }

  private static func xmlFindings(_ text: String, _ format: ReportFormat) throws -> [ReadFinding] {
    let reader = XMLReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "no XML: \(text)")
    return format == .junit ? reader.junit : reader.checkstyle
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
