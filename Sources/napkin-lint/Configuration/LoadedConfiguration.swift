import NapkinLint

/// A configuration file with those that it extends.
struct LoadedConfiguration: Sendable {
  let file: FilePath
  let isRoot: Bool
  let layers: [ConfigurationScope.Layer]
  let include: PathPatterns?
  let exclude: PathPatterns

  /// - Parameter file: from the root.
  init(_ file: FilePath, shownFrom current: FilePath?) throws(ConfigurationError) {
    let chain = try Self.chain(from: file, shownFrom: current)
    var layers: [ConfigurationScope.Layer] = []
    var include: PathPatterns?
    var exclude = PathPatterns.none
    for (path, configuration) in chain.reversed() {
      let folder = path.folder
      layers.append(ConfigurationScope.Layer(settings: configuration.settings.inFolder(folder), files: nil))
      for override in configuration.overrides {
        layers.append(
          ConfigurationScope.Layer(settings: override.settings, files: try PathPatterns(override.files, in: folder)))
      }
      if let patterns = configuration.include { include = try PathPatterns(patterns, in: folder) }
      exclude = try exclude + PathPatterns(configuration.exclude, in: folder)
    }
    self.file = file
    isRoot = chain.first?.configuration.isRoot?.value ?? false
    (self.layers, self.include, self.exclude) = (layers, include, exclude)
  }

  /// The file, the one that it extends, and so on.
  private static func chain(
    from file: FilePath, shownFrom current: FilePath?
  ) throws(ConfigurationError) -> [(path: FilePath, configuration: ConfigurationFile)] {
    var chain: [(path: FilePath, configuration: ConfigurationFile)] = []
    var next: FilePath? = file
    var mention: ConfigurationOrigin?
    while let path = next {
      guard !chain.contains(where: { $0.path == path }) else {
        throw ConfigurationError(
          path: mention?.path ?? path.text, position: mention?.position,
          "'extends' leads back to '\(path.shown(from: current))'")
      }
      let configuration = try Self.read(path, shownFrom: current, mention)
      chain.append((path, configuration))
      mention = configuration.extends?.origin
      next = configuration.extends.map { path.folder.leading(to: $0.value) }
    }
    return chain
  }

  private static func read(
    _ path: FilePath, shownFrom current: FilePath?, _ mention: ConfigurationOrigin?
  ) throws(ConfigurationError) -> ConfigurationFile {
    let shown = path.shown(from: current)
    let bytes: [UInt8]
    do throws(ReadFailure) {
      bytes = try FileReader.read(path)
    } catch {
      guard let mention else { throw ConfigurationError(path: shown, position: nil, error.words) }
      throw mention.error("'extends' names '\(shown)', which \(error.words)")
    }
    return try ConfigurationFile(bytes, path: shown, rules: Rule.all)
  }
}

extension ConfigurationSettings {
  /// The paths in them count from the folder of their file.
  fileprivate func inFolder(_ folder: FilePath) -> ConfigurationSettings {
    var settings = self
    settings.baseline = baseline.map { Located(folder.leading(to: $0.value).text, $0.origin) }
    return settings
  }
}

extension FilePath {
  /// Where a path leads that counts from this folder; without `.` and `..`.
  func leading(to path: String) -> FilePath {
    let path = FilePath(Array(path.utf8))
    var parts: [ArraySlice<UInt8>] = []
    for part in (path.bytes.first == .slash ? path : appending(path.bytes)).bytes.split(separator: .slash)
    where part != [.period] {
      if part == [.period, .period] { _ = parts.popLast() } else { parts.append(part) }
    }
    return FilePath(parts.flatMap { [.slash] + $0 })
  }

  /// The path as messages name it: from the current folder when it is below that.
  func shown(from current: FilePath?) -> String {
    guard let current, isBelow(current) else { return text }
    return FilePath(Array(bytes.dropFirst(current.bytes == [.slash] ? 1 : current.bytes.count + 1))).text
  }
}
