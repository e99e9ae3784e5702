/// Where a file turns to code that is compiled or runs instead of what stands before, as each pair of tokens in it may
/// ask without a look at all that is between them.
struct Alternatives {
  /// `case` and `default`.
  private var cases: [Int] = []
  /// `#if`, `#elseif` and `#else`, in source order.
  private var directives: [Int] = []
  /// For each of them the next `#elseif` or `#else` of an `#if` that the code behind it stands in.
  private var branches: [Int] = []

  init(in outline: Outline) {
    /// The directives behind which no branch has begun yet, as numbers.
    var waiting: [Int] = []
    for index in outline.tokens.indices {
      switch outline.kind(at: index) {
      case .poundElse, .poundElseif:
        let opening = outline.mate(of: index) ?? index
        while let last = waiting.last, directives[last] >= opening {
          branches[last] = index
          waiting.removeLast()
        }
        waiting.append(add(index))
      case .poundIf: waiting.append(add(index))
      case .word where [.case, .default].contains(outline.tokens[index].keyword): cases.append(index)
      default: break
      }
    }
  }

  /// Whether a `case` or `default` stands between two tokens.
  func hasCase(between first: Int, _ second: Int) -> Bool {
    let next = cases.partitioningIndex { $0 >= first }
    return next < cases.count && cases[next] < second
  }

  /// Whether an `#elseif` or `#else` of an `#if` that the first token stands in comes before the second one.
  func hasBranch(between first: Int, _ second: Int) -> Bool {
    let next = directives.partitioningIndex { $0 >= first }
    return next > 0 && branches[next - 1] < second
  }

  private mutating func add(_ directive: Int) -> Int {
    directives.append(directive)
    branches.append(.max)
    return directives.count - 1
  }
}
