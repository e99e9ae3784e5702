import NapkinLint

/// Which lines the user is asked about, and what files hold where that is not what stands on disk.
struct ChangedCode: Sendable {
  /// By absolute paths without symbolic links.
  var lines: ChangedLines
  /// What the index holds of files whose working copy differs, by absolute path.
  var staged: [FilePath: [UInt8]] = [:]
  /// Files of the working copy that the index does not know.
  var unknown: Set<FilePath> = []
  /// What is not known of what changed.
  private(set) var notes: [Note] = []
}

/// Where changed lines come from.
enum ChangeSource: Equatable, Sendable {
  /// What the working copy has over the commit that both it and this one come from.
  case since(String)
  /// What the next commit would have over the last.
  case staged
  /// A file with a patch; `-` is standard input.
  case patch(FilePath)

  /// The option that chose it, for messages.
  var option: String {
    switch self {
    case .since(let reference): "--since \(reference)"
    case .staged: "--staged"
    case .patch(let path): "--diff \(path.text)"
    }
  }
}

extension ChangedCode {
  /// - Parameter folder: a folder of the repository that is asked.
  init(_ source: ChangeSource, around folder: FilePath) throws(UsageError) {
    do throws(ChangeFailure) {
      switch source {
      case .since(let reference): try self.init(since: reference, folder)
      case .staged: try self.init(stagedAround: folder)
      case .patch(let path): try self.init(patch: path, folder)
      }
    } catch {
      let advice = if case .noRepository = error { "; use --diff with a patch instead" } else { "" }
      throw UsageError("\(source.option): \(error.words)\(advice)")
    }
  }

  private init(since reference: String, _ folder: FilePath) throws(ChangeFailure) {
    let git = try Git.opened(in: folder)
    let base = try git.commonCommit(with: reference)
    let patch = try git.asked(Self.diff + [base])
    lines = ChangedLines(patch: patch).below(git.top)
    for path in try git.askedPaths(["ls-files", "-z", "--others", "--exclude-standard"]) {
      lines.addAll(of: git.top.appending(path.bytes).text)
    }
    notes = submoduleNotes(in: git)
  }

  private init(stagedAround folder: FilePath) throws(ChangeFailure) {
    let git = try Git.opened(in: folder)
    lines = ChangedLines(patch: try git.asked(Self.diff + ["--cached"])).below(git.top)
    notes = submoduleNotes(in: git)
    let differing = try git.askedPaths(["diff-files", "-z", "--name-only"]).filter { FileNames.isSwift($0.bytes) }
    for (path, bytes) in try git.stagedContents(of: differing) { staged[git.top.appending(path.bytes)] = bytes }
    let others = try git.askedPaths(["ls-files", "-z", "--others", "--exclude-standard"])
    unknown = Set(others.map { git.top.appending($0.bytes) })
  }

  /// git tells of a submodule only that it stands at another commit, as if its folder were a file.
  private func submoduleNotes(in git: Git) -> [Note] {
    lines.paths.map { FilePath(Array($0.utf8)) }.filter { (try? FileStatus(at: $0))?.kind == .folder }.map { path in
      .remark(
        path.spelled(from: git.top),
        "is a submodule that changed; what changed in it is reported only when it runs there")
    }
  }

  private init(patch path: FilePath, _ folder: FilePath) throws(ChangeFailure) {
    let bytes: [UInt8]
    do throws(ReadFailure) {
      bytes = try FileReader.readInput(path)
    } catch {
      throw .unreadable(path, error)
    }
    let changes = ChangedLines(patch: bytes)
    guard !changes.paths.isEmpty || bytes.allSatisfy(\.isBlank) || bytes.starts(with: "diff ".utf8) else {
      throw .noPatch
    }
    guard !changes.isCutOff else { throw .cutOff }
    let current = FilePath([]).resolved ?? folder
    // git counts from the top of the repository wherever it runs, diff from where it ran.
    let top = current.repository ?? current
    lines = changes.mapPaths { path in
      let fromTop = top.appending(path.utf8)
      let fromHere = current.appending(path.utf8)
      return ((try? FileStatus(at: fromTop)) == nil && (try? FileStatus(at: fromHere)) != nil ? fromHere : fromTop).text
    }
  }

