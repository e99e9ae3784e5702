/// A call of the framework's `dispatch`, which forwards a view's event.
struct DispatchCall: Sendable {
  /// The word `dispatch`.
  let name: Int
  let call: Call
  /// The closure that is forwarded.
  let open: Int
}

extension LintedFile {
  /// The framework's `dispatch` calls in the file; members of that name and other modules' functions are left out.
  func dispatchCalls() -> [DispatchCall] {
    guard file.words.contains(.dispatch) else { return [] }
    return project.fileTables[number].dispatchCalls.value { newDispatchCalls() }
  }

  private func newDispatchCalls() -> [DispatchCall] {
    outline.tokens.indices.compactMap { index in
      guard outline.tokens[index].word == .dispatch, isFrameworkFunction(index), let call = outline.call(at: index),
        let open = call.trailingClosures.first?.open ?? call.arguments.last.map(\.value.lowerBound),
        outline.isClosure(open)
      else { return nil }
      return DispatchCall(name: index, call: call, open: open)
    }
  }

  /// `dispatch`, where the type around it has no member of that name, or `napkin.dispatch`.
  private func isFrameworkFunction(_ name: Int) -> Bool {
    guard outline.kind(at: name - 1) == .period else {
      guard outline.kind(at: name - 1) != .word || outline.tokens[name - 1].keyword != .func else { return false }
      guard let type = enclosingType(of: outline.declaration(around: name)) else { return true }
      return !hasMember(.dispatch, in: type)
    }
    guard name >= 2, outline.kind(at: name - 3) != .period else { return false }
    let module = outline.tokens[name - 2].word
    return module == .napkin || module == .Napkin
  }
}
