/// Tells test code from the app's own.
enum TestCode {
  /// A folder named `Tests`, `HomeTests`, `UITests` or `Mocks` holds tests or what they need.
  static func isTestPath(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "/") && isTestFolder(bytes[..<index])
    }
  }

  private static func isTestFolder(_ path: ArraySlice<UInt8>) -> Bool {
    path.suffix(5).elementsEqual("Tests".utf8)
      || path.suffix(5).elementsEqual("Mocks".utf8) && (path.count == 5 || path.dropLast(5).last == UInt8(ascii: "/"))
  }

  /// A type named `MockHome`, `HomeMock`, `StubHome`, `SpyHome` or `FakeHome` is a test double.
  static func isTestDouble(_ name: String) -> Bool {
    name.hasSuffix("Mock") || ["Mock", "Stub", "Spy", "Fake"].contains { isPrefix($0, of: name) }
  }

  /// `SpyHome` begins with `Spy`; `Spyglass` does not, since its next letter is small.
  private static func isPrefix(_ prefix: String, of name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    guard let next = name.utf8.dropFirst(prefix.utf8.count).first else { return true }
    return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
  }
}
