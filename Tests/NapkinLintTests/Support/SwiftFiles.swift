import Foundation
import NapkinLint

extension Repository {
  /// All Swift files of the checkout but those that a build has put there.
  static func swiftFiles() throws -> [SourceFile] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root)
    return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build/") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(root)/\(name)").map { SourceFile(path: name, bytes: [UInt8]($0)) }
    }
  }
}
