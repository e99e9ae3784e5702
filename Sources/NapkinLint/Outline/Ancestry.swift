/// Leads from a node to those around it in few steps, however deep it is.
///
/// Each node knows, beside its parent, an ancestor further up. These are chosen so that the steps to any ancestor grow
/// with the logarithm of the depth.
struct Ancestry: Sendable {
  private let jumps: [Int32]

  /// The node itself or the nearest one around it that fits. Whatever is around one that fits has to fit, too.
  func nearest(from node: Int?, parent: (Int) -> Int?, where fits: (Int) -> Bool) -> Int? {
    var node = node
    while let current = node, !fits(current) {
      let jump = Int(jumps[current])
      node = jump >= 0 && !fits(jump) ? jump : parent(current)
    }
    return node
  }

  /// Nodes are added each after its parent.
  struct Builder {
    private var jumps: [Int32] = []
    private var depths: [Int32] = []

    var ancestry: Ancestry { Ancestry(jumps: jumps) }

    mutating func add(parent: Int?) {
      guard let parent else {
        jumps.append(-1)
        depths.append(0)
        return
      }
      jumps.append(jump(from: parent))
      depths.append(depths[parent] + 1)
    }

    /// As far as the parent's jump and the next one together, when both are of the same length.
    private func jump(from parent: Int) -> Int32 {
      let first = Int(jumps[parent])
      guard first >= 0 else { return Int32(truncatingIfNeeded: parent) }
      let second = jumps[first]
      let secondDepth = second < 0 ? -1 : depths[Int(second)]
      let isSameLength = depths[parent] - depths[first] == depths[first] - secondDepth
      return isSameLength ? second : Int32(truncatingIfNeeded: parent)
    }
  }
}
