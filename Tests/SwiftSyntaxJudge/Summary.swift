/// What a whole run found.
struct Summary {
  var printed = 0
  private var files = 0
  private var bytes = 0
  private var tokens = 0
  private var withErrors = 0
  private(set) var differences = 0
  private var differencesInErrors = 0
  private var accepted: [String: Int] = [:]

  mutating func count(_ judgement: any Judgement) {
    files += 1
    bytes += judgement.byteCount
    tokens += judgement.pieceCount
    if judgement.hasError {
      withErrors += 1
      differencesInErrors += judgement.differenceCount
    } else {
      differences += judgement.differenceCount
    }
    for reason in judgement.accepted { accepted[reason, default: 0] += 1 }
  }

  var line: String {
    let reasons = accepted.sorted { $0.key < $1.key }.map { "accepted \($0.value) times: \($0.key)\n" }.joined()
    return reasons + "\(files) files, \(bytes) bytes, \(tokens) pieces: \(differences) differences in valid files, "
      + "\(differencesInErrors) in the \(withErrors) files with a syntax error"
  }
}
