extension Rule {
  static let fileNameMatchesRing = Rule(
    "file-name-matches-ring", severity: .info, isOnByDefault: false, needs: .types(RingType.roles)
  ) { file, findings in
    let types = file.ringTypes()
    guard !types.isEmpty, !file.isTemplate else { return }
    let stem = file.fileStem
    // Where a file of that name is there already, this declaration stands in for the one in it.
    for type in types where !type.mayStand(inFileNamed: stem) && !file.hasNeighbor("\(type.name).swift") {
      findings.report(
        file.file.range(of: type.nameToken),
        "declare '\(type.name)' in '\(type.name).swift', the name by which everybody opens it")
    }
  }
}

extension RingType {
  fileprivate func mayStand(inFileNamed file: Substring) -> Bool {
    if file == name { return true }
    guard ring == .viewController, let stem else { return false }
    return file == stem + "HostingViewController" || file == stem + "ViewController"
  }
}
