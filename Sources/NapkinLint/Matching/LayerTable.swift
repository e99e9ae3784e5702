/// The types and extensions of one file that belong to a layer, in source order. Those for which conventions do not
/// hold are left out: test doubles, previews, the app's shell, all that stands in one of them, and types whose end is
/// missing.
struct LayerTable: Sendable {
  private(set) var entries: [Entry] = []

  struct Entry: Sendable {
    let type: Int
    let layer: Layer
  }

  init() {}

  init(of number: Int, in project: Project) {
    let file = project.files[number]
    guard !file.isTest else { return }
    let found = file.outline.declarations.indices.compactMap { index in
      project.layer(of: index, in: number).map { Entry(type: index, layer: $0) }
    }
    guard !found.isEmpty else { return }
    let isExempt = project.exemptions(in: number)
    entries = found.filter { !isExempt[$0.type] && !file.outline.declarations[$0.type].isUnbalanced }
  }

  /// The layer of a type or an extension.
  subscript(type: Int) -> Layer? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].type < type { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].type == type ? entries[low].layer : nil
  }
}

extension Project {
  /// The layer that a type's roles and place put it into.
  fileprivate func layer(of declaration: Int, in number: Int) -> Layer? {
    let outline = files[number].outline
    let type = outline.declarations[declaration]
    guard type.hasMembers, type.kind != .protocol else { return nil }
    let symbols = index.symbols(at: TypeSymbol.Place(file: number, declaration: declaration))
    let layer = Layer(index.sharedRoles(of: symbols), kinds: symbols.map { index.symbols[$0].kind })
    return layer ?? (isCoordinator(type, in: number) ? .platformView : nil)
  }

  /// A representable's nested class passes events on.
  private func isCoordinator(_ type: Declaration, in number: Int) -> Bool {
    guard type.kind == .class, let parent = type.parent else { return false }
    return roles(of: parent, in: number).contains(.representable)
  }

  /// For each declaration of a file whether it is or stands in what conventions are not for.
  func exemptions(in number: Int) -> [Bool] {
    fileTables[number].exemptions.value { newExemptions(in: number) }
  }

  private func newExemptions(in number: Int) -> [Bool] {
    let file = files[number]
    var isExempt: [Bool] = []
    isExempt.reserveCapacity(file.outline.declarations.count)
    for (index, declaration) in file.outline.declarations.enumerated() {
      // Declarations stand in source order, so the one around this one is decided.
      let isInside = declaration.parent.map { isExempt[$0] } ?? false
      isExempt.append(isInside || declaration.hasMembers && isExemptType(index, in: number))
    }
    return isExempt
  }

  /// Conventions are not for test doubles, previews and the app's shell.
  func isExemptType(_ type: Int, in number: Int) -> Bool {
    if !roles(of: type, in: number).isDisjoint(with: [.preview, .appShell]) { return true }
    let file = files[number]
    return file.outline.declarations[type].name.map { TestCode.isTestDouble(file.text(of: $0)) } ?? false
  }
}
