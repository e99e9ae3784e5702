import NapkinLint

/// A source with its outline, for tests that look at single parts.
struct Outlined {
  let source: SourceFile
  let outline: Outline

  init(_ text: String) {
    source = SourceFile(path: "A.swift", text: text)
    outline = Outline(Scanner.scan(source.bytes), bytes: source.bytes)
  }

  func text(_ token: Int) -> String { source.text(outline.tokens[token].range) }

  func text(_ range: TokenRange) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return source.text(SourceRange(outline.tokens[first].start, outline.tokens[last].end))
  }

  /// The first token that is spelled so.
  func token(_ text: String) -> Int? { outline.tokens.indices.first { self.text($0) == text } }

  /// The last token of a kind.
  func last(_ kind: Token.Kind) -> Int? { outline.tokens.indices.last { outline.kind(at: $0) == kind } }

  /// The name of a declaration, or its keyword.
  func name(of declaration: Int) -> String {
    let declaration = outline.declarations[declaration]
    return text(declaration.name ?? declaration.keyword)
  }
}
