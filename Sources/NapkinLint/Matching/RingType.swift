/// A type that is a part of a napkin, and what its name says.
struct RingType: Sendable {
  let declaration: Int
  let nameToken: Int
  let name: String
  let ring: Ring

  enum Ring: String, Sendable {
    case builder = "Builder"
    case interactor = "Interactor"
    case router = "Router"
    case presenter = "Presenter"
    case viewController = "ViewController"
  }

  /// The name without the ring's: `Home` of `HomeInteractor`; nil when it does not end so.
  var stem: String? {
    let suffixes = ring == .viewController ? ["HostingViewController", "ViewController"] : [ring.rawValue]
    return suffixes.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
  }
}

extension LintedFile {
  /// The types at the top of the file that are parts of a napkin; none in tests.
  func ringTypes() -> [RingType] {
    guard !file.isTest else { return [] }
    return outline.declarations.indices.compactMap { index in
      let declaration = outline.declarations[index]
      guard declaration.isType, declaration.parent == nil, let name = declaration.name, let ring = ring(of: index),
        declaration.modifiers.isDisjoint(with: [.private, .fileprivate]), !isExempt(index)
      else { return nil }
      return RingType(declaration: index, nameToken: name, name: file.text(of: name), ring: ring)
    }
  }

  private func ring(of type: Int) -> RingType.Ring? {
    switch project.parts[number][type] {
    case .router: return .router
    case .builder: return .builder
    case .component: return nil
    case nil: break
    }
    switch layers[type] {
    case .interactor: return outline.declarations[type].kind == .actor ? .interactor : nil
    case .presenter: return roles(of: type).contains(.presenter) ? .presenter : nil
    case .platformView:
      return roles(of: type).isDisjoint(with: [.presentable, .viewControllable]) ? nil : .viewController
    case .view, nil: return nil
    }
  }

  /// The file's name without its ending, and without what follows a plus sign: `Home` of `Home+Routing.swift`.
  var fileStem: Substring {
    let name = source.path.split(separator: "/").last ?? ""
    return name.prefix { $0 != "." && $0 != "+" }
  }

  /// Placeholders of Xcode's templates stand in for names.
  var isTemplate: Bool { fileStem.contains("___") }

  /// Whether the file's folder has a file of this name.
  func hasNeighbor(_ name: String) -> Bool {
    let path = source.folder.isEmpty ? name : "\(source.folder)/\(name)"
    let files = project.files
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].source.path.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].source.path == path
  }
}
