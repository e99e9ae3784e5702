/// A closure's signature and where its statements are.
package struct Closure: Sendable {
  package let open: Int
  package let attributes: [Attribute]
  /// The `[` of the capture list.
  package let captureList: Int?
  package let captures: [Capture]
  /// The names of the parameters; none for `$0`.
  package let parameters: [Int]
  package let statements: TokenRange

  /// One entry of a capture list.
  package struct Capture: Hashable, Sendable {
    /// `weak`, `unowned`, or `.other` for a strong capture.
    package let ownership: Word
    package let name: Int
  }
}

extension Outline {
  /// Reads the closure that a brace opens.
  package func closure(at open: Int) -> Closure {
    let inside = inside(open)
    guard let signature = withView({ $0.signature(ofClosureAt: open) }), signature.end <= inside.upperBound else {
      return Closure(open: open, attributes: [], captureList: nil, captures: [], parameters: [], statements: inside)
    }
    return Closure(
      open: open, attributes: attributes(in: inside.lowerBound..<signature.end), captureList: signature.captureList,
      captures: signature.captureList.map(captures) ?? [], parameters: parameters(of: signature),
      statements: signature.end..<inside.upperBound)
  }

  private func captures(in list: Int) -> [Closure.Capture] {
    split(inside(list)) { tokens[$0].kind == .comma }.compactMap { entry in
      guard let first = entry.first else { return nil }
      let ownership = tokens[first].keyword
      let next = kind(at: first + 1)
      guard ownership == .weak || ownership == .unowned, entry.count > 1, next != .equal else {
        return Closure.Capture(ownership: .other, name: first)
      }
      let name = next == .leftParenthesis ? (mate(of: first + 1) ?? first) + 1 : first + 1
      return name < entry.upperBound ? Closure.Capture(ownership: ownership, name: name) : nil
    }
  }

  private func parameters(of signature: ClosureSignature) -> [Int] {
    guard let open = signature.parameters else {
      return Array(stride(from: signature.nakedParameters.lowerBound, to: signature.nakedParameters.upperBound, by: 2))
    }
    // `(first, second: Int)`: the last word before a colon, or the only one.
    return split(inside(open)) { tokens[$0].kind == .comma }.compactMap { parameter in
      parameter.prefix { tokens[$0].kind != .colon }.last { isIdentifier($0) }
    }
  }
}
