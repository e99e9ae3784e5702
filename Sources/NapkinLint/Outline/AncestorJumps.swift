/// Finds ancestors in a tree of parents without visiting each on the way, where nesting is deep.
///
/// Each node keeps, besides its parent, one ancestor further up to jump to, chosen so that the way to any ancestor
/// takes as many steps as the depth has digits.
struct AncestorJumps: Sendable {
  private let parents: [Int32]
  private var jumps: [Int32] = []

  private static let shallow: Int32 = 64

  /// - Parameter parents: for each node the one around it, which comes before it, or -1.
  /// - Returns: nil when nothing nests so deeply that jumping pays.
  init?(_ parents: [Int32]) {
    self.parents = parents
    var depths: [Int32] = []
    depths.reserveCapacity(parents.count)
    for parent in parents { depths.append(parent < 0 ? 0 : depths[Int(parent)] + 1) }
    guard let deepest = depths.max(), deepest > Self.shallow else { return nil }
    jumps.reserveCapacity(parents.count)
    for parent in parents { jumps.append(parent < 0 ? -1 : jump(from: Int(parent), depths)) }
  }

  private func jump(from parent: Int, _ depths: [Int32]) -> Int32 {
    let near = Int(jumps[parent])
    guard near >= 0 else { return Int32(truncatingIfNeeded: parent) }
    let far = jumps[near]
    guard far >= 0, depths[parent] - depths[near] == depths[near] - depths[Int(far)] else {
      return Int32(truncatingIfNeeded: parent)
    }
    return far
  }

  /// The nearest of a node and its ancestors that is wanted.
  ///
  /// - Parameter isWanted: when it holds for a node, it has to hold for all its ancestors.
  func first(from node: Int, where isWanted: (Int) -> Bool) -> Int? {
    var node = node
    while !isWanted(node) {
      let jump = Int(jumps[node])
      if jump >= 0, !isWanted(jump) {
        node = jump
      } else {
        guard parents[node] >= 0 else { return nil }
        node = Int(parents[node])
      }
    }
    return node
  }
}
