/// What the chains of a file begin with, as far as the rule for accessibility identifiers asks.
///
/// What a walk along a chain finds is kept for each name on the way, so that many identifiers in one chain cost one
/// walk.
struct IdentifiedViews {
  private let file: LintedFile
  private let ownModifiers: ElementModifiers?
  private var states: [Int: State] = [:]

  /// What is known behind a name of a chain.
  private struct State {
    /// The container that the chain begins with, as the name that is called.
    var container: Int?
    /// A name that may be a module's or a container's, which the next name in the chain tells.
    var name: Int?
    /// A modifier has made one accessible element of it.
    var isOneElement = false
    /// The first token of the expression.
    let first: Int
  }

  private enum Step {
    case segment(Int)
    /// The names in the branches of an `#if`.
    case directive(Int, [Int])
    /// The inside of parentheses is left here.
    case parenthesis(Int)
  }

  init(in file: LintedFile) {
    self.file = file
    ownModifiers = file.project.elementModifiers[file.source.projectFolder]
  }

  /// The container that the chain before a period begins with; nil for anything else, and when an earlier modifier has
  /// made one accessible element of it.
  mutating func container(before period: Int) -> Int? {
    var steps: [Step] = []
    var state = start(before: period, &steps)
    for step in steps.reversed() {
      switch step {
      case .segment(let name):
        file.take(name, &state.container, &state.name)
        state.isOneElement = state.isOneElement || file.makesOneElement(name, ownModifiers)
        states[name] = state
      case .directive(let opening, let names):
        state.isOneElement = state.isOneElement || names.contains { file.makesOneElement($0, ownModifiers) }
        states[opening] = state
      case .parenthesis(let open):
        // Parentheses around one expression are that expression.
        let isWhole = state.first == open + 1
        state = State(
          container: isWhole ? state.container : nil, name: nil, isOneElement: isWhole && state.isOneElement, first: open)
      }
    }
    return state.isOneElement ? nil : state.container
  }

  /// Walks to the left up to a name that is known, or to the base.
  private func start(before period: Int, _ steps: inout [Step]) -> State {
    var period = period
    while true {
      switch file.outline.chainPart(before: period) {
      case .segment(let name):
        if let known = states[name] { return known }
        steps.append(.segment(name))
        period = name - 1
      case .directive(let opening, let segments):
        if let known = states[opening] { return known }
        steps.append(.directive(opening, segments))
        period = opening
      case .base(.parenthesized(let open), let first):
        guard let close = file.outline.mate(of: open) else { return State(first: first) }
        steps.append(.parenthesis(open))
        period = close
      case .base(.call(let name), let first):
        return State(container: file.isContainer(name) ? name : nil, first: first)
      case .base(.name(let name), let first): return State(name: name, first: first)
      case .base(_, let first): return State(first: first)
      }
    }
  }
}

extension LintedFile {
  /// Goes on from what stands before a name in a chain to what stands behind it.
  fileprivate func take(_ name: Int, _ container: inout Int?, _ base: inout Int?) {
    if let base, container == nil, outline.call(at: name) != nil {
      // `SwiftUI.VStack { }` and `VStack.init { }`.
      if outline.tokens[base].word == .SwiftUI, isContainerWord(name) { container = name }
      if outline.tokens[name].word == .`init`, isContainer(base) { container = base }
    }
    base = nil
  }

  /// A name of SwiftUI, unless the project has a type of that name, or one that the team says is a container.
  fileprivate func isContainer(_ name: Int) -> Bool {
    if !ownNames.containers.isEmpty, ownNames.containers.contains(file.text(of: name)) { return true }
    guard isContainerWord(name) else { return false }
    let type = TypeName(token: name, first: name, generics: nil)
    if case .symbols = project.index.resolve(type, in: number, at: outline.declaration(around: name)) { return false }
    return true
  }
}

extension LintedFile {
  fileprivate func isContainerWord(_ name: Int) -> Bool {
    let word = outline.tokens[name].word
    guard word.isContainer || ownNames.hasStrictContainers && word.isListing else { return false }
    return ownNames.leaves.isEmpty || !ownNames.leaves.contains(file.text(of: name))
  }
}

extension Word {
  /// A SwiftUI view that scrolls through others and is an element by itself.
  var isListing: Bool {
    switch self {
    case .List, .ScrollView, .Table, .OutlineGroup: true
    default: false
    }
  }

  /// A SwiftUI view that shows other views and is no element by itself.
  fileprivate var isContainer: Bool {
    switch self {
    case .VStack, .HStack, .ZStack, .LazyVStack, .LazyHStack, .LazyVGrid, .LazyHGrid, .Grid, .GridRow, .Group, .ForEach,
      .Section, .NavigationStack, .NavigationView, .NavigationSplitView, .ViewThatFits, .GeometryReader,
      .ScrollViewReader, .TabView, .Form, .GroupBox, .DisclosureGroup:
      true
    default: false
    }
  }
}
