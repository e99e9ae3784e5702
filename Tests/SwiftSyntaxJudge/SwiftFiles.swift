import Foundation

/// The Swift files among some paths and in the folders among them, sorted.
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
