import Testing

/// Patterns, the files they are tried on, and those that stay.
struct GitIgnoreCase: Sendable, CustomTestStringConvertible {
  let patterns: String
  let kept: [String]
  let ignored: [String]

  init(_ patterns: String, keeps kept: [String] = [], ignores ignored: [String] = []) {
    self.patterns = patterns
    self.kept = kept
    self.ignored = ignored
  }

  var testDescription: String { patterns.debugDescription }

  static let all: [GitIgnoreCase] = [
    GitIgnoreCase("a.swift", keeps: ["b.swift", "aa.swift"], ignores: ["a.swift", "x/a.swift", "x/y/a.swift"]),
    GitIgnoreCase("/a.swift", keeps: ["x/a.swift"], ignores: ["a.swift"]),
    GitIgnoreCase("x/a.swift", keeps: ["a.swift", "y/x/a.swift"], ignores: ["x/a.swift"]),
    GitIgnoreCase("gen/", keeps: ["gen.swift", "x/generated/a.swift"], ignores: ["gen/a.swift", "x/gen/y/a.swift"]),
    GitIgnoreCase("a.swift/", keeps: ["a.swift"], ignores: ["x/a.swift/b.swift"]),
    GitIgnoreCase("gen", ignores: ["gen/a.swift", "x/gen/a.swift"]),
    GitIgnoreCase("*.swift", ignores: ["a.swift", "x/b.swift"]),
    GitIgnoreCase("*.swift\n!b.swift", keeps: ["b.swift", "x/b.swift"], ignores: ["a.swift"]),
    GitIgnoreCase("!a.swift\n*.swift", ignores: ["a.swift"]),
    GitIgnoreCase("gen/\n!gen/a.swift", ignores: ["gen/a.swift"]),
    GitIgnoreCase("gen/*\n!gen/a.swift", keeps: ["gen/a.swift"], ignores: ["gen/b.swift", "gen/x/a.swift"]),
    GitIgnoreCase("/*\n!/keep\n!/*.swift", keeps: ["keep/a.swift", "a.swift"], ignores: ["x/a.swift"]),
    GitIgnoreCase("x/**", keeps: ["a.swift", "y/x/a.swift"], ignores: ["x/a.swift", "x/y/z/a.swift"]),
    GitIgnoreCase("**/gen/*.swift", keeps: ["gen/x/a.swift"], ignores: ["gen/a.swift", "x/y/gen/a.swift"]),
    GitIgnoreCase(
      "x/**/a.swift", keeps: ["a.swift", "x/y/b.swift"], ignores: ["x/a.swift", "x/y/a.swift", "x/y/z/a.swift"]),
    GitIgnoreCase("x/**b.swift", keeps: ["x/y/b.swift"], ignores: ["x/b.swift", "x/ab.swift"]),
    GitIgnoreCase("**.swift", ignores: ["a.swift", "x/a.swift"]),
    GitIgnoreCase("x**y/a.swift", keeps: ["x/y/a.swift"], ignores: ["xy/a.swift", "xzy/a.swift"]),
    GitIgnoreCase("***/a.swift", ignores: ["a.swift", "x/y/a.swift"]),
    GitIgnoreCase("/x/*/a.swift", keeps: ["x/a.swift", "x/y/z/a.swift"], ignores: ["x/y/a.swift"]),
    GitIgnoreCase("?.swift", keeps: ["ab.swift"], ignores: ["a.swift", "x/b.swift"]),
    GitIgnoreCase("x?a.swift", keeps: ["x/a.swift"], ignores: ["xya.swift"]),
    GitIgnoreCase("[ab].swift", keeps: ["c.swift"], ignores: ["a.swift", "b.swift"]),
    GitIgnoreCase("[a-c]x.swift", keeps: ["dx.swift", "-x.swift"], ignores: ["ax.swift", "cx.swift"]),
    GitIgnoreCase("[!a-c]x.swift", keeps: ["bx.swift"], ignores: ["dx.swift", "-x.swift"]),
    GitIgnoreCase("[^a]x.swift", keeps: ["ax.swift"], ignores: ["bx.swift"]),
    GitIgnoreCase("[]-]x.swift", keeps: ["ax.swift"], ignores: ["]x.swift", "-x.swift"]),
    GitIgnoreCase("[!]a]x.swift", keeps: ["]x.swift", "ax.swift"], ignores: ["bx.swift"]),
    GitIgnoreCase("[a-]x.swift", keeps: ["bx.swift"], ignores: ["ax.swift", "-x.swift"]),
    GitIgnoreCase("[[:digit:]_]x.swift", keeps: ["ax.swift"], ignores: ["7x.swift", "_x.swift"]),
    GitIgnoreCase("[![:upper:]]x.swift", keeps: ["Ax.swift"], ignores: ["ax.swift"]),
    GitIgnoreCase("[[:nonsense:]]x.swift", keeps: ["ax.swift", ":x.swift"]),
    GitIgnoreCase("[[:alpha]x.swift", keeps: ["bx.swift"], ignores: ["ax.swift", ":x.swift", "[x.swift"]),
    GitIgnoreCase("[\\]]x.swift", keeps: ["\\x.swift"], ignores: ["]x.swift"]),
    GitIgnoreCase("[c-a]x.swift", keeps: ["bx.swift"]),
    GitIgnoreCase("[ax.swift", keeps: ["ax.swift", "[ax.swift"]),
    GitIgnoreCase("x[./]a.swift", keeps: ["x/a.swift"], ignores: ["x.a.swift"]),
    GitIgnoreCase("\\*.swift", keeps: ["a.swift"], ignores: ["*.swift"]),
    GitIgnoreCase("\\#a.swift\n\\!b.swift", keeps: ["a.swift", "b.swift"], ignores: ["#a.swift", "!b.swift"]),
    GitIgnoreCase("#a.swift", keeps: ["a.swift", "#a.swift"]),
    GitIgnoreCase("a.swift\\", keeps: ["a.swift", "a.swift\\b.swift"]),
    GitIgnoreCase("a.swift  \nb.swift\\ ", keeps: ["b.swift"], ignores: ["a.swift", "x/b.swift /c.swift"]),
    GitIgnoreCase("a.swift\t", keeps: ["a.swift"]),
    GitIgnoreCase("a.swift\r\nb.swift\r\n", ignores: ["a.swift", "b.swift"]),
    GitIgnoreCase("\u{FEFF}a.swift", ignores: ["a.swift"]),
    GitIgnoreCase("\n\n   \n/\n!\n", keeps: ["a.swift"]),
    GitIgnoreCase("A.swift", keeps: ["a.swift"]),
    GitIgnoreCase("ä*.swift", keeps: ["a.swift"], ignores: ["äb.swift"]),
    GitIgnoreCase("*a*a*a*b", keeps: ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.swift"]),
    GitIgnoreCase("**/x/**/y/**/*.swift", keeps: ["y/x/a.swift"], ignores: ["x/y/a.swift", "q/x/q/y/q/a.swift"]),
    GitIgnoreCase("*/a.swift", keeps: ["a.swift", "x/y/a.swift"], ignores: ["x/a.swift"]),
  ]
}
