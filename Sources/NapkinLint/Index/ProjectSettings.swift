/// What a team says of the project in a folder.
package struct ProjectSettings: Equatable, Sendable {
  /// It is linted although nothing shows that it uses the framework.
  package var isAssumed = false
  /// Types of other modules, by what they make of a type that inherits from them or conforms to them.
  package var baseTypes: [BaseRole: Set<String>] = [:]

  package init() {}

  /// The roles that a type of another module gives.
  func roles(of name: String) -> Roles {
    baseTypes.reduce(into: []) { roles, base in
      if base.value.contains(name) { roles.formUnion(base.key.roles) }
    }
  }
}

/// What a type of another module can make of those that inherit from it.
package enum BaseRole: String, CaseIterable, Sendable {
  case interactor, router, presenter, builder, component, view, viewController

  var roles: Roles {
    switch self {
    case .interactor: Roles(.Interactable) ?? []
    case .router: Roles(.Router) ?? []
    case .presenter: Roles(.Presenter) ?? []
    case .builder: Roles(.Builder) ?? []
    case .component: Roles(.Component) ?? []
    case .view: .view
    case .viewController: [.viewController, .classBound]
    }
  }
}
