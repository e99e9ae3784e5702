import NapkinLint

/// What `config` does.
enum ConfigurationRequest: Equatable, Sendable {
  /// Write a file to begin with.
  case initialize
  /// What holds for a file or folder, and where it is said.
  case show(FilePath, ConfigurationChoice)
  case schema
}

/// Makes and shows configuration.
struct ConfigurationCommand {
  private let request: ConfigurationRequest

  init(_ request: ConfigurationRequest) {
    self.request = request
  }

  func run() throws(UsageError) -> ExitStatus {
    switch request {
    case .initialize: try initialize()
    case .show(let path, let choice): try show(path, choice)
    case .schema: Output.standard.deliver(Self.schema)
    }
  }

  /// The schema of configuration files, with what each rule asks for.
  static var schema: String {
    ConfigurationSchema.text(of: Rule.all, summaries: Rule.pages.mapValues { RulePage($0).summary })
  }

  private func initialize() throws(UsageError) -> ExitStatus {
    let path = FilePath(Array(ConfigurationFile.name.utf8))
    do throws(WriteFailure) {
      try FileWriter.create(path, Array(ConfigurationStarter.text.utf8))
    } catch {
      throw UsageError("'\(path.text)' \(error.words)")
    }
    return Output.standard.deliver("wrote \(path.text); each setting in it is a comment until you want it\n")
  }

  private func show(_ path: FilePath, _ choice: ConfigurationChoice) throws(UsageError) -> ExitStatus {
    let verdict = try FileVerdict(of: path, choice)
    var rows = verdict.scope?.patternRows ?? []
    rows.insert(contentsOf: verdict.settings.rows, at: 0)
    let lines = Self.table(rows.map { [$0.key, $0.value, $0.origin?.text ?? "default"] })
    return Output.standard.deliver("\(path.tidied.words): \(verdict.words)\n\n" + lines)
  }

  /// Columns as wide as their widest cell; a long value does not push the others away.
  private static func table(_ rows: [[String]]) -> String {
    let widths = [0, 1].map { column in min(40, rows.map { $0[column].count }.max() ?? 0) }
    return rows.map { row in
      zip(row, widths).map { cell, width in cell + String(repeating: " ", count: max(0, width - cell.count)) }
        .joined(separator: "  ") + "  \(row[2])\n"
    }.joined()
  }
}

extension ConfigurationScope {
  /// Its patterns, with the folder that each counts from, the weakest first.
  fileprivate var patternRows: [ConfigurationRow] {
    patterns.flatMap { key, patterns in
      patterns.map { ConfigurationRow(key.rawValue, "\($0.text.value) in \($0.folderName)", $0.text.origin) }
    }
  }
}
