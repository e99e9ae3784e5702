# Draws coloured terminal output as an SVG picture. Understands the few escapes that napkin-lint prints:
# 0 (reset), 1 (bold), 2 (dim) and the colours 31 to 36.
#
# Each run of one style gets its own place and length, so that columns line up whatever font the reader has and
# however a renderer folds spaces.

function escaped(text) {
  gsub(/&/, "\\&amp;", text)
  gsub(/</, "\\&lt;", text)
  gsub(/>/, "\\&gt;", text)
  return text
}

function style(codes, parts, count, i) {
  count = split(codes, parts, ";")
  for (i = 1; i <= count; i++) {
    if (parts[i] == "0" || parts[i] == "") { bold = 0; dim = 0; colour = "" }
    else if (parts[i] == "1") bold = 1
    else if (parts[i] == "2") dim = 1
    else if (parts[i] == "31") colour = "#ff7b72"
    else if (parts[i] == "32") colour = "#7ee787"
    else if (parts[i] == "33") colour = "#e3b341"
    else if (parts[i] == "34") colour = "#79c0ff"
    else if (parts[i] == "35") colour = "#d2a8ff"
    else if (parts[i] == "36") colour = "#56d4dd"
  }
}

function draw(text, attributes, shown, x) {
  shown = text
  sub(/^ +/, "", shown)
  x = left + (column + length(text) - length(shown)) * advance
  column += length(text)
  sub(/ +$/, "", shown)
  if (shown == "") return
  attributes = ""
  if (bold) attributes = attributes " font-weight=\"bold\""
  if (dim) attributes = attributes " fill-opacity=\"0.6\""
  if (colour != "") attributes = attributes " fill=\"" colour "\""
  body = body sprintf("<text x=\"%.1f\" y=\"%d\" textLength=\"%.1f\" lengthAdjust=\"spacingAndGlyphs\"%s>%s</text>\n", \
    x, top + (NR - 1) * lineHeight, length(shown) * advance, attributes, escaped(shown))
}

BEGIN { lineHeight = 18; advance = 7.8; left = 20; top = 30; longest = 0 }

{
  rest = $0
  column = 0
  while ((start = index(rest, "\033[")) > 0) {
    draw(substr(rest, 1, start - 1))
    rest = substr(rest, start + 2)
    end = index(rest, "m")
    style(substr(rest, 1, end - 1))
    rest = substr(rest, end + 1)
  }
  draw(rest)
  if (column > longest) longest = column
}

END {
  width = int(left * 2 + longest * advance)
  height = top + NR * lineHeight
  printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n", \
    width, height, width, height, "The findings of napkin-lint in its demo app"
  print "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#0d1117\"/>"
  print "<g font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"13\" fill=\"#e6edf3\">"
  printf "%s", body
  print "</g>\n</svg>"
}
