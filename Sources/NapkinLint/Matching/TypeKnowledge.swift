/// What the index tells of the types that a file declares and names.
extension LintedFile {
  /// The types and extensions of the file that belong to a part of a napkin, in source order.
  var layers: LayerTable { project.layers[number] }

  /// The symbols of the type that a declaration declares or extends.
  func symbols(of type: Int) -> [Int] {
    project.index.symbols(at: TypeSymbol.Place(file: number, declaration: type))
  }

  /// Every declaration of a type, extensions included; of an extension, those of all types that it may extend.
  func places(of type: Int) -> [TypeSymbol.Place] {
    let symbols = symbols(of: type)
    guard !symbols.isEmpty else { return [TypeSymbol.Place(file: number, declaration: type)] }
    return symbols.flatMap { project.index.symbols[$0].places }
  }

  func meaning(of type: TypeReference, at declaration: Int?) -> TypeMeaning {
    project.meaning(of: type, in: number, at: declaration)
  }

  /// Whether one of the names ends so.
  func hasName(among names: [TypeName], endingWith suffix: StaticString) -> Bool {
    names.contains { file.name($0.token, endsWith: suffix) }
  }
}
