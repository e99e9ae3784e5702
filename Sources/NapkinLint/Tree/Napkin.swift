/// One feature of the app: an interactor with all that belongs to it.
package struct Napkin: Sendable {
  /// The interactor's name without its suffix, with the names of the types around it.
  package let name: String
  /// In the order of the roles; each role at most once.
  package private(set) var parts: [NapkinPart] = []
  package var kind = Kind.unknown
  /// Its router launches the app or a window.
  package var isLaunch = false
  /// The interactor is an actor; in older versions of the framework it was a class on the main thread.
  package let isActor: Bool
  /// Further routers that have the same interactor.
  var otherRouters: [NapkinPart] = []
  /// Further builders that make the same interactor.
  var otherBuilders: [NapkinPart] = []

  package enum Kind: String, Sendable {
    /// It has no view.
    case headless
    /// Its view controller only holds those of its children.
    case hostingParent = "hosting parent"
    case view
    /// No router tells.
    case unknown
  }

  init(_ interactor: NapkinPart, name: String, isActor: Bool) {
    self.name = name
    self.isActor = isActor
    parts = [interactor]
  }

  package subscript(role: NapkinPart.Role) -> NapkinPart? { parts.first { $0.role == role } }

  /// Each napkin has one.
  package var interactor: NapkinPart { parts[0] }

  /// Keeps the first part of a role.
  mutating func add(_ part: NapkinPart?) {
    guard let part, self[part.role] == nil else { return }
    let next = parts.firstIndex { $0.role > part.role } ?? parts.endIndex
    parts.insert(part, at: next)
  }
}

/// A type that belongs to a napkin.
package struct NapkinPart: Sendable {
  package let role: Role
  package let name: String
  /// The symbol in the project's index.
  package let symbol: Int
  package let place: TreePlace

  package enum Role: String, CaseIterable, Comparable, Sendable {
    case interactor, router, builder, component, dependency, buildable, listener, routing, presentable, presenter
    case viewController = "view controller"
    case view

    package static func < (left: Role, right: Role) -> Bool { left.order < right.order }

    private var order: Int { Self.orders[self] ?? 0 }

    private static let orders = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))
  }

  /// Where code of the part runs.
  package enum Isolation: String, Sendable {
    case actor
    case mainActor = "main actor"
    /// A listener's methods run in the parent's interactor.
    case parentsActor = "parent's actor"
    /// Builders and components are made on the main actor and belong to none.
    case none
  }
}

extension Project {
  /// A symbol as a part of a napkin.
  func part(_ role: NapkinPart.Role, _ symbol: Int) -> NapkinPart {
    let entry = index.symbols[symbol]
    return NapkinPart(
      role: role, name: index.qualifiedName(of: entry), symbol: symbol, place: treePlace(of: entry.place))
  }
}

extension Napkin {
  package func isolation(of role: NapkinPart.Role) -> NapkinPart.Isolation {
    switch role {
    case .interactor: isActor ? .actor : .mainActor
    case .router, .routing, .presentable, .presenter, .viewController, .view: .mainActor
    case .listener: .parentsActor
    case .builder, .component, .dependency, .buildable: .none
    }
  }
}
