extension Rule {
  static let legacyImport = Rule(
    "legacy-import", severity: .warning, fixability: .safe, scope: .file, audience: .migration
  ) { file, findings in
    // In files of actors, another rule reports what is reactive.
    guard file.isOld, file.hasLegacyCode, !file.holdsOnlyTestDoubles else { return }
    for name in file.outline.importedNames {
      let module = file.file.text(of: name)
      switch file.outline.tokens[name].word {
      case .RIBs, .ModernRIBs:
        findings.report(
          file.file.range(of: name), "import 'napkin', whose tree has no place for the routers of '\(module)'",
          fix: file.napkinFix(at: name))
      case .RxSwift, .RxCocoa, .RxRelay, .Combine:
        findings.report(
          file.file.range(of: name),
          "await values instead of using '\(module)', whose subscriptions somebody has to end")
      default: break
      }
    }
  }
}

extension LintedFile {
  /// All types of the file stand in for others in tests.
  fileprivate var holdsOnlyTestDoubles: Bool {
    let types = outline.declarations.indices.filter { outline.declarations[$0].isType }
    return !types.isEmpty && types.allSatisfy(isExemptFromMigration)
  }

  /// `import napkin` in place of a plain `import RIBs`; forks of it have names that the framework has not.
  fileprivate func napkinFix(at name: Int) -> Fix? {
    guard outline.tokens[name].word == .RIBs, outline.kind(at: name + 1) != .period,
      outline.tokens[name - 1].keyword == .import, outline.kind(at: name - 3) != .at,
      !file.imports.contains(.napkin)
    else { return nil }
    return Fix(
      applicability: .safe, title: "import 'napkin'",
      edits: [Fix.Edit(range: file.range(of: name), replacement: "napkin")])
  }
}
