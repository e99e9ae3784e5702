/// What comparing one file came to.
protocol Judgement: Sendable {
  /// Whether the parser found an error in the file.
  var hasError: Bool { get }
  var byteCount: Int { get }
  /// How many things were compared.
  var pieceCount: Int { get }
  var differenceCount: Int { get }
  /// Why each of the accepted differences is.
  var accepted: [String] { get }

  func print(path: String, limit: Int)
}

extension Judgement {
  var accepted: [String] { [] }
}
