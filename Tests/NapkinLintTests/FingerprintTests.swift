import Testing

@testable import NapkinLint

@Suite("SHA-256")
struct SHA256Tests {
  @Test(
    "gives the values of the standard",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
      (String(repeating: "a", count: 10_000), "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711"),
    ])
  func vectors(message: String, hash: String) {
    #expect(SHA256.hexadecimal(Array(message.utf8)) == hash)
  }

  @Test("pads messages that end near a block's end")
  func padding() {
    let hashes = Set((50...130).map { SHA256.hexadecimal(Array(repeating: 0, count: $0)) })
    #expect(hashes.count == 81)
    #expect(
      SHA256.hexadecimal(Array(repeating: 0, count: 64))
        == "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b")
  }
}

@Suite("A fingerprint")
struct FingerprintTests {
  private func fingerprints(_ text: String, path: String = "a.swift", symbol: String = "A") -> [String] {
    let file = SourceFile(path: path, text: text)
    let starts = file.bytes.indices.filter { file.bytes[$0...].starts(with: Array("router".utf8)) }
    let findings = starts.map { start in
      Finding(
        rule: "weak-router", severity: .error, path: path, range: SourceRange(start, start + 6), message: "m",
        related: [], fix: nil, symbol: symbol)
    }
    return Fingerprint.all(of: findings, in: [path: file])
  }

  @Test(
    "survives moved lines, other indentation and renamed neighbours",
    arguments: [
      "\n\n// new\nvar router: R?\n", "\t\tvar   router: \tR? \r\n", "var other: S?\nvar router: R?",
      "\u{0B}var router: R?",
    ])
  func survives(text: String) {
    #expect(fingerprints(text) == fingerprints("var router: R?"))
  }

  @Test("differs for another line, path or declaration")
  func differs() {
    let all = [
      fingerprints("var router: R?"), fingerprints("let router: R?"), fingerprints("var router: R?", path: "b.swift"),
      fingerprints("var router: R?", symbol: "B"),
    ]
    #expect(Set(all.flatMap { $0 }).count == 4)
  }

  @Test("differs among equal lines, in their order")
  func ordinals() {
    let pair = fingerprints("var router: R?\nvar router: R?\n")
    #expect(Set(pair).count == 2)
    #expect(pair.first == fingerprints("var router: R?").first)
  }

  @Test("looks at a bounded part of a long line")
  func longLine() {
    let spaces = String(repeating: "x", count: 300)
    #expect(fingerprints("\(spaces)router\(spaces)") == fingerprints("y\(spaces)router\(spaces)y"))
  }
}
