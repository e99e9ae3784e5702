extension Interactable {
  /// Sets several properties of the interactor in one hop, so that no napkin needs a method for it.
  ///
  /// ```swift
  /// await interactor.configure {
  ///   $0.router = router
  ///   $0.listener = listener
  /// }
  /// ```
  ///
  /// - Parameter change: Runs on this actor, at once, with the actor itself.
  public func configure(_ change: @Sendable (isolated Self) -> Void) {
    change(self)
  }
}
