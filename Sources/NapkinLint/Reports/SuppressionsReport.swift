/// The list of suppressions as data and as a table.
package struct SuppressionsReport: Sendable {
  private let list: [ListedSuppression]
  private let today: Day?

  package init(_ list: [ListedSuppression], today: Day?) {
    self.list = list
    self.today = today
  }

  /// What is not known has no key.
  package var json: [UInt8] {
    var bytes: [UInt8] = []
    JSON.object([("schemaVersion", .number(1))]).write(to: &bytes)
    bytes.removeLast()
    bytes += ",\"suppressions\":[".utf8
    for (index, suppression) in list.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      JSON.object(members(of: suppression)).write(to: &bytes)
    }
    return bytes + "\n]}\n".utf8
  }

  private func members(of suppression: ListedSuppression) -> [(key: String, value: JSON)] {
    let directive = suppression.directive
    var members: [(key: String, value: JSON)] = [
      ("file", .string(suppression.path)), ("line", .number(suppression.line)),
      ("reach", .string(directive.reach.rawValue)), ("rules", .array(directive.rules.map { .string($0.rule) })),
      ("reason", .string(directive.reason)),
    ]
    if let day = directive.lastDay {
      members += [("until", .string(day.text)), ("isExpired", .bool(isExpired(day)))]
    }
    if let owner = suppression.owner { members.append(("owner", .string(owner))) }
    return members
  }

  /// A line of headings, then one line a suppression; each column as wide as its widest word.
  package var table: String {
    guard !list.isEmpty else { return "no suppressions\n" }
    let rows = [["PLACE", "REACH", "RULES", "UNTIL", "OWNER", "REASON"]] + list.map(row)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  private func row(_ suppression: ListedSuppression) -> [String] {
    let directive = suppression.directive
    let until = directive.lastDay.map { isExpired($0) ? "\($0.text), over" : $0.text } ?? ""
    return [
      "\(suppression.path):\(suppression.line)", directive.reach.rawValue,
      directive.rules.map(\.rule).joined(separator: ", "), until, suppression.owner ?? "", directive.reason,
    ].map(Visible.text)
  }

  private func isExpired(_ day: Day) -> Bool { today.map { $0 > day } ?? false }
}
