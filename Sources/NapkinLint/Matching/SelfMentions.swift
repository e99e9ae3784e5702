extension LintedFile {
  /// Where the file names `self`; the `self` of `HomeView.self` names a type.
  var mentionsOfSelf: TokenPlaces {
    TokenPlaces(
      outline.tokens.indices.filter { index in
        outline.tokens[index].keyword == .`self` && outline.kind(at: index - 1) != .period
      })
  }
}
