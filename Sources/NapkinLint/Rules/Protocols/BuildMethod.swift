/// A `build` that makes a napkin, as a protocol asks for it or as a builder does it.
struct BuildMethod {
  /// The protocol or the builder.
  let symbol: Int
  let declaration: Declaration
  let name: Int
  let isMainActor: Bool
  let isAsync: Bool
  /// The router that it returns.
  let router: TypeReference
  /// The method's place among the declarations.
  let member: Int
}

extension LintedFile {
  /// The methods that make napkins, by their protocol or class.
  func builds() -> [Int: [BuildMethod]] {
    guard file.words.contains(.build), !file.isTest, project.holds(.builder, in: number) else { return [:] }
    var builds: [Int: [BuildMethod]] = [:]
    for index in outline.declarations.indices {
      guard outline.declarations[index].hasMembers, roles(of: index).contains(.builder), !isExempt(index),
        let symbol = symbol(of: index), isBuilder(project.index.symbols[symbol])
      else { continue }
      let members = outline.members(of: index).filter(isBuild)
      guard !members.isEmpty else { continue }
      lazy var isMainActor = isMainActor(outline.declarations[index]) || isAskedOfMainActor(index)
      builds[symbol, default: []] += members.compactMap { build($0, of: symbol, isMainActor: isMainActor) }
    }
    return builds
  }

  private func isBuilder(_ type: TypeSymbol) -> Bool { type.kind == .protocol || type.kind == .class }

  /// An overridden `build` takes its isolation from the class that declares it.
  private func isBuild(_ member: Int) -> Bool {
    let declaration = outline.declarations[member]
    guard declaration.kind == .function, let name = declaration.name, outline.tokens[name].word == .build else {
      return false
    }
    return declaration.modifiers.isDisjoint(with: [.override, .static, .private])
  }

  /// - Parameter isMainActor: whether the type puts all its `build` methods on the main actor.
  private func build(_ member: Int, of symbol: Int, isMainActor: @autoclosure () -> Bool) -> BuildMethod? {
    let declaration = outline.declarations[member]
    guard let name = declaration.name, let result = declaration.type else { return nil }
    let router = TypeReference(result, in: outline)
    guard makesNapkin(declaration, router, at: member) else { return nil }
    return BuildMethod(
      symbol: symbol, declaration: declaration, name: name, isMainActor: self.isMainActor(declaration) || isMainActor(),
      isAsync: outline.isAsync(declaration), router: router, member: member)
  }

  private func makesNapkin(_ declaration: Declaration, _ router: TypeReference, at member: Int) -> Bool {
    let meaning = meaning(of: router, at: member)
    if !meaning.roles.isDisjoint(with: [.routing, .router]) { return true }
    guard !meaning.isKnown else { return false }
    let takesListener = outline.parameters(of: declaration).contains { outline.tokens[$0.label].word == .withListener }
    return takesListener || hasName(among: meaning.unknownNames, endingWith: "Routing")
  }

  /// Swift gives a method the isolation of the requirement that it fulfils, where the type is said to conform.
  private func isAskedOfMainActor(_ type: Int) -> Bool {
    outline.inheritance(of: outline.declarations[type]).contains { name in
      symbols(named: name, at: type).contains { symbol in
        let place = project.index.symbols[symbol].place
        let other = LintedFile(project: project, number: place.file)
        return other.outline.members(of: place.declaration).map { other.outline.declarations[$0] }.contains { member in
          member.name.map { other.outline.tokens[$0].word == .build } ?? false && other.isMainActor(member)
        }
      }
    }
  }

  /// Whether the router that a method returns certainly has no view.
  func isHeadless(_ build: BuildMethod) -> Bool {
    !build.router.names.isEmpty && build.router.names.allSatisfy { name in
      switch project.index.resolve(name, in: number, at: build.member) {
      case .framework(let word): word == .Routing || word == .Router
      case .symbols(let symbols): symbols.allSatisfy(isHeadless)
      case .parameter, .unknown: false
      }
    }
  }

  private func isHeadless(_ symbol: Int) -> Bool {
    let refinements = project.refinements(at: project.index.symbols[symbol].place)
    let viewable: Set<Word> = [.ViewableRouting, .LaunchRouting, .ViewableRouter, .LaunchRouter]
    return refinements.isKnown && refinements.words.isDisjoint(with: viewable)
  }
}
