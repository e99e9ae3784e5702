import Foundation

/// Takes out one promise after the other in a copy of the runtime, and runs its tests each time. A mutant lives when
/// no test fails. A number as argument runs that mutant only.

let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized
let all = Mutant.lifecycle + Mutant.routers + Mutant.others
let chosen = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let workshop = try Workshop(of: root)

guard try workshop.test() == .passed else {
  print("the tests fail as it is; nothing to learn from mutants")
  exit(1)
}
var living: [String] = []
for (number, mutant) in all.enumerated() where chosen.isEmpty || chosen.contains(number) {
  let outcome = try workshop.tryOut(mutant)
  print("\(number)\t\(outcome.rawValue)\t\(mutant.harm)")
  fflush(nil)
  if outcome == .passed { living.append(mutant.harm) }
}
print(living.isEmpty ? "none lived" : "lived: \(living.joined(separator: "; "))")
