/// The JSON Schema of configuration files, for editors; made from the table of keys and the list of rules.
package enum ConfigurationSchema {
  /// - Parameter summaries: what each rule asks for, by its id.
  package static func text(of rules: [Rule], summaries: [String: String]) -> String {
    let schema = JSON.object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("The configuration of napkin-lint")),
      ("type", .string("object")),
      ("additionalProperties", .bool(false)),
      ("properties", properties(ConfigurationKey.atTop)),
      (
        "definitions",
        .object([("rules", self.rules(rules, summaries)), ("setting", .object(setting([]))), ("severity", severity)])
      ),
    ])
    return schema.lines + "\n"
  }

  private static func properties(_ keys: [ConfigurationKey]) -> JSON {
    .object(keys.map { key in (key.rawValue, described(key.summary, schema(of: key))) })
  }

  private static func described(_ summary: String, _ schema: [(key: String, value: JSON)]) -> JSON {
    .object([("description", .string(summary))] + schema)
  }

  private static func schema(of key: ConfigurationKey) -> [(key: String, value: JSON)] {
    switch key.kind {
    case .bool: [("type", .string("boolean"))]
    case .count: [("type", .string("integer")), ("minimum", .number(0))]
    case .text: name
    case .choice(let words): [("enum", .array(words.map(JSON.string)))]
    case .patterns: array(of: name)
    case .rules: reference("rules")
    case .baseTypes:
      [
        ("type", .string("object")), ("additionalProperties", .bool(false)),
        ("properties", .object(BaseRole.allCases.map { ($0.rawValue, .object(array(of: name))) })),
      ]
    case .overrides: array(of: override)
    }
  }

  /// Any text but the empty one.
  private static let name: [(key: String, value: JSON)] = [("type", .string("string")), ("minLength", .number(1))]

  private static func array(of element: [(key: String, value: JSON)]) -> [(key: String, value: JSON)] {
    [("type", .string("array")), ("items", .object(element))]
  }

  private static var override: [(key: String, value: JSON)] {
    [
      ("type", .string("object")), ("required", .array([.string(ConfigurationKey.files.rawValue)])),
      ("additionalProperties", .bool(false)), ("properties", properties(ConfigurationKey.inOverride)),
    ]
  }

  private static var severity: JSON { .object([("enum", .array(RuleLevel.words.map(JSON.string)))]) }

  private static func rules(_ rules: [Rule], _ summaries: [String: String]) -> JSON {
    let members = rules.map { rule -> (String, JSON) in
      let schema = rule.options.isEmpty ? reference("setting") : setting(rule.options)
      return (rule.id, described(summaries[rule.id] ?? "", schema))
    }
    return .object([
      ("type", .string("object")), ("additionalProperties", .bool(false)), ("properties", .object(members)),
    ])
  }

  /// A severity, or an object with one.
  private static func setting(_ options: [RuleOption]) -> [(key: String, value: JSON)] {
    let severity = JSON.object([("$ref", .string("#/definitions/severity"))])
    let named = options.map { ($0.name, described($0.summary, schema(of: $0.kind))) }
    let object = JSON.object([
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", .object([("severity", severity), ("note", note)] + named)),
    ])
    return [("anyOf", .array([severity, object]))]
  }

  /// Beside a reference, older readers overlook what else is said, so it stands one level deeper.
  private static func reference(_ definition: String) -> [(key: String, value: JSON)] {
    [("allOf", .array([.object([("$ref", .string("#/definitions/\(definition)"))])]))]
  }

  private static var note: JSON {
    described("What stands behind each message of the rule.", name)
  }

  private static func schema(of kind: RuleOption.Kind) -> [(key: String, value: JSON)] {
    switch kind {
    case .flag: [("type", .string("boolean"))]
    case .names: array(of: name)
    }
  }
}
