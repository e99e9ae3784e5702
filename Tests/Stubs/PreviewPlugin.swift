import Foundation

// A compiler plugin in which every macro expands to nothing, so that files with `#Preview` can be checked. Messages in
// both directions are JSON after their length in eight bytes, little endian.

while let message = read() {
  let isQuestion = message.contains("getCapability")
  write(
    isQuestion
      ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
      : #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
}

func read() -> String? {
  let header = FileHandle.standardInput.readData(ofLength: 8)
  guard header.count == 8 else { return nil }
  let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  return String(decoding: FileHandle.standardInput.readData(ofLength: length), as: UTF8.self)
}

func write(_ message: String) {
  let body = Data(message.utf8)
  let header = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) })
  FileHandle.standardOutput.write(header + body)
}
