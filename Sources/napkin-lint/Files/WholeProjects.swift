/// Whether a run reads projects as a whole.
enum WholeProjects {
  /// Whether nothing of a project lies outside of what the user named.
  static func areSeen(from paths: [FilePath]) -> Bool {
    (paths.isEmpty ? ["."] : paths).allSatisfy { path in
      guard (try? FileStatus(at: path))?.kind == .folder, let folder = path.resolved else { return false }
      let marks = (try? FolderMarks(at: folder)) ?? FolderMarks()
      return marks.holdsProject || marks.holdsRepository || Surroundings(of: folder).project == nil
    }
  }
}
