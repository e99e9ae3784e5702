/// For each file the last interactors that earlier files of the same folder and project declare.
struct EarlierInteractors: Sendable {
  struct Interactor: Sendable {
    let file: Int
    let type: RingType
  }

  /// The last interactor so far, and the last one that has another name.
  private struct Pair {
    var last: Interactor?
    var lastOfOtherName: Interactor?

    mutating func add(_ next: Interactor) {
      if last?.type.name != next.type.name { lastOfOtherName = last }
      last = next
    }
  }

  private struct Place: Hashable {
    let folder: Substring
    let projectFolder: String
  }

  private var pairs: [Pair] = []

  init(in project: Project) {
    var known: [Place: Pair] = [:]
    for number in project.files.indices {
      let source = project.files[number].source
      let place = Place(folder: source.folder, projectFolder: source.projectFolder)
      let before = known[place] ?? Pair()
      pairs.append(before)
      guard project.isActive(number) else { continue }
      known[place] = LintedFile(project: project, number: number).ringTypes().reduce(into: before) { pair, type in
        if type.ring == .interactor { pair.add(Interactor(file: number, type: type)) }
      }
    }
  }

  func last(before file: Int, namedOtherThan name: String) -> Interactor? {
    let pair = pairs[file]
    return pair.last?.type.name == name ? pair.lastOfOtherName : pair.last
  }
}
