import Observation

/// Runs `update` now, and again each time something that it read has changed, for as long as `owner` lives.
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   observe(self) { me in
///     me.nameLabel.text = me.presenter?.displayName
///   }
/// }
/// ```
///
/// This is what `Observations { }` as a statement looks like but is not: that makes a sequence which nobody reads, so
/// its closure never runs. Changes within one turn of the main actor come as one.
///
/// - Parameters:
///   - owner: Held weakly. When it is gone, the observation ends.
///   - update: Use its argument; capturing the owner would keep it alive.
@MainActor
public func observe<Owner: AnyObject & Sendable>(_ owner: Owner, _ update: @escaping @MainActor (Owner) -> Void) {
  withObservationTracking {
    update(owner)
  } onChange: { [weak owner] in
    Task { @MainActor in
      if let owner { observe(owner, update) }
    }
  }
}
