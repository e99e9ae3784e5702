/// Which closures only lay out what they hold, so that it is on screen whenever what is around them is.
extension LintedFile {
  /// A closure of a layout container, of a background or overlay, or the label of a control.
  func isShownInPlace(_ open: Int) -> Bool {
    guard let call = call(taking: open) else { return false }
    let word = outline.tokens[call.name].word
    if label(of: open, in: call) == .label { return true }
    if outline.kind(at: call.name - 1) == .period { return word == .background || word == .overlay }
    guard call.trailingClosures.count < 2 || call.trailingClosures.first?.open == open else { return false }
    return word.laysOut
  }

  private func label(of open: Int, in call: Call) -> Word? {
    let trailing = call.trailingClosures.first { $0.open == open }?.label
    let label = trailing ?? call.arguments.first { $0.value.lowerBound == open }?.label
    return label.map { outline.tokens[$0].word }
  }
}

extension Word {
  /// A view of SwiftUI that shows all of its content at once.
  fileprivate var laysOut: Bool {
    switch self {
    case .VStack, .HStack, .ZStack, .LazyVStack, .LazyHStack, .LazyVGrid, .LazyHGrid, .Grid, .GridRow, .Group, .Section,
      .Form, .GroupBox, .ScrollView, .GeometryReader, .ScrollViewReader:
      true
    default: false
    }
  }
}
