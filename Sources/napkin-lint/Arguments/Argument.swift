/// One word of the command line, as bytes: a path need not be valid UTF-8.
struct Argument: Hashable, Sendable {
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The arguments of this process without its own name.
  static func ofProcess() -> [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let start = CommandLine.unsafeArgv[index] else { return nil }
      var bytes: [UInt8] = []
      var next = start
      while next.pointee != 0 {
        bytes.append(UInt8(bitPattern: next.pointee))
        next += 1
      }
      return Argument(bytes: bytes)
    }
  }
}

extension Argument: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    bytes = Array(text.utf8)
  }
}
