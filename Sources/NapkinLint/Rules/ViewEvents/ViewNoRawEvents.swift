extension Rule {
  static let viewNoRawEvents = Rule("view-no-raw-events", severity: .info, isOnByDefault: false) { file, findings in
    for (type, layer) in file.types(in: { $0 == .view || $0 == .platformView }).map({ ($0.type, $0.layer) }) {
      guard let body = file.outline.declarations[type].body else { continue }
      let subjects = file.subjects(of: type)
      for index in file.outline.inside(body) where file.sendsRawEvent(index, subjects: subjects) {
        findings.report(
          file.file.range(of: index),
          "send the event through the listener, or nothing in '\(file.name(of: type))' says who receives it")
      }
    }
  }
}

extension LintedFile {
  /// The names of properties that are subjects of Combine.
  fileprivate func subjects(of type: Int) -> Set<String> {
    var names: Set<String> = []
    for member in outline.members(of: type) {
      let property = outline.declarations[member]
      guard property.kind == .property, let name = property.name, let written = property.type ?? property.value else { continue }
      let isSubject = written.contains { index in
        outline.tokens[index].word == .PassthroughSubject || outline.tokens[index].word == .CurrentValueSubject
      }
      if isSubject { names.insert(file.text(of: name)) }
    }
    return names
  }

  /// `NotificationCenter.default.post(...)`, or `send` of a subject.
  fileprivate func sendsRawEvent(_ index: Int, subjects: Set<String>) -> Bool {
    switch outline.tokens[index].word {
    case .post:
      guard outline.kind(at: index - 1) == .period, outline.call(at: index) != nil,
        case .name(let base) = outline.chain(before: index - 1).base
      else { return false }
      return outline.tokens[base].word == .NotificationCenter
    case .send:
      guard outline.kind(at: index - 1) == .period, outline.call(at: index) != nil, outline.isIdentifier(index - 2) else {
        return false
      }
      return subjects.contains(file.text(of: index - 2))
    default: return false
    }
  }
}
