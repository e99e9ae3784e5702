/// The declarations directly inside one, as their numbers in the outline. Each leads to the next, so that no list is
/// made of them.
package struct Members: Collection, Sendable {
  package let startIndex: Int
  package let endIndex: Int
  private let outline: Outline

  init(of declaration: Int, in outline: Outline) {
    self.outline = outline
    startIndex = declaration + 1
    endIndex = Swift.max(declaration + 1, outline.declarations[declaration].subtreeEnd)
  }

  package func index(after member: Int) -> Int { Swift.min(outline.declarations[member].subtreeEnd, endIndex) }

  package subscript(member: Int) -> Int { member }
}
