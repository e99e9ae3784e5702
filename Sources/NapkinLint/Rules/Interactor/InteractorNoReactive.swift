extension Rule {
  static let interactorNoReactive = Rule("interactor-no-reactive", severity: .warning) { file, findings in
    guard !file.file.isTest else { return }
    let imports = file.imports(where: \.isReactive)
    guard !imports.isEmpty else { return }
    let layers = Set(file.layers.entries.map(\.layer))
    let isLogic = layers.contains(.interactor) || layers.contains(.presenter) || file.declaresComponent
    guard isLogic || layers.contains(.view) else { return }
    for name in imports {
      let module = file.file.text(of: name)
      findings.report(
        file.file.range(of: name),
        isLogic
          ? "use streams and 'task' instead of '\(module)', whose subscriptions do not end with the lifecycle"
          : "let the view read an '@Observable' presenter, so that it needs no subscriptions of '\(module)'",
        severity: isLogic ? nil : .info)
    }
  }
}

extension Word {
  fileprivate var isReactive: Bool {
    switch self {
    case .Combine, .OpenCombine, .RxSwift, .RxCocoa, .RxRelay, .ReactiveSwift: true
    default: false
    }
  }
}

extension LintedFile {
  fileprivate var declaresComponent: Bool {
    guard project.holds(.component, in: number) else { return false }
    return outline.declarations.indices.contains { index in
      outline.declarations[index].kind == .class && roles(of: index).contains(.component) && !isExempt(index)
    }
  }
}
