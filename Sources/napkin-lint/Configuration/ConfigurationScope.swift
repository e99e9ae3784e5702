import NapkinLint

/// The configuration that holds in a folder and below, up to the next one.
final class ConfigurationScope: Sendable {
  /// Tells scopes apart.
  let number: Int
  /// What the file and those that it extends say, the weaker first.
  let layers: [Layer]
  /// Where the configuration file stands; patterns of others count from elsewhere.
  let file: FilePath
  /// Nil where everything is linted that is not left out.
  private let include: PathPatterns?
  private let exclude: PathPatterns
  /// The one of the folders above, whose `exclude` holds here too.
  private let outer: ConfigurationScope?

  /// Settings for all files, or for those that patterns name.
  struct Layer: Sendable {
    let settings: ConfigurationSettings
    let files: PathPatterns?
  }

  init(_ configuration: LoadedConfiguration, number: Int, outer: ConfigurationScope?) {
    self.number = number
    self.outer = configuration.isRoot ? nil : outer
    file = configuration.file
    layers = configuration.layers
    include = configuration.include
    exclude = configuration.exclude
  }

  /// The pattern that has an entry left out, when nothing above it is. The innermost file that says something decides.
  func exclusion(of path: [UInt8], nameStart: Int, isFolder: Bool) -> PathPatterns.Pattern? {
    var scope: ConfigurationScope? = self
    while let current = scope {
      if let match = current.exclude.match(path[...], nameStart: nameStart, isFolder: isFolder) {
        return match.isNegated ? nil : match.pattern
      }
      scope = current.outer
    }
    return nil
  }

  /// The pattern that has a file or folder left out, or one of the folders around it.
  func exclusion(ofWhole path: [UInt8], isFolder: Bool) -> PathPatterns.Pattern? {
    for part in PathParts(path) {
      let pattern = exclusion(
        of: Array(path[..<part.end]), nameStart: part.nameStart, isFolder: part.isFolder || isFolder)
      if let pattern { return pattern }
    }
    return nil
  }

  /// Whether a file is one of those to lint, as far as `include` is concerned.
  func includes(_ path: [UInt8]) -> Bool {
    guard let include else { return true }
    return include.pattern(naming: path) != nil
  }

  /// The pattern of `include` that names a file; nil where there is no `include` or none of its patterns fits.
  func inclusion(of path: [UInt8]) -> PathPatterns.Pattern? { include?.pattern(naming: path) }

  var hasInclude: Bool { include != nil }

  /// All patterns that hold here, the weakest first.
  var patterns: [(key: ConfigurationKey, patterns: [PathPatterns.Pattern])] {
    let own = [(ConfigurationKey.exclude, exclude.patterns), (.include, include?.patterns ?? [])]
    return (outer?.patterns.filter { $0.key == .exclude } ?? []) + own
  }

  /// Which layers hold for a file.
  func layerNumbers(for path: [UInt8]) -> [Int] {
    layers.indices.filter { layers[$0].files?.pattern(naming: path) != nil || layers[$0].files == nil }
  }

  /// What some of the layers say together.
  func settings(of layerNumbers: [Int]) -> ConfigurationSettings {
    layerNumbers.reduce(ConfigurationSettings()) { $0.under(layers[$1].settings) }
  }

  /// What holds for all files.
  var commonSettings: ConfigurationSettings {
    settings(of: layers.indices.filter { layers[$0].files == nil })
  }
}
