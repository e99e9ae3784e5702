import NapkinLint

/// The code as it was where a branch left another one, beside the working copy.
struct EarlierCode: Sendable {
  /// What to read in place of the working copy to see the code as it was.
  let before: ChangedCode
  /// The working copy, in which what is gone since then does not stand.
  let now: ChangedCode

  /// - Parameters:
  ///   - option: what asks for it, for messages.
  ///   - folder: a folder of the repository that is asked.
  init(at reference: String, for option: String, around folder: FilePath) throws(UsageError) {
    do throws(ChangeFailure) {
      let git = try Git.opened(in: folder)
      let base = try git.commonCommit(with: reference)
      let changed = try git.changedPaths(since: base)
      let contents = try git.contents(of: changed, at: base)
      var before = ChangedCode(lines: ChangedLines(patch: []))
      for (path, bytes) in contents { before.staged[git.top.appending(path.bytes)] = bytes }
      let others = try git.askedPaths(["ls-files", "-z", "--others", "--exclude-standard"])
      before.unknown = Set((changed + others).map { git.top.appending($0.bytes) }).subtracting(before.staged.keys)
      self.before = before
      now = ChangedCode(
        lines: before.lines, unknown: Set(before.staged.keys.filter { (try? FileStatus(at: $0)) == nil }))
    } catch {
      throw UsageError("\(option): \(error.words)")
    }
  }
}

extension Git {
  /// The Swift files that differ from a commit and would be searched: none of hidden folders nor of fetched code.
  fileprivate func changedPaths(since base: String) throws(ChangeFailure) -> [FilePath] {
    try askedPaths(["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", base]).filter { path in
      FileNames.isSwift(path.bytes) && !path.bytes.split(separator: .slash).contains { part in
        part.first == .period || FileNames.neverEntered.contains { part.elementsEqual($0.utf8) }
      }
    }
  }
}
