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
