import NapkinLint

/// Something to tell about a file or folder that is no finding.
struct Note: Equatable, Sendable {
  private let path: FilePath
  private let words: String
  /// Whether the exit status has to tell it too, since the user named what could not be read.
  let isTrouble: Bool

  static func trouble(_ path: FilePath, _ failure: ReadFailure) -> Note {
    Note(path: path, words: failure.words, isTrouble: true)
  }

  static func trouble(_ path: FilePath, writing failure: WriteFailure) -> Note {
    Note(path: path, words: failure.words, isTrouble: true)
  }

  static func remark(_ path: FilePath, _ failure: ReadFailure) -> Note {
    Note(path: path, words: failure.words, isTrouble: false)
  }

  static func remark(_ path: FilePath, _ words: String) -> Note {
    Note(path: path, words: words, isTrouble: false)
  }

  /// The user named what the configuration leaves out.
  static func skipped(_ path: FilePath, _ pattern: PathPatterns.Pattern) -> Note {
    remark(path, "is skipped, since '\(pattern.text.value)' in \(pattern.text.origin.text) excludes it")
  }

  var text: String { "'\(path.words)' \(words)" }
}
