/// The configuration file that a team begins with: every line that could say something is a comment.
package enum ConfigurationStarter {
  package static let text =
    """
    // The configuration of napkin-lint for this folder and all below.
    {

    """ + entries.map { "  // \($0.key.summary)\n  // \"\($0.key.rawValue)\": \($0.example),\n" }.joined(separator: "\n")
    + "}\n"

  private static let entries: [(key: ConfigurationKey, example: String)] = [
    (.profile, #""strict""#),
    (.exclude, #"["Generated/", "*.mock.swift"]"#),
    (.rules, #"{ "weak-router": "error", "listener-method-prefix": { "severity": "info", "note": "ask the app team" } }"#),
    (.overrides, #"[{ "files": ["Tests/"], "rules": { "weak-listener": "off" } }]"#),
    (.failOn, #""warning""#),
    (.maxWarnings, "0"),
    (.requireReason, "true"),
    (.requiredVersion, "\">=\(Version.text)\""),
  ]
}
