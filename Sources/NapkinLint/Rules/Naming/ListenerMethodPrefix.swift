extension Rule {
  static let listenerMethodPrefix = Rule(
    "listener-method-prefix", severity: .info, isOnByDefault: false, needs: .words(.protocol)
  ) { file, findings in
    for listener in file.protocols(namedAs: .childListener) {
      guard let speaker = listener.speaker, !file.isHeardFromViews(listener) else { continue }
      for function in file.requiredFunctions(of: listener) {
        guard let name = function.name else { continue }
        let text = file.file.text(of: name)
        guard !speaker.begins(text) else { continue }
        findings.report(
          file.file.range(of: name),
          "begin '\(text)' with '\(speaker.prefix)', so that a parent of several children knows whose it is",
          related: file.evidence(for: listener, as: .childListener))
      }
    }
  }
}

/// The napkin whose events a listener hears.
private struct Speaker {
  /// `LoggedOut`, with or without `Napkin`.
  let stem: String

  var prefix: String { stem.prefix(1).lowercased() + stem.dropFirst() + "Did" }

  /// `loggedOutDidTapLogin`, `loggedOutNapkinDidTapLogin`, `loggedOutWillClose`.
  func begins(_ name: String) -> Bool {
    let short = stem.hasSuffix("Napkin") ? String(stem.dropLast("Napkin".count)) : stem
    return [short, short + "Napkin"].contains { stem in
      guard name.lowercased().hasPrefix(stem.lowercased()) else { return false }
      let rest = name.dropFirst(stem.count)
      return rest.hasPrefix("Did") || rest.hasPrefix("Will")
    }
  }
}

extension ProtocolDeclaration {
  fileprivate var speaker: Speaker? {
    guard name.hasSuffix("Listener"), name.count > "Listener".count else { return nil }
    return Speaker(stem: String(name.dropLast("Listener".count)))
  }
}
