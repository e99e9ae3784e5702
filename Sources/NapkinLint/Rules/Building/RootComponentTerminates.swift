extension Rule {
  static let rootComponentTerminates = Rule(
    "root-component-terminates", severity: .info, isOnByDefault: false
  ) { file, findings in
    guard !file.file.isTest else { return }
    for call in file.outline.calls(in: file.outline.tokens.indices) {
      if let name = file.bareComponent(call) {
        findings.report(
          file.file.range(of: call.name),
          "give '\(name)' an 'init()' that passes 'EmptyComponent()', since every component needs a dependency")
      } else if let argument = file.looseDependency(call) {
        let text = file.file.text(of: argument)
        findings.report(
          file.file.range(of: argument),
          "let '\(text)' inherit 'Component<EmptyDependency>', so that 'shared' keeps its services")
      }
    }
  }
}

extension LintedFile {
  /// The component's class in `AppComponent()`, when it declares no initializer.
  fileprivate func bareComponent(_ call: Call) -> String? {
    guard call.arguments.isEmpty, call.trailingClosures.isEmpty, outline.kind(at: call.name - 1) != .period,
      let symbol = onlyClass(named: call.name), project.index.symbols[symbol].roles.contains(.component),
      project.superclass(of: symbol) == .Component,
      !project.hasInitializer(symbol)
    else { return nil }
    return file.text(of: call.name)
  }

  /// The class in `RootBuilder(dependency: AppDependency())`, in the app's shell, when it is no component.
  fileprivate func looseDependency(_ call: Call) -> Int? {
    guard isInAppShell(call.name), let argument = call.arguments.first, let label = argument.label,
      outline.tokens[label].word == .dependency, let type = argument.value.first, outline.call(at: type) != nil,
      let symbol = onlyClass(named: type)
    else { return nil }
    let roles = project.index.symbols[symbol].roles
    return roles.contains(.dependency) && !roles.contains(.component) ? type : nil
  }

  private func onlyClass(named name: Int) -> Int? {
    guard outline.isIdentifier(name) else { return nil }
    let symbols = meaning(ofTypeNamed: name).symbols
    guard symbols.count == 1, project.index.symbols[symbols[0]].kind == .class else { return nil }
    return symbols[0]
  }

  private func isInAppShell(_ token: Int) -> Bool {
    guard let type = enclosingType(of: outline.declaration(around: token)) else { return false }
    return roles(of: type).contains(.appShell)
  }
}

extension Project {
  fileprivate func hasInitializer(_ symbol: Int) -> Bool {
    let entry = index.symbols[symbol]
    return entry.places.contains { place in
      let outline = files[place.file].outline
      return outline.members(of: place.declaration).contains { outline.declarations[$0].kind == .initializer }
    }
  }
}
