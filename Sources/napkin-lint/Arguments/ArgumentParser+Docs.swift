import NapkinLint

extension ArgumentParser {
  func docsOptions(_ words: CommandLineWords) throws(UsageError) -> DocsOptions {
    try refuseOperands(words)
    var folder: FilePath?
    var address: RulesAddress?
    for (option, value) in words.options {
      if option.name == .out { folder = FilePath(Array(value.utf8)) }
      if option.name == .docsURL { address = try rulesAddress(value, of: option) }
    }
    guard let folder, !folder.bytes.isEmpty else {
      throw UsageError("'docs' needs a folder to write the site into: docs --out DIR")
    }
    return DocsOptions(folder: folder, address: address, isQuiet: words.asks(for: .quiet))
  }

  func rulesAddress(_ text: String, of option: Option) throws(UsageError) -> RulesAddress {
    guard let address = RulesAddress(text) else {
      throw UsageError("\(option.name.spelling): '\(text)' is no address of a site, such as \(RulesAddress.example)")
    }
    return address
  }
}
