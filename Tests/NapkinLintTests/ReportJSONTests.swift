import Foundation
import Testing

@testable import NapkinLint

@Suite("The JSON report")
struct ReportJSONTests {
  @Test("has these bytes")
  func exact() {
    var example = ReportExample()
    let home = example.file("Home.swift", "actor A {\n  /* é👩‍👩‍👧 */ var router: R?\n}\n")
    let routing = example.file("Routing.swift", "protocol R {}\n")
    example.finding(
      "router", in: home,
      related: [RelatedPlace(path: "Routing.swift", range: routing.range(of: "R"), message: "'R' is declared here")],
      fix: Fix(
        applicability: .safe, title: "insert 'weak'",
        edits: [Fix.Edit(range: SourceRange(39, 39), replacement: "weak ")]),
      symbol: "A.router")
    #expect(
      example.text(.json) == #"""
        {"schemaVersion":1,"tool":{"name":"napkin-lint","version":"0.1.0"},"columnUnit":"utf16","fileCount":2,\#
        "counts":{"error":1,"warning":0,"info":0},"findings":[
        {"rule":"weak-router","severity":"error","message":"hold it weakly","file":"Home.swift",\#
        "range":{"start":{"line":2,"column":23},"end":{"line":2,"column":29}},"byteRange":{"start":43,"end":49},\#
        "symbol":"A.router","related":[{"message":"'R' is declared here","file":"Routing.swift",\#
        "range":{"start":{"line":1,"column":10},"end":{"line":1,"column":11}},"byteRange":{"start":9,"end":10}}],\#
        "fixes":[{"applicability":"safe","title":"insert 'weak'","edits":[\#
        {"range":{"start":{"line":2,"column":19},"end":{"line":2,"column":19}},"byteRange":{"start":39,"end":39},\#
        "replacement":"weak "}]}],"page":"Rules/weak-router.md",\#
        "fingerprint":"\#(Self.fingerprint)","suppressed":false}
        ]}

        """#)
  }

  private static let fingerprint = SHA256.hexadecimal(
    Array("weak-router\0Home.swift\0A.router\0/* é👩‍👩‍👧 */ var router: R?\00".utf8))

  @Test("is whole without findings")
  func empty() {
    #expect(
      ReportExample().text(.json) == #"""
        {"schemaVersion":1,"tool":{"name":"napkin-lint","version":"0.1.0"},"columnUnit":"utf16","fileCount":0,\#
        "counts":{"error":0,"warning":0,"info":0},"findings":[
        ]}

        """#)
  }

  @Test(
    "escapes what JSON, HTML, JavaScript, terminals and build logs would obey",
    arguments: [
      ("\"\\\n\r\t", #""\"\\\n\r\t""#),
      ("\0\u{1B}\u{1F}\u{7F}\u{9B}", #""\u0000\u001b\u001f\u007f\u009b""#),
      ("<script></script>]]>", #""\u003cscript>\u003c/script>]]>""#),
      ("##[error]#[a][b]", ###""##\u005berror]#\u005ba][b]""###),
      ("\u{2028}\u{2029}", #""\u2028\u2029""#),
      ("é👩‍👩‍👧", "\"é👩‍👩‍👧\""),
    ])
  func escapes(text: String, json: String) throws {
    var bytes: [UInt8] = []
    JSON.string(text).write(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == json)
    let parsed = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    #expect(parsed as? String == text)
  }

  @Test("parses back whatever bytes the source has")
  func hostileSource() throws {
    var example = ReportExample()
    let file = example.file(
      "a\u{1B}\"\\.swift", Array("\u{FEFF}x = \"".utf8) + [0xFF, 0xC3, 0x00, 0x0D] + Array("y".utf8))
    example.finding("y", in: file, .warning, "a \"quoted\"\u{2028}message")
    let parsed = try JSONSerialization.jsonObject(with: Data(example.run.report(.json))) as? [String: Any]
    let finding = try #require((parsed?["findings"] as? [[String: Any]])?.first)
    #expect(finding["file"] as? String == "a\u{1B}\"\\.swift")
    #expect(finding["message"] as? String == "a \"quoted\"\u{2028}message")
    let range = finding["range"] as? [String: [String: Int]]
    #expect(range == ["start": ["line": 2, "column": 1], "end": ["line": 2, "column": 2]])
  }

  @Test("counts columns in UTF-16 on a line with many findings, in any order")
  func columns() {
    var example = ReportExample()
    let file = example.file("a.swift", "👍a🇩🇪b\tc\nd")
    var places = SourcePlaces([file.path: file])
    let columns = ["a", "b", "c", "b", "d", "a", "c"].map { text in
      let position = places.utf16Position(at: file.range(of: text).start, in: file.path)
      return [position.line, position.column]
    }
    #expect(columns == [[1, 3], [1, 8], [1, 10], [1, 8], [2, 1], [1, 3], [1, 10]])
  }
}
