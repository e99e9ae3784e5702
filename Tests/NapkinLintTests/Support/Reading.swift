import Foundation
import Testing

/// Takes reports apart for tests.
enum Reading {
  typealias Object = [String: Any]

  static func object(_ text: String) throws -> Object {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  static func list(_ object: Object, _ key: String) throws -> [Object] {
    try #require(object[key] as? [Object], "no list of objects '\(key)'")
  }

  /// The value at the end of a path of keys and indexes.
  static func value<Value>(_ object: Any, _ path: String...) throws -> Value {
    var value: Any? = object
    for key in path {
      value = Int(key).map { index in (value as? [Any]).flatMap { index < $0.count ? $0[index] : nil } }
        ?? (value as? Object)?[key]
    }
    return try #require(value as? Value, "nothing at \(path)")
  }

  /// What the groups of a pattern match in a text; empty when it does not match.
  static func groups(of pattern: String, in text: String) -> [String] {
    let whole = NSRange(text.startIndex..., in: text)
    guard let match = try? NSRegularExpression(pattern: pattern).firstMatch(in: text, range: whole) else { return [] }
    return (1..<max(1, match.numberOfRanges)).map { number in
      Range(match.range(at: number), in: text).map { String(text[$0]) } ?? ""
    }
  }

  static func withoutMarkdown(_ text: String) -> String {
    let plain = text.replacingOccurrences(of: #"\\([^A-Za-z0-9 ])"#, with: "$1", options: .regularExpression)
    return withoutReferences(plain)
  }

  /// Text with characters for what HTML names instead.
  static func withoutReferences(_ text: String) -> String {
    var plain = text
    let named = [("lt", "<"), ("gt", ">"), ("#64", "@"), ("quot", "\""), ("#39", "'"), ("amp", "&")]
    for (code, character) in named.map({ ("&\($0);", $1) }) {
      plain = plain.replacingOccurrences(of: code, with: character)
    }
    return plain
  }
}

extension Reading {
  static func own(_ finding: Object) throws -> ReadFinding {
    ReadFinding(
      rule: try value(finding, "rule"), severity: try value(finding, "severity"), path: try value(finding, "file"),
      line: try value(finding, "range", "start", "line"), column: try value(finding, "range", "start", "column"),
      message: try value(finding, "message"))
  }

  static func gitLab(_ text: String) throws -> [ReadFinding] {
    let issues = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Object])
    return try issues.map { issue in
      let rule: String = try value(issue, "check_name")
      let description: String = try value(issue, "description")
      try #require(description.hasSuffix(" [\(rule)]"))
      return ReadFinding(
        rule: rule, severity: try value(issue, "severity"), path: try value(issue, "location", "path"),
        line: try value(issue, "location", "lines", "begin"), message: String(description.dropLast(rule.count + 3)))
    }
  }

  static func sarif(_ text: String) throws -> [ReadFinding] {
    let run: Object = try value(object(text), "runs", "0")
    let rules: [Object] = try value(run, "tool", "driver", "rules")
    return try list(run, "results").map { result in
      let index: Int = try value(result, "ruleIndex")
      let rule: String = try value(result, "ruleId")
      try #require(rules[index]["id"] as? String == rule)
      let place: Object = try value(result, "locations", "0", "physicalLocation")
      let address: String = try value(place, "artifactLocation", "uri")
      let message: String = try value(result, "message", "text")
      let plain = message.replacingOccurrences(of: #"\\([\[\]\\])"#, with: "$1", options: .regularExpression)
      return ReadFinding(
        rule: rule, severity: try value(result, "level"), path: try #require(address.removingPercentEncoding),
        line: try value(place, "region", "startLine"), column: try value(place, "region", "startColumn"),
        message: plain)
    }
  }

  static func reviewdog(_ text: String) throws -> [ReadFinding] {
    try list(object(text), "diagnostics").map { diagnostic in
      let start: Object = try value(diagnostic, "location", "range", "start")
      return ReadFinding(
        rule: try value(diagnostic, "code", "value"), severity: try value(diagnostic, "severity"),
        path: try value(diagnostic, "location", "path"), line: try value(start, "line"),
        column: try value(start, "column"), message: try value(diagnostic, "message"))
    }
  }

  static func sonarQube(_ text: String) throws -> [ReadFinding] {
    let report = try object(text)
    let rules = try list(report, "rules")
    return try list(report, "issues").map { issue in
      let rule: String = try value(issue, "ruleId")
      let described = try #require(rules.first { $0["id"] as? String == rule })
      let place: Object = try value(issue, "primaryLocation")
      return ReadFinding(
        rule: rule, severity: try value(described, "impacts", "0", "severity"), path: try value(place, "filePath"),
        line: try value(place, "textRange", "startLine"), message: try value(place, "message"))
    }
  }
}
