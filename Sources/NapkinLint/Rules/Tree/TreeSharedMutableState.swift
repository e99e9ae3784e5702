extension Rule {
  static let treeSharedMutableState = Rule(aboutTree: "tree-shared-mutable-state", severity: .warning) { tree, findings in
    for (symbol, napkins) in tree.sharedClasses.sorted(by: { $0.key < $1.key }) where napkins.count > 1 {
      let entry = tree.project.index.symbols[symbol]
      guard tree.isUnguarded(entry), tree.project.mainActorPlace(of: symbol) == nil else { continue }
      let file = LintedFile(project: tree.project, number: entry.place.file)
      let names = napkins.prefix(2).map { "'\(tree.napkins[$0].name)'" }.joined(separator: " and ")
      for member in file.outline.members(of: entry.place.declaration) {
        let declaration = file.outline.declarations[member]
        guard declaration.isStoredInInstances, !declaration.isConstant, let name = declaration.name else { continue }
        findings.report(
          TreePlace(file: entry.place.file, token: name),
          "\(names) share '\(entry.name)', and nothing guards '\(file.name(of: member))': use an actor or a 'Mutex'",
          related: napkins.prefix(2).compactMap { tree.napkins[$0][.dependency].map(tree.declared) })
      }
    }
  }
}

extension NapkinTree {
  /// The classes that dependencies ask for, directly or by a protocol that only they conform to, and whose they are.
  fileprivate var sharedClasses: [Int: [Int]] {
    var shared: [Int: [Int]] = [:]
    for (number, napkin) in napkins.enumerated() {
      guard let dependency = napkin[.dependency], self.napkin(ofDependency: dependency.symbol) == number else { continue }
      let entry = project.index.symbols[dependency.symbol]
      let file = LintedFile(project: project, number: entry.place.file)
      var asked: Set<Int> = []
      for member in file.outline.members(of: entry.place.declaration) {
        guard let type = file.writtenType(of: member) else { continue }
        asked.formUnion(type.meaning.symbols.compactMap(onlyClass))
      }
      for symbol in asked { shared[symbol, default: []].append(number) }
    }
    return shared
  }

  private func onlyClass(_ symbol: Int) -> Int? {
    guard project.index.symbols[symbol].kind == .protocol else {
      return project.index.symbols[symbol].kind == .class ? symbol : nil
    }
    let heirs = project.index.allHeirs(of: symbol).filter { heir in
      let place = project.index.symbols[heir].place
      return !LintedFile(project: project, number: place.file).isExempt(place.declaration)
    }
    return heirs.count == 1 && project.index.symbols[heirs[0]].kind == .class ? heirs[0] : nil
  }

  /// `@unchecked Sendable` without anything that could be a lock.
  fileprivate func isUnguarded(_ symbol: TypeSymbol) -> Bool {
    let file = project.files[symbol.place.file]
    let declaration = file.outline.declarations[symbol.place.declaration]
    guard let clause = declaration.type, clause.contains(where: { file.text(of: $0) == "unchecked" }),
      symbol.roles.isDisjoint(with: [.builder, .component])
    else { return false }
    let guards = ["Mutex", "Lock", "lock", "Atomic", "Queue", "queue", "Semaphore"]
    return !(declaration.first..<file.outline.end(of: declaration)).contains { token in
      file.outline.isIdentifier(token) && guards.contains { file.text(of: token).contains($0) }
    }
  }
}
