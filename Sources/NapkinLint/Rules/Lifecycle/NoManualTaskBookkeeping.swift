extension Rule {
  static let noManualTaskBookkeeping = Rule(
    "no-manual-task-bookkeeping", severity: .info, needs: .types(.interactable)
  ) { file, findings in
    guard file.file.words.contains(.Task) || !file.project.taskAliases.isEmpty else { return }
    for type in file.actorInteractors() {
      for property in file.taskProperties(of: type) {
        guard let cancellation = file.cancellation(of: property.name, in: type) else { continue }
        let name = file.file.text(of: property.name)
        findings.report(
          file.file.range(of: property.name),
          "'task' ends with the attach by itself, so '\(name)' and its 'cancel' can go",
          related: [cancellation])
      }
    }
  }
}

extension LintedFile {
  fileprivate struct TaskProperty {
    let name: Int
  }

  /// The stored properties in this file that may keep tasks: `Task<Void, Never>?`, `[Task<Void, Never>]`.
  fileprivate func taskProperties(of type: InteractorType) -> [TaskProperty] {
    declarations(of: type).flatMap { type in
      outline.members(of: type).compactMap { member -> TaskProperty? in
        let declaration = outline.declarations[member]
        guard declaration.isStoredInInstances, let name = declaration.name, let written = declaration.type,
          written.contains(where: isTask)
        else { return nil }
        return TaskProperty(name: name)
      }
    }
  }

  private func isTask(_ token: Int) -> Bool {
    outline.tokens[token].word == .Task || project.taskAliases.contains(file.text(of: token))
  }

  /// The `cancel` in `willResignActive`; nil when the property is used for anything but to keep what `task` gives and
  /// to cancel it there. Work that is cancelled and begun again elsewhere needs its property.
  fileprivate func cancellation(of property: Int, in type: InteractorType) -> RelatedPlace? {
    var cancellation: RelatedPlace?
    var isAssigned = false
    for place in type.places {
      let other = LintedFile(project: project, number: place.file)
      guard let body = other.outline.declarations[place.declaration].body else { continue }
      for use in other.outline.inside(body) where other.isUse(use, of: property, in: self) {
        if other.keepsBoundTask(at: use) {
          isAssigned = true
        } else if other.isInWillResign(use), let cancel = other.cancel(after: use) {
          cancellation = cancellation ?? RelatedPlace(
            path: other.source.path, range: other.file.range(of: cancel), message: "cancelled by hand here")
        } else if !other.isCleared(at: use) {
          return nil
        }
      }
    }
    return isAssigned ? cancellation : nil
  }

  private func isUse(_ index: Int, of property: Int, in file: LintedFile) -> Bool {
    guard outline.isIdentifier(index), isOwnCall(index), outline.kind(at: index + 1) != .colon,
      index != property || number != file.number
    else { return false }
    return self.file.isSame(index, as: property, in: file.file)
  }

  /// `refresh = task { }`, `tasks[id] = task { }`, `tasks.append(task { })`.
  private func keepsBoundTask(at use: Int) -> Bool {
    let next = endOfPlace(from: use)
    switch outline.kind(at: next) {
    case .equal:
      let value = outline.kind(at: next + 1) == .word && outline.tokens[next + 1].word == .`self` ? next + 3 : next + 1
      return isBoundTask(value)
    case .period:
      guard let call = outline.call(at: next + 1), let first = call.arguments.first else { return false }
      let word = outline.tokens[call.name].word
      return (word == .append || word == .insert) && isBoundTask(first.value.lowerBound)
    default: return false
    }
  }

  private func isBoundTask(_ index: Int) -> Bool {
    outline.isIdentifier(index) && outline.tokens[index].word == .task && isOwnCall(index)
      && outline.call(at: index) != nil
  }

  /// The token after a name with its subscripts and marks.
  private func endOfPlace(from use: Int) -> Int {
    var index = use + 1
    while true {
      switch outline.kind(at: index) {
      case .postfixQuestionMark, .postfixExclamationMark: index += 1
      case .leftBracket where !outline.startsLine(index):
        guard let close = outline.mate(of: index) else { return index }
        index = close + 1
      default: return index
      }
    }
  }

  private func isInWillResign(_ index: Int) -> Bool {
    guard let declaration = outline.declaration(around: index), let name = outline.declarations[declaration].name else {
      return false
    }
    return outline.tokens[name].word == .willResignActive
  }

  /// The `cancel` that a statement calls on the property, or on each of its elements.
  private func cancel(after use: Int) -> Int? {
    (use..<outline.statementEnd(from: use) + 1).first { index in
      outline.tokens[index].word == .cancel && outline.kind(at: index - 1) == .period && outline.call(at: index) != nil
    }
  }

  /// `refresh = nil`, `tasks = []`, `tasks.removeAll()`: needed by nobody but the bookkeeping.
  private func isCleared(at use: Int) -> Bool {
    let next = endOfPlace(from: use)
    switch outline.kind(at: next) {
    case .equal:
      guard outline.tokens.indices.contains(next + 1) else { return false }
      return outline.tokens[next + 1].keyword == .nil || outline.kind(at: next + 1) == .leftBracket
    case .period:
      return outline.isIdentifier(next + 1) && outline.tokens[next + 1].word == .removeAll
    default: return false
    }
  }
}
