import NapkinLint

/// What `integration` does.
enum IntegrationRequest: Equatable, Sendable {
  case list
  case show(Integration)
  case install(Integration)
}

/// Prints the files that bring findings to where people look, and puts them there.
struct IntegrationCommand {
  private let request: IntegrationRequest

  init(_ request: IntegrationRequest) {
    self.request = request
  }

  func run() throws(UsageError) -> ExitStatus {
    switch request {
    case .list: Output.standard.deliver(Self.list)
    case .show(let integration): Output.standard.deliver(integration.text)
    case .install(let integration): try install(integration)
    }
  }

  private static var list: String {
    let rows = Integration.allCases.map { ($0.rawValue, $0.place.path.text, $0.summary) }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    return rows.map { name, path, summary in
      name + String(repeating: " ", count: widths.0 - name.count + 2)
        + path + String(repeating: " ", count: widths.1 - path.count + 2) + "\(summary)\n"
    }.joined()
  }

  private func install(_ integration: Integration) throws(UsageError) -> ExitStatus {
    let path = try target(of: integration)
    do throws(WriteFailure) {
      try FileWriter.makeFolders(for: path)
      try FileWriter.create(path, Array(integration.text.utf8))
    } catch {
      let advice = error == .isThere ? "; \(Self.advice(integration))" : ""
      throw UsageError("'\(path.text)' \(error.words)\(advice)")
    }
    return Output.standard.deliver("wrote \(path.text); \(integration.nextStep)\n")
  }

  private func target(of integration: Integration) throws(UsageError) -> FilePath {
    switch integration.place {
    case .folder(let path): return path
    case .part(let path):
      throw UsageError("'\(path.text)' is yours to edit; \(Self.advice(integration))")
    case .repository(let path):
      guard let current = FilePath([]).resolved, let top = Self.repository(around: current), top != current else {
        return path
      }
      return top.appending(path.bytes)
    }
  }

  private static func advice(_ integration: Integration) -> String {
    "put into it what 'napkin-lint integration \(integration.rawValue)' prints"
  }

  /// A submodule and a second work tree have a file there instead of a folder.
  private static func repository(around folder: FilePath) -> FilePath? {
    var folder = folder
    while (try? FileStatus(at: folder.appending(".git".utf8))) == nil {
      guard folder.bytes.count > 1 else { return nil }
      folder = folder.folder
    }
    return folder
  }
}
