import NapkinLint

/// The configuration files of a run, each read once, and which settings they make for which files.
struct Configurations {
  /// The file that the user named; it stands where the topmost file would.
  private let chosen: ConfigurationScope?
  private let isIsolated: Bool
  private var scopes: [FilePath: ConfigurationScope] = [:]
  private var current: FilePath?
  /// What is wrong with the first file that cannot be used.
  private(set) var failure: ConfigurationError?
  /// The settings that files choose among, by number; 0 stands for no configuration.
  private(set) var settings = [ConfigurationSettings()]
  private var numbers: [Choice: Int] = [:]

  private struct Choice: Hashable {
    let scope: Int
    let layers: [Int]
  }

  /// Every file that is found counts.
  init() {
    (chosen, isIsolated) = (nil, false)
  }

  init(_ choice: ConfigurationChoice) throws(UsageError) {
    isIsolated = choice == .isolated
    guard case .file(let path) = choice else {
      chosen = nil
      return
    }
    current = FilePath([]).resolved
    guard (try? FileStatus(at: path)) != nil else { throw UsageError(absent: path.tidied) }
    let file = path.folder.resolved?.appending(path.name) ?? path
    do throws(ConfigurationError) {
      chosen = ConfigurationScope(try LoadedConfiguration(file, shownFrom: current), number: 0, outer: nil)
    } catch {
      throw UsageError(error.text)
    }
  }

  /// What holds above all folders.
  var topmost: ConfigurationScope? { chosen }

  /// What holds in a folder.
  ///
  /// - Parameters:
  ///   - folder: from the root, without symbolic links.
  ///   - isTop: whether no other configuration file can stand above: the one that the user named takes its place.
  mutating func scope(in folder: FilePath, below outer: ConfigurationScope?, isTop: Bool) -> ConfigurationScope? {
    guard !isIsolated, failure == nil, !(chosen != nil && isTop) else { return outer }
    if let known = scopes[folder] { return known }
    current = current ?? FilePath([]).resolved
    do throws(ConfigurationError) {
      let loaded = try LoadedConfiguration(
        folder.appending(ConfigurationFile.name.utf8), shownFrom: current)
      let scope = ConfigurationScope(loaded, number: scopes.count + 1, outer: outer)
      scopes[folder] = scope
      return scope
    } catch {
      failure = error
      return outer
    }
  }

  /// What holds below the folders of some surroundings.
  mutating func scope(in surroundings: Surroundings) -> ConfigurationScope? {
    var scope = topmost
    for (index, folder) in surroundings.configured.enumerated() {
      let isTop = surroundings.repository.map { $0 == folder } ?? (index == 0)
      scope = self.scope(in: folder, below: scope, isTop: isTop)
    }
    return scope
  }

  /// The number of the settings for a file.
  mutating func number(for path: [UInt8], in scope: ConfigurationScope?) -> Int {
    guard let scope else { return 0 }
    let choice = Choice(scope: scope.number, layers: scope.layerNumbers(for: path))
    if let number = numbers[choice] { return number }
    settings.append(scope.settings(of: choice.layers))
    numbers[choice] = settings.count - 1
    return settings.count - 1
  }
}

/// Which configuration files count.
enum ConfigurationChoice: Equatable, Sendable {
  /// For each file the nearest one in the folders above.
  case nearest
  case file(FilePath)
  case isolated
}
