/// Reads a baseline's file, which is JSON.
struct BaselineReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func read() throws(BaselineError) -> Baseline {
    var entries: [Baseline.Entry] = []
    var acceptances: [Baseline.Acceptance] = []
    var version: Int?
    for member in try members(of: try document(), ["schemaVersion", "entries", "accepted"]) {
      switch member.key {
      case "schemaVersion": version = try self.version(member.value)
      case "entries":
        for value in try elements(of: member.value) { entries.append(try entry(value)) }
      default:
        for value in try elements(of: member.value) { acceptances.append(try acceptance(value)) }
      }
    }
    guard version != nil else { throw BaselineError(bytes, at: 0, "'schemaVersion' is missing; it has to be 1") }
    return Baseline(entries, acceptances: acceptances)
  }

  private func document() throws(BaselineError) -> JSONValue {
    do throws(JSONReader.Flaw) {
      return try JSONReader.read(bytes)
    } catch {
      throw BaselineError(bytes, at: error.offset, error.message)
    }
  }

  private func version(_ value: JSONValue) throws(BaselineError) -> Int {
    let version = try number(value)
    guard version == 1 else {
      throw flaw(value, "'schemaVersion' is \(version), and this napkin-lint knows only 1")
    }
    return version
  }

  private func entry(_ value: JSONValue) throws(BaselineError) -> Baseline.Entry {
    let values = try values(of: value, ["path", "rule", "symbol", "fingerprint"])
    return Baseline.Entry(
      path: try text(values[0]), rule: try text(values[1]), symbol: try text(values[2]),
      fingerprint: try text(values[3]))
  }

  private func acceptance(_ value: JSONValue) throws(BaselineError) -> Baseline.Acceptance {
    let values = try values(of: value, ["count", "reason", "day"])
    return Baseline.Acceptance(count: try number(values[0]), reason: try text(values[1]), day: try text(values[2]))
  }
}

extension BaselineReader {
  /// The values of an object that has exactly these keys, in the order of the keys.
  private func values(of value: JSONValue, _ keys: [String]) throws(BaselineError) -> [JSONValue] {
    let members = try members(of: value, keys)
    var values: [JSONValue] = []
    for key in keys {
      guard let member = members.first(where: { $0.key == key }) else { throw flaw(value, "'\(key)' is missing here") }
      values.append(member.value)
    }
    return values
  }

  private func members(of value: JSONValue, _ keys: [String]) throws(BaselineError) -> [JSONValue.Member] {
    guard case .object(let members) = value.kind else { throw flaw(value, "expected '{', but got \(value.words)") }
    for member in members where !keys.contains(member.key) {
      let hint = NearestName.of(member.key, among: keys).map { "did you mean '\($0)'?" }
      throw BaselineError(
        bytes, at: member.keyRange.start,
        "no key is called '\(member.key)' here; \(hint ?? "known are \(keys.joined(separator: ", "))")")
    }
    return members
  }

  private func elements(of value: JSONValue) throws(BaselineError) -> [JSONValue] {
    guard case .array(let elements) = value.kind else { throw flaw(value, "expected '[', but got \(value.words)") }
    return elements
  }

  private func text(_ value: JSONValue) throws(BaselineError) -> String {
    guard case .text(let text) = value.kind else {
      throw flaw(value, "expected text in quotes, but got \(value.words)")
    }
    return text
  }

  private func number(_ value: JSONValue) throws(BaselineError) -> Int {
    guard case .number(let number?) = value.kind else {
      throw flaw(value, "expected a whole number, but got \(value.words)")
    }
    return number
  }

  private func flaw(_ value: JSONValue, _ message: String) -> BaselineError {
    BaselineError(bytes, at: value.range.start, message)
  }
}

/// What is wrong with a baseline's file, and where.
package struct BaselineError: Error, Equatable, Sendable {
  package let position: Position
  package let message: String

  init(_ bytes: [UInt8], at offset: Int, _ message: String) {
    position = LineIndex(bytes).position(at: offset)
    self.message = message
  }
}

extension Baseline {
  /// Reads the bytes of a baseline's file.
  package init(_ bytes: [UInt8]) throws(BaselineError) {
    self = try BaselineReader(bytes).read()
  }
}
