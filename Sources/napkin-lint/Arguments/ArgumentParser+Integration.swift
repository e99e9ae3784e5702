extension ArgumentParser {
  func integrationRequest(_ operands: [String]) throws(UsageError) -> IntegrationRequest {
    let names = Integration.allCases.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    guard let first = operands.first else {
      throw UsageError("'integration' needs 'list', 'install' or one of \(list)")
    }
    let isInstalled = first == "install"
    let rest = operands.dropFirst()
    guard let name = isInstalled ? rest.first : first else {
      throw UsageError("'integration install' needs one of \(list)")
    }
    if let extra = rest.dropFirst(isInstalled ? 1 : 0).first {
      throw UsageError("'integration' takes one name, but got '\(extra)' too")
    }
    if name == "list", !isInstalled { return .list }
    guard let integration = Integration(rawValue: name) else {
      throw UsageError(
        "'integration' knows no '\(name)'", nearestTo: name, among: isInstalled ? names : ["list", "install"] + names)
    }
    return isInstalled ? .install(integration) : .show(integration)
  }

  func shell(_ operands: [String]) throws(UsageError) -> Shell {
    let names = Shell.allCases.map(\.rawValue)
    guard let first = operands.first else {
      throw UsageError("'completions' needs a shell: \(names.joined(separator: ", "))")
    }
    guard operands.count == 1 else { throw UsageError("'completions' takes one shell, but got '\(operands[1])' too") }
    guard let shell = Shell(rawValue: first) else {
      throw UsageError("'completions' knows no '\(first)'", nearestTo: first, among: names)
    }
    return shell
  }
}
