/// What is around each block of a file, so that nobody has to climb out of blocks that nest deeply.
struct BlockNesting: Sendable {
  /// For each block the innermost closure that it is or stands in, up to a function or a type, as a block; or -1.
  private var closures: [Int32] = []
  /// For each block the function's body or the members that it is or stands in, as a block; or -1.
  private var bodies: [Int32] = []

  init(of outline: Outline) {
    for (index, block) in outline.blocks.enumerated() {
      let around = block.parent
      switch block.role {
      case .closure: add(closure: index, body: around.flatMap(body) ?? -1)
      case .functionBody, .accessorBody, .members: add(closure: -1, body: index)
      case .accessors, .statements, .switchCases, .precedenceGroup:
        add(closure: around.flatMap(closure) ?? -1, body: around.flatMap(body) ?? -1)
      }
    }
  }

  private mutating func add(closure: Int, body: Int) {
    closures.append(Int32(truncatingIfNeeded: closure))
    bodies.append(Int32(truncatingIfNeeded: body))
  }

  func closure(around block: Int) -> Int? { closures[block] < 0 ? nil : Int(closures[block]) }

  func body(around block: Int) -> Int? { bodies[block] < 0 ? nil : Int(bodies[block]) }
}

/// For each block whether the function around it waits for what it holds.
struct AwaitedBlocks: Sendable {
  private var areAwaited: [Bool] = []

  init(of outline: Outline) {
    areAwaited.reserveCapacity(outline.blocks.count)
    for block in outline.blocks {
      let isAroundAwaited = block.parent.map { areAwaited[$0] } ?? true
      switch block.role {
      case .closure: areAwaited.append(isAroundAwaited && outline.isRunByItsCall(block.open))
      case .functionBody, .accessorBody, .members: areAwaited.append(true)
      case .accessors, .statements, .switchCases, .precedenceGroup: areAwaited.append(isAroundAwaited)
      }
    }
  }

  subscript(block: Int) -> Bool { areAwaited[block] }
}

extension Outline {
  /// The closures around a token, the innermost first, up to the function or type that it stands in.
  func closures(around token: Int) -> some Sequence<Int> {
    let nesting = nesting
    return sequence(state: block(around: token)) { block -> Int? in
      guard let closure = block.flatMap(nesting.closure) else { return nil }
      block = self.blocks[closure].parent
      return self.blocks[closure].open
    }
  }

  func innermostClosure(around token: Int) -> Int? {
    block(around: token).flatMap(nesting.closure).map { blocks[$0].open }
  }

  /// Whether the function around a token waits for it: no closure lies between but those that run at once.
  func runsInFunction(_ token: Int) -> Bool { block(around: token).map { awaitedBlocks[$0] } ?? true }
}
