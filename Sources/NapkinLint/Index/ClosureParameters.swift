/// Where names are parameters of closures.
struct ClosureParameters: Sendable {
  private var scopes: [Name: TokenRanges] = [:]
  private var groups: [Name: TokenRanges] = [:]

  /// A name in a function, or among a type's members.
  private struct Name: Hashable {
    let text: String
    let body: Int?
  }

  init(in file: OutlinedFile) {
    let outline = file.outline
    let nesting = outline.nesting
    for (index, block) in outline.blocks.enumerated() where block.role == .closure {
      let parameters = outline.closure(at: block.open).parameters
      guard !parameters.isEmpty else { continue }
      let isGroup = outline.call(taking: block.open).map { outline.tokens[$0.name].word.makesTaskGroup } ?? false
      for parameter in parameters {
        let name = Name(text: file.text(of: parameter), body: nesting.body(around: index))
        scopes[name, default: TokenRanges()].add(block.open..<(block.close + 1))
        if isGroup { groups[name, default: TokenRanges()].add(block.open..<(block.close + 1)) }
      }
    }
  }

  /// Whether a name means the parameter of a closure around it, as far as the function reaches.
  func hold(_ name: Int, in file: OutlinedFile) -> Bool { Self.hold(name, in: scopes, file) }

  /// Whether it means the parameter that `withTaskGroup` gives to its closure.
  func holdGroup(_ name: Int, in file: OutlinedFile) -> Bool { Self.hold(name, in: groups, file) }

  private static func hold(_ name: Int, in scopes: [Name: TokenRanges], _ file: OutlinedFile) -> Bool {
    guard !scopes.isEmpty, let block = file.outline.block(around: name) else { return false }
    let key = Name(text: file.text(of: name), body: file.outline.nesting.body(around: block))
    return scopes[key]?.hold(name) ?? false
  }
}
