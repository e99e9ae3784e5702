/// The configuration file that a team begins with: every line that could say something is a comment.
package enum ConfigurationStarter {
  package static let text: String = {
    let lines = entries.map { key, example in
      "  // \(key.summary)\n  // \"\(key.rawValue)\": \(example),\n"
    }
    return "// The configuration of napkin-lint for this folder and all below.\n{\n\(lines.joined(separator: "\n"))}\n"
  }()

  private static let entries: [(key: ConfigurationKey, example: String)] = [
    (.profile, #""strict""#),
    (.exclude, #"["Generated/", "*.mock.swift"]"#),
    (.rules, #"{ "weak-router": "error", "listener-method-prefix": { "severity": "info", "note": "see the wiki" } }"#),
    (.overrides, #"[{ "files": ["Tests/"], "rules": { "weak-listener": "off" } }]"#),
    (.failOn, #""warning""#),
    (.maxWarnings, "0"),
    (.requireReason, "true"),
    (.requiredVersion, "\">=\(Version.text)\""),
  ]
}
