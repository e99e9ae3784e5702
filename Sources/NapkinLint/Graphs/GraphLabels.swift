/// The words that every format uses for napkins and edges.
extension Graph {
  /// `launch`, `hosting parent`
  func words(for napkin: Int) -> [String] {
    let parts = tree.napkins[napkin]
    let kind = parts.kind == .unknown ? [] : [parts.kind.rawValue]
    return (parts.isLaunch ? ["launch"] : []) + kind
  }

  /// `swap`, `embed`, `state-driven`
  func words(for edge: TreeEdge) -> [String] {
    var words: [String] = []
    if edge.isWeak { words.append("weak evidence") }
    if let attachment = edge.attachment { words.append(attachment.rawValue) }
    if edge.isConcurrent { words.append("concurrent") }
    if let presentation = edge.presentation { words.append(presentation.rawValue) }
    words += edge.triggers.groupedByKind.map { kind, methods in
      kind == .event ? "\(kind.rawValue) \(methods.joined(separator: ", "))" : kind.rawValue
    }
    return words
  }

  /// `detached from didTapClose`; nil for a child that stays.
  func detachWords(for edge: TreeEdge) -> String? {
    guard edge.attachment != nil, edge.attachment != .permanent else { return nil }
    guard edge.isDetachSeen else { return "never detached" }
    let methods = edge.detachTriggers.filter { $0.kind == .event }.map(\.method)
    return methods.isEmpty ? nil : "detached from \(methods.joined(separator: ", "))"
  }

  /// `router:16, build:40, builder:43`: the lines in the parent's files.
  func evidenceWords(for edge: TreeEdge) -> String {
    let kinds = TreeEdge.Evidence.Kind.allCases.compactMap { kind -> String? in
      let lines = edge.evidence.filter { $0.kind == kind }.map { String(line(of: $0.place)) }
      return lines.isEmpty ? nil : "\(kind.noun):\(lines.joined(separator: "+"))"
    }
    return kinds.joined(separator: ", ")
  }

  /// Solid for a child that stays or is detached again.
  func isDashed(_ edge: TreeEdge) -> Bool { edge.attachment != .permanent && !edge.isDetachSeen }

  /// `2 errors, 1 warning`
  func findingWords(for napkin: Int) -> String? {
    let all = findings[napkin] ?? []
    let counts = [Severity.error, .warning, .info].compactMap { severity -> String? in
      let count = all.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return "\(count) \(severity.word)\(count == 1 || severity == .info ? "" : "s")"
    }
    return counts.isEmpty ? nil : counts.joined(separator: ", ")
  }

  /// The names of a napkin's parts by where their code runs.
  func isolationWords(for napkin: Int) -> [(domain: String, parts: [String])] {
    let all = tree.napkins[napkin]
    return [NapkinPart.Isolation.actor, .mainActor, .parentsActor].compactMap { domain in
      var parts: [String] = []
      for part in all.parts where all.isolation(of: part.role) == domain && !part.role.isProtocolOfOthers {
        // A view controller may be the presenter as well.
        if !parts.contains(part.name) { parts.append(part.name) }
      }
      return parts.isEmpty ? nil : (domain.rawValue, parts)
    }
  }
}

extension NapkinPart.Role {
  /// A protocol by which parts of the same napkin know each other.
  fileprivate var isProtocolOfOthers: Bool { self == .routing || self == .presentable }
}

extension TreeEdge.Evidence.Kind {
  /// What stands at the place, in a word.
  var noun: String {
    switch self {
    case .holdsBuilder: "router"
    case .builds: "build"
    case .constructsBuilder: "builder"
    case .providesDependency: "component"
    case .listens: "listener"
    }
  }
}

extension TreeEdge {
  /// What the child tells the parent, each method once.
  var eventNames: [String] {
    var names: [String] = []
    for event in events where !names.contains(event.method) { names.append(event.method) }
    return names
  }
}

extension [TreeEdge.Trigger] {
  /// The methods of each kind, in the order in which the kinds first occur.
  var groupedByKind: [(kind: TreeEdge.Trigger.Kind, methods: [String])] {
    var groups: [(kind: TreeEdge.Trigger.Kind, methods: [String])] = []
    for trigger in self {
      if let known = groups.firstIndex(where: { $0.kind == trigger.kind }) {
        groups[known].methods.append(trigger.method)
      } else {
        groups.append((trigger.kind, [trigger.method]))
      }
    }
    return groups
  }
}
