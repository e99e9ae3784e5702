/// Where each name of a file is declared as a variable: `let name`, `var name`, also in `if let name`.
struct LocalNames: Sendable {
  private var places: [String: TokenPlaces] = [:]

  init(in file: OutlinedFile) {
    let tokens = file.outline.tokens
    for index in tokens.indices.dropFirst() where file.outline.isIdentifier(index) {
      let keyword = tokens[index - 1].keyword
      if keyword == .let || keyword == .var { places[file.text(of: index), default: TokenPlaces()].add(index) }
    }
  }

  subscript(name: String) -> TokenPlaces { places[name] ?? TokenPlaces() }
}
