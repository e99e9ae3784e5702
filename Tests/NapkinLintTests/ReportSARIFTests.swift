import Foundation
import Testing

@testable import NapkinLint

@Suite("The SARIF report")
struct ReportSARIFTests {
  @Test("says all that it can of a finding")
  func finding() throws {
    var example = ReportExample()
    let home = example.file("App/My Home.swift", "actor A {\n  /* 👍 */ var router: R?\n}\n")
    let routing = example.file("/else/where/Routing.swift", "protocol R {}\n")
    example.finding(
      "router", in: home,
      related: [RelatedPlace(path: routing.path, range: routing.range(of: "R"), message: "'R' is [here]")],
      fix: Fix(
        applicability: .safe, title: "insert 'weak'",
        edits: [Fix.Edit(range: SourceRange(23, 23), replacement: "weak ")]),
      symbol: "A.router")
    let text = example.text(.sarif) { style in
      (style.currentFolder, style.repositoryFolder) = ("/my repo/App/..", "/my repo")
      style.notes = [ReportNote(text: "'a' cannot be read", isTrouble: true)]
    }
    let run: Reading.Object = try Reading.value(Reading.object(text), "runs", "0")
    let root: String = try Reading.value(run, "originalUriBaseIds", "SRCROOT", "uri")
    #expect(root == "file:///my%20repo/")
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let invocation: Reading.Object = try Reading.value(run, "invocations", "0")
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let note: String = try Reading.value(invocation, "toolExecutionNotifications", "0", "message", "text")
    #expect(note == "'a' cannot be read")

    let result: Reading.Object = try Reading.value(run, "results", "0")
    let message: String = try Reading.value(result, "message", "text")
    #expect(message == #"hold it weakly\#n['R' is \[here\]](1)"#)
    let address: String = try Reading.value(result, "locations", "0", "physicalLocation", "artifactLocation", "uri")
    #expect(address == "App/My%20Home.swift")
    let other: String = try Reading.value(
      result, "relatedLocations", "0", "physicalLocation", "artifactLocation", "uri")
    #expect(other == "file:///else/where/Routing.swift")
    let change: Reading.Object = try Reading.value(result, "fixes", "0", "artifactChanges", "0", "replacements", "0")
    #expect(change["deletedRegion"] as? [String: Int] == Self.region(line: 2, from: 12, to: 12))
    let inserted: String = try Reading.value(change, "insertedContent", "text")
    #expect(inserted == "weak ")
  }

  private static func region(line: Int, from start: Int, to end: Int) -> [String: Int] {
    ["startLine": line, "startColumn": start, "endLine": line, "endColumn": end]
  }

  @Test("describes every rule with its page, in lengths that GitHub takes")
  func rules() throws {
    var style = ReportStyle()
    style.currentFolder = "/app"
    let text = String(decoding: ReportExample().run.report(.sarif, style), as: UTF8.self)
    let rules: [Reading.Object] = try Reading.value(Reading.object(text), "runs", "0", "tool", "driver", "rules")
    #expect(rules.compactMap { $0["id"] as? String } == Rule.all.map(\.id))
    for rule in rules {
      let name: String = try Reading.value(rule, "name")
      let short: String = try Reading.value(rule, "shortDescription", "text")
      let full: String = try Reading.value(rule, "fullDescription", "text")
      let help: String = try Reading.value(rule, "help", "markdown")
      #expect(name.first?.isUppercase == true && name.utf16.count <= 255 && !name.contains("-"))
      #expect(!short.isEmpty && short.utf16.count <= 1024, "\(name)")
      #expect(!full.isEmpty && full.utf16.count <= 1024, "\(name)")
      let text: String = try Reading.value(rule, "help", "text")
      #expect(help.hasPrefix("# ") && text.hasPrefix("\(short)\n\n"))
    }
  }

  @Test(
    "knows a line again by GitHub's hash",
    arguments: [
      ("", ["c129715d7a2bc9a3:1"]),
      ("let router: HomeRouting?\n", ["aa5738e216854485:1", "c129715d7a2bc9a3:1"]),
      (
        "a\r\nb\rc\n\n  d",
        ["da815e20fd1432a5:1", "7637b694ce51cabe:1", "f8ac93a55d88711a:1", "6bf49ae9d59c5bc1:1", "a23a3dc5e078b07b:1"]
      ),
      (
        "\tx\n\tx\n\tx\n",
        ["4c74ab87820424b1:1", "8c072f39cc89b447:1", "828973aa50c68d6d:1", "c129715d7a2bc9a3:1"]
      ),
      ("é👩‍👩‍👧🇩🇪\n𐐀", ["24029b05b086b7c0:1", "6aa382b77df3c5b8:1"]),
      ("\u{FEFF}import napkin\n", ["575962b35b014074:1", "c129715d7a2bc9a3:1"]),
      (
        String(repeating: "let a = 1 // \(String(repeating: "y", count: 150))\n", count: 2),
        ["997ab60fe574714e:1", "997ab60fe574714e:2", "c129715d7a2bc9a3:1"]
      ),
    ])
  func lineHashes(text: String, hashes: [String]) {
    #expect(LineHashes(Array(text.utf8)).hashes == hashes)
  }
}
