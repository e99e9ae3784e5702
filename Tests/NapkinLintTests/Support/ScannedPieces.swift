@testable import NapkinLint

/// The tokens of a source as text, with a space between two: a space in a token shows as `␣`, a line feed as `⏎`, a
/// carriage return as `↵`, and the `<` and `>` of a generic clause as `‹` and `›`.
func tokenTexts(_ source: String) -> String {
  let bytes = Array(source.utf8)
  return Scanner.scan(bytes).tokens.map { token in
    switch token.kind {
    case .leftAngle: "‹"
    case .rightAngle: "›"
    default: visible(bytes[token.start..<token.end])
    }
  }.joined(separator: " ")
}

/// The kinds of a source's tokens, with a space between two.
func tokenKinds(_ source: String) -> String {
  Scanner.scan(Array(source.utf8)).tokens.map { "\($0.kind)" }.joined(separator: " ")
}

/// The dump's kinds of a source, white space left out, with a space between two.
func dumpKinds(_ source: String) -> String {
  dumpKinds(Array(source.utf8))
}

func dumpKinds(_ bytes: [UInt8]) -> String {
  TokenDump(bytes).lines.map(\.kind).filter { $0 != "space" }.joined(separator: " ")
}

/// The trivia of a source as text, in the manner of `tokenTexts`.
func triviaTexts(_ source: String) -> String {
  let bytes = Array(source.utf8)
  return Scanner.scan(bytes).trivia.map { visible(bytes[$0.start..<$0.end]) }.joined(separator: " ")
}

/// What is wrong with a file's tokens as a whole; nothing when they tile it and leave out white space only.
func tilingError(in bytes: [UInt8]) -> String? {
  let lines = TokenDump(bytes).lines
  var end = 0
  for line in lines {
    guard line.start == end, line.end > end else { return "\(line) does not begin at \(end)" }
    end = line.end
  }
  return end == bytes.count ? nil : "the last line ends at \(end) of \(bytes.count)"
}

private func visible(_ bytes: ArraySlice<UInt8>) -> String {
  String(
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar -> Character in
      switch scalar {
      case " ": "␣"
      case "\n": "⏎"
      case "\r": "↵"
      default: Character(scalar)
      }
    })
}
