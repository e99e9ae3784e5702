import NapkinLint

/// Finds the Swift files that are, or are below, what a user names.
struct SwiftFileSearch {
  private(set) var notes: [Note] = []
  private var found = FoundFiles()
  private var visited = Set<FileIdentity>()
  /// Where walks began, from the root.
  private var roots: [FilePath] = []
  /// Links to folders, as the user would spell them. They are followed last, so that a file that has a path without
  /// links is found under that one.
  private var linkedFolders: [FilePath] = []
  private var places: [FilePath: Place] = [:]
  private let progress: Progress?
  private(set) var configurations: Configurations
  /// What holds where the first named path leads; the outer nil is before any was added.
  private var firstScope: ConfigurationScope??
  /// The first entry that a configuration file had left out.
  private(set) var firstExclusion: PathPatterns.Pattern?

  init(progress: Progress? = nil, _ configurations: Configurations = Configurations()) {
    self.progress = progress
    self.configurations = configurations
  }

  /// What the configuration says of the run as a whole: the one that is nearest to the first path.
  var runSettings: ConfigurationSettings { firstScope.flatMap { $0 }?.commonSettings ?? ConfigurationSettings() }

  /// Adds a file, or what is below a folder.
  mutating func add(_ path: FilePath) throws(UsageError) {
    guard !path.bytes.isEmpty else { throw UsageError("'': the name of a file or folder is missing") }
    let tidy = path.tidied
    do throws(SystemError) {
      let status = try FileStatus(at: tidy)
      switch status.kind {
      case .folder: walk(from: tidy, .found)
      case .file: add(named: tidy, inode: status.identity.inode)
      case .other, .symbolicLink: notes.append(.trouble(tidy, .isNoRegularFile))
      }
    } catch {
      guard !error.isAbsence else { throw UsageError(absent: tidy) }
      notes.append(.trouble(tidy, .system(error)))
    }
  }

  /// Adds a file that need not exist.
  mutating func add(unsaved path: FilePath) {
    let identity = try? FileStatus(at: path).identity
    add(named: path, inode: identity?.inode ?? 0)
  }

  /// Adds what the project of a file holds; of a file without one, what the current folder holds if it is in there, and
  /// otherwise the files beside it: what lies below may be all that the user has.
  mutating func add(projectOf path: FilePath) {
    let current = FilePath([]).resolved ?? ""
    let absolute = path.whole ?? path
    if let project = Surroundings(of: absolute).project {
      walk(from: project.spelled(from: current), .found)
    } else if absolute.isBelow(current) {
      walk(from: "", .found)
    } else if absolute.folder.resolved != nil {
      addFiles(in: path.folder)
    }
  }

  /// Adds a file that does not exist, where it would have been found.
  mutating func add(unsaved path: FilePath, ifBelowRoots absolute: FilePath) {
    guard isBelowRoots(absolute) else { return }
    let place = place(ofFileAt: path)
    guard place.exclusion(of: path) == nil, place.includes(path) else { return }
    append(named: path, at: place, inode: 0)
  }

  private func isBelowRoots(_ path: FilePath) -> Bool { roots.contains(where: path.isBelow) }

  /// The files that were found; the search is over then. With a configuration that cannot be used there are none.
  mutating func files() throws(UsageError) -> SwiftFiles {
    var next = 0
    while next < linkedFolders.count {
      follow(linkedFolders[next])
      next += 1
    }
    if let failure = configurations.failure { throw UsageError(failure.text) }
    return found.sorted()
  }

  /// Adds a file that the user names, unless the configuration leaves it out.
  private mutating func add(named path: FilePath, inode: UInt64) {
    let place = place(ofFileAt: path)
    if firstScope == nil { firstScope = .some(place.scope) }
    if let pattern = place.exclusion(of: path) {
      notes.append(.skipped(path, pattern))
    } else if !place.includes(path) {
      notes.append(.remark(path, "is skipped, since no pattern of 'include' in \(place.configurationName) names it"))
    } else {
      append(named: path, at: place, inode: inode)
    }
  }

