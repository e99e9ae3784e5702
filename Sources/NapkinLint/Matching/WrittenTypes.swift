/// The types that the properties of a file are written with. Each is read once, since many rules ask for it.
struct WrittenTypes: Sendable {
  /// For each declaration the number of its type, or -1.
  private var numbers: [Int32]
  private var types: [WrittenType] = []

  init(in file: LintedFile) {
    numbers = [Int32](repeating: -1, count: file.outline.declarations.count)
    for (index, declaration) in file.outline.declarations.enumerated() where declaration.kind == .property {
      guard let range = declaration.type else { continue }
      let reference = TypeReference(range, in: file.outline)
      numbers[index] = Int32(truncatingIfNeeded: types.count)
      types.append(WrittenType(reference: reference, meaning: file.meaning(of: reference, at: index)))
    }
  }

  subscript(property: Int) -> WrittenType? { numbers[property] < 0 ? nil : types[Int(numbers[property])] }
}

struct WrittenType: Sendable {
  let reference: TypeReference
  let meaning: TypeMeaning
}

extension LintedFile {
  /// The type that a property is written with; nil when none is.
  func writtenType(of property: Int) -> WrittenType? {
    project.fileTables[number].writtenTypes.value { WrittenTypes(in: self) }[property]
  }
}
