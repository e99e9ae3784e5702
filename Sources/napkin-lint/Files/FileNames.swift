import NapkinLint

/// What a name alone tells.
enum FileNames {
  /// Folders of tools and of fetched code; hidden ones are left out as well, but by their first letter.
  static let neverEntered = ["DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules"]

  static func isNeverEntered(_ name: UnsafeRawBufferPointer) -> Bool {
    neverEntered.contains { name.count == $0.utf8.count && name.elementsEqual($0.utf8) }
  }

  static func isSwift(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    name.count > 6 && name.suffix(6).elementsEqual(".swift".utf8)
  }

  /// Whether the folder that holds this name is a project of its own, whose types others do not see.
  static func marksProject(_ name: UnsafeRawBufferPointer) -> Bool {
    switch name.first {
    case UInt8(ascii: "P"): name.elementsEqual("Package.swift".utf8) || name.elementsEqual("Project.swift".utf8)
    case UInt8(ascii: "B"): name.elementsEqual("BUILD".utf8) || name.elementsEqual("BUILD.bazel".utf8)
    case UInt8(ascii: "p"): name.elementsEqual("project.yml".utf8) || isXcodeProject(name)
    case UInt8(ascii: "."): name.elementsEqual(ConfigurationFile.name.utf8)
    default: isXcodeProject(name)
    }
  }

  private static func isXcodeProject(_ name: UnsafeRawBufferPointer) -> Bool {
    name.count > 10 && name.suffix(10).elementsEqual(".xcodeproj".utf8)
  }
}
