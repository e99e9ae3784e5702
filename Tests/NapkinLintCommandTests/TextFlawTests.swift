import Testing

@testable import napkin_lint

@Suite("A flaw of a text")
struct TextFlawTests {
  @Test(
    "is a zero byte, or bytes that are not UTF-8",
    arguments: [
      (Array("plain text, longer than eight bytes\n".utf8), nil),
      (Array("é漢👍🇩🇪\u{FFFD}\u{10FFFF}\u{7F}\u{1}".utf8), nil),
      ([], nil),
      (Array("a\n\nb\0".utf8), TextFlaw(kind: .zeroByte, line: 3)),
      (Array("12345678\0".utf8), TextFlaw(kind: .zeroByte, line: 1)),
      (Array("1234567\u{1}\0\0\0\0\0\0\0\0".utf8), TextFlaw(kind: .zeroByte, line: 1)),
      ([0x61, 0x0A, 0x80], TextFlaw(kind: .invalidUTF8, line: 2)),
      ([0xFF, 0xFE, 0x61, 0x00], TextFlaw(kind: .invalidUTF8, line: 1)),
      ([0xC3], TextFlaw(kind: .invalidUTF8, line: 1)),
      ([0xC0, 0x80], TextFlaw(kind: .invalidUTF8, line: 1)),
      ([0xE0, 0x80, 0x80], TextFlaw(kind: .invalidUTF8, line: 1)),
      ([0xED, 0xA0, 0x80], TextFlaw(kind: .invalidUTF8, line: 1)),
      ([0xF4, 0x90, 0x80, 0x80], TextFlaw(kind: .invalidUTF8, line: 1)),
      ([0xF5, 0x80, 0x80, 0x80], TextFlaw(kind: .invalidUTF8, line: 1)),
      ([0xE2, 0x82, 0x61], TextFlaw(kind: .invalidUTF8, line: 1)),
    ] as [([UInt8], TextFlaw?)])
  func flaws(bytes: [UInt8], flaw: TextFlaw?) {
    #expect(TextFlaw(in: bytes) == flaw)
  }

  @Test("is found for each two bytes exactly when the standard library finds one")
  func pairs() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max where first != 0 && second != 0 {
        let bytes = [first, second]
        let isValid = String(validating: bytes, as: UTF8.self) != nil
        if (TextFlaw(in: bytes) == nil) != isValid { Issue.record("\(bytes)") }
      }
    }
  }
}
