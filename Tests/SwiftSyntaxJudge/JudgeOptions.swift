import Foundation

/// What the command line asks the judge for.
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