  private mutating func append(named path: FilePath, at place: Place, inode: UInt64) {
    let settings = configurations.number(for: place.path(of: path), in: place.scope)
    found.append(named: path, project: place.project, settings: settings, inode: inode)
  }

  private mutating func place(ofFileAt path: FilePath) -> Place {
    let folder = path.folder
    if let known = places[folder] { return known }
    let whole = path.whole
    let surroundings = whole.map(Surroundings.init) ?? .none
    let place = Place(
      folder: whole?.folder ?? folder, project: found.project(in: surroundings.project),
      scope: configurations.scope(in: surroundings))
    places[folder] = place
    return place
  }

  /// A link to a folder that holds the start of a walk is not followed: it would leave what the user named.
  private mutating func follow(_ link: FilePath) {
    guard let target = link.resolved, !roots.contains(where: { $0.isBelow(target) }) else { return }
    walk(from: link, .linked)
  }
}

extension SwiftFileSearch {
  private struct Frame {
    let listing: FolderListing
    let pathCount: Int
    let scope: IgnoreScope?
    let project: Int
    let configuration: ConfigurationScope?
    let isInRepository: Bool
    var next = 0
  }

  private mutating func walk(from start: FilePath, _ origin: FoundFile.Origin) {
    let absolute = start.resolved ?? start
    var path = WalkedPath(spelled: start, absolute: absolute)
    roots.append(absolute)
    guard let first = firstFrame(path, isNamed: origin == .found) else { return }
    var frames = [first]
    while let frame = frames.last, configurations.failure == nil {
      guard frame.next < frame.listing.entries.count else {
        frames.removeLast()
        continue
      }
      frames[frames.count - 1].next += 1
      let entry = frame.listing.entries[frame.next]
      path.shorten(to: frame.pathCount)
      path.append(frame.listing.name(of: entry))
      if leavesOut(entry, at: path, in: frame) { continue }
      if let inner = visit(entry, at: path, in: frame, origin) { frames.append(inner) }
    }
  }

  /// Adds the files of a folder, and nothing that lies below it.
  private mutating func addFiles(in folder: FilePath) {
    var path = WalkedPath(spelled: folder, absolute: folder.resolved ?? folder)
    guard let frame = firstFrame(path, isNamed: false) else { return }
    for entry in frame.listing.entries where entry.kind == .file {
      path.shorten(to: frame.pathCount)
      path.append(frame.listing.name(of: entry))
      if !leavesOut(entry, at: path, in: frame) { appendFound(path, in: frame, inode: entry.inode, .found) }
    }
  }

  private mutating func leavesOut(_ entry: FolderListing.Entry, at path: WalkedPath, in frame: Frame) -> Bool {
    let isIgnored = frame.scope?.ignores(
      path: path.absolute, nameStart: frame.pathCount + 1, isFolder: entry.kind == .folder)
    return isIgnored == true || excludes(entry, at: path, in: frame)
  }

  private mutating func excludes(_ entry: FolderListing.Entry, at path: WalkedPath, in frame: Frame) -> Bool {
    let pattern = frame.configuration?.exclusion(
      of: path.absolute, nameStart: frame.pathCount + 1, isFolder: entry.kind == .folder)
    firstExclusion = firstExclusion ?? pattern
    return pattern != nil
  }

  private mutating func appendFound(_ path: WalkedPath, in frame: Frame, inode: UInt64, _ origin: FoundFile.Origin) {
    guard frame.configuration?.includes(path.absolute) ?? true else { return }
    let settings = configurations.number(for: path.absolute, in: frame.configuration)
    found.append(path, project: frame.project, settings: settings, inode: inode, origin)
  }

  /// Gives a frame for a folder that is to be walked next.
  private mutating func visit(
    _ entry: FolderListing.Entry, at path: WalkedPath, in frame: Frame, _ origin: FoundFile.Origin
  ) -> Frame? {
    switch entry.kind {
    case .file:
      appendFound(path, in: frame, inode: entry.inode, origin)
    case .folder:
      progress?.found(found.count)
      return innerFrame(path, in: frame)
    case .symbolicLink:
      visitLink(at: path, in: frame)
    case .other:
      notes.append(.remark(path.spelled, .isNoRegularFile))
    }
    return nil
  }

