extension Rule {
  static let interactorSuffix = Rule(
    "interactor-suffix", severity: .info, isOnByDefault: false, needs: .types(RingType.roles)
  ) { file, findings in
    for type in file.ringTypes() where type.ring == .interactor && type.stem == nil {
      findings.report(
        file.file.range(of: type.nameToken),
        "end the name of '\(type.name)' with 'Interactor', by which its role and its file are known",
        related: file.evidence(ofInteractor: type.declaration))
    }
  }
}
