/// One setting as it is shown to people.
package struct ConfigurationRow: Equatable, Sendable {
  package let key: String
  package let value: String
  /// Nil for what holds where nothing is said.
  package let origin: ConfigurationOrigin?

  package init(_ key: String, _ value: String, _ origin: ConfigurationOrigin?) {
    self.key = key
    self.value = value
    self.origin = origin
  }

  fileprivate init<Value>(
    _ key: ConfigurationKey, _ located: Located<Value>?, otherwise: String, _ words: (Value) -> String
  ) {
    self.init(key.rawValue, located.map { words($0.value) } ?? otherwise, located?.origin)
  }
}

extension ConfigurationSettings {
  /// Every setting, also those that nothing was said about; then the rules that something was said about.
  package var rows: [ConfigurationRow] {
    [
      ConfigurationRow(.profile, profile, otherwise: Profile.default.rawValue, \.rawValue),
      ConfigurationRow(.framework, framework, otherwise: FrameworkUse.auto.rawValue, \.rawValue),
      ConfigurationRow(
        .defaultIsolation, defaultIsolation, otherwise: DefaultIsolation.nonisolated.rawValue, \.rawValue),
      ConfigurationRow(.requireReason, requireReason, otherwise: "false", \.description),
      ConfigurationRow(.failOn, failOn, otherwise: FailureLevel.error.rawValue, \.rawValue),
      ConfigurationRow(.maxWarnings, maxWarnings, otherwise: "any number", \.description),
      ConfigurationRow(.baseline, baseline, otherwise: "none", \.self),
      ConfigurationRow(.docsURL, docsURL, otherwise: "none", \.self),
    ] + baseTypes.sorted { $0.key.rawValue < $1.key.rawValue }.map { role, names in
      ConfigurationRow(
        "\(ConfigurationKey.baseTypes.rawValue).\(role.rawValue)", names.value.joined(separator: ", "), names.origin)
    } + rules.sorted { $0.key < $1.key }.flatMap { $1.rows(of: $0) }
  }
}

extension RuleSetting {
  fileprivate func rows(of rule: String) -> [ConfigurationRow] {
    let start = "\(ConfigurationKey.rules.rawValue).\(rule)"
    var rows: [ConfigurationRow] = []
    if let level { rows.append(ConfigurationRow(start, level.value.word, level.origin)) }
    if let note { rows.append(ConfigurationRow("\(start).note", note.value, note.origin)) }
    for (name, value) in options.sorted(by: { $0.key < $1.key }) {
      rows.append(ConfigurationRow("\(start).\(name)", value.value.words, value.origin))
    }
    return rows
  }
}
