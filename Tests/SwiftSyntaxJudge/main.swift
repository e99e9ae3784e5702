import Dispatch
import Foundation
import Synchronization

let options = JudgeOptions(Array(CommandLine.arguments.dropFirst()))
let files = swiftFiles(in: options.paths)
let results = Mutex<[String: any Judgement]>([:])
DispatchQueue.concurrentPerform(iterations: files.count) { index in
  guard let data = FileManager.default.contents(atPath: files[index]) else { return }
  let judgement = options.judge([UInt8](data))
  results.withLock { $0[files[index]] = judgement }
}
var summary = Summary()
let judgements = results.withLock { $0 }
for file in files {
  guard let judgement = judgements[file] else { continue }
  summary.count(judgement)
  guard options.printsErrors || !judgement.hasError else { continue }
  judgement.print(path: file, limit: options.limit - summary.printed)
  summary.printed += judgement.differenceCount
}
print(summary.line)
exit(summary.differences == 0 ? 0 : 1)

struct JudgeOptions {
  var limit = 200
  /// Prints the differences in files that the parser finds an error in, too.
  var printsErrors = false
  var judge: @Sendable ([UInt8]) -> any Judgement = { FileJudgement($0) }
  var paths: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--errors" {
        printsErrors = true
      } else if argument == "--outline" {
        judge = { OutlineJudgement($0) }
      } else if argument == "--limit", let count = rest.popFirst().flatMap({ Int($0) }) {
        limit = count
      } else if argument == "--list", let list = rest.popFirst() {
        let names = FileManager.default.contents(atPath: list).map { String(decoding: $0, as: UTF8.self) } ?? ""
        paths += names.split(separator: "\n").map(String.init)
      } else {
        paths.append(argument)
      }
    }
  }
}

func swiftFiles(in paths: [String]) -> [String] {
  var found: [String] = []
  for path in paths {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
    guard isFolder.boolValue else {
      found.append(path)
      continue
    }
    let names = FileManager.default.enumerator(atPath: path)
    while let name = names?.nextObject() as? String {
      if name.hasPrefix(".build/") || name.contains("/.build/") { continue }
      var isInnerFolder: ObjCBool = false
      let full = path + "/" + name
      if name.hasSuffix(".swift") || name.hasSuffix(".swiftinterface"),
        FileManager.default.fileExists(atPath: full, isDirectory: &isInnerFolder), !isInnerFolder.boolValue
      {
        found.append(full)
      }
    }
  }
  return found.sorted()
}

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
    var lines = accepted.sorted { $0.key < $1.key }.map { "accepted \($0.value) times: \($0.key)" }
    lines.append(
      "\(files) files, \(bytes) bytes, \(tokens) pieces: \(differences) differences in valid files, "
        + "\(differencesInErrors) in the \(withErrors) files with a syntax error")
    return lines.joined(separator: "\n")
  }
}
