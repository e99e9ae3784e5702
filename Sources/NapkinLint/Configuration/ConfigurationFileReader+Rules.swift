extension ConfigurationFileReader {
  func rules(_ value: JSONValue) throws(ConfigurationError) -> [String: RuleSetting] {
    var rules: [String: RuleSetting] = [:]
    for member in try members(of: value, "'rules'") {
      guard let rule = self.rules.first(where: { $0.id == member.key }) else { throw unknownRule(member) }
      rules[member.key] = try setting(member.value, of: rule)
    }
    return rules
  }

  private func unknownRule(_ member: JSONValue.Member) -> ConfigurationError {
    let near = NearestName.of(member.key, among: rules.map(\.id))
    let hint = near.map { "did you mean '\($0)'?" } ?? "'napkin-lint rules' lists them"
    return origin(of: member.keyRange).error("no rule is called '\(member.key)'; \(hint)")
  }

  private func setting(_ value: JSONValue, of rule: Rule) throws(ConfigurationError) -> RuleSetting {
    var setting = RuleSetting()
    guard case .object(let members) = value.kind else {
      setting.level = try level(value, of: rule.id)
      return setting
    }
    for member in members {
      switch member.key {
      case "severity": setting.level = try level(member.value, of: rule.id)
      case "note": setting.note = try note(member.value)
      default:
        guard let option = rule.options.first(where: { $0.name == member.key }) else {
          let known = ["severity", "note"] + rule.options.map(\.name)
          throw unknownName(member, among: known, "'\(rule.id)' has no option '\(member.key)'")
        }
        setting.options[option.name] = try self.option(member.value, option)
      }
    }
    return setting
  }

  private func option(
    _ value: JSONValue, _ option: RuleOption
  ) throws(ConfigurationError) -> Located<RuleOptionValue> {
    switch (option.kind, value.kind) {
    case (.flag, .bool(let isOn)): return located(.flag(isOn), value)
    case (.flag, _): throw wrong(value, option.name, "true or false")
    case (.names, _):
      let names = try names(value, named: option.name)
      return Located(.names(names.value), names.origin)
    }
  }

  private func names(_ value: JSONValue, named name: String) throws(ConfigurationError) -> Located<[String]> {
    guard case .array(let elements) = value.kind else { throw wrong(value, name, "an array of names in brackets") }
    var names: [String] = []
    for element in elements { names.append(try text(element, named: name).value) }
    return located(names, value)
  }

  func baseTypes(_ value: JSONValue) throws(ConfigurationError) -> [BaseRole: Located<[String]>] {
    var types: [BaseRole: Located<[String]>] = [:]
    for member in try members(of: value, "'baseTypes'") {
      guard let role = BaseRole(rawValue: member.key) else {
        throw unknownName(member, among: BaseRole.allCases.map(\.rawValue), "'baseTypes' has no role '\(member.key)'")
      }
      types[role] = try names(member.value, named: member.key)
    }
    return types
  }

  private func level(_ value: JSONValue, of rule: String) throws(ConfigurationError) -> Located<RuleLevel> {
    guard case .text(let word) = value.kind, let level = RuleLevel(word: word) else {
      throw notChosen(value, among: RuleLevel.words, "the severity of '\(rule)'")
    }
    return located(level, value)
  }

  private func note(_ value: JSONValue) throws(ConfigurationError) -> Located<String> {
    let note = try text(value, named: "note")
    guard !note.value.contains(where: \.isNewline) else {
      throw note.origin.error("'note' is one line, since it stands behind the messages of the rule")
    }
    return note
  }
}
