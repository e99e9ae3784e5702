import Testing

@testable import NapkinLint

@Suite("Scanner: any bytes")
struct ScannerRobustnessTests {
  @Test("No bytes, no tokens")
  func empty() {
    #expect(TokenDump([]).lines.isEmpty)
  }

  @Test("Each single byte is tiled, alone and beside others")
  func singleBytes() {
    for byte in UInt8.min...UInt8.max {
      for (before, after) in [("", ""), ("a", "a"), ("", "\"#"), ("/", "/"), ("A<", ">"), ("\"", "\"")] {
        let bytes = Array(before.utf8) + [byte] + Array(after.utf8)
        #expect(tilingError(in: bytes) == nil, "\(bytes)")
      }
    }
  }

  @Test("Every part of a tricky source is tiled", arguments: trickySources)
  func parts(source: String) {
    let bytes = Array(source.utf8)
    for end in bytes.indices {
      #expect(tilingError(in: Array(bytes[..<end])) == nil, "the first \(end) bytes")
      #expect(tilingError(in: Array(bytes[end...])) == nil, "the bytes from \(end)")
    }
  }

  private static let trickySources = [
    ##"let a = "x\(b("y\(c { "}" })z"))w" + #"a"b\#(c)"# + """"## + "\n\\(a)\n\"\"\"",
    ##"@available(iOS 17.4, *) func ==<T: A<B<C>>>(a: [T: (x: Int, Y) throws -> Z?], _ b: T!) where T == A<B> {}"##,
    "x = /a[)]\\/b/ + #/\n a\n/# / 2 //c\n/* /* */ */ <#T##a#> <<<<<<< a\n<<<<<<< a\nb\n>>>>>>> c\n",
    "#!x\n\u{FEFF}\u{201C}a\u{201D} größe ≠ 🙂 `a b` \\.?.a!.b 0x1.8p-1 1.5e+3 t.0.1 'a' #if a\n#endif",
    "A<[4 of B], nonisolated(nonsending) @a(b) () async throws(E) -> C.D, ~Copyable, -1, _, repeat each T>()",
  ]

  @Test("Random pieces and bytes are tiled")
  func random() {
    var random = Random(seed: 20)
    for _ in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<random.below(40) {
        let isByte = random.below(8) == 0
        bytes += isByte ? [UInt8(random.below(256))] : Array(Self.pieces[random.below(Self.pieces.count)].utf8)
      }
      #expect(tilingError(in: bytes) == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  private static let pieces = [
    "<", ">", "\"", "\"\"\"", "#", "\\(", ")", "(", "\\#(", "[", "]", "{", "}", "func ", "==", "let x: A",
    "a", "b.c", "?", "!", "&", "/", "//", "/*", "*/", "\n", "\r", " ", "`", "$0", "0x1.8p", "1e", "1.5", ".",
    "...", "->", "@available(", "@objc(", "::", ":", ",", ";", "#if ", "#/", "/#", "\\", "\\.", "é",
    "\u{201C}", "\u{201D}", "<#", "#>", "<<<<<<< ", ">>>>>>> ", ">>>> ", "<<<<\n", "'", "\u{FEFF}", "\0",
    "~", "throws(", "of ", "as ", "try", "init", "typealias ", "where ", "some ",
  ]

  @Test("Deep nesting is scanned to its end", arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("A<", ">"), ("\"\\(", ")\""), ("#\"\"\"\n\\#(", ")\n\"\"\"#"), ("/*", "*/"),
    ("func f<", ">"), ("a < ", ""), ("x: A<(", ")>"), ("#/\n", ""), ("<#", ""), ("\u{201C}", ""), ("+<#", ""),
    ("<<<<<<< a\n", ""), (">>>> a\n", ""), ("`", ""), ("@a(<", ""), ("/ ", ""), (" /a", ""), ("#\"\"\"\\#(", ""),
  ])
  func depth(opening: String, closing: String) {
    let depth = 3_000
    let open = Array(String(repeating: opening, count: depth).utf8)
    #expect(tilingError(in: open) == nil)
    #expect(tilingError(in: open + Array(String(repeating: closing, count: depth).utf8)) == nil)
  }

  @Test("A token keeps to twelve bytes")
  func tokenSize() {
    #expect(MemoryLayout<Token>.stride == 12)
  }

  @Test("Every Swift file of the package is tiled, without a byte that begins no token")
  func package() throws {
    let files = try Repository.swiftFiles()
    #expect(files.count > 50)
    for file in files {
      #expect(tilingError(in: file.bytes) == nil, "\(file.path)")
      #expect(!TokenDump(file.bytes).lines.contains { $0.kind == "garbage" }, "\(file.path)")
    }
  }
}

/// The same numbers each time.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
