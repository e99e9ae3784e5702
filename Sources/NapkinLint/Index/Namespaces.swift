/// What names are declared in, as numbers: a project, a type, the body of a function.
///
/// A type and all its extensions share one namespace, whatever files they stand in.
struct Namespaces: Sendable {
  private var numbers: [Key: Int32] = [:]
  private var parents: [Int32] = []
  private var names: [Int32] = []
  private var projects: [String: Int32] = [:]

  private struct Key: Hashable {
    let parent: Int32
    let name: Int32
  }

  private static let none: Int32 = -1

  /// The namespace of the types that a project declares at the top level of its files.
  mutating func project(_ folder: String) -> Int32 {
    if let number = projects[folder] { return number }
    let number = add(parent: Self.none, name: Self.none)
    projects[folder] = number
    return number
  }

  /// The namespace of a project whose files are known already.
  func findProject(_ folder: String) -> Int32? { projects[folder] }

  /// The namespace of the types that the type of this name declares.
  mutating func type(named name: Int32, in parent: Int32) -> Int32 {
    let key = Key(parent: parent, name: name)
    if let number = numbers[key] { return number }
    let number = add(parent: parent, name: name)
    numbers[key] = number
    return number
  }

  /// A function's own namespace.
  mutating func body(in parent: Int32) -> Int32 { add(parent: parent, name: Self.none) }

  /// The namespace of a type that is known already.
  func find(_ name: Int32, in parent: Int32) -> Int32? { numbers[Key(parent: parent, name: name)] }

  /// A namespace and those around it, the innermost first. Names are looked up in the innermost ones only: whoever
  /// nests deeper wants to try a linter's patience.
  func path(from namespace: Int32) -> some Sequence<Int32> {
    sequence(first: namespace, next: parent).prefix(Self.deepestLookup)
  }

  static let deepestLookup = 100

  /// The namespace around one.
  func parent(of namespace: Int32) -> Int32? {
    let parent = parents[Int(namespace)]
    return parent < 0 ? nil : parent
  }

  /// The names of the types around, the outermost first.
  func names(of namespace: Int32) -> [Int32] {
    path(from: namespace).map { names[Int($0)] }.filter { $0 >= 0 }.reversed()
  }

  private mutating func add(parent: Int32, name: Int32) -> Int32 {
    parents.append(parent)
    names.append(name)
    return Int32(truncatingIfNeeded: parents.count - 1)
  }
}
