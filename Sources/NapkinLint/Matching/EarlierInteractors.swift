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
    /// The folder's number in the index.
    let folder: Int
    let projectFolder: String

    // Nearly all files of a folder belong to one project.
    func hash(into hasher: inout Hasher) { hasher.combine(folder) }
  }

  private var pairs: [Pair] = []

  init(in project: Project) {
    var known: [Place: Pair] = [:]
    pairs = Array(repeating: Pair(), count: project.files.count)
    // Who asks for a file's pair declares an interactor there.
    for number in project.files.indices where project.isActive(number) && project.holds(.interactable, in: number) {
      let place = Place(
        folder: project.index.folders[number], projectFolder: project.files[number].source.projectFolder)
      let before = known[place] ?? Pair()
      pairs[number] = before
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
