/// The loops of a file that a statement in their bodies leaves: `break`, `return` or `throw`, and not one that stands in a
/// closure, or that leaves only a `switch` or a loop inside.
struct LoopExits: Sendable {
  /// By blocks: something inside leaves this one and all around it, up to the function.
  private var isLeft: [Bool]
  /// By blocks: a `break` leaves this loop.
  private var isBroken: [Bool]

  init(in outline: Outline) {
    isLeft = Array(repeating: false, count: outline.blocks.count)
    isBroken = isLeft
    let targets = BreakTargets(in: outline)
    for index in outline.tokens.indices {
      guard outline.isExit(index), let block = outline.block(around: index) else { continue }
      let isLabeled = outline.isIdentifier(index + 1) && !outline.startsLine(index + 1)
      if outline.tokens[index].keyword == .break, !isLabeled {
        if let loop = targets.loop(leftBy: block) { isBroken[loop] = true }
      } else {
        leave(block, outline)
      }
    }
  }

  /// Whether something leaves the loop whose statements a brace opens.
  func leave(loopAt open: Int, in outline: Outline) -> Bool {
    guard let block = outline.block(around: open) else { return false }
    return isLeft[block] || isBroken[block]
  }

  /// Blocks that are left already have marked those around them.
  private mutating func leave(_ block: Int, _ outline: Outline) {
    var next: Int? = block
    while let index = next, !isLeft[index], outline.blocks[index].role.isOfStatements {
      isLeft[index] = true
      next = outline.blocks[index].parent
    }
  }
}

/// What a `break` without a label ends.
private struct BreakTargets {
  /// For each block the loop or the `switch` that it is or stands in, as a block; or -1.
  private var targets: [Int32] = []
  private let outline: Outline

  init(in outline: Outline) {
    self.outline = outline
    for (index, block) in outline.blocks.enumerated() {
      let around = block.parent.map { targets[$0] } ?? -1
      switch block.role {
      case .switchCases: targets.append(Int32(truncatingIfNeeded: index))
      case .statements:
        targets.append(outline.head(ofStatements: block.open).isLoop ? Int32(truncatingIfNeeded: index) : around)
      default: targets.append(-1)
      }
    }
  }

  func loop(leftBy block: Int) -> Int? {
    let target = Int(targets[block])
    return target >= 0 && outline.blocks[target].role == .statements ? target : nil
  }
}

extension Outline {
  /// A statement that goes on somewhere else: `break`, `return` or `throw`.
  func isExit(_ index: Int) -> Bool {
    switch tokens[index].keyword {
    case .break, .return, .throw: true
    default: false
    }
  }
}

extension Block.Role {
  fileprivate var isOfStatements: Bool { self == .statements || self == .switchCases }
}

extension Word {
  fileprivate var isLoop: Bool { self == .for || self == .while || self == .repeat }
}
