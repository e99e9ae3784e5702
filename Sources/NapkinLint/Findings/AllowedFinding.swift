/// What a rule found and nobody is to be told, with what allows it.
public struct AllowedFinding: Hashable, Sendable {
  public let finding: Finding
  public let ground: Ground

  public enum Ground: Hashable, Sendable {
    /// A comment beside the code, with the reason that it gives; empty when it gives none.
    case comment(reason: String)
    /// The baseline has it.
    case baseline
  }
}
