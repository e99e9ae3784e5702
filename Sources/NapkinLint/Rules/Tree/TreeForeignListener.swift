extension Rule {
  static let treeForeignListener = Rule(aboutTree: "tree-foreign-listener", severity: .warning) { tree, findings in
    for (number, napkin) in tree.napkins.enumerated() where napkin[.builder] != nil { tree.reportProperty(of: number, &findings) }
    for edge in tree.edges where !edge.isWeak {
      for call in tree.buildCalls(of: edge) where tree.isOther(call.listener, in: call.place.file) {
        findings.report(
          TreePlace(file: call.place.file, token: call.listener.upperBound - 1),
          "pass 'interactor': what '\(tree.napkins[edge.child].name)' tells is for the interactor of the router that builds it")
      }
    }
  }
}

extension NapkinTree {
  /// A `listener` that is typed with the listener protocol of another napkin.
  fileprivate func reportProperty(of number: Int, _ findings: inout TreeFindings) {
    let napkin = napkins[number]
    guard let own = napkin[.listener], let builder = napkin[.builder].flatMap({ types.builders[$0.symbol] }),
      builder.listeners.contains(own.symbol)
    else { return }
    for place in project.index.symbols[napkin.interactor.symbol].places {
      let file = LintedFile(project: project, number: place.file)
      for member in file.outline.members(of: place.declaration) {
        let declaration = file.outline.declarations[member]
        guard declaration.kind == .property, file.isNamed(member, .listener), let type = file.writtenType(of: member),
          let name = type.reference.names.first
        else { continue }
        for symbol in type.meaning.symbols {
          guard let other = self.napkin(ofListener: symbol), other != number, symbol != own.symbol else { continue }
          findings.report(
            TreePlace(file: place.file, token: name.token),
            "this is what '\(napkins[other].name)' tells its parent: '\(napkin.name)' tells a '\(own.name)'",
            related: [declared(own)])
        }
      }
    }
  }

  /// `self`, or a name whose type is known to be another one than the router's interactor.
  fileprivate func isOther(_ value: TokenRange, in number: Int) -> Bool {
    guard value.count == 1 else { return false }
    let outline = project.files[number].outline
    return outline.tokens[value.lowerBound].keyword == .self || outline.tokens[value.lowerBound].word == .listener
  }
}
