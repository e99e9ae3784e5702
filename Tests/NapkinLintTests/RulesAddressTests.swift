import Foundation
import Testing

@testable import NapkinLint

@Suite("The address of the rules' pages")
struct RulesAddressTests {
  @Test("is one of the web or of a local file", arguments: [
    ("https://example.com", "https://example.com"), ("https://example.com/a/b/", "https://example.com/a/b"),
    ("http://localhost:8000//", "http://localhost:8000"), ("file:///a/b", "file:///a/b"), ("HTTPS://a.b", "HTTPS://a.b"),
  ])
  func right(text: String, base: String) {
    #expect(RulesAddress(text)?.base == base)
    #expect(RulesAddress(text)?.page(of: "weak-router") == "\(base)/rules/weak-router/")
  }

  @Test("is nothing else", arguments: [
    "", "example.com", "https://", "ftp://a.b", "javascript:alert(1)", "https://a b", "https://a.b/?c", "https://a.b/#c",
    "https://a.b/\"", "https://a.b/<", "https://a.b/é", "https://a.b/\n", "https://a.b/)",
  ])
  func wrong(text: String) {
    #expect(RulesAddress(text) == nil)
  }

  private static let link = "https://a.b/rules/weak-router/"

  @Test("stands in each report that names a page", arguments: [
    (ReportFormat.full, "page: \(link)\n"), (.agent, "| page: \(link)"), (.json, "\"page\":\"\(link)\""),
    (.jsonl, "\"page\":\"\(link)\""), (.sarif, "\"helpUri\":\"\(link)\""), (.github, "%0A\(link)\n"),
    (.gitlab, "\"content\":{\"body\":\"[weak-router](\(link))\"}"),
    (.rdjson, "\"code\":{\"value\":\"weak-router\",\"url\":\"\(link)\"}"), (.markdown, "| [weak-router](\(link)) |"),
    (.html, "<a href=\"\(link)\">\(link)</a>"), (.sonarqube, "\(link)\""),
  ])
  func reports(format: ReportFormat, words: String) {
    var example = ReportExample()
    let file = example.file("Home.swift", "var router: HomeRouting?\n")
    example.finding("router", in: file)
    #expect(example.text(format) { $0.address = RulesAddress("https://a.b/") }.contains(words))
    #expect(!example.text(format).contains("https://a.b"))
  }

  @Test("stands in the lists of rules")
  func lists() {
    let report = RulesReport(Rule.all, pages: [:], groups: [:], at: RulesAddress("https://a.b"))
    #expect(String(decoding: report.json, as: UTF8.self).contains("\"page\":\"\(Self.link)\""))
    #expect(report.markdown.contains("[weak-router](\(Self.link))"))
  }
}
