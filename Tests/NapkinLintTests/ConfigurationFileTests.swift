import Testing

@testable import NapkinLint

@Suite("A configuration file")
struct ConfigurationFileTests {
  private static func read(_ text: String) throws(ConfigurationError) -> ConfigurationFile {
    try ConfigurationFile(Array(text.utf8), path: "c.json", rules: Rule.all)
  }

  @Test("says what stands in it, and where")
  func reads() throws {
    let file = try Self.read(
      """
      {
        "$schema": "schema.json", "root": true, "extends": "../base.json", "requiredVersion": ">=0.1",
        "include": ["Sources/"], "exclude": ["Generated/", "!Generated/Kept.swift"],
        "profile": "strict", "framework": "assume", "defaultIsolation": "MainActor", "requireReason": true,
        "failOn": "never", "maxWarnings": 3, "baseline": "known.json", "docsURL": "https://a.b/c",
        "rules": { "weak-router": "warning", "weak-listener": { "severity": "off", "note": "see go/listeners" } },
        "overrides": [{ "files": ["Tests/"], "profile": "default", "rules": { "weak-router": "off" } }],
      }
      """)
    #expect(file.isRoot?.value == true)
    #expect(file.extends?.value == "../base.json")
    #expect(file.include?.map(\.value) == ["Sources/"])
    #expect(file.exclude.map(\.value) == ["Generated/", "!Generated/Kept.swift"])
    #expect(file.exclude.map(\.origin.text) == ["c.json:3", "c.json:3"])
    #expect(file.settings.profile == Located(.strict, Self.origin(4, 14)))
    #expect(file.settings.framework?.value == .assume)
    #expect(file.settings.defaultIsolation?.value == .mainActor)
    #expect(file.settings.requireReason?.value == true)
    #expect(file.settings.failOn?.value == .never)
    #expect(file.settings.maxWarnings?.value == 3)
    #expect(file.settings.baseline?.value == "known.json")
    #expect(file.settings.docsURL?.value == "https://a.b/c")
    #expect(file.settings.rules["weak-router"]?.level == Located(.on(.warning), Self.origin(6, 29)))
    #expect(file.settings.rules["weak-listener"]?.level?.value == .off)
    #expect(file.settings.rules["weak-listener"]?.note?.value == "see go/listeners")
    #expect(file.overrides.map { $0.files.map(\.value) } == [["Tests/"]])
    #expect(file.overrides.first?.settings.rules["weak-router"]?.level?.value == .off)
  }

