extension Rule {
  static let interactorNoUiImport = Rule(
    "interactor-no-ui-import", severity: .warning, needs: .types(.interactable)
  ) { file, findings in
    let imports = file.imports(where: \.isInterface)
    guard !imports.isEmpty else { return }
    guard let first = file.interactors.first else { return }
    let hasViews = file.declaresViews
    // A feature in a single file has its views beside its interactor, and they need the import.
    for name in imports where !hasViews {
      findings.report(
        file.file.range(of: name),
        "leave '\(file.file.text(of: name))' to the presenter, so that '\(file.name(of: first))' runs without views")
    }
    for (name, type) in file.interfaceNamesInInteractors() {
      findings.report(
        file.file.range(of: name),
        "pass plain data instead of '\(file.file.text(of: name))', or '\(file.name(of: type))' depends on its views",
        related: file.evidence(ofInteractor: type))
    }
  }
}

extension Word {
  fileprivate var isInterface: Bool { self == .SwiftUI || self == .UIKit || self == .AppKit }
}

extension LintedFile {
  /// The module names of a file's imports.
  func imports(where isMeant: (Word) -> Bool) -> [Int] {
    outline.declarations.compactMap { declaration in
      guard declaration.kind == .import, let name = declaration.name else { return nil }
      return isMeant(outline.tokens[name].word) ? name : nil
    }
  }

  fileprivate var declaresViews: Bool {
    project.holds([.view, .viewController, .platformView, .presenter], in: number)
  }

  /// What interactors name of the interface, members and labels passed over.
  fileprivate func interfaceNamesInInteractors() -> [(name: Int, interactor: Int)] {
    let interactors = interactorsAround
    return outline.tokens.indices.compactMap { index in
      guard isInterfaceName(index), !isMember(index), outline.kind(at: index + 1) != .colon,
        let type = outline.declaration(around: index).flatMap({ interactors[$0] }), !isOfProject(index)
      else { return nil }
      return (index, type)
    }
  }

  private func isInterfaceName(_ index: Int) -> Bool {
    switch outline.tokens[index].word {
    case .UIView, .UIViewController, .UIHostingController, .UINavigationController, .UIImage, .UIColor, .UIFont,
      .UIApplication, .NSView, .NSViewController, .NSHostingController, .NSImage, .NSColor, .NSFont, .AnyView:
      true
    case .Color, .Image, .Font, .View, .withAnimation, .Animation: file.words.contains(.SwiftUI)
    default: false
    }
  }

  /// `theme.Color` is none, `SwiftUI.Color` is.
  private func isMember(_ index: Int) -> Bool {
    guard outline.kind(at: index - 1) == .period else { return false }
    return !outline.isIdentifier(index - 2) || !outline.tokens[index - 2].word.isInterface
  }

  private func isOfProject(_ index: Int) -> Bool {
    let name = TypeName(token: index, first: index, generics: nil)
    switch project.index.resolve(name, in: number, at: outline.declaration(around: index)) {
    case .symbols, .parameter: return true
    case .framework, .unknown: return false
    }
  }
}
