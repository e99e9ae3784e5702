/// A type, protocol or type alias that some file declares.
package struct TypeSymbol: Sendable {
  package let name: String
  /// The name as a number in the index.
  let nameNumber: Int32
  package let kind: Declaration.Kind
  package let place: Place
  /// The declaration and all extensions, these in the order of files.
  package private(set) var places: [Place]
  /// All that it inherits from and conforms to makes of it.
  package var roles: Roles = []
  /// The type or project that it is declared in.
  let namespace: Int32

  init(name: String, nameNumber: Int32, kind: Declaration.Kind, place: Place, namespace: Int32) {
    self.name = name
    self.nameNumber = nameNumber
    self.kind = kind
    self.place = place
    places = [place]
    self.namespace = namespace
  }

  /// The declarations of extensions, in the order of files.
  package var extensions: ArraySlice<Place> { places.dropFirst() }

  mutating func add(extension place: Place) { places.append(place) }

  /// A declaration in one of the project's files.
  package struct Place: Hashable, Comparable, Sendable {
    package let file: Int
    package let declaration: Int

    package static func < (left: Place, right: Place) -> Bool {
      (left.file, left.declaration) < (right.file, right.declaration)
    }
  }
}

/// What a type's name leads to.
package enum Resolution: Sendable {
  /// Declarations of this name, as indices into the project's symbols; several when the name is declared twice.
  case symbols([Int])
  /// A type of the framework or of the system.
  case framework(Word)
  /// A generic parameter with its constraints.
  case parameter([TypeName])
  case unknown
}
