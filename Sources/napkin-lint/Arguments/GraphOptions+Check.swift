import NapkinLint

extension GraphOptions {
  /// Says when what was asked for does not go together.
  func check() throws(UsageError) {
    guard reference != nil else { return }
    guard TreeComparison.formats.contains(format) else {
      throw UsageError("--diff draws text, mermaid or html, not \(format.rawValue); choose one of them")
    }
    let whole = [("--root", root != nil), ("--depth", depth != nil)]
    if let (name, _) = whole.first(where: \.1) {
      throw UsageError("--diff shows the whole tree, so it does not go with \(name); leave one out")
    }
    for detail in GraphDetail.allCases where detail != .events && details.contains(detail) {
      throw UsageError("--diff shows events besides, not \(detail.rawValue); leave out --show \(detail.rawValue)")
    }
  }
}
