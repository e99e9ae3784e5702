/// A name in one of the project's files.
package struct TreePlace: Hashable, Comparable, Sendable {
  /// The file's number in the project.
  package let file: Int
  package let token: Int

  package static func < (left: TreePlace, right: TreePlace) -> Bool {
    (left.file, left.token) < (right.file, right.token)
  }
}

extension Project {
  package func path(of place: TreePlace) -> String { files[place.file].source.path }

  package func range(of place: TreePlace) -> SourceRange { files[place.file].range(of: place.token) }

  package func text(at place: TreePlace) -> String { files[place.file].text(of: place.token) }

  /// The name of a declaration, or its keyword when it has none.
  func treePlace(of place: TypeSymbol.Place) -> TreePlace {
    let declaration = files[place.file].outline.declarations[place.declaration]
    return TreePlace(file: place.file, token: declaration.name ?? declaration.keyword)
  }

  func relatedPlace(_ place: TreePlace, _ message: String) -> RelatedPlace {
    RelatedPlace(path: path(of: place), range: range(of: place), message: message)
  }
}
