import NapkinLint

/// A cafe's app, small but whole: an order, and the receipt that follows it. It has one mistake of each core rule and
/// no other.
enum DemoApp {
  static let files = (order + receipt).map { SourceFile(path: $0.path, text: $0.text, projectFolder: "Sources") }
}
