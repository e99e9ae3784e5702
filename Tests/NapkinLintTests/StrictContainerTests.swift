import NapkinLint
import Testing

@Suite("In the strict profile an identifier does not belong on a list either")
struct StrictContainerTests {
  private struct Case: CustomTestStringConvertible, Sendable {
    let view: String
    /// Only in the strict profile.
    var isReportedStrictly = false
    var isReportedAlways = false

    var testDescription: String { view }
  }

  private static let cases = [
    Case(view: "List { A(); B() }", isReportedStrictly: true),
    Case(view: "List(rows) { A(row: $0) }", isReportedStrictly: true),
    Case(view: "ScrollView(.horizontal) { A(); B() }.padding()", isReportedStrictly: true),
    Case(view: "Table(rows) { column }", isReportedStrictly: true),
    Case(view: "OutlineGroup(rows, children: \\.rows) { Text($0.name) }", isReportedStrictly: true),
    Case(view: "SwiftUI.List { A(); B() }", isReportedStrictly: true),
    Case(view: "List { A(); B() }.accessibilityElement(children: .contain)"),
    Case(view: "ListView { A(); B() }"),
    Case(view: "Text(\"List\")"),
    Case(view: "VStack { A(); B() }", isReportedStrictly: true, isReportedAlways: true),
  ]

  @Test("Lists and scroll views count as containers in the strict profile only", arguments: cases)
  private func container(_ example: Case) {
    #expect(Self.isReported(example.view, in: .strict) == example.isReportedStrictly)
    #expect(Self.isReported(example.view, in: .default) == example.isReportedAlways)
    #expect(Self.isReported(example.view, in: .migration) == example.isReportedAlways)
  }

  private static func isReported(_ view: String, in profile: Profile) -> Bool {
    let text = """
      import SwiftUI
      import napkin
      struct HomeView: View {
        var body: some View { \(view).accessibilityIdentifier("home.list") }
      }
      """
    let selection = RuleSelection(profile: profile, only: ["leaf-accessibility-identifier"])
    let findings = Linter(rules: Rule.all, selection: selection).lint([SourceFile(path: "HomeView.swift", text: text)])
    #expect(findings.allSatisfy { $0.severity == .warning })
    return !findings.isEmpty
  }
}
