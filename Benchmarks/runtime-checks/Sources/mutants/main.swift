import Foundation

/// Takes out one promise after the other in a copy of the runtime, and runs its tests each time. A mutant lives when
/// no test fails, and the exit status is 1 then. Numbers as arguments choose mutants.

let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized
let all = Mutant.lifecycle + Mutant.routers + Mutant.others
let chosen = CommandLine.arguments.dropFirst().map { Int($0) ?? -1 }
guard chosen.allSatisfy(all.indices.contains) else {
  print("mutants are chosen by their numbers, 0 to \(all.count - 1)")
  exit(2)
}
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
exit(living.isEmpty ? 0 : 1)
