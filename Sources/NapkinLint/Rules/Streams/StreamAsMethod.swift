extension Rule {
  static let streamAsMethod = Rule(
    "stream-as-method", severity: .info, isOnByDefault: false, needs: .words(.AsyncStream, .AsyncThrowingStream)
  ) { file, findings in
    guard !file.file.isTest else { return }
    for type in file.outline.declarations.indices where file.isServiceDeclaration(type) {
      for member in file.outline.members(of: type) where file.isStreamProperty(member) {
        guard let name = file.outline.declarations[member].name, !file.isAskedFor(member, of: type) else { continue }
        let text = file.file.text(of: name)
        findings.report(
          file.file.range(of: name),
          "hand out '\(text)' by a function '\(text)()', so that each call is seen to make a new stream")
      }
    }
  }
}

extension LintedFile {
  /// A service's declaration or extension, protocols included.
  func isServiceDeclaration(_ type: Int) -> Bool {
    outline.declarations[type].hasMembers && symbols(of: type).contains(where: project.services.contains)
      && !isExempt(type)
  }

  /// A property that is computed or asked for by a protocol, so that it may well be a new stream each time.
  fileprivate func isStreamProperty(_ member: Int) -> Bool {
    let property = outline.declarations[member]
    guard property.kind == .property, let name = property.name, let type = property.type, !isPrivate(property),
      !property.modifiers.contains(.override), outline.tokens[name].word != .isActiveStream
    else { return false }
    return property.storage == .computed && isStream(type, at: member)
  }
  /// Whether a protocol that the type names asks for the property, so that it is the one to change.
  fileprivate func isAskedFor(_ member: Int, of type: Int) -> Bool {
    let name = name(of: member)
    return places(of: type).contains { place in
      let other = LintedFile(project: project, number: place.file)
      return other.outline.inheritance(of: other.outline.declarations[place.declaration]).contains { base in
        project.index.types(behind: other.symbols(named: base, at: place.declaration)).contains { symbol in
          let asking = project.index.symbols[symbol]
          guard asking.kind == .protocol else { return false }
          let file = LintedFile(project: project, number: asking.place.file)
          return file.outline.members(of: asking.place.declaration).contains { file.name(of: $0) == name }
        }
      }
    }
  }
}
