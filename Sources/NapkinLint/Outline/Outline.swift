/// What one file declares, and where its blocks are. A class, since rules hand it on wherever they read tokens.
package final class Outline: Sendable {
  /// The tokens that can be compiled: without those under `#if false`.
  package let tokens: [Token]
  /// In source order, each before those that it contains.
  package let declarations: [Declaration]
  /// In the order of their opening braces.
  package let blocks: [Block]
  /// What stands under `#if false`, in source order.
  package let deadRanges: [SourceRange]
  let mates: [Int32]
  let starts: StatementStarts
  let directives: [Directive]
  /// Where the first declaration begins that lacks its end; what stands behind may stand in it or not.
  let firstUnbalanced: Int?
  private let lazyClosureCalls = Lazy<ClosureCalls>()
  private let lazyNesting = Lazy<BlockNesting>()
  private let lazyAwaitedBlocks = Lazy<AwaitedBlocks>()
  private let lazyLoopExits = Lazy<LoopExits>()
  private let lazyEnclosingTypes = Lazy<EnclosingTypes>()
  private let lazyAwaits = Lazy<TokenPlaces>()
  private let declarationAncestry: Ancestry
  private let blockAncestry: Ancestry

  package init(_ scanned: ScannedSource, bytes: [UInt8]) {
    (tokens, mates, deadRanges) = LiveTokens.matched(scanned.tokens, bytes: bytes)
    let result = Outliner.run(over: tokens, mates: mates)
    declarations = result.declarations
    blocks = result.blocks
    starts = result.starts
    directives = result.directives
    firstUnbalanced = result.declarations.lazy.filter(\.isUnbalanced).map(\.first).min()
    declarationAncestry = result.declarationAncestry
    blockAncestry = result.blockAncestry
  }

  var closureCalls: ClosureCalls { lazyClosureCalls.value { ClosureCalls(in: self) } }
  var nesting: BlockNesting { lazyNesting.value { BlockNesting(of: self) } }
  var awaitedBlocks: AwaitedBlocks { lazyAwaitedBlocks.value { AwaitedBlocks(of: self) } }
  var enclosingTypes: EnclosingTypes { lazyEnclosingTypes.value { EnclosingTypes(in: self) } }
  /// The loops that something in their bodies leaves.
  var loopExits: LoopExits { lazyLoopExits.value { LoopExits(in: self) } }
  /// Where `await` stands.
  var awaits: TokenPlaces {
    lazyAwaits.value { TokenPlaces(tokens.indices.filter { tokens[$0].keyword == .await }) }
  }

  /// The bracket that closes or opens with this one; for `#if` its `#endif`, for the other directives their `#if`.
  package func mate(of token: Int) -> Int? {
    let mate = mates[token]
    return mate < 0 ? nil : Int(mate)
  }

  /// The tokens inside a pair of brackets; none when the bracket has no partner.
  package func inside(_ open: Int) -> TokenRange {
    guard let close = mate(of: open), close > open else { return (open + 1)..<(open + 1) }
    return (open + 1)..<close
  }

  /// The innermost block around a token; a brace stands inside its own block.
  package func block(around token: Int) -> Int? {
    let candidate = lastIndex(before: token, in: blocks) { $0.open }
    return blockAncestry.nearest(from: candidate, parent: { blocks[$0].parent }) { blocks[$0].close >= token }
  }

  /// The block that a brace opens.
  func block(openedBy open: Int) -> Int? {
    guard let block = lastIndex(before: open, in: blocks, { $0.open }), blocks[block].open == open else { return nil }
    return block
  }

  /// The innermost block around two tokens, in source order.
  func block(around first: Int, and second: Int) -> Int? {
    blockAncestry.nearest(from: block(around: first), parent: { blocks[$0].parent }) { blocks[$0].close >= second }
  }

  /// The innermost declaration around a token, head and body included.
  package func declaration(around token: Int) -> Int? {
    let candidate = lastIndex(before: token, in: declarations) { $0.first }
    return declarationAncestry.nearest(from: candidate, parent: { declarations[$0].parent }) { index in
      end(of: declarations[index]) > token
    }
  }

  /// The token after the whole declaration; when its body has no end, the token after the opening brace.
  package func end(of declaration: Declaration) -> Int {
    guard let body = declaration.body else { return declaration.headEnd }
    return (mate(of: body) ?? body) + 1
  }

  /// The declarations directly inside this one.
  package func members(of declaration: Int) -> Members { Members(of: declaration, in: self) }

  /// The token that holds the byte at an offset, or the next one.
  package func token(at offset: Int) -> Int {
    lastIndex(before: offset, in: tokens) { $0.start } ?? 0
  }

  /// The first token that begins at or after an offset.
  package func firstToken(startingAt offset: Int) -> Int? {
    let next = lastIndex(before: offset - 1, in: tokens) { $0.start }.map { $0 + 1 } ?? 0
    return next < tokens.count ? next : nil
  }

  /// The declaration that begins with this token; of several the one that holds the others.
  package func outermostDeclaration(startingAt token: Int) -> Declaration? {
    guard var index = lastIndex(before: token, in: declarations, { $0.first }), declarations[index].first == token
    else { return nil }
    while index > 0, declarations[index - 1].first == token { index -= 1 }
    return declarations[index]
  }

  /// The last element whose key is at most `key`; the elements stand in the order of their keys.
  func lastIndex<Element>(before key: Int, in elements: [Element], _ keyOf: (Element) -> Int) -> Int? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if keyOf(elements[middle]) <= key { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
