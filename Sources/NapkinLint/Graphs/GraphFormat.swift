/// A shape that the tree of napkins can be printed in.
package enum GraphFormat: String, CaseIterable, Sendable {
  /// For people in a terminal.
  case text
  case mermaid
  /// For Graphviz.
  case dot
  case json
  /// A picture that stands alone.
  case svg
  /// A page to look around in.
  case html
}

/// What else a graph shows.
package enum GraphDetail: String, CaseIterable, Sendable {
  /// What children tell their parents.
  case events
  /// Where each part's code runs.
  case isolation
  case findings
}
