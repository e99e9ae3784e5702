import Testing

@testable import NapkinLint

@Suite("JSON that people write")
struct JSONReaderTests {
  @Test(
    "is JSON with comments and trailing commas",
    arguments: [
      ("{}", "{}"),
      ("\u{FEFF}{ }", "{}"),
      ("// head\n{ /* a */ \"a\" /* b */ : /* c */ 1 /* d */ , // e\n } // tail", "{a:1}"),
      ("{\"a\":[1,2,],}", "{a:[1,2]}"),
      ("{\"a\":[\n],\"b\":{},}\r\n", "{a:[],b:{}}"),
      (#"{"a":"b\"\\\/\n\u00e9\ud83d\ude00// no comment"}"#, "{a:b\"\\/\n\u{E9}\u{1F600}// no comment}"),
      ("[true,false,null,-7,0,1.5,1e3,99999999999999999999]", "[true,false,null,-7,0,?,?,?]"),
      ("/* * / ** */[]", "[]"),
    ])
  func reads(_ text: String, _ form: String) throws {
    #expect(Self.form(try JSONReader.read(Array(text.utf8))) == form)
  }

  @Test(
    "is refused where it goes wrong",
    arguments: [
      ("", 0, "the file is empty; the least that it can hold is {}"),
      (" // nothing\n", 12, "the file is empty; the least that it can hold is {}"),
      ("{", 0, "this has no '}' at its end"),
      ("{\"a\":[1", 5, "this has no ']' at its end"),
      ("{\"a\":1", 0, "this has no '}' at its end"),
      ("{\"a\":", 5, "expected a value, found the end of the file"),
      ("{\"a\" 1}", 5, "expected ':' behind 'a', found '1'"),
      ("{a:1}", 1, "expected a key in quotes, found 'a'"),
      ("{,}", 1, "expected a key in quotes, found ','"),
      ("[1 2]", 3, "expected ',' or ']', found '2'"),
      ("[1,,2]", 3, "expected a value, found ','"),
      ("{}{}", 2, "the file goes on with '{' behind its last '}'"),
      ("{\"a\":1,\"b\":2,\n\"a\":3}", 14, "'a' is set twice; the first time in line 1"),
      ("[yes]", 1, "expected a value, found 'yes'"),
      ("['a']", 1, "expected a value, found '''"),
      ("[01]", 1, "'01' is no number"),
      ("[-]", 1, "'-' is no number"),
      ("[\"a]", 1, "this text has no '\"' at its end"),
      ("[\"a\n\"]", 1, "this text has no '\"' at its end"),
      ("[\"a\\", 3, "JSON has no such escape; a backslash is written '\\\\'"),
      ("[\"a\tb\"]", 3, "a control character stands in quotes; write it as \\u0009"),
      (#"["\x"]"#, 2, "JSON has no such escape; a backslash is written '\\\\'"),
      (#"["\ud83d"]"#, 2, "this '\\u' names no character"),
      (#"["\u12"]"#, 2, "this '\\u' names no character"),
      ("[1] /* open", 4, "this comment has no '*/' at its end"),
      ("[1 / 2]", 3, "expected a value or a comment, found '/'"),
      ("[\u{E9}]", 1, "expected a value, found what needs quotes around it"),
      ("[\u{0}]", 1, "expected a value, found byte 0"),
    ] as [(String, Int, String)])
  func refuses(_ text: String, _ offset: Int, _ message: String) {
    #expect(throws: JSONReader.Flaw(offset: offset, message: message)) {
      try JSONReader.read(Array(text.utf8))
    }
  }

  @Test("is refused when a text is not UTF-8, and when it nests without end")
  func oddBytes() {
    #expect(throws: JSONReader.Flaw(offset: 1, message: "this text is not UTF-8")) {
      try JSONReader.read([0x5B, 0x22, 0xC3, 0x22, 0x5D])
    }
    #expect(throws: JSONReader.Flaw(offset: 33, message: "values nest deeper than in any file of this kind")) {
      try JSONReader.read(Array(repeating: UInt8(ascii: "["), count: 100_000))
    }
  }

  @Test("never stops the reader, whatever its bytes are and wherever it is cut")
  func anyBytes() {
    let text = Array("{ // c\n\"a\\u00e9\\n\":[1,-2.5e3,true,null,{\"b\":\"c\"},], /* d */ }".utf8)
    for end in text.indices { _ = try? JSONReader.read(Array(text[..<end])) }
    for position in text.indices {
      for byte in [0x00, 0x22, 0x2F, 0x5C, 0x7B, 0x80, 0xFF] as [UInt8] {
        var changed = text
        changed[position] = byte
        if let value = try? JSONReader.read(changed) { #expect(value.range.end <= changed.count) }
      }
    }
  }

  private static func form(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .bool(let isTrue): "\(isTrue)"
    case .number(let number): number.map(String.init) ?? "?"
    case .text(let text): text
    case .array(let elements): "[" + elements.map(form).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { "\($0.key):\(form($0.value))" }.joined(separator: ",") + "}"
    }
  }
}
