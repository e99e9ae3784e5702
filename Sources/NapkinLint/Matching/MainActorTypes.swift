/// Which types belong to the main actor.
extension Project {
  /// The declaration that binds a type to the main actor: its own, an extension's of it, or one that it inherits from.
  func mainActorPlace(of symbol: Int) -> TypeSymbol.Place? {
    var waiting = [symbol]
    var seen: Set<Int> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let entry = index.symbols[next]
      if isMainActor(entry.place) { return entry.place }
      guard entry.roles.isDisjoint(with: Self.mainActorRoles) else { return entry.place }
      waiting += bases(of: entry.place)
    }
    return nil
  }

  /// What the framework, UIKit and SwiftUI bind to the main actor themselves.
  private static let mainActorRoles: Roles = [
    .router, .routing, .presenter, .presentable, .viewControllable, .view, .viewController, .platformView,
  ]

  private func isMainActor(_ place: TypeSymbol.Place) -> Bool {
    let file = files[place.file]
    return file.outline.attributes(of: file.outline.declarations[place.declaration]).contains {
      file.outline.tokens[$0.name].word == .MainActor
    }
  }

  private func bases(of place: TypeSymbol.Place) -> [Int] {
    let outline = files[place.file].outline
    return outline.inheritance(of: outline.declarations[place.declaration]).flatMap { name -> [Int] in
      if case .symbols(let found) = index.resolve(base: name, of: place) { index.types(behind: found) } else { [] }
    }
  }
}