  @Test(
    "that is wrong is refused with what would be right",
    arguments: [
      ("[]", "1:1: a configuration file is an object in braces, but got an array"),
      (#"{"profil": "strict"}"#, "1:2: a configuration file has no key 'profil'; did you mean 'profile'?"),
      (
        #"{"zzzzzzzz": 1}"#,
        "1:2: a configuration file has no key 'zzzzzzzz'; it takes root, extends, requiredVersion, include, exclude, "
          + "profile, framework, baseTypes, defaultIsolation, rules, requireReason, failOn, maxWarnings, baseline, "
          + "docsURL and overrides"
      ),
      (#"{"files": []}"#, "1:2: 'files' stands in an override; here it is 'include' or 'exclude'"),
      (
        "{\n  \"profile\": \"strikt\"\n}",
        "2:14: 'profile' is default, strict or migration, but got 'strikt'; did you mean 'strict'?"
      ),
      (#"{"profile": 7}"#, "1:13: 'profile' is default, strict or migration, but got 7"),
      (#"{"framework": true}"#, "1:15: 'framework' is auto or assume, but got true"),
      (#"{"defaultIsolation": "MainActr"}"#,
        "1:22: 'defaultIsolation' is nonisolated or MainActor, but got 'MainActr'; did you mean 'MainActor'?"),
      (#"{"failOn": "info"}"#, "1:12: 'failOn' is error, warning or never, but got 'info'"),
      (#"{"root": "yes"}"#, "1:10: 'root' is true or false, but got 'yes'"),
      (#"{"maxWarnings": -1}"#, "1:17: 'maxWarnings' is a whole number of 0 or more, but got -1"),
      (
        #"{"maxWarnings": 1.5}"#,
        "1:17: 'maxWarnings' is a whole number of 0 or more, but got a number with a fraction, or one that is too large"
      ),
      (
        #"{"docsURL": "a.b"}"#,
        "1:13: 'docsURL' is the address of a site, such as https://example.com/napkin-lint, but got 'a.b'"
      ),
      (#"{"extends": ""}"#, "1:13: 'extends' is text in quotes, but got ''"),
      (
        #"{"extends": "https://example.com/c.json"}"#,
        "1:13: 'extends' is the path of a local file, but got 'https://example.com/c.json'"
      ),
      (#"{"exclude": "Generated"}"#, "1:13: 'exclude' is an array in brackets, but got 'Generated'"),
      (#"{"exclude": [1]}"#, "1:14: a pattern of 'exclude' is a line of text in quotes, but got 1"),
      (#"{"exclude": [""]}"#, "1:14: a pattern of 'exclude' is a line of text in quotes, but got ''"),
      (#"{"rules": []}"#, "1:11: 'rules' is an object in braces, but got an array"),
      (#"{"rules": {"weak-rooter": "off"}}"#, "1:12: no rule is called 'weak-rooter'; did you mean 'weak-router'?"),
      (
        #"{"rules": {"nothing-like-it": "off"}}"#,
        "1:12: no rule is called 'nothing-like-it'; 'napkin-lint rules' lists them"
      ),
      (
        #"{"rules": {"weak-router": "warn"}}"#,
        "1:27: the severity of 'weak-router' is error, warning, info or off, but got 'warn'; did you mean 'warning'?"
      ),
      (#"{"rules": {"weak-router": true}}"#,
        "1:27: the severity of 'weak-router' is error, warning, info or off, but got true"),
      (#"{"rules": {"weak-router": {"severty": "off"}}}"#,
        "1:28: 'weak-router' has no option 'severty'; did you mean 'severity'?"),
      (#"{"rules": {"weak-router": {"note": "a\nb"}}}"#,
        "1:36: 'note' is one line, since it stands behind the messages of the rule"),
      (#"{"overrides": [{"profile": "strict"}]}"#,
        "1:16: an override needs 'files', an array of patterns of what it is for"),
      (#"{"overrides": [{"files": [], "failOn": "error"}]}"#,
        "1:30: 'failOn' holds for all files, so it stands at the top, not in an override"),
      (#"{"overrides": {}}"#, "1:15: 'overrides' is an array in brackets, but got an object"),
      (#"{"requiredVersion": "99.0"}"#, "1:21: this is napkin-lint \(Version.text), but '99.0' is required"),
      (#"{"requiredVersion": ">=99"}"#, "1:21: this is napkin-lint \(Version.text), but '>=99' is required"),
      (#"{"requiredVersion": "new"}"#,
        "1:21: 'requiredVersion' is a version as in 0.1.0 or >=0.1, but got 'new'"),
      ("{\n\"rules\": {,}\n}", "2:11: expected a key in quotes, found ','"),
    ] as [(String, String)])
  func refuses(_ text: String, _ message: String) {
    let error = #expect(throws: ConfigurationError.self) { try Self.read(text) }
    #expect(error?.text == "c.json:\(message)")
  }

  @Test(
    "asks for a version",
    arguments: [
      ("0.1.0", "0.1.0", true), ("0.1", "0.1.0", true), ("0.1.1", "0.1.0", false), (">=0.1", "0.2.0", true),
      (">= 0.1.1", "0.1.0", false), (">=1", "0.9.9", false), (">=0.10", "0.9.0", false),
    ])
  func versions(_ requirement: String, _ version: String, _ isMet: Bool) {
    #expect(VersionRequirement(requirement)?.isMet(by: version) == isMet)
  }

  @Test("asks for nothing that is no version", arguments: ["", ">=", "1.", "a.b", "1.2.3.4", "-1", "+1", "<2"])
  func noVersions(_ requirement: String) {
    #expect(VersionRequirement(requirement) == nil)
  }

  @Test("loses to another over it, one property at a time")
  func merges() throws {
    let base = try Self.read(
      #"{"profile": "strict", "failOn": "never", "rules": {"weak-router": {"severity": "info", "note": "n"}}}"#)
    let own = try Self.read(#"{"profile": "default", "rules": {"weak-router": "error", "weak-listener": "off"}}"#)
    let selection = base.settings.under(own.settings).selection
    #expect(selection.profile == .default)
    #expect(selection.levels == ["weak-router": .on(.error), "weak-listener": .off])
    #expect(selection.notes == ["weak-router": "n"])
    #expect(base.settings.under(own.settings).failOn?.value == .never)
  }

  @Test("with the main actor as the default turns on the rule for it, unless it says otherwise")
  func isolation() throws {
    let settings = try Self.read(#"{"defaultIsolation": "MainActor"}"#).settings
    #expect(settings.selection.levels == ["di-nonisolated": .on(.warning)])
    #expect(
      try Self.read(#"{"defaultIsolation": "MainActor", "rules": {"di-nonisolated": "off"}}"#).settings.selection.levels
        == ["di-nonisolated": .off])
  }

  private static func origin(_ line: Int, _ column: Int) -> ConfigurationOrigin {
    ConfigurationOrigin(path: "c.json", position: Position(line: line, column: column))
  }
}
