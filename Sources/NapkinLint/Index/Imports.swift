/// Which of the modules that matter to the linter a file imports.
package struct Imports: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The framework, whether its original or the one in this package.
  package static let napkin = Imports(rawValue: 1)
  /// The module of this package, spelled `Napkin`.
  package static let capitalizedNapkin = Imports(rawValue: 2)
  /// Uber's RIBs or a descendant, whose vocabulary is the same and whose conventions are not.
  package static let ribs = Imports(rawValue: 4)
  package static let testing = Imports(rawValue: 8)

  init(of outline: Outline) {
    self = []
    for name in outline.importedNames {
      switch outline.tokens[name].word {
      case .napkin: insert(.napkin)
      case .Napkin: formUnion([.napkin, .capitalizedNapkin])
      case .RIBs, .ModernRIBs: insert(.ribs)
      case .XCTest, .Testing, .SnapshotTesting: insert(.testing)
      default: break
      }
    }
  }
}

extension Outline {
  /// The names of the modules that the file imports, as they are written.
  var importedNames: [Int] {
    declarations.lazy.filter { $0.kind == .import }.compactMap(\.name)
  }
}
