extension ConfigurationFile {
  /// Reads a configuration file.
  ///
  /// - Parameters:
  ///   - path: the file, as messages name it.
  ///   - rules: the rules that may be named.
  package init(_ bytes: [UInt8], path: String, rules: [Rule]) throws(ConfigurationError) {
    let reader = ConfigurationFileReader(bytes, path: path, rules: rules)
    self.init()
    let document = try reader.document()
    for (key, value) in try reader.pairs(of: document, in: ConfigurationKey.atTop, "a configuration file") {
      try take(key, value, reader)
    }
    try checkVersion()
  }

  private mutating func take(
    _ key: ConfigurationKey, _ value: JSONValue, _ reader: ConfigurationFileReader
  ) throws(ConfigurationError) {
    switch key {
    case .schema: _ = try reader.text(value, of: key)
    case .root: isRoot = try reader.bool(value, of: key)
    case .extends: extends = try reader.localPath(value, of: key)
    case .requiredVersion: requiredVersion = try reader.text(value, of: key)
    case .include: include = try reader.patterns(value, of: key)
    case .exclude: exclude = try reader.patterns(value, of: key)
    case .overrides:
      for element in try reader.elements(value, of: key) { overrides.append(try Override(element, reader)) }
    default: try settings.take(key, value, reader)
    }
  }

  private func checkVersion() throws(ConfigurationError) {
    guard let required = requiredVersion else { return }
    guard let requirement = VersionRequirement(required.value) else {
      throw required.origin.error("'requiredVersion' is a version as in 0.1.0 or >=0.1, but got '\(required.value)'")
    }
    guard requirement.isMet(by: Version.text) else {
      throw required.origin.error("this is napkin-lint \(Version.text), but '\(required.value)' is required")
    }
  }
}

extension ConfigurationFile.Override {
  fileprivate init(_ value: JSONValue, _ reader: ConfigurationFileReader) throws(ConfigurationError) {
    self.init()
    var hasFiles = false
    for (key, value) in try reader.pairs(of: value, in: ConfigurationKey.inOverride, "an override") {
      if key == .files {
        files = try reader.patterns(value, of: key)
        hasFiles = true
      } else {
        try settings.take(key, value, reader)
      }
    }
    guard hasFiles else {
      throw reader.origin(of: value.range).error("an override needs 'files', an array of patterns of what it is for")
    }
  }
}

extension ConfigurationSettings {
  fileprivate mutating func take(
    _ key: ConfigurationKey, _ value: JSONValue, _ reader: ConfigurationFileReader
  ) throws(ConfigurationError) {
    switch key {
    case .profile: profile = try reader.choice(value, of: key)
    case .framework: framework = try reader.choice(value, of: key)
    case .defaultIsolation: defaultIsolation = try reader.choice(value, of: key)
    case .failOn: failOn = try reader.choice(value, of: key)
    case .requireReason: requireReason = try reader.bool(value, of: key)
    case .maxWarnings: maxWarnings = try reader.count(value, of: key)
    case .baseline: baseline = try reader.localPath(value, of: key)
    case .docsURL: docsURL = try reader.address(value, of: key)
    case .rules: rules = try reader.rules(value)
    case .baseTypes: baseTypes = try reader.baseTypes(value)
    case .schema, .root, .extends, .requiredVersion, .include, .exclude, .overrides, .files: break
    }
  }
}
