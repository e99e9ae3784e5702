extension ArgumentParser {
  func configurationRequest(_ words: CommandLineWords) throws(UsageError) -> ConfigurationRequest {
    let kinds = ["init", "show", "schema"]
    guard let kind = words.operands.first?.text else {
      throw UsageError("'config' needs one of \(kinds.joined(separator: ", "))")
    }
    let rest = words.operands.dropFirst()
    let choice = try lintOptions(words).configuration
    switch kind {
    case "show":
      guard let file = rest.first else { throw UsageError("'config show' needs a file or folder: config show FILE") }
      guard rest.count == 1 else { throw UsageError("'config show' takes one file, but got '\(rest[2].text)' too") }
      return .show(FilePath(file.bytes), choice)
    case "init", "schema":
      if let first = rest.first { throw UsageError("'config \(kind)' takes no arguments, but got '\(first.text)'") }
      guard choice == .nearest else {
        throw UsageError("'config \(kind)' reads no configuration, so it takes no options")
      }
      return kind == "init" ? .initialize : .schema
    default: throw UsageError("'config' has no '\(kind)'", nearestTo: kind, among: kinds)
    }
  }

  func filesRequest(_ words: CommandLineWords) throws(UsageError) -> FilesRequest {
    let options = try lintOptions(words)
    guard let path = options.explained else {
      return .list(options.paths, options.configuration, isQuiet: options.printing.isQuiet)
    }
    if let first = words.operands.first { throw UsageError("--why explains one path, but got '\(first.text)' too") }
    return .explain(path, options.configuration)
  }
}
