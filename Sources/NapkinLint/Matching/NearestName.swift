/// Finds what somebody meant who mistyped a name.
package enum NearestName {
  /// The known name with the fewest edits to `name`, when those are few for its length, or else one that begins with
  /// it; the first among equals.
  package static func of(_ name: String, among known: [String]) -> String? {
    let limit = max(1, name.utf8.count / 3)
    let written = Array(name.utf8)
    guard written.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known where abs(candidate.utf8.count - written.count) <= limit {
      let distance = EditDistance.between(written, Array(candidate.utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name ?? known.first { written.count > 2 && $0.utf8.starts(with: written) }
  }
}
