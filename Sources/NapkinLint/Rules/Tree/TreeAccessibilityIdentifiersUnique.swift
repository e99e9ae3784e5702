extension Rule {
  static let treeAccessibilityIdentifiersUnique = Rule(
    aboutTree: "tree-accessibility-identifiers-unique", severity: .info
  ) { tree, findings in
    let mentions = IdentifierMentions(in: tree.project)
    for (constant, first) in tree.repeated(among: mentions.constants) {
      findings.report(
        constant.place, "give this identifier a value of its own, or a query for it also finds '\(first.path)'",
        related: [tree.project.relatedPlace(first.place, "'\(tree.project.text(at: first.place))' has it first")])
    }
    for (number, constant) in mentions.constants.enumerated() where !mentions.inApp.contains(number) {
      if let test = mentions.inTests[number] {
        findings.report(
          constant.place, "no view has this identifier, so the tests that ask for it find nothing",
          related: [tree.project.relatedPlace(test, "it is asked for here")])
      } else {
        findings.report(constant.place, "no view has this identifier: set it where it belongs, or take it out")
      }
    }
  }
}

extension IdentifierConstants.Constant {
  fileprivate var place: TreePlace { TreePlace(file: file, token: name) }
}

extension NapkinTree {
  /// The constants whose value another type has; those that repeat one of their own type are reported as duplicates.
  fileprivate func repeated(
    among constants: [IdentifierConstants.Constant]
  ) -> [(IdentifierConstants.Constant, first: IdentifierConstants.Constant)] {
    let known = project.identifierConstants.repeated.mapValues { Set($0.map(\.constant.name)) }
    var firsts: [[String]: IdentifierConstants.Constant] = [:]
    var repeated: [(IdentifierConstants.Constant, first: IdentifierConstants.Constant)] = []
    for constant in constants where !constant.text.isEmpty {
      let key = [project.files[constant.file].source.projectFolder, constant.text]
      guard let first = firsts[key] else {
        firsts[key] = constant
        continue
      }
      // A name that is declared twice stands in different branches of an `#if`.
      guard first.path != constant.path, known[constant.file]?.contains(constant.name) != true else { continue }
      repeated.append((constant, first))
    }
    return repeated
  }
}