  /// No context lines and no settings of the user: only the numbers of lines matter.
  private static let diff = [
    "diff", "--unified=0", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/", "--submodule=short",
  ]
}

/// Why it is not known which lines changed.
enum ChangeFailure: Error {
  case git(GitFailure)
  case noRepository(FilePath)
  case noCommit(String, isShallow: Bool)
  case nothingInCommon(String, isShallow: Bool)
  case unreadable(FilePath, ReadFailure)
  case noPatch
  case cutOff

  var words: String {
    switch self {
    case .git(let failure): failure.words
    case .noRepository(let folder): "'\(folder.words)' is in no git repository"
    case .noCommit(let reference, let isShallow):
      "no commit is called '\(reference)'" + (isShallow ? Self.shallow : "")
    case .nothingInCommon(let reference, let isShallow):
      "'\(reference)' and HEAD come from no common commit" + (isShallow ? Self.shallow : "")
    case .unreadable(_, let failure): "the patch \(failure.words)"
    case .noPatch: "this is no unified diff"
    case .cutOff: "the patch ends inside a hunk, so what else has changed is not known"
    }
  }

  private static let shallow = "; this clone is shallow, so fetch its history first: git fetch --unshallow"
}

extension Git {
  static func opened(in folder: FilePath) throws(ChangeFailure) -> Git {
    do throws(GitFailure) {
      return try Git(in: folder)
    } catch {
      if case .refused = error { throw .noRepository(folder) }
      throw .git(error)
    }
  }

  func asked(_ arguments: [String], input: [UInt8] = []) throws(ChangeFailure) -> [UInt8] {
    do throws(GitFailure) {
      return try run(arguments, input: input)
    } catch {
      throw .git(error)
    }
  }

  func askedPaths(_ arguments: [String]) throws(ChangeFailure) -> [FilePath] {
    try asked(arguments).split(separator: 0).map { FilePath(Array($0)) }
  }

  /// The last commit that both HEAD and another come from.
  func commonCommit(with reference: String) throws(ChangeFailure) -> String {
    guard !reference.hasPrefix("-"), (try? run(["rev-parse", "--verify", "--quiet", reference + "^{commit}"])) != nil
    else { throw .noCommit(reference, isShallow: isShallow) }
    guard let base = try? line(["merge-base", reference, "HEAD"]), !base.isEmpty else {
      throw .nothingInCommon(reference, isShallow: isShallow)
    }
    return String(decoding: base, as: UTF8.self)
  }

  private var isShallow: Bool {
    (try? line(["rev-parse", "--is-shallow-repository"])).map { $0 == Array("true".utf8) } ?? false
  }

  /// What the index holds of files; those it does not know, or knows in several versions, are left out.
  fileprivate func stagedContents(of paths: [FilePath]) throws(ChangeFailure) -> [(FilePath, [UInt8])] {
    try contents(of: paths, at: "")
  }

  /// What a commit holds of files, or the index where none is named; those it does not know are left out.
  func contents(of paths: [FilePath], at commit: String) throws(ChangeFailure) -> [(FilePath, [UInt8])] {
    // The protocol is one line a file, and a path may hold a line break.
    let asked = paths.filter { !$0.bytes.contains(.newline) }
    guard !asked.isEmpty else { return [] }
    let input = asked.flatMap { Array("\(commit):".utf8) + $0.bytes + [.newline] }
    var rest = try self.asked(["cat-file", "--batch"], input: input)[...]
    var contents: [(FilePath, [UInt8])] = []
    for path in asked {
      let head = rest.prefix { $0 != .newline }
      rest = rest.dropFirst(head.count + 1)
      let words = head.split(separator: UInt8(ascii: " "))
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else { continue }
      contents.append((path, Array(rest.prefix(size))))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}

extension ChangedLines {
  fileprivate func below(_ folder: FilePath) -> ChangedLines { mapPaths { folder.appending($0.utf8).text } }
}
