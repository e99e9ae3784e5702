/// A line that makes a promise true, and what stands there instead when it is taken out.
struct Mutant {
  let file: String
  let line: String
  let replacement: String
  let harm: String

  init(_ harm: String, in file: String, _ line: String, _ replacement: String = "") {
    self.harm = harm
    self.file = file
    self.line = line
    self.replacement = replacement
  }
}
