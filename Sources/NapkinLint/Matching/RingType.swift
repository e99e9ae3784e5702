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

extension RingType {
  /// The roles that make a type one of these parts.
  static let roles: Roles = [.builder, .interactable, .router, .presenter, .presentable, .viewControllable]
}

extension LintedFile {
  /// The types at the top of the file that are parts of a napkin; none in tests.
  func ringTypes() -> [RingType] {
    guard !file.isTest, project.holds(RingType.roles, in: number) else { return [] }
    var types: [RingType] = []
    var index = 0
    while index < outline.declarations.count {
      let declaration = outline.declarations[index]
      if declaration.isType, let name = declaration.name, let ring = ring(of: index),
        declaration.modifiers.isDisjoint(with: [.private, .fileprivate]), !isExempt(index)
      {
        types.append(RingType(declaration: index, nameToken: name, name: file.text(of: name), ring: ring))
      }
      index = declaration.subtreeEnd
    }
    return types
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
    let path = source.path.utf8
    let start = path.lastIndex(of: UInt8(ascii: "/")).map { path.index(after: $0) } ?? path.startIndex
    let end = path[start...].firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") }
    return source.path[start..<(end ?? path.endIndex)]
  }

  /// Placeholders of Xcode's templates stand in for names.
  var isTemplate: Bool {
    var underscores = 0
    for byte in fileStem.utf8 {
      underscores = byte == UInt8(ascii: "_") ? underscores + 1 : 0
      if underscores == 3 { return true }
    }
    return false
  }

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
