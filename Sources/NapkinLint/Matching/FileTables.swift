/// What several rules look for in one file, made when the first of them asks.
final class FileTables: Sendable {
  let exemptions = Lazy<[Bool]>()
  let protocols = Lazy<[ProtocolDeclaration]>()
  let dispatchCalls = Lazy<[DispatchCall]>()
  let identifierModifiers = Lazy<[IdentifierModifier]>()
  let writtenTypes = Lazy<WrittenTypes>()
  let actorInteractors = Lazy<[InteractorType]>()
  let steps = Lazy<[LifecycleStep]>()
}
