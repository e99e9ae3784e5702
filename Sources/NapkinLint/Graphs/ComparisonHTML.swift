/// A comparison as a page without anything from outside, to be read without scripts.
enum ComparisonHTML {
  static func text(of comparison: TreeComparison) -> String {
    let entries = ComparisonOutline(comparison).entries
    let summary = comparison.summary ?? "the tree of napkins is as before"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>What became of the tree of napkins</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <main>
      <h1>What became of the tree of napkins</h1>
      <p class="summary">\(Markup.escaped(summary))</p>
      \(list(of: entries))</main>
      </body>
      </html>

      """
  }

  private static func list(of entries: [ComparisonOutline.Entry]) -> String {
    var html = ""
    var depth = -1
    for entry in entries {
      while depth > entry.depth {
        html += "</li>\n</ul>\n"
        depth -= 1
      }
      html += depth == entry.depth ? "</li>\n" : "<ul>\n"
      depth = entry.depth
      html += item(entry)
    }
    return html + String(repeating: "</li>\n</ul>\n", count: depth + 1)
  }

  private static func item(_ entry: ComparisonOutline.Entry) -> String {
    guard let place = entry.place else { return "<li><p class=\"others\">\(entry.name)</p>\n" }
    let change = entry.change
    let badge = change == .kept ? "" : "<b class=\"\(change.rawValue)\">\(change.rawValue)</b> "
    let words = entry.words.isEmpty ? "" : " <span>\(Markup.escaped(entry.words.joined(separator: ", ")))</span>"
    let name = entry.isGone ? "<del>\(Markup.escaped(entry.name))</del>" : "<strong>\(Markup.escaped(entry.name))</strong>"
    let notes = entry.notes.map { "<p>\(Markup.escaped($0))</p>\n" }.joined()
    return "<li>\n<div class=\"\(change.rawValue)\">\n<p>\(badge)\(name)\(words)</p>\n\(notes)"
      + "<p class=\"place\">\(Markup.escaped(place))</p>\n</div>\n"
  }

  private static let style = """
    :root{color-scheme:light dark;--ground:#fff;--card:#fafaf8;--text:#17191c;--soft:#555a62;--line:#c9cdd3;
    --added:#256337;--removed:#a8231b;--changed:#7a5000}
    @media (prefers-color-scheme:dark){:root{--ground:#15171a;--card:#1e2125;--text:#eceef0;--soft:#b4bac3;--line:#3f454d;
    --added:#8ad49d;--removed:#ff9389;--changed:#f2bd5c}}
    *{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
    main{max-width:64rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font-size:1.5rem;line-height:1.3;margin:0}
    .summary{margin:.4rem 0 1.5rem;font-size:1.1rem;color:var(--soft)}
    ul{margin:0;padding:0;list-style:none}ul ul{margin-left:.9rem;padding-left:1.1rem;border-left:1px solid var(--line)}
    li{margin:.5rem 0}li p{margin:0;overflow-wrap:anywhere}
    li>div{background:var(--card);border:1px solid var(--line);border-left:4px solid var(--line);border-radius:.4rem;
    padding:.45rem .8rem}
    li>div.added{border-left-color:var(--added)}li>div.removed{border-left-color:var(--removed);border-style:dashed}
    li>div.changed{border-left-color:var(--changed)}
    del{font-weight:700}b.added{color:var(--added)}b.removed{color:var(--removed)}
    b.changed{color:var(--changed)}span,.others{color:var(--soft)}
    .place{font:.8rem/1.6 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;color:var(--soft)}
    @media (max-width:36rem){ul ul{margin-left:.3rem;padding-left:.6rem}}
    """
}
