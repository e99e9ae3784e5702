extension Graph {
  /// The graph in a format, as bytes to print.
  package func bytes(as format: GraphFormat) -> [UInt8] {
    switch format {
    case .text: Array(TextGraph.text(of: self).utf8)
    case .mermaid: Array(MermaidGraph.text(of: self).utf8)
    case .dot: Array(DotGraph.text(of: self).utf8)
    case .json: JSONGraph.bytes(of: self)
    case .svg: Array(SVGGraph.text(of: self).utf8)
    case .html: HTMLGraph.bytes(of: self)
    }
  }
}
