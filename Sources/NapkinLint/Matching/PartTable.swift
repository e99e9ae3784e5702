/// The routers, builders and components that a file declares or extends, in source order: the classes that a napkin
/// is put together with. Test doubles and types whose end is missing are left out, as they are among the layers.
struct PartTable: Sendable {
  private(set) var entries: [Entry] = []

  struct Entry: Sendable {
    /// The class or its extension.
    let type: Int
    let part: Part
    /// The class of the framework that it inherits from, directly or not.
    let base: Word
  }

  enum Part: Sendable {
    case router, builder, component
  }

  init() {}

  init(of number: Int, in project: Project) {
    let file = project.files[number]
    guard !file.isTest, file.words.contains(.class) || file.words.contains(.extension) else { return }
    let found = file.outline.declarations.indices.compactMap { type -> Entry? in
      guard let base = project.frameworkBase(of: type, in: number), let part = Part(base) else { return nil }
      return Entry(type: type, part: part, base: base)
    }
    guard !found.isEmpty else { return }
    let isExempt = project.exemptions(in: number)
    entries = found.filter { !isExempt[$0.type] && !file.outline.declarations[$0.type].isUnbalanced }
  }
}

extension PartTable {
  /// The part that a class or an extension is.
  subscript(type: Int) -> Part? {
    let next = entries.partitioningIndex { $0.type >= type }
    return next < entries.count && entries[next].type == type ? entries[next].part : nil
  }
}

extension PartTable.Part {
  fileprivate init?(_ base: Word) {
    switch base {
    case .Router, .ViewableRouter, .LaunchRouter: self = .router
    case .Component, .EmptyComponent: self = .component
    case .Builder: self = .builder
    case _ where base.isComponentizedBuilder: self = .builder
    default: return nil
    }
  }
}

extension LintedFile {
  /// The classes of one part that the file declares or extends.
  func declarations(of part: PartTable.Part) -> [PartTable.Entry] {
    project.parts[number].entries.filter { $0.part == part }
  }

  /// The classes of one part that the file declares, body and all.
  func classes(of part: PartTable.Part) -> [PartTable.Entry] {
    declarations(of: part).filter { isWholeClass($0.type) }
  }

  /// The builders and components that the file declares.
  func dependencyClasses() -> [PartTable.Entry] {
    project.parts[number].entries.filter { $0.part != .router && isWholeClass($0.type) }
  }

  private func isWholeClass(_ type: Int) -> Bool {
    outline.declarations[type].kind == .class && outline.declarations[type].body != nil
  }
}

extension Project {
  /// The framework's class that a class inherits from, and that all do which an extension may extend.
  fileprivate func frameworkBase(of type: Int, in number: Int) -> Word? {
    let kind = files[number].outline.declarations[type].kind
    guard kind == .class || kind == .extension else { return nil }
    let symbols = index.symbols(at: TypeSymbol.Place(file: number, declaration: type))
    guard !index.sharedRoles(of: symbols).isDisjoint(with: [.router, .builder, .component]) else { return nil }
    let bases = symbols.map { index.symbols[$0].kind == .class ? superclass(of: $0) : nil }
    guard let first = bases.first, bases.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The framework's class that a symbol leads to by the first name of its inheritance clause, and on.
  func superclass(of symbol: Int) -> Word? {
    var symbol = symbol
    // A class that inherits from itself would never end.
    for _ in 0..<16 {
      guard let base = firstBase(of: index.symbols[symbol]) else { return nil }
      switch base {
      case .framework(let word): return word
      case .symbols(let symbols):
        guard let next = symbols.first, [.class, .typeAlias].contains(index.symbols[next].kind) else { return nil }
        symbol = next
      case .parameter, .unknown: return nil
      }
    }
    return nil
  }

  private func firstBase(of symbol: TypeSymbol) -> Resolution? {
    guard symbol.kind != .typeAlias else { return index.targets(of: symbol).first }
    let outline = files[symbol.place.file].outline
    let bases = outline.inheritance(of: outline.declarations[symbol.place.declaration])
    return bases.first.map { index.resolve(base: $0, of: symbol.place) }
  }
}

extension Word {
  var isComponentizedBuilder: Bool {
    switch self {
    case .ComponentizedBuilder, .SimpleComponentizedBuilder, .MultiStageComponentizedBuilder,
      .SimpleMultiStageComponentizedBuilder:
      true
    default: false
    }
  }
}
