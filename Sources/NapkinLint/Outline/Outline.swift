/// What one file declares, and where its blocks are.
package struct Outline: Sendable {
  /// The tokens that can be compiled: without those under `#if false`.
  package let tokens: [Token]
  /// In source order, each before those that it contains.
  package let declarations: [Declaration]
  /// In the order of their opening braces.
  package let blocks: [Block]
  private let mates: [Int32]
  private let blockJumps: AncestorJumps?
  private let declarationJumps: AncestorJumps?

  package init(_ scanned: ScannedSource, bytes: [UInt8]) {
    let live = LiveTokens.filter(scanned, bytes: bytes)
    let partners = BracketMatcher.match(live)
    var outliner = Outliner(tokens: live, mates: partners)
    outliner.run()
    tokens = live
    mates = partners
    declarations = outliner.finishedDeclarations
    blocks = outliner.blocks
    blockJumps = AncestorJumps(blocks.map { Int32(truncatingIfNeeded: $0.parent ?? -1) })
    declarationJumps = AncestorJumps(declarations.map { Int32(truncatingIfNeeded: $0.parent ?? -1) })
  }

  /// The bracket that closes or opens with this one; for `#if` its `#endif`, for the other directives their `#if`.
  package func mate(of token: Int) -> Int? {
    let mate = mates[token]
    return mate < 0 ? nil : Int(mate)
  }

  /// The tokens inside a pair of brackets; to the end of the file when the bracket has no partner.
  package func inside(_ open: Int) -> TokenRange {
    let close = mate(of: open) ?? tokens.count
    return close > open ? (open + 1)..<close : (open + 1)..<(open + 1)
  }

  /// The innermost block around a token; a brace stands inside its own block.
  package func block(around token: Int) -> Int? {
    let last = lastIndex(before: token, in: blocks) { $0.open }
    return first(from: last, blockJumps, parent: { blocks[$0].parent }) { index in
      (mate(of: blocks[index].open) ?? tokens.count) >= token
    }
  }

  /// The innermost declaration around a token, head and body included.
  package func declaration(around token: Int) -> Int? {
    let last = lastIndex(before: token, in: declarations) { $0.first }
    return first(from: last, declarationJumps, parent: { declarations[$0].parent }) { index in
      end(of: declarations[index]) > token
    }
  }

  /// The nearest of a node and those around it that reaches far enough; what is around reaches further.
  private func first(
    from node: Int?, _ jumps: AncestorJumps?, parent: (Int) -> Int?, where reaches: (Int) -> Bool
  ) -> Int? {
    if let jumps, let node { return jumps.first(from: node, where: reaches) }
    var candidate = node
    while let index = candidate, !reaches(index) { candidate = parent(index) }
    return candidate
  }

  /// The token after the whole declaration.
  package func end(of declaration: Declaration) -> Int {
    guard let body = declaration.body else { return declaration.headEnd }
    return (mate(of: body) ?? tokens.count - 1) + 1
  }

  /// The declarations directly inside this one.
  package func members(of declaration: Int) -> [Int] {
    var members: [Int] = []
    var index = declaration + 1
    while index < declarations[declaration].subtreeEnd {
      members.append(index)
      index = declarations[index].subtreeEnd
    }
    return members
  }

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
    guard var index = lastIndex(before: token, in: declarations, { $0.first }), declarations[index].first == token else {
      return nil
    }
    while index > 0, declarations[index - 1].first == token { index -= 1 }
    return declarations[index]
  }

  /// The last element whose key is at most `key`; the elements stand in the order of their keys.
  private func lastIndex<Element>(before key: Int, in elements: [Element], _ keyOf: (Element) -> Int) -> Int? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if keyOf(elements[middle]) <= key { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
