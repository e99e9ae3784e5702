/// For each declaration the innermost type or extension that it is or stands in.
struct EnclosingTypes: Sendable {
  private var types: [Int32] = []

  /// - Parameter isWanted: which types and extensions count.
  init(in outline: Outline, where isWanted: (Int) -> Bool = { _ in true }) {
    types.reserveCapacity(outline.declarations.count)
    for (index, declaration) in outline.declarations.enumerated() {
      let around = declaration.parent.map { types[$0] } ?? -1
      types.append(declaration.hasMembers && isWanted(index) ? Int32(truncatingIfNeeded: index) : around)
    }
  }

  subscript(declaration: Int) -> Int? { types[declaration] < 0 ? nil : Int(types[declaration]) }
}
