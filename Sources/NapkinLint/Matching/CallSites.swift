/// Where a type's own code names its functions, and whether a lifecycle ends what they do there.
struct CallSites {
  private let project: Project
  private var sites: [String: [Site]] = [:]

  /// A place that names a function.
  struct Site {
    let file: Int
    let token: Int
    /// The function that waits for it; nil where it is handed on, or runs in a task or in somebody else's closure.
    let caller: Caller?
  }

  struct Caller {
    let name: String
    let isHook: Bool
    let isPrivate: Bool
  }

  /// How a function is run.
  enum Way {
    /// By tasks and closures only.
    case bound
    /// By other types, as far as this one tells.
    case fromOutside
    /// Straight, by a function that is itself not bound.
    case straight(Site)
  }

  init(of type: InteractorType, in project: Project) {
    self.project = project
    let names = Set(
      type.places.flatMap { LintedFile(project: project, number: $0.file).functionNames(in: $0.declaration) })
    for place in type.places {
      let file = LintedFile(project: project, number: place.file)
      guard let body = file.outline.declarations[place.declaration].body else { continue }
      for token in file.outline.inside(body) where file.mayNameFunction(token) {
        let name = file.file.text(of: token)
        guard names.contains(name) else { continue }
        sites[name, default: []].append(Site(file: place.file, token: token, caller: file.caller(at: token)))
      }
    }
  }

  /// Longer ways are not followed.
  private static let longestWay = 8

  func way(to function: String) -> Way {
    var seen: Set<String> = []
    return way(to: function, seen: &seen)
  }

  private func way(to function: String, seen: inout Set<String>) -> Way {
    guard seen.insert(function).inserted, seen.count <= Self.longestWay else { return .bound }
    guard let sites = sites[function] else { return .fromOutside }
    for site in sites {
      guard let caller = site.caller, !caller.isHook else { continue }
      switch way(to: caller.name, seen: &seen) {
      case .bound: continue
      case .fromOutside where caller.isPrivate: continue
      case .fromOutside, .straight: return .straight(site)
      }
    }
    return .bound
  }
}

extension LintedFile {
  /// The functions in a declaration, local ones included.
  fileprivate func functionNames(in declaration: Int) -> [String] {
    (declaration + 1..<max(declaration + 1, outline.declarations[declaration].subtreeEnd)).compactMap { index in
      outline.declarations[index].kind == .function ? name(of: index) : nil
    }
  }

  /// A name without a receiver or behind `self` that is neither a label nor being declared.
  fileprivate func mayNameFunction(_ token: Int) -> Bool {
    outline.isIdentifier(token) && isOwnCall(token) && outline.kind(at: token + 1) != .colon
      && (token == 0 || outline.tokens[token - 1].keyword != .func)
  }

  /// The function that calls another one itself; nil when that one is only named, or runs in a closure of others.
  fileprivate func caller(at token: Int) -> CallSites.Caller? {
    guard outline.call(at: token) != nil, runsInFunction(token), let index = outline.declaration(around: token) else {
      return nil
    }
    let declaration = outline.declarations[index]
    guard declaration.kind == .function, let name = declaration.name else { return nil }
    let word = outline.tokens[name].word
    return CallSites.Caller(
      name: self.name(of: index), isHook: word == .didBecomeActive || word == .willResignActive,
      isPrivate: isPrivate(declaration))
  }

  /// Local functions are seen by even fewer.
  func isPrivate(_ declaration: Declaration) -> Bool {
    let isLocal = declaration.parent.map { !outline.declarations[$0].hasMembers } ?? false
    return isLocal || declaration.modifiers.contains(.private) || declaration.modifiers.contains(.fileprivate)
  }
}
