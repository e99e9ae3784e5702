extension Rule {
  static let napkinInfix = Rule(
    "napkin-infix", severity: .info, isOnByDefault: false, needs: .types(RingType.roles)
  ) { file, findings in
    for type in file.ringTypes() {
      guard let stem = type.stem, !stem.isEmpty, !stem.contains("Napkin") else { continue }
      let wanted = "\(stem)Napkin\(type.name.dropFirst(stem.count))"
      findings.report(
        file.file.range(of: type.nameToken),
        "name it '\(wanted)', so that a search for the napkin finds its parts and nothing else")
    }
  }
}
