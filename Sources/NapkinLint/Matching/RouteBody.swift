/// One function of a router, read for what it does with children.
struct RouteBody: Sendable {
  let file: LintedFile
  let router: RouterType
  let function: Int
  let range: TokenRange
  let variables: LocalVariables
  /// The calls that build a child.
  private(set) var builds: [ChildBuild] = []
  private(set) var attaches: [ChildCall] = []
  private(set) var detaches: [ChildCall] = []
  /// The assignments to properties of the router.
  private(set) var stores: [Store] = []
  /// Where each property of the router is named, the assignments included.
  private(set) var mentions: [String: [Int]] = [:]

  /// What a name or an expression refers to.
  enum Child: Hashable, Sendable {
    /// A variable of the function, as the index of its name.
    case variable(Int)
    /// A property of the router.
    case property(String)
    case unknown
  }

  /// `attachChild(child)` or `detachChild(child)`.
  struct ChildCall: Sendable {
    let name: Int
    let child: Child
    let argument: TokenRange
  }

  /// `builder.build(...)`, and what takes its result.
  struct ChildBuild: Sendable {
    let name: Int
    let holder: Holder
    /// The name that takes the result, where one does.
    let holderName: Int?
  }

  enum Holder: Equatable, Sendable {
    case kept(Child)
    /// Nothing takes the result.
    case dropped
    /// It is returned, passed on, or taken by something that is not followed.
    case elsewhere
  }

  /// `property = value`.
  struct Store: Sendable {
    let property: String
    let name: Int
    let value: Child
  }

  init(of function: Int, in router: RouterType, file: LintedFile) {
    self.file = file
    self.router = router
    self.function = function
    range = file.outline.declarations[function].body.map(file.outline.inside) ?? 0..<0
    variables = LocalVariables(of: function, in: file)
    for index in range { read(index) }
    let steps = builds.count + attaches.count + detaches.count
    if steps > Self.mostSteps || stores.count > Self.mostSteps { forget() }
  }

  /// Nobody writes longer functions by hand, and to compare all steps of one with each other takes time.
  private static let mostSteps = 64

  private mutating func forget() {
    (builds, attaches, detaches, stores) = ([], [], [], [])
  }

  var outline: Outline { file.outline }

  private mutating func read(_ index: Int) {
    switch outline.tokens[index].kind {
    case .equal: readStore(at: index)
    case .word, .quotedWord:
      if let property = ownProperty(at: index) { mentions[property, default: []].append(index) }
      readCall(at: index)
    default: break
    }
  }

  private mutating func readStore(at sign: Int) {
    guard let name = target(ofAssignment: sign), let property = ownProperty(at: name) else { return }
    let value = (sign + 1)..<file.expressionEnd(from: sign + 1, before: range.upperBound)
    stores.append(Store(property: property, name: name, value: child(in: value)))
  }

  private mutating func readCall(at name: Int) {
    switch outline.tokens[name].word {
    case .attachChild: if let call = childCall(at: name) { attaches.append(call) }
    case .detachChild: if let call = childCall(at: name) { detaches.append(call) }
    case .build: if isChildBuild(at: name) { builds.append(childBuild(at: name)) }
    default: break
    }
  }

  private func childCall(at name: Int) -> ChildCall? {
    guard file.isOwnCall(name), let argument = outline.call(at: name)?.arguments.first else { return nil }
    return ChildCall(name: name, child: child(in: argument.value), argument: argument.value)
  }

  private func childBuild(at name: Int) -> ChildBuild {
    let before = file.tokenBefore(callAt: name)
    if let variable = variables.variable(valueFrom: before + 1), endsExpression(name) {
      return ChildBuild(name: name, holder: .kept(.variable(variable.name)), holderName: variable.name)
    }
    if outline.kind(at: before) == .equal, let target = target(ofAssignment: before), endsExpression(name) {
      if file.file.text(of: target) == "_" { return ChildBuild(name: name, holder: .dropped, holderName: nil) }
      let child = child(in: target..<(target + 1))
      guard child != .unknown else {
        return ChildBuild(name: name, holder: .elsewhere, holderName: nil)
      }
      return ChildBuild(name: name, holder: .kept(child), holderName: target)
    }
    let isStatement = outline.beginsStatement(before + 1) && endsExpression(name)
    return ChildBuild(name: name, holder: isStatement && !givesResult ? .dropped : .elsewhere, holderName: nil)
  }

  /// A function with a result may return what its only statement gives.
  private var givesResult: Bool { outline.declarations[function].type != nil }

  /// Whether nothing follows a call in its expression.
  private func endsExpression(_ name: Int) -> Bool {
    guard let call = outline.call(at: name) else { return false }
    if outline.endsStatement(call.end - 1) { return true }
    switch outline.kind(at: call.end) {
    case .comma: return true
    case .leftBrace: return !outline.isClosure(call.end)
    default: return outline.tokens[call.end].keyword == .else
    }
  }
}
