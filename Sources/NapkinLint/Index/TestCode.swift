/// Tells test code from the app's own.
enum TestCode {
  /// A folder named `Tests`, `HomeTests`, `UITests` or `Mocks` holds tests or what they need.
  static func isTestPath(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
      folder.suffix(5).elementsEqual("Tests".utf8) || folder.elementsEqual("Mocks".utf8)
    }
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
