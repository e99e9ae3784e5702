extension Rule {
  static let serviceProtocolSendable = Rule(
    "service-protocol-sendable", severity: .warning, isOnByDefault: false, needs: .words(.protocol)
  ) { file, findings in
    for service in file.protocols(where: file.project.services.isAskedFor) where file.lacksSendable(service) {
      findings.report(
        file.file.range(of: service.nameToken),
        "make '\(service.name)' 'Sendable', or an interactor cannot be given it across actors",
        related: file.project.services.place(
          askingFor: service.symbol, outside: file.number, in: file.project))
    }
  }
}
