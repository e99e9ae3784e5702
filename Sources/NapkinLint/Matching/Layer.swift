/// The part of a napkin that a type's code belongs to, for the rules that ask where code stands.
package enum Layer: Sendable {
  case interactor
  /// A SwiftUI view, or what stands in its place.
  case view
  /// A view controller or a view of UIKit or AppKit.
  case platformView
  case presenter

  /// The role that puts a type into the layer.
  var role: Roles {
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

extension LintedFile {
  /// The layer of a type or an extension; nil when it has none, or when conventions do not hold for it: a test
  /// double, a preview, the app's shell, a type whose end is missing.
  package func layer(of type: Int) -> Layer? {
    guard !isExempt(type) else { return nil }
    let declaration = outline.declarations[type]
    let roles = roles(of: type)
    if roles.contains(.view) { return .view }
    if !roles.isDisjoint(with: [.viewController, .platformView]) { return .platformView }
    let kinds = kinds(of: type)
    if roles.contains(.viewControllable), kinds.allSatisfy({ $0 == .class }) { return .platformView }
    if roles.contains(.interactable), kinds.allSatisfy({ $0 == .actor || $0 == .class }) { return .interactor }
    if !roles.isDisjoint(with: [.presenter, .presentable]), kinds.allSatisfy({ $0 == .class }) { return .presenter }
    return isCoordinator(declaration) ? .platformView : nil
  }

  private func isExempt(_ type: Int) -> Bool {
    if file.isTest || outline.declarations[type].isUnbalanced { return true }
    var next: Int? = type
    while let index = next {
      let enclosing = outline.declarations[index]
      if enclosing.hasMembers {
        if TestCode.isTestDouble(name(of: index)) { return true }
        if !roles(of: index).isDisjoint(with: [.preview, .appShell]) { return true }
      }
      next = enclosing.parent
    }
    return false
  }

  /// What the type is declared as; an extension has the kinds of all types that it may extend.
  private func kinds(of type: Int) -> [Declaration.Kind] {
    let symbols = project.index.symbols(at: TypeSymbol.Place(file: number, declaration: type))
    return symbols.isEmpty ? [outline.declarations[type].kind] : symbols.map { project.index.symbols[$0].kind }
  }

  /// A representable's nested class passes events on.
  private func isCoordinator(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .class, let parent = enclosingType(of: declaration.parent) else { return false }
    return roles(of: parent).contains(.representable)
  }

  /// The place that makes the linter sure of a type's layer, when the file does not show it itself: the first
  /// declaration or extension elsewhere that does.
  package func evidence(for layer: Layer, of type: Int) -> [RelatedPlace] {
    guard let symbol = project.index.symbols(at: TypeSymbol.Place(file: number, declaration: type)).first else { return [] }
    let entry = project.index.symbols[symbol]
    let giving = ([entry.place] + entry.extensions).filter { project.gives(layer.role, at: $0) }
    guard !giving.isEmpty, !giving.contains(where: { $0.file == number }), let place = giving.min() else { return [] }
    let other = project.files[place.file]
    guard let name = other.outline.declarations[place.declaration].name else { return [] }
    let kind = place == entry.place ? "declaration" : "extension"
    let noun = entry.roles.contains(.viewController) || layer != .platformView ? layer.noun : "a view"
    return [
      RelatedPlace(
        path: other.source.path, range: other.range(of: name), message: "'\(entry.name)' is \(noun) by this \(kind)")
    ]
  }
}

extension Project {
  /// Whether the inheritance clause of one declaration gives one of these roles.
  fileprivate func gives(_ roles: Roles, at place: TypeSymbol.Place) -> Bool {
    let outline = files[place.file].outline
    return outline.inheritance(of: outline.declarations[place.declaration]).contains { name in
      guard let given = self.roles(of: name, in: place.file, at: place.declaration) else { return false }
      return !given.isDisjoint(with: roles)
    }
  }
}
