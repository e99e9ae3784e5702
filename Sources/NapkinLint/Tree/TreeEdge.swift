/// A napkin that another one builds.
package struct TreeEdge: Sendable {
  /// Indices into the tree's napkins.
  package let parent: Int
  package let child: Int
  /// In the order of their kinds and places.
  package internal(set) var evidence: [Evidence]
  package internal(set) var attachment: Attachment?
  /// The children among which the router swaps have the same group; the least of their numbers.
  package internal(set) var swapGroup: Int?
  /// The same function attaches other children too.
  package internal(set) var isConcurrent = false
  package internal(set) var presentation: Presentation?
  /// The calls that attach the child, with the functions that they stand in.
  package internal(set) var attaches: [Step] = []
  /// The calls that detach it.
  package internal(set) var detaches: [Step] = []
  /// What makes the parent's interactor ask for the child, and for its end.
  package internal(set) var triggers: [Trigger] = []
  package internal(set) var detachTriggers: [Trigger] = []
  /// What the child tells the parent.
  package internal(set) var events: [Event] = []

  /// Why there is an edge.
  package struct Evidence: Hashable, Sendable {
    package let kind: Kind
    package let place: TreePlace
    /// Several napkins fit what stands there.
    let isGuess: Bool

    package enum Kind: Int, CaseIterable, Sendable {
      /// The parent's router keeps or takes a builder of the child.
      case holdsBuilder
      /// The parent's router calls `build` on it.
      case builds
      /// The parent's builder or component makes the child's builder.
      case constructsBuilder
      /// The parent's component conforms to the child's dependency.
      case providesDependency
      /// The parent's interactor conforms to the child's listener.
      case listens
    }
  }

  package enum Attachment: String, Sendable {
    case permanent
    case onDemand = "on demand"
    case swap
  }

  package enum Presentation: String, Sendable {
    case modal, push, embed, tab, headless
  }

  /// A call, and the function around it.
  package struct Step: Hashable, Sendable {
    package let function: String
    package let place: TreePlace
  }

  /// A method of the parent's interactor that leads to the router.
  package struct Trigger: Hashable, Sendable {
    package let kind: Kind
    package let method: String
    /// Where the router is called.
    package let place: TreePlace

    package enum Kind: String, Sendable {
      /// A loop over a stream.
      case state = "state-driven"
      /// A view, a child or somebody else calls the method.
      case event = "event-driven"
      /// The interactor becomes active.
      case activation = "on activation"
    }
  }

  /// A method of the child's listener that the child calls.
  package struct Event: Hashable, Sendable {
    package let method: String
    package let call: TreePlace
    /// The parent's method; nil when it was not found.
    package let handler: TreePlace?
  }
}

extension TreeEdge {
  /// Conformances alone, or one single sign that fits several napkins, do not make an edge certain.
  package var isWeak: Bool {
    !evidence.contains { !$0.isGuess && $0.kind.rawValue <= Evidence.Kind.constructsBuilder.rawValue }
  }

  /// How many of the four kinds of evidence there are; conformances count as one.
  package var kindCount: Int { Set(evidence.map { min($0.kind.rawValue, Evidence.Kind.providesDependency.rawValue) }).count }

  /// Detached somewhere, or never to be.
  package var isDetachSeen: Bool { !detaches.isEmpty }

  package var firstPlace: TreePlace? { evidence.map(\.place).first }
}

extension TreeEdge.Evidence.Kind {
  /// A few words on what stands at the place.
  package var words: String {
    switch self {
    case .holdsBuilder: "router takes the builder"
    case .builds: "router builds"
    case .constructsBuilder: "builder is made"
    case .providesDependency: "component provides the dependency"
    case .listens: "interactor listens"
    }
  }

  /// A name for programs.
  package var key: String {
    switch self {
    case .holdsBuilder: "holds-builder"
    case .builds: "builds"
    case .constructsBuilder: "constructs-builder"
    case .providesDependency: "provides-dependency"
    case .listens: "listens"
    }
  }
}
