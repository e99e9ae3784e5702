/// Takes the values of a configuration file for what they have to be, or says what they should have been.
struct ConfigurationFileReader {
  private let bytes: [UInt8]
  private let path: String
  private let lines: LineIndex
  let rules: [Rule]

  init(_ bytes: [UInt8], path: String, rules: [Rule]) {
    self.bytes = bytes
    self.path = path
    self.rules = rules
    lines = LineIndex(bytes)
  }

  func document() throws(ConfigurationError) -> JSONValue {
    do throws(JSONReader.Flaw) {
      return try JSONReader.read(bytes)
    } catch {
      throw origin(at: error.offset).error(error.message)
    }
  }

  func origin(of range: SourceRange) -> ConfigurationOrigin { origin(at: range.start) }

  private func origin(at offset: Int) -> ConfigurationOrigin {
    ConfigurationOrigin(path: path, position: lines.position(at: offset))
  }

  func located<Value>(_ value: Value, _ from: JSONValue) -> Located<Value> {
    Located(value, origin(of: from.range))
  }

  func members(
    of value: JSONValue, _ owner: String
  ) throws(ConfigurationError) -> [JSONValue.Member] {
    guard case .object(let members) = value.kind else {
      throw origin(of: value.range).error("\(owner) is an object in braces, but got \(value.words)")
    }
    return members
  }

  /// The members of an object by their keys, all of which have to be known.
  func pairs(
    of value: JSONValue, in known: [ConfigurationKey], _ owner: String
  ) throws(ConfigurationError) -> [(ConfigurationKey, JSONValue)] {
    var pairs: [(ConfigurationKey, JSONValue)] = []
    for member in try members(of: value, owner) {
      let key = ConfigurationKey(rawValue: member.key)
      guard let key, known.contains(key) else { throw unknown(key, member, in: known, owner) }
      pairs.append((key, member.value))
    }
    return pairs
  }

  private func unknown(
    _ key: ConfigurationKey?, _ member: JSONValue.Member, in known: [ConfigurationKey], _ owner: String
  ) -> ConfigurationError {
    let place = origin(of: member.keyRange)
    switch key {
    case .files: return place.error("'files' stands in an override; here it is 'include' or 'exclude'")
    case .some(let key):
      return place.error("'\(key.rawValue)' holds for all files, so it stands at the top, not in \(owner)")
    case nil: return unknownName(member, among: known.map(\.rawValue), "\(owner) has no key '\(member.key)'")
    }
  }

  /// Suggests the nearest name, or lists them all.
  func unknownName(
    _ member: JSONValue.Member, among known: [String], _ message: String
  ) -> ConfigurationError {
    let hint =
      NearestName.of(member.key, among: known).map { "did you mean '\($0)'?" }
      ?? "it takes " + Self.list(known.filter { $0 != ConfigurationKey.schema.rawValue }, "and")
    return origin(of: member.keyRange).error("\(message); \(hint)")
  }

  /// The words as a sentence lists them.
  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}

extension ConfigurationFileReader {
  func wrong(_ value: JSONValue, _ key: String, _ wanted: String) -> ConfigurationError {
    origin(of: value.range).error("'\(key)' is \(wanted), but got \(value.words)")
  }

  func bool(_ value: JSONValue, of key: ConfigurationKey) throws(ConfigurationError) -> Located<Bool> {
    guard case .bool(let isTrue) = value.kind else { throw wrong(value, key.rawValue, "true or false") }
    return located(isTrue, value)
  }

  func count(_ value: JSONValue, of key: ConfigurationKey) throws(ConfigurationError) -> Located<Int> {
    guard case .number(let number) = value.kind, let number, number >= 0 else {
      throw wrong(value, key.rawValue, "a whole number of 0 or more")
    }
    return located(number, value)
  }

  func text(_ value: JSONValue, of key: ConfigurationKey) throws(ConfigurationError) -> Located<String> {
    try text(value, named: key.rawValue)
  }

  func text(_ value: JSONValue, named name: String) throws(ConfigurationError) -> Located<String> {
    guard case .text(let text) = value.kind, !text.isEmpty else { throw wrong(value, name, "text in quotes") }
    return located(text, value)
  }

  /// A path is not loaded from elsewhere, so that a run gives the same today and tomorrow.
  func localPath(_ value: JSONValue, of key: ConfigurationKey) throws(ConfigurationError) -> Located<String> {
    let path = try text(value, of: key)
    guard !path.value.contains("://") else {
      throw path.origin.error("'\(key.rawValue)' is the path of a local file, but got \(value.words)")
    }
    return path
  }

  func address(_ value: JSONValue, of key: ConfigurationKey) throws(ConfigurationError) -> Located<String> {
    let address = try text(value, of: key)
    guard RulesAddress(address.value) != nil else {
      throw wrong(value, key.rawValue, "the address of a site, such as \(RulesAddress.example)")
    }
    return address
  }

  func choice<Choice: RawRepresentable & CaseIterable & Sendable>(
    _ value: JSONValue, of key: ConfigurationKey
  ) throws(ConfigurationError) -> Located<Choice> where Choice.RawValue == String {
    let known = Choice.allCases.map(\.rawValue)
    guard case .text(let text) = value.kind, let choice = Choice(rawValue: text) else {
      throw notChosen(value, among: known, "'\(key.rawValue)'")
    }
    return located(choice, value)
  }

  func notChosen(_ value: JSONValue, among known: [String], _ name: String) -> ConfigurationError {
    var hint = ""
    if case .text(let text) = value.kind, let near = NearestName.of(text, among: known) {
      hint = "; did you mean '\(near)'?"
    }
    return origin(of: value.range).error("\(name) is \(Self.list(known, "or")), but got \(value.words)\(hint)")
  }

  func elements(
    _ value: JSONValue, of key: ConfigurationKey
  ) throws(ConfigurationError) -> [JSONValue] {
    guard case .array(let elements) = value.kind else { throw wrong(value, key.rawValue, "an array in brackets") }
    return elements
  }

  func patterns(_ value: JSONValue, of key: ConfigurationKey) throws(ConfigurationError) -> [Located<String>] {
    var patterns: [Located<String>] = []
    for element in try elements(value, of: key) {
      guard case .text(let text) = element.kind, !text.isEmpty, !text.contains(where: \.isNewline) else {
        throw origin(of: element.range).error(
          "a pattern of '\(key.rawValue)' is a line of text in quotes, but got \(element.words)")
      }
      patterns.append(located(text, element))
    }
    return patterns
  }
}
