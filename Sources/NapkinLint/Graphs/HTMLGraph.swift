/// The tree as a page to look around in, without anything from outside.
enum HTMLGraph {
  static func bytes(of graph: Graph) -> [UInt8] {
    let head = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>The tree of napkins</title>
      <style>
      \(GraphStyle.page)
      </style>
      </head>
      <body>
      <header>
      <h1>The tree of napkins</h1>
      <label for="search">Search</label>
      <input id="search" type="search" autocomplete="off" placeholder="a napkin or one of its types">
      <span id="count" role="status"></span>
      <button type="button" id="smaller" aria-label="Zoom out">&minus;</button>
      <button type="button" id="larger" aria-label="Zoom in">+</button>
      <button type="button" id="fit">Fit</button>
      </header>
      <main>
      <div id="stage" role="region" aria-label="The tree" tabindex="0">

      """
    let middle = """
      </div>
      <aside id="panel" aria-live="polite" hidden></aside>
      </main>
      <script type="application/json" id="data">
      """
    let tail = "</script>\n<script>\n\(GraphScript.text)\n</script>\n</body>\n</html>\n"
    return Array(head.utf8) + Array(SVGGraph.text(of: graph).utf8) + Array(middle.utf8) + JSONGraph.bytes(of: graph)
      + Array(tail.utf8)
  }
}
