/// The tree as data.
struct JSONGraph {
  private let graph: Graph

  static func bytes(of graph: Graph) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONGraph(graph: graph).json.write(to: &bytes)
    return bytes + [UInt8(ascii: "\n")]
  }

  private var json: JSON {
    .object([
      ("version", .number(1)),
      ("roots", .array(graph.starts.map(root))),
      ("napkins", .array(graph.napkins.map(napkin))),
      ("edges", .array(graph.edges.map { edge(graph.tree.edges[$0]) })),
      ("unreached", .array(graph.unreached.map(JSON.number))),
    ])
  }

  private func root(_ start: Int) -> JSON {
    var members: [(key: String, value: JSON)] = [("napkin", .number(start))]
    if let root = graph.root(at: start) {
      members += [("kind", .string(root.kind.rawValue)), ("place", place(root.place))]
      if let component = root.component { members.append(("component", part(component))) }
    }
    return .object(members)
  }

  private func napkin(_ number: Int) -> JSON {
    let napkin = graph.tree.napkins[number]
    var members: [(key: String, value: JSON)] = [
      ("id", .number(number)), ("name", .string(napkin.name)), ("kind", .string(napkin.kind.rawValue)),
      ("isLaunch", .bool(napkin.isLaunch)),
      ("parts", .array(napkin.parts.map { part($0, isolation: napkin.isolation(of: $0.role)) })),
    ]
    if graph.details.contains(.findings) {
      members.append(("findings", .array((graph.findings[number] ?? []).map(finding))))
    }
    return .object(members)
  }

  private func part(_ part: NapkinPart, isolation: NapkinPart.Isolation) -> JSON {
    .object([
      ("role", .string(part.role.rawValue)), ("name", .string(part.name)), ("isolation", .string(isolation.rawValue)),
      ("place", place(part.place)),
    ])
  }

  private func part(_ part: NapkinPart) -> JSON {
    .object([("name", .string(part.name)), ("place", place(part.place))])
  }

  private func finding(_ finding: Finding) -> JSON {
    .object([
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.word)), ("path", .string(finding.path)),
      ("message", .string(finding.message)),
    ])
  }

  private func edge(_ edge: TreeEdge) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("parent", .number(edge.parent)), ("child", .number(edge.child)), ("isWeak", .bool(edge.isWeak)),
      ("evidence", .array(edge.evidence.map { .object([("kind", .string($0.kind.key)), ("place", place($0.place))]) })),
    ]
    if let attachment = edge.attachment { members.append(("attachment", .string(attachment.rawValue))) }
    if let group = edge.swapGroup { members.append(("swapGroup", .number(group))) }
    members.append(("isConcurrent", .bool(edge.isConcurrent)))
    if let presentation = edge.presentation { members.append(("presentation", .string(presentation.rawValue))) }
    members += [
      ("attaches", .array(edge.attaches.map(step))), ("detaches", .array(edge.detaches.map(step))),
      ("triggers", .array(edge.triggers.map(trigger))), ("detachTriggers", .array(edge.detachTriggers.map(trigger))),
      ("events", .array(edge.events.map(event))),
    ]
    return .object(members)
  }

  private func step(_ step: TreeEdge.Step) -> JSON {
    .object([("function", .string(step.function)), ("place", place(step.place))])
  }

  private func trigger(_ trigger: TreeEdge.Trigger) -> JSON {
    .object([
      ("kind", .string(trigger.kind.rawValue)), ("method", .string(trigger.method)), ("place", place(trigger.place)),
    ])
  }

  private func event(_ event: TreeEdge.Event) -> JSON {
    var members: [(key: String, value: JSON)] = [("method", .string(event.method)), ("call", place(event.call))]
    if let handler = event.handler { members.append(("handler", place(handler))) }
    return .object(members)
  }

  private func place(_ place: TreePlace) -> JSON {
    .object([("path", .string(graph.path(of: place))), ("line", .number(graph.line(of: place)))])
  }
}
