/// Which types keep which others alive, as far as their stored properties and base classes show it.
struct StrongReferences {
  /// For each symbol what it keeps.
  private var all: [[Reference]]

  struct Reference: Sendable {
    let owner: Int
    let target: Int
    let place: TreePlace
    /// The property; nil for what a base class of the framework keeps.
    let property: String?
  }

  init(in tree: NapkinTree) {
    let project = tree.project
    all = Array(repeating: [], count: project.index.symbols.count)
    for (symbol, entry) in project.index.symbols.enumerated() where project.mayKeep(entry) {
      let file = LintedFile(project: project, number: entry.place.file)
      for reference in file.nonWeakReferences(of: entry.place.declaration) where reference.ownership == .strong {
        let meaning = file.meaning(of: reference)
        guard !file.isBackReference(reference, to: meaning, of: entry) else { continue }
        for target in project.kept(by: meaning) where target != symbol {
          all[symbol].append(
            Reference(
              owner: symbol, target: target, place: TreePlace(file: entry.place.file, token: reference.name),
              property: file.file.text(of: reference.name)))
        }
      }
    }
    addBases(tree)
  }

  /// Routers keep their interactors and view controllers, presenters their view controllers.
  private mutating func addBases(_ tree: NapkinTree) {
    for napkin in tree.napkins {
      for (owner, targets) in [(napkin[.router], [napkin.interactor, napkin[.viewController]]), (napkin[.presenter], [napkin[.viewController]])] {
        guard let owner, owner.role == .router || tree.project.index.symbols[owner.symbol].roles.contains(.presenter) else {
          continue
        }
        for target in targets.compactMap({ $0 }) where target.symbol != owner.symbol {
          all[owner.symbol].append(
            Reference(owner: owner.symbol, target: target.symbol, place: owner.place, property: nil))
        }
      }
    }
  }

  /// A shortest way from a type back to itself through types of one group.
  func cycle(from start: Int, within group: Set<Int>) -> [Reference] {
    var ways: [Int: Reference] = [:]
    var waiting = [start]
    var next = 0
    while next < waiting.count {
      for reference in all[waiting[next]] where group.contains(reference.target) && ways[reference.target] == nil {
        ways[reference.target] = reference
        if reference.target == start { return way(to: start, by: ways) }
        waiting.append(reference.target)
      }
      next += 1
    }
    return []
  }

  private func way(to start: Int, by ways: [Int: Reference]) -> [Reference] {
    var way: [Reference] = []
    var target = start
    repeat {
      guard let reference = ways[target] else { return [] }
      way.append(reference)
      target = reference.owner
    } while target != start
    return way.reversed()
  }
}

extension StrongReferences {
  /// The types that keep each other alive, in groups of two and more.
  var groups: [Set<Int>] {
    var owners = [[Int]](repeating: [], count: all.count)
    for reference in all.joined() { owners[reference.target].append(reference.owner) }
    var isSeen = [Bool](repeating: false, count: all.count)
    var groups: [Set<Int>] = []
    for start in finishOrder.reversed() where !isSeen[start] {
      var group: [Int] = []
      var waiting = [start]
      while let next = waiting.popLast() {
        guard !isSeen[next] else { continue }
        isSeen[next] = true
        group.append(next)
        waiting += owners[next]
      }
      if group.count > 1 { groups.append(Set(group)) }
    }
    return groups
  }

  /// Types in the order in which a walk along the references leaves them.
  private var finishOrder: [Int] {
    var order: [Int] = []
    var isSeen = [Bool](repeating: false, count: all.count)
    for start in all.indices where !all[start].isEmpty && !isSeen[start] {
      isSeen[start] = true
      var waiting: [(type: Int, next: Int)] = [(start, 0)]
      while let top = waiting.last {
        guard top.next < all[top.type].count else {
          order.append(top.type)
          waiting.removeLast()
          continue
        }
        waiting[waiting.count - 1].next += 1
        let target = all[top.type][top.next].target
        guard !isSeen[target] else { continue }
        isSeen[target] = true
        waiting.append((target, 0))
      }
    }
    return order
  }
}

extension Project {
  fileprivate func mayKeep(_ symbol: TypeSymbol) -> Bool {
    switch symbol.kind {
    case .class, .actor, .struct: break
    default: return false
    }
    return isActive(symbol.place.file) && !isOfOldShape(symbol.place.file)
      && !LintedFile(project: self, number: symbol.place.file).isExempt(symbol.place.declaration)
  }

  /// The types that a property of this type keeps; of a protocol the only type that conforms to it.
  fileprivate func kept(by meaning: TypeMeaning) -> [Int] {
    meaning.symbols.compactMap { symbol in
      switch index.symbols[symbol].kind {
      case .class, .actor, .struct: return symbol
      case .protocol:
        let heirs = index.allHeirs(of: symbol).filter { mayKeep(index.symbols[$0]) }
        return heirs.count == 1 ? heirs[0] : nil
      default: return nil
      }
    }
  }
}

extension LintedFile {
  /// What rules on ownership look after, and the routers of children, which the router lets go when it detaches them.
  fileprivate func isBackReference(_ reference: StoredReference, to meaning: TypeMeaning, of owner: TypeSymbol) -> Bool {
    if outline.tokens[reference.name].word == .listener || project.isListener(meaning, isNamedListener: false) { return true }
    if !meaning.roles.isDisjoint(with: [.router, .routing]) {
      return !owner.roles.isDisjoint(with: [.interactable, .router, .appShell])
    }
    return !owner.roles.isDisjoint(with: Roles.viewLayer) && !meaning.roles.isDisjoint(with: [.presenter, .presentable])
  }
}
