import Foundation
import NapkinLint
import Testing

@Suite("The site of the rules")
struct RulesSiteTests {
  private static let files = Dictionary(
    RulesSite().files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }, uniquingKeysWith: { first, _ in first })
  private static let pages = files.filter { $0.key.hasSuffix(".html") }

  /// Each value of an attribute in a page.
  private static func values(of attribute: String, in html: String) -> [String] {
    html.split(separator: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test("has a page, a text and an entry for each rule")
  func rules() throws {
    let index = try #require(Self.files["index.html"])
    for rule in Rule.all {
      #expect(Self.files["rules/\(rule.id)/index.html"]?.contains("<h1>\(rule.id)</h1>") == true)
      #expect(Self.files["rules/\(rule.id).md"] == Rule.pages[rule.id])
      #expect(index.contains("<a href=\"rules/\(rule.id)/index.html\">\(rule.id)</a>"))
    }
    #expect(Self.pages.count == 1 + Rule.all.count + Rule.formerIDs.count)
  }

  @Test("has no link that leads nowhere")
  func links() {
    let anchors = Self.pages.mapValues { Set(Self.values(of: "id", in: $0)) }
    for (path, html) in Self.pages {
      let folder = path.split(separator: "/").dropLast()
      for link in Self.values(of: "href", in: html) + Self.values(of: "src", in: html) {
        guard !link.hasPrefix("https://") else { continue }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        var target = Array(folder)
        for part in parts[0].split(separator: "/") { if part == ".." { target.removeLast() } else { target.append(part) } }
        let file = parts[0].isEmpty ? path : target.joined(separator: "/")
        #expect(Self.files[file] != nil, "\(path) links to \(link)")
        if parts.count == 2 { #expect(anchors[file]?.contains(String(parts[1])) == true, "\(path) links to \(link)") }
      }
    }
  }

  @Test("asks for nothing from elsewhere")
  func selfContained() {
    for (path, text) in Self.files where !path.hasSuffix(".md") {
      #expect(!text.contains("@import") && !text.contains("url(") && !text.contains("src=\"http"), "\(path)")
    }
    #expect(Self.pages.values.allSatisfy { !$0.contains("rel=\"canonical\"") })
  }

  @Test("has headings in order, each with an anchor of its own, and elements that end")
  func structure() {
    for (path, html) in Self.pages {
      let ids = Self.values(of: "id", in: html)
      #expect(Set(ids).count == ids.count, "\(path) has an id twice")
      let levels = html.split(separator: "<h").dropFirst().compactMap { $0.first?.wholeNumberValue }
      #expect(levels.first == 1 && levels.count { $0 == 1 } == 1, "\(path)")
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(path) skips a level: \(levels)")
      #expect(Self.unbalanced(html) == nil, "\(path)")
    }
  }

  /// The first element that does not end where it should.
  private static func unbalanced(_ html: String) -> String? {
    let void: Set = ["!DOCTYPE", "meta", "link", "input", "br"]
    var open: [String] = []
    for part in html.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "!" })
      if name.hasPrefix("/") {
        guard open.popLast() == String(name.dropFirst()) else { return name }
      } else if !void.contains(name) {
        open.append(name)
      }
    }
    return open.last
  }

  private static let rule = Rule("weak-router", severity: .error) { _, _ in }

  private static func page(_ text: String) throws -> String {
    let site = RulesSite([rule], pages: ["weak-router": text], groups: ["weak-router": "PresenterAndView"], formerIDs: [:])
    let file = try #require(site.files.first { $0.path == "rules/weak-router/index.html" })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test("shows what a page's text means", arguments: [
    ("An `a<b>` of <i>.", "<p>An <code>a&lt;b&gt;</code> of &lt;i&gt;.</p>"),
    ("- one\n  goes on\n- two", "<ul>\n<li>one goes on</li>\n<li>two</li>\n</ul>"),
    ("[words](https://example.com/a)", "<p><a href=\"https://example.com/a\">words</a></p>"),
    ("[other](no-such-rule.md)", "<p>other</p>"),
    ("### A title", "<h3 id=\"a-title\"><a class=\"anchor\" href=\"#a-title\">A title</a></h3>"),
    ("### Why", "<h3 id=\"why-2\">"),
    ("```swift\nlet a = \"b\" // c\n```",
      "<span class=\"k\">let</span> a = <span class=\"s\">&quot;b&quot;</span> <span class=\"c\">// c</span>"),
    ("```swift\nlet é = Home()\n//  ^ hold it\n```",
      "<span class=\"k\">let</span> <mark class=\"error\">é</mark> = <span class=\"t\">Home</span>()\n"
        + "<span class=\"note error\"><span class=\"carets\">    ^</span><br>"
        + "<span class=\"message\"><b>error:</b> hold it</span>"),
    ("```swift\nlet a = 1\n//  ^ note: here\n```", "<mark class=\"note\">a</mark>"),
    ("```swift\n// --- A.swift\nlet a = 1\n\n// --- B.swift\nlet b = 2\n```",
      "<p class=\"file\">A.swift</p>\n<pre tabindex=\"0\"><code><span class=\"k\">let</span> a = <span class=\"n\">1</span>\n"
        + "</code></pre>\n<p class=\"file\">B.swift</p>"),
  ])
  func prose(text: String, html: String) throws {
    #expect(try Self.page("# weak-router\n\nOne.\n\n## Why\n\n\(text)\n").contains(html))
  }

  @Test("shows what is reported beside its repair, or else beside what is right", arguments: [
    ("### Reported\n\n```swift\na\n// ^ b\n```\n\n```swift fixed\nc\n```\n\n### Right\n\n```swift\nd\n```",
      ["<div class=\"pair\">", "Reported<", "Repaired<", "</div>", "Right<"]),
    ("### Reported\n\n```swift\na\n// ^ b\n```\n\n### Reported too\n\n```swift\na\n// ^ b\n```\n\n### Right\n\n```swift\nd\n```",
      ["<div class=\"pair\">", "Reported<", ">Right<", "</div>\n</div>", "Reported too<"]),
  ])
  func pairs(text: String, order: [String]) throws {
    var rest = try Self.page("# weak-router\n\nOne.\n\n## Examples\n\n\(text)\n")[...]
    for part in order {
      let found = try #require(rest.firstRange(of: part), "\(part) does not follow")
      rest = rest[found.upperBound...]
    }
  }

  @Test("repeats the line that suppresses the rule")
  func suppression() throws {
    let text = "# weak-router\n\nOne.\n\n## When to suppress it\n\n```swift\n  // napkin-lint:ignore next weak-router -- why\n```\n"
    let html = try Self.page(text)
    #expect(html.contains("The line to copy</figcaption>\n<pre tabindex=\"0\"><code>// napkin-lint:ignore next weak-router -- why</code>"))
  }

  @Test("leads from what a rule was called to its page")
  func redirects() throws {
    let ids = Set(Rule.all.map(\.id))
    for (former, current) in Rule.formerIDs {
      #expect(!ids.contains(former) && ids.contains(current))
      let html = try #require(Self.files["rules/\(former)/index.html"])
      #expect(html.contains("content=\"0; url=../\(current)/index.html\"") && html.contains("<a href=\"../\(current)/index.html\">"))
    }
  }

  @Test("lists the rules for programs, below the address where there is one", arguments: [nil, "https://a.b/c/"])
  func lists(address: String?) throws {
    let files = RulesSite(at: address.flatMap(RulesAddress.init)).files
    let base = address ?? ""
    let json = try #require(files.first { $0.path == "rules.json" }?.bytes)
    let lists = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    let rules = try #require(lists["rules"] as? [[String: Any]])
    #expect(Set(rules.compactMap { $0["id"] as? String }) == Set(Rule.all.map(\.id)))
    #expect(rules.contains { $0["page"] as? String == "\(base)rules/weak-router/" && $0["since"] as? String == "0.1.0" })
    let text = String(decoding: try #require(files.first { $0.path == "llms.txt" }?.bytes), as: UTF8.self)
    #expect(text.hasPrefix("# napkin-lint\n\n> ") && text.contains("\n## Presenter and view\n"))
    #expect(text.contains("- [weak-router](\(base)rules/weak-router.md): An interactor holds its router weakly.\n"))
  }
}
