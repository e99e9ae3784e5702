/// One file with all that a single look at it tells. A class, since its dozens of arrays are never copied apart.
package final class OutlinedFile: Sendable {
  package let source: SourceFile
  package let trivia: [Trivia]
  /// The known words that occur in the file.
  package let words: WordSet
  package let outline: Outline
  package let imports: Imports
  let importedModules: [String]
  /// The file holds tests or test doubles, where most conventions do not hold.
  package let isTest: Bool

  private let lazyLocalNames = Lazy<LocalNames>()
  private let lazyClosureParameters = Lazy<ClosureParameters>()

  package convenience init(_ source: SourceFile) {
    self.init(source, Scanner.scan(source.bytes))
  }

  package init(_ source: SourceFile, _ scanned: ScannedSource) {
    self.source = source
    trivia = scanned.trivia
    words = scanned.words
    outline = Outline(scanned, bytes: source.bytes)
    imports = Imports(of: outline)
    importedModules = outline.importedNames.map { [outline] in source.text(outline.tokens[$0].range) }
    isTest = imports.contains(.testing) || TestCode.isTestPath(source.path)
  }

  var localNames: LocalNames { lazyLocalNames.value { LocalNames(in: self) } }
  var closureParameters: ClosureParameters { lazyClosureParameters.value { ClosureParameters(in: self) } }

  /// A token's text, without the backticks of a quoted name.
  package func text(of token: Int) -> String {
    source.text(nameRange(of: token))
  }

  package func range(of token: Int) -> SourceRange { outline.tokens[token].range }

  /// Whether two tokens, also of different files, name the same.
  package func isSame(_ token: Int, as other: Int, in file: OutlinedFile) -> Bool {
    source.bytes[nameRange(of: token).bytes].elementsEqual(file.source.bytes[file.nameRange(of: other).bytes])
  }

  /// Whether a name ends so.
  package func name(_ token: Int, endsWith suffix: StaticString) -> Bool {
    let range = nameRange(of: token)
    guard range.length >= suffix.utf8CodeUnitCount else { return false }
    return suffix.withUTF8Buffer { source.bytes[(range.end - $0.count)..<range.end].elementsEqual($0) }
  }

  /// Whether a name begins so.
  package func name(_ token: Int, startsWith prefix: StaticString) -> Bool {
    let range = nameRange(of: token)
    guard range.length >= prefix.utf8CodeUnitCount else { return false }
    return prefix.withUTF8Buffer { source.bytes[range.start..<(range.start + $0.count)].elementsEqual($0) }
  }

  /// Whether something stands in a name.
  package func name(_ token: Int, contains part: StaticString) -> Bool {
    let range = nameRange(of: token)
    let count = part.utf8CodeUnitCount
    guard range.length >= count else { return false }
    return part.withUTF8Buffer { part in
      (range.start...(range.end - count)).contains { source.bytes[$0..<($0 + count)].elementsEqual(part) }
    }
  }

  /// Whether a name may be one of those whose shapes these are.
  func name(_ token: Int, mayBeOf shapes: NameShapes) -> Bool { shapes.mayHold(nameRange(of: token), in: source.bytes) }

  /// A token's bytes, without the backticks of a quoted name.
  func nameBytes(of token: Int) -> ArraySlice<UInt8> { source.bytes[nameRange(of: token).bytes] }

  private func nameRange(of token: Int) -> SourceRange {
    let token = outline.tokens[token]
    let quotes = token.kind == .quotedWord && token.end - token.start >= 2 ? 1 : 0
    return SourceRange(token.start + quotes, token.end - quotes)
  }
}

extension SourceRange {
  /// The range as an index range into the file's bytes.
  var bytes: Range<Int> { start..<end }
}
