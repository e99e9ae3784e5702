/// What a whole run found.
struct Summary {
  var printed = 0
  private var files = 0
  private var bytes = 0
  private var tokens = 0
  private var withErrors = 0
  private(set) var differences = 0
  private var differencesInErrors = 0

  mutating func count(_ judgement: FileJudgement) {
    files += 1
    bytes += judgement.byteCount
    tokens += judgement.lineCount
    if judgement.hasError {
      withErrors += 1
      differencesInErrors += judgement.differences.count
    } else {
      differences += judgement.differences.count
    }
  }

  var line: String {
    "\(files) files, \(bytes) bytes, \(tokens) pieces: \(differences) differences in valid files, "
      + "\(differencesInErrors) in the \(withErrors) files with a syntax error"
  }
}
