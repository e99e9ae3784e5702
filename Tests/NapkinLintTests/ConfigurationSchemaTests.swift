import Foundation
import NapkinLint
import Testing

@Suite("The schema of configuration files")
struct ConfigurationSchemaTests {
  static let path = "Rules/Schemas/configuration.schema.json"
  static let text = ConfigurationSchema.text(
    of: Rule.all, summaries: Rule.pages.mapValues { RulePage($0).summary })

  @Test("is published as it is made from the keys and the rules")
  func isCurrent() {
    guard Repository.text(Self.path) != Self.text else { return }
    try? Self.text.write(toFile: "\(Repository.root)/\(Self.path)", atomically: true, encoding: .utf8)
    Issue.record("\(Self.path) was stale and has been made again: run the tests again, then commit it")
  }

  @Test(
    "takes what the reader takes, and refuses what it refuses",
    arguments: [
      ("{}", true),
      (#"{"$schema": "x", "root": true, "extends": "a", "requiredVersion": ">=0.1", "baseline": "b"}"#, true),
      (#"{"include": ["a"], "exclude": [], "maxWarnings": 0, "failOn": "never", "requireReason": false}"#, true),
      (#"{"profile": "strict", "framework": "assume", "defaultIsolation": "MainActor"}"#, true),
      (#"{"rules": {"weak-router": "off", "weak-listener": {"severity": "info", "note": "n"}}}"#, true),
      (#"{"overrides": [{"files": ["a"], "profile": "default", "rules": {}, "requireReason": true}]}"#, true),
      ("[]", false),
      (#"{"profil": "strict"}"#, false),
      (#"{"profile": "strikt"}"#, false),
      (#"{"maxWarnings": -1}"#, false),
      (#"{"root": "yes"}"#, false),
      (#"{"extends": ""}"#, false),
      (#"{"exclude": [""]}"#, false),
      (#"{"exclude": "a"}"#, false),
      (#"{"rules": {"weak-rooter": "off"}}"#, false),
      (#"{"rules": {"weak-router": "warn"}}"#, false),
      (#"{"rules": {"weak-router": {"level": "off"}}}"#, false),
      (#"{"overrides": [{"profile": "strict"}]}"#, false),
      (#"{"overrides": [{"files": [], "failOn": "error"}]}"#, false),
      (#"{"files": []}"#, false),
    ])
  func agrees(_ text: String, _ isValid: Bool) throws {
    let file = try? ConfigurationFile(Array(text.utf8), path: "c.json", rules: Rule.all)
    #expect((file != nil) == isValid)
    guard JSONSchemaTool.isInstalled else { return }
    #expect(try JSONSchemaTool.accepts(text, by: Self.text) == isValid)
  }

  @Test("is a schema", .enabled(if: JSONSchemaTool.isInstalled, "python3 has no jsonschema"))
  func isSchema() throws {
    #expect(try JSONSchemaTool.isSchema(Self.text))
  }
}

/// The reference library of Python, where it is installed.
private enum JSONSchemaTool {
  static let isInstalled = (try? run("import jsonschema", [])) == true

  static func isSchema(_ schema: String) throws -> Bool {
    try run("import json, sys, jsonschema; jsonschema.Draft7Validator.check_schema(json.loads(sys.argv[1]))", [schema])
  }

  static func accepts(_ text: String, by schema: String) throws -> Bool {
    let program = "import json, sys, jsonschema; jsonschema.validate(json.loads(sys.argv[1]), json.loads(sys.argv[2]))"
    return try run(program, [text, schema])
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}
