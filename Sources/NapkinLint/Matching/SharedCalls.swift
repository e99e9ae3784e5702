/// A call of a component's `shared`, and the closure that makes the object.
struct SharedCall {
  /// The word `shared`.
  let name: Int
  let hasKey: Bool
  /// The brace of the factory, and its statements; nil when it is not written out.
  let open: Int?
  let factory: TokenRange?
}

extension LintedFile {
  /// The call of this component's own `shared` that a token names; nil when it names none.
  func sharedCall(at name: Int) -> SharedCall? {
    guard outline.tokens[name].word == .shared, isOwnCall(name), let call = outline.call(at: name) else { return nil }
    let trailing = call.trailingClosures.first?.open
    let open = trailing ?? call.arguments.map(\.value.lowerBound).last(where: outline.isClosure)
    let hasKey = call.arguments.contains { $0.label.map { outline.tokens[$0].word == .forCallerKey } ?? false }
    return SharedCall(name: name, hasKey: hasKey, open: open, factory: open.map { outline.closure(at: $0).statements })
  }

  /// The tokens that run when a range does: closures in it, unless they make a shared object, run later or never.
  func evaluated(in range: TokenRange) -> [Int] {
    var tokens: [Int] = []
    var factories: Set<Int> = []
    var index = range.lowerBound
    while index < range.upperBound {
      if outline.isClosure(index), !factories.contains(index), let close = outline.mate(of: index) {
        index = close + 1
        continue
      }
      if let factory = sharedCall(at: index)?.open { factories.insert(factory) }
      tokens.append(index)
      index += 1
    }
    return tokens
  }

  /// Where a component's member does its work: the body, or the value of a stored property.
  func work(of member: Int) -> TokenRange? {
    let declaration = outline.declarations[member]
    switch declaration.kind {
    case .function, .initializer: return declaration.body.map(outline.inside)
    case .property: return declaration.storage == .computed ? declaration.body.map(outline.inside) : declaration.value
    default: return nil
    }
  }
}

/// The members of a component that make their object with `shared`, directly or by another member.
struct SharedMembers {
  private let project: Project
  private var places: [String: TypeSymbol.Place] = [:]

  init(of places: [TypeSymbol.Place], in project: Project) {
    self.project = project
    let members = places.flatMap { place -> [TypeSymbol.Place] in
      project.files[place.file].outline.members(of: place.declaration)
        .map { TypeSymbol.Place(file: place.file, declaration: $0) }
    }
    var users: [String: [(name: String, place: TypeSymbol.Place)]] = [:]
    var waiting: [String] = []
    for place in members {
      let file = LintedFile(project: project, number: place.file)
      let name = file.name(of: place.declaration)
      guard !name.isEmpty, let work = file.work(of: place.declaration) else { continue }
      for index in file.evaluated(in: work) where file.outline.isIdentifier(index) {
        if file.sharedCall(at: index) != nil, self.places[name] == nil {
          self.places[name] = place
          waiting.append(name)
        } else if file.isMemberName(index, in: place.declaration) {
          users[file.file.text(of: index), default: []].append((name, place))
        }
      }
    }
    while let name = waiting.popLast() {
      for user in users[name] ?? [] where self.places[user.name] == nil {
        self.places[user.name] = user.place
        waiting.append(user.name)
      }
    }
  }

  /// Where the member of this name is declared, when it makes its object with `shared`.
  func place(of name: String) -> TypeSymbol.Place? { places[name] }
}

extension LintedFile {
  /// Whether a name can mean a member: `self.a`, or an `a` that is no label and not declared where it stands.
  func isMemberName(_ index: Int, in member: Int) -> Bool {
    guard isOwnCall(index) else { return false }
    if outline.kind(at: index - 1) == .period { return true }
    let before = outline.tokens[max(0, index - 1)]
    guard before.keyword != .let, before.keyword != .var else { return false }
    return outline.kind(at: index + 1) != .colon || before.kind != .leftParenthesis && before.kind != .comma
  }
}
