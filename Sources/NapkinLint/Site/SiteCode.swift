/// A block of a page's code with its colours, and with what is reported in it.
struct SiteCode {
  private let files: [CodeFile]
  private let severity: Severity

  /// - Parameter severity: that of a mark which names none.
  init(_ lines: [String], severity: Severity) {
    self.severity = severity
    var files: [CodeFile] = []
    for line in lines {
      if line.hasPrefix("// --- ") {
        files.append(CodeFile(name: String(line.dropFirst("// --- ".count))))
      } else {
        if files.isEmpty { files.append(CodeFile(name: nil)) }
        files[files.count - 1].take(line)
      }
    }
    self.files = files
  }

  /// - Parameters:
  ///   - caption: what kind of example it is.
  ///   - style: a class for the caption.
  func html(caption: String, style: String) -> String {
    let blocks = files.map { file -> String in
      let name = file.name.map { "<p class=\"file\">\(HTML.escaped($0))</p>\n" } ?? ""
      return name + "<pre tabindex=\"0\"><code>\(file.html(severity))</code></pre>\n"
    }
    let head = "<figcaption class=\"\(style)\">\(HTML.escaped(caption))</figcaption>\n"
    return "<figure>\n\(head)\(blocks.joined())</figure>\n"
  }
}

/// One file of an example.
private struct CodeFile {
  let name: String?
  private var lines: [(text: String, marks: [CaretLine])] = []

  init(name: String?) {
    self.name = name
  }

  mutating func take(_ line: String) {
    if let mark = CaretLine(line), !lines.isEmpty {
      lines[lines.count - 1].marks.append(mark)
    } else {
      lines.append((line, []))
    }
  }

  func html(_ severity: Severity) -> String {
    let shown = lines.drop { $0.text.isEmpty }
    let last = shown.lastIndex { !$0.text.isEmpty } ?? shown.startIndex
    let colors = SyntaxColors.of(Array(lines.map { $0.text + "\n" }.joined().utf8))
    var html = ""
    var offset = 0
    for (index, line) in lines.enumerated() {
      let bytes = Array(line.text.utf8)
      if index >= shown.startIndex, index <= last {
        let part = colors[offset..<(offset + bytes.count)]
        html += Self.html(line.text, bytes, Array(part), line.marks, severity) + "\n"
        html += line.marks.map { Self.note($0, severity) }.joined()
      }
      offset += bytes.count + 1
    }
    return html
  }

  private static func html(
    _ text: String, _ bytes: [UInt8], _ colors: [SyntaxColors.Color], _ marks: [CaretLine], _ severity: Severity
  ) -> String {
    var styles = [String](repeating: "", count: bytes.count)
    for mark in marks {
      let start = text.prefix(mark.columns.lowerBound).utf8.count
      let end = text.prefix(mark.columns.upperBound).utf8.count
      for offset in start..<max(start, end) where styles[offset].isEmpty { styles[offset] = mark.style(severity) }
    }
    return runs(of: styles, in: bytes.indices).map { range, style in
      let inside = runs(of: colors, in: range).map { range, color -> String in
        let code = HTML.escaped(code: bytes[range])
        return color == .plain ? code : "<span class=\"\(color.rawValue)\">\(code)</span>"
      }.joined()
      return style.isEmpty ? inside : "<mark class=\"\(style)\">\(inside)</mark>"
    }.joined()
  }

  /// The stretches of equal values.
  private static func runs<Value: Equatable>(of values: [Value], in range: Range<Int>) -> [(Range<Int>, Value)] {
    var runs: [(Range<Int>, Value)] = []
    var start = range.lowerBound
    for index in range where index + 1 == range.upperBound || values[index + 1] != values[index] {
      runs.append((start..<(index + 1), values[index]))
      start = index + 1
    }
    return runs
  }

  private static func note(_ mark: CaretLine, _ severity: Severity) -> String {
    let style = mark.style(severity)
    let carets = String(repeating: " ", count: mark.columns.lowerBound) + String(repeating: "^", count: mark.columns.count)
    // Line breaks for those who see no style; with it they would be lines of their own.
    return "<span class=\"note \(style)\"><span class=\"carets\">\(carets)</span><br>"
      + "<span class=\"message\"><b>\(style):</b> \(HTML.escaped(mark.message))</span><br></span>"
  }
}

extension CaretLine {
  fileprivate func style(_ severity: Severity) -> String { word ?? severity.word }
}
