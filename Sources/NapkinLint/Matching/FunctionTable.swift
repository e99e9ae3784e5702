/// The functions that some declarations hold, by name. It is made when it is first asked, since few are.
struct FunctionTable {
  private let places: [TypeSymbol.Place]
  private let project: Project
  private var functions: [String: [TypeSymbol.Place]]?

  /// Of a name that is overloaded more often, no call is certain.
  private static let mostOverloads = 64

  init(membersOf places: [TypeSymbol.Place], in project: Project) {
    self.places = places
    self.project = project
  }

  /// The functions that a call without a receiver may mean, as far as its labels tell.
  mutating func functions(named name: String, for call: Call, _ file: LintedFile) -> [TypeSymbol.Place] {
    let known = functions ?? all()
    functions = known
    guard let overloads = known[name], overloads.count <= Self.mostOverloads else { return [] }
    return overloads.filter { place in
      let outline = project.files[place.file].outline
      let parameters = outline.declarations[place.declaration].parameters.map(outline.arguments) ?? []
      let function = FunctionShape(parameters.map { FunctionShape.Parameter($0, in: project.files[place.file]) })
      return function.accepts(call.arguments.map { $0.label.map(file.file.text) }, trailing: call.trailingClosures.count)
    }
  }

  private func all() -> [String: [TypeSymbol.Place]] {
    var functions: [String: [TypeSymbol.Place]] = [:]
    for place in places {
      let file = project.files[place.file]
      for member in file.outline.members(of: place.declaration) {
        let declaration = file.outline.declarations[member]
        guard declaration.kind == .function, let name = declaration.name, !declaration.isOfTheTypeItself else { continue }
        functions[file.text(of: name), default: []].append(TypeSymbol.Place(file: place.file, declaration: member))
      }
    }
    return functions
  }
}

/// The parameters of a function, as far as a call shows which function it means.
struct FunctionShape {
  private let parameters: [Parameter]

  struct Parameter {
    /// Nil for `_`.
    let label: String?
    /// It has a default value, or takes any number of arguments.
    let isOptional: Bool
    let isVariadic: Bool
  }

  init(_ parameters: [Parameter]) {
    self.parameters = parameters
  }

  /// - Parameters:
  ///   - labels: those of the arguments in parentheses.
  ///   - trailing: how many closures follow.
  func accepts(_ labels: [String?], trailing: Int) -> Bool {
    var next = 0
    for (position, label) in labels.enumerated() {
      // Further values of a variadic parameter have no label.
      if label == nil, position > 0, next > 0, parameters[next - 1].isVariadic { continue }
      while next < parameters.count, parameters[next].label != label {
        guard parameters[next].isOptional else { return false }
        next += 1
      }
      guard next < parameters.count else { return false }
      next += 1
    }
    let left = parameters[next...]
    return left.count >= trailing && left.count { !$0.isOptional } <= trailing
  }
}

extension FunctionShape.Parameter {
  init(_ parameter: Call.Argument, in file: OutlinedFile) {
    let outline = file.outline
    let start = parameter.label ?? parameter.value.lowerBound
    // Attributes such as `@ViewBuilder` stand before the label.
    let attribute = outline.attributes(in: start..<parameter.value.upperBound).last { $0.first > start }
    let name = attribute.map { ($0.arguments.flatMap(outline.mate) ?? $0.name) + 1 } ?? start
    let text = outline.isIdentifier(name) ? file.text(of: name) : "_"
    let kinds = outline.topLevel(of: parameter.value).map { outline.tokens[$0].kind }
    label = text == "_" ? nil : text
    isVariadic = kinds.contains(.ellipsis)
    isOptional = isVariadic || kinds.contains(.equal)
  }
}
