/// What stands around every page of the site.
enum SiteFrame {
  /// - Parameters:
  ///   - top: the way from the page to the site's top: nothing, or `../../`.
  ///   - path: the way from the site's top to the page, as addresses end.
  ///   - head: further elements of the head.
  ///   - main: what stands in the page's landmark.
  static func html(
    title: String, description: String, top: String, path: String, at address: RulesAddress?, head: String = "",
    main: String
  ) -> String {
    let canonical = address.map { "<link rel=\"canonical\" href=\"\(HTML.escaped("\($0.base)/\(path)"))\">\n" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="description" content="\(HTML.escaped(description))">
      <title>\(HTML.escaped(title))</title>
      <link rel="stylesheet" href="\(top)site.css">
      \(canonical)\(head)<script src="\(top)site.js" defer></script>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header class="site">
      <a class="home" href="\(top)index.html">napkin-lint</a>
      <nav aria-label="Site"><a href="\(top)index.html">All rules</a> <a href="\(top)rules.json">rules.json</a> \
      <a href="\(top)llms.txt">llms.txt</a></nav>
      </header>
      <main id="content" tabindex="-1">
      \(main)</main>
      <footer><p>napkin-lint \(Version.text). Made from the pages in the tool; <code>napkin-lint explain RULE</code> \
      shows them on a terminal.</p></footer>
      </body>
      </html>

      """
  }

  /// The page of a rule that has another name today.
  static func redirect(from former: String, to current: String, at address: RulesAddress?) -> String {
    let target = "../\(current)/index.html"
    let main = """
      <h1>\(HTML.escaped(former))</h1>
      <p class="lead">This rule is now called <a href="\(target)">\(HTML.escaped(current))</a>.</p>

      """
    return html(
      title: "\(former) is now \(current)", description: "The rule \(former) is now called \(current).", top: "../../",
      path: "rules/\(current)/", at: address, head: "<meta http-equiv=\"refresh\" content=\"0; url=\(target)\">\n",
      main: main)
  }

  /// A heading that links to itself, so that a reader can copy where it stands.
  static func heading(_ level: Int, _ text: String, anchor: String) -> String {
    "<h\(level) id=\"\(anchor)\"><a class=\"anchor\" href=\"#\(anchor)\">\(HTML.prose(text))</a></h\(level)>\n"
  }
}