  private mutating func visitLink(at path: WalkedPath, in frame: Frame) {
    let spelled = path.spelled
    let isSwift = FileNames.isSwift(spelled.bytes)
    do throws(SystemError) {
      let status = try FileStatus(at: spelled)
      switch status.kind {
      case .folder: linkedFolders.append(spelled)
      case .file where isSwift:
        appendFound(path, in: frame, inode: status.identity.inode, .linked)
      case .other where isSwift: notes.append(.remark(spelled, .isNoRegularFile))
      case .file, .other, .symbolicLink: break
      }
    } catch {
      if isSwift { notes.append(.remark(spelled, .system(error))) }
    }
  }

  private mutating func firstFrame(_ path: WalkedPath, isNamed: Bool) -> Frame? {
    guard let listing = listing(path, isNamed: isNamed) else { return nil }
    let around = listing.marks.holdsRepository ? .none : Surroundings(of: FilePath(path.absolute))
    let outer = configurations.scope(in: around)
    if let pattern = outer?.exclusion(ofWhole: path.absolute, isFolder: true) {
      if firstScope == nil { firstScope = .some(outer) }
      if isNamed { notes.append(.skipped(path.spelled, pattern)) }
      return nil
    }
    let first = frame(
      listing, path, scope: around.scope, project: found.project(in: around.project), configuration: outer,
      isInRepository: around.repository != nil)
    if firstScope == nil { firstScope = .some(first.configuration) }
    return first
  }

  private mutating func innerFrame(_ path: WalkedPath, in outer: Frame) -> Frame? {
    guard let listing = listing(path, isNamed: false) else { return nil }
    return frame(
      listing, path, scope: outer.scope, project: outer.project, configuration: outer.configuration,
      isInRepository: outer.isInRepository)
  }

  /// Nil when the folder cannot be read, or was already walked under another name.
  private mutating func listing(_ path: WalkedPath, isNamed: Bool) -> FolderListing? {
    do throws(SystemError) {
      let listing = try FolderListing(at: path.spelled)
      return visited.insert(listing.identity).inserted ? listing : nil
    } catch {
      notes.append(isNamed ? .trouble(path.spelled, .system(error)) : .remark(path.spelled, .system(error)))
      return nil
    }
  }

  private mutating func frame(
    _ listing: FolderListing, _ path: WalkedPath, scope outerScope: IgnoreScope?, project outerProject: Int,
    configuration outerConfiguration: ConfigurationScope?, isInRepository: Bool
  ) -> Frame {
    var scope = listing.marks.holdsRepository ? nil : outerScope
    if listing.marks.holdsIgnoreFile, let file = GitIgnore(inFolder: path.spelled) {
      scope = IgnoreScope(file, pathStart: path.count + 1, outer: scope)
    }
    let project = listing.marks.holdsProject ? found.project(in: FilePath(path.absolute)) : outerProject
    return Frame(
      listing: listing, pathCount: path.count, scope: scope, project: project,
      configuration: configuration(of: listing, path, below: outerConfiguration, isInRepository),
      isInRepository: isInRepository || listing.marks.holdsRepository)
  }

  private mutating func configuration(
    of listing: FolderListing, _ path: WalkedPath, below outer: ConfigurationScope?, _ isInRepository: Bool
  ) -> ConfigurationScope? {
    let holdsRepository = listing.marks.holdsRepository
    let outer = holdsRepository ? configurations.topmost : outer
    guard listing.marks.holdsConfiguration else { return outer }
    let isTop = holdsRepository || !isInRepository && outer === configurations.topmost
    let folder = path.absolute.isEmpty ? FilePath([.slash]) : FilePath(path.absolute)
    return configurations.scope(in: folder, below: outer, isTop: isTop)
  }
}
