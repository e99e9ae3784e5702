#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The `git` on the user's path, run in one repository.
struct Git {
  /// The repository's top folder, without symbolic links.
  let top: FilePath

  /// - Parameter folder: a folder inside the work tree.
  init(in folder: FilePath) throws(GitFailure) {
    // In hooks of work trees and submodules git takes the folder in which it runs for the top.
    let holder = (folder.resolved ?? folder).repository ?? folder
    let path = try Self.line(Self.run(["rev-parse", "--show-toplevel"], in: holder))
    guard let top = FilePath(path).resolved else { throw .refused("its work tree cannot be found") }
    self.top = top
  }

  /// Runs git in the top folder and gives what it prints.
  func run(_ arguments: [String], input: [UInt8] = []) throws(GitFailure) -> [UInt8] {
    try Self.run(arguments, in: top, input: input)
  }

  /// The paths that git prints with a zero byte behind each.
  func paths(_ arguments: [String]) throws(GitFailure) -> [FilePath] {
    try run(arguments).split(separator: 0).map { FilePath(Array($0)) }
  }

  /// The one line that git prints.
  func line(_ arguments: [String]) throws(GitFailure) -> [UInt8] { try Self.line(run(arguments)) }

  private static func line(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.prefix { $0 != .newline }) }

  private static func run(_ arguments: [String], in folder: FilePath, input: [UInt8] = []) throws(GitFailure) -> [UInt8] {
    let words = ["git".utf8, "-C".utf8].map(Array.init) + [folder.bytes.isEmpty ? [.period] : folder.bytes]
    let options = ["-c", "core.quotePath=false", "-c", "color.ui=false", "--no-pager"] + arguments
    let result: ChildProcess.Result
    do throws(SystemError) {
      result = try ChildProcess.run(words + options.map { Array($0.utf8) }, input: input)
    } catch {
      throw .isMissing(error)
    }
    guard result.status == 0 else { throw .refused(Self.words(of: result.errors)) }
    return result.output
  }

  /// git's first complaint, without its own prefix.
  private static func words(of errors: [UInt8]) -> String {
    let line = String(decoding: errors.prefix { $0 != .newline }, as: UTF8.self)
    for prefix in ["fatal: ", "error: "] where line.hasPrefix(prefix) { return String(line.dropFirst(prefix.count)) }
    return line.isEmpty ? "it says nothing" : line
  }
}

/// Why git did not do what it was asked for.
enum GitFailure: Error, Equatable, Sendable {
  /// It cannot be run at all.
  case isMissing(SystemError)
  /// It says no, in these words.
  case refused(String)

  var words: String {
    switch self {
    case .isMissing(let error): "git cannot be run: \(error.words)"
    case .refused(let words): "git says: \(words)"
    }
  }
}
