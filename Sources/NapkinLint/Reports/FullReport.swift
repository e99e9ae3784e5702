/// Findings for people at a terminal: what is wrong, the code, why it matters, and how to repair it.
struct FullReport {
  private let style: ReportStyle
  private let paint: Paint

  init(_ style: ReportStyle) {
    self.style = style
    paint = Paint(isColored: style.isColored)
  }

  func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    var advice: [String: Advice] = [:]
    var bytes: [UInt8] = []
    for finding in run.findings {
      let known = advice[finding.rule] ?? Advice(rule: finding.rule, page: style.pages[finding.rule], at: style.address)
      advice[finding.rule] = known
      for line in lines(for: finding, known, &places) {
        bytes += line.utf8
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }

  private func lines(for finding: Finding, _ advice: Advice, _ places: inout SourcePlaces) -> [String] {
    let gutter = gutterWidth(of: finding, &places)
    let color = finding.severity.style
    let frame = CodeFrame(path: finding.path, range: finding.range, mark: "^", style: color)
    var lines = [header(finding)] + frame.lines(&places, gutter: gutter, width: style.width, paint)
    for place in finding.related {
      let frame = CodeFrame(path: place.path, range: place.range, mark: "-", style: .frame)
      lines.append(paint("note: ", .bold) + Visible.text(place.message))
      lines += frame.lines(&places, gutter: gutter, width: style.width, paint)
    }
    lines.append(String(repeating: " ", count: gutter) + paint(" |", .frame))
    for (label, text) in advice.entries(fix: finding.fix) { lines += entry(label, text, gutter: gutter) }
    return lines + [""]
  }

  private func header(_ finding: Finding) -> String {
    paint("\(finding.severity.word):", finding.severity.style) + " "
      + paint(Visible.text(finding.message), .bold) + paint(" [\(finding.rule)]", .dim)
  }

  private func gutterWidth(of finding: Finding, _ places: inout SourcePlaces) -> Int {
    var last = places.position(at: finding.range.start, in: finding.path).line
    for place in finding.related { last = max(last, places.position(at: place.range.start, in: place.path).line) }
    return String(last).count
  }

  private func entry(_ label: String, _ text: String, gutter: Int) -> [String] {
    let space = String(repeating: " ", count: gutter)
    let hanging = String(repeating: " ", count: gutter + label.count + 5)
    let lines = Prose.wrapped(Visible.text(text), width: style.width - hanging.count)
    return lines.enumerated().map { index, line in
      index == 0 ? space + paint(" = ", .frame) + paint("\(label):", .bold) + " \(line)" : hanging + line
    }
  }
}
