extension Rule {
  static let viewNoRawEvents = Rule(
    "view-no-raw-events", severity: .info, isOnByDefault: false, needs: .words(.post, .send)
  ) { file, findings in
    let views = Set(file.types { $0 == .view || $0 == .platformView }.map(\.type))
    guard !views.isEmpty else { return }
    let around = EnclosingTypes(in: file.outline, where: views.contains)
    var subjects: [Int: Set<String>] = [:]
    for index in file.outline.tokens.indices where file.mayBeRawEvent(index) {
      guard let declaration = file.outline.declaration(around: index), let type = around[declaration] else { continue }
      let known = subjects[type] ?? file.subjects(of: type)
      subjects[type] = known
      guard file.sendsRawEvent(index, subjects: known) else { continue }
      findings.report(
        file.file.range(of: index),
        "send the event through the listener, or nothing in '\(file.name(of: type))' says who receives it")
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

  fileprivate func mayBeRawEvent(_ index: Int) -> Bool {
    outline.tokens[index].word == .post || outline.tokens[index].word == .send
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
