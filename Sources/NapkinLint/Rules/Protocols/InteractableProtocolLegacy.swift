extension Rule {
  static let interactableProtocolLegacy = Rule(
    "interactable-protocol-legacy", severity: .info, needs: .types(.interactable, and: .protocol)
  ) { file, findings in
    for seam in file.protocols(of: .interactable) {
      let backReference = file.requiredProperties(of: seam).first { property in
        guard let name = property.name else { return false }
        return file.outline.tokens[name].word == .router || file.outline.tokens[name].word == .listener
      }
      guard let name = backReference?.name else { continue }
      findings.report(
        file.file.range(of: seam.nameToken),
        "use the actor in place of '\(seam.name)': nobody outside can set an actor's '\(file.file.text(of: name))'")
    }
  }
}
