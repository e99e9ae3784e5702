/// The part of a napkin that a type's code belongs to, for the rules that ask where code stands.
package enum Layer: Sendable {
  case interactor
  /// A SwiftUI view, or what stands in its place.
  case view
  /// A view controller or a view of UIKit or AppKit.
  case platformView
  case presenter

  /// The layer that roles put a type into; nil when they put it into none.
  ///
  /// - Parameter kinds: what the type is declared as; several when its name is declared twice.
  init?(_ roles: Roles, kinds: [Declaration.Kind]) {
    if roles.contains(.view) {
      self = .view
    } else if !roles.isDisjoint(with: [.viewController, .platformView]) {
      self = .platformView
    } else if roles.contains(.viewControllable), kinds.allSatisfy({ $0 == .class }) {
      self = .platformView
    } else if roles.contains(.interactable), kinds.allSatisfy({ $0 == .actor || $0 == .class }) {
      self = .interactor
    } else if !roles.isDisjoint(with: [.presenter, .presentable]), kinds.allSatisfy({ $0 == .class }) {
      self = .presenter
    } else {
      return nil
    }
  }

  /// The roles that put a type into the layer.
  var roles: Roles {
    switch self {
    case .interactor: .interactable
    case .view: .view
    case .platformView: [.viewController, .platformView, .viewControllable]
    case .presenter: [.presenter, .presentable]
    }
  }

  /// The layer as a noun with its article.
  var noun: String {
    switch self {
    case .interactor: "an interactor"
    case .view: "a view"
    case .platformView: "a view controller"
    case .presenter: "a presenter"
    }
  }
}
