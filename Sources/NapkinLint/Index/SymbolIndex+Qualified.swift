/// Names behind other names: `Home.Interactor`, `napkin.Interactable`, `Self.State`.
extension SymbolIndex {
  func resolve(_ parts: [Int], in file: Int, from declaration: Int?) -> Resolution {
    let found = nested(parts, in: file, from: declaration) ?? []
    guard found.isEmpty else { return .symbols(nearest(found, to: file)) }
    return inModule(parts, of: file)
  }

  /// The types that stand in the type that the first names lead to.
  private func nested(_ parts: [Int], in file: Int, from declaration: Int?) -> [Int]? {
    guard let last = parts.last, let name = self.name(of: last, in: file), let first = parts.first,
      var namespace = namespace(of: first, in: file, from: declaration)
    else { return nil }
    for part in parts.dropFirst().dropLast() {
      guard let name = self.name(of: part, in: file), let inner = namespaces.find(name, in: namespace) else { return nil }
      namespace = inner
    }
    return candidates(for: name, in: namespace, file)
  }

  private func namespace(of part: Int, in file: Int, from declaration: Int?) -> Int32? {
    if files[file].outline.tokens[part].keyword == .Self { return enclosingType(of: declaration, in: file) }
    guard let name = name(of: part, in: file), let start = namespace(inside: declaration, of: file) else { return nil }
    for around in namespaces.path(from: start) {
      if let found = namespaces.find(name, in: around) { return found }
    }
    return nil
  }

  private func enclosingType(of declaration: Int?, in file: Int) -> Int32? {
    var next = declaration
    while let index = next {
      let enclosing = files[file].outline.declarations[index]
      if enclosing.hasMembers { return namespace(inside: index, of: file) }
      next = enclosing.parent
    }
    return nil
  }

  /// The first name is a module's: the framework's, one of the system's, the project's own, or an imported one.
  private func inModule(_ parts: [Int], of file: Int) -> Resolution {
    guard parts.count == 2 else { return .unknown }
    let outline = files[file].outline
    let word = outline.tokens[parts[1]].word
    switch outline.tokens[parts[0]].word {
    case .napkin, .Napkin: return Roles(word) != nil && word.isOfNapkin ? .framework(word) : .unknown
    case .SwiftUI, .UIKit, .AppKit, .Swift, .Foundation, .ObjectiveC:
      return Roles(word) != nil && !word.isOfNapkin ? .framework(word) : .unknown
    default: break
    }
    guard let name = self.name(of: parts[1], in: file) else { return .unknown }
    let found = symbols(named: name, inModule: files[file].text(of: parts[0]), of: file)
    return found.isEmpty ? .unknown : .symbols(nearest(found, to: file))
  }

  private func symbols(named name: Int32, inModule module: String, of file: Int) -> [Int] {
    let project = namespaces.findProject(files[file].source.projectFolder)
    let near = project.flatMap { candidates(for: name, in: $0, file) } ?? []
    let isForeign = files[file].importedModules.contains(module)
    let own = near.filter { !isForeign || files[symbols[$0].place.file].source.isInFolder(named: module) }
    return own.isEmpty ? farSymbols(named: name, for: file, module: module) : own
  }
}
