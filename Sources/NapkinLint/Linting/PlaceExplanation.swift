/// What the linter makes of one line: which rules report it, and why the others do not.
package struct PlaceExplanation: Sendable {
  package let standing: Standing
  /// The types around the place, from the innermost.
  package let types: [TypeNote]
  /// What rules report here, the suppressed and those of rules that are off included; in the order of rules.
  package let verdicts: [Verdict]
  /// The rules that looked at the file and have nothing to say about this place.
  package let silentRules: [String]
  /// The rules that did not look, though they would have nothing to say either.
  package let offRules: [String]

  /// Whether the file can get findings at all.
  package enum Standing: Sendable {
    case napkin
    /// It is written for Uber's RIBs or for the framework's first versions, so only rules on migration look at it.
    case legacy
    /// Nothing in its project shows that it uses the framework.
    case elsewhere
    /// It holds tests or what they need, where most conventions do not hold.
    case test
  }

  /// What the index knows of a type.
  package struct TypeNote: Sendable {
    package let name: String
    /// What it is to the framework, as nouns with their articles; empty when that is not known.
    package let nouns: [String]
    /// Where it gets that from, when the file does not show it itself.
    package let evidence: [RelatedPlace]
    /// Its end is missing, so nothing in it is reported.
    package let isUnbalanced: Bool
  }

  package struct Verdict: Sendable {
    package let finding: Finding
    package let kind: Kind

    package enum Kind: Sendable {
      case reported, suppressed, off
    }
  }
}

extension Linter {
  /// Explains a line of a file.
  ///
  /// - Parameters:
  ///   - line: 1-based.
  ///   - column: 1-based, in bytes; nil for the whole line.
  /// - Returns: nil when no file has this path.
  package func explain(_ path: String, line: Int, column: Int?, in files: [OutlinedFile]) -> PlaceExplanation? {
    let project = project(of: files)
    let selection = selections.all[selections.number(of: path)]
    guard let number = project.files.firstIndex(where: { $0.source.path == path }) else { return nil }
    let file = LintedFile(project: project, number: number, ownNames: selection.ownNames)
    let place = file.place(line: line, column: column)
    let looking = rules.filter { looks($0, at: number, in: project) }
    let suppressions = Suppressions(in: file.file, rules: ruleNames, today: suppressionPolicy.today)
    let tree = treeFindings(in: project, by: looking)
    let chosen = ChosenRules(rules.filter(selection.includes))
    let reviews = project.isActive(number) ? findings(in: file, by: chosen, selection, tree).reported : []
    let reviewing = Set(looking.filter(\.isAboutSuppressions).map(\.id))
    let verdicts = looking.flatMap { rule in
      findings(of: rule, in: file, selection, tree).filter { $0.range.overlaps(place) }.map { finding in
        let isOn = selection.includes(rule)
        return PlaceExplanation.Verdict(
          finding: finding, kind: !isOn ? .off : suppressions.cover(finding) ? .suppressed : .reported)
      }
    } + reviews.filter { reviewing.contains($0.rule) && $0.range.overlaps(place) }.map { .init(finding: $0, kind: .reported) }
    let speaking = Set(verdicts.map(\.finding.rule))
    let quiet = looking.filter { !speaking.contains($0.id) }
    return PlaceExplanation(
      standing: file.standing, types: file.typeNotes(at: place.start), verdicts: verdicts,
      silentRules: quiet.filter(selection.includes).map(\.id).sorted(),
      offRules: quiet.filter { !selection.includes($0) }.map(\.id).sorted())
  }

  private func looks(_ rule: Rule, at number: Int, in project: Project) -> Bool {
    project.isActive(number) || project.isLegacy(number) && rule.audience == .migration
  }
}

extension LintedFile {
  fileprivate func place(line: Int, column: Int?) -> SourceRange {
    let range = LineIndex(source.bytes).range(ofLine: line, in: source.bytes)
    guard let column else { return range }
    let start = min(range.start + column - 1, range.end)
    return SourceRange(start, start)
  }

  fileprivate var standing: PlaceExplanation.Standing {
    if project.isLegacy(number) { return .legacy }
    guard project.isActive(number) else { return .elsewhere }
    return file.isTest ? .test : .napkin
  }

  fileprivate func typeNotes(at offset: Int) -> [PlaceExplanation.TypeNote] {
    // Of other projects the index knows nothing.
    guard project.isActive(number) else { return [] }
    var notes: [PlaceExplanation.TypeNote] = []
    // A line that begins with blanks belongs to what its first token stands in.
    let token = outline.firstToken(startingAt: offset) ?? outline.token(at: offset)
    var next = enclosingType(of: outline.declaration(around: token))
    while let type = next, notes.count < 10 {
      notes.append(note(of: type))
      next = enclosingType(of: outline.declarations[type].parent)
    }
    guard notes.isEmpty, isInUnbalanced(token) else { return notes }
    let open = outline.declarations.indices.last { index in
      outline.declarations[index].isUnbalanced && outline.declarations[index].first <= token
    }
    return open.map { [note(of: $0)] } ?? []
  }

  private func note(of type: Int) -> PlaceExplanation.TypeNote {
    let isUnbalanced = outline.declarations[type].isUnbalanced
    let places = layers[type].map { evidence(for: $0, of: symbols(of: type)) } ?? []
    return PlaceExplanation.TypeNote(
      name: name(of: type), nouns: roles(of: type).nouns, evidence: places,
      isUnbalanced: isUnbalanced)
  }
}

extension Roles {
  /// What the roles make of a type, as nouns with their articles.
  fileprivate var nouns: [String] {
    let nouns: [(Roles, String)] = [
      (.interactable, "an interactor"), (.router, "a router"), (.routing, "a routing protocol's type"),
      (.presenter, "a presenter"), (.presentable, "what an interactor presents with"), (.builder, "a builder"),
      (.component, "a component"), (.dependency, "a dependency"), (.view, "a view"),
      (.viewController, "a view controller"), (.platformView, "a view of UIKit or AppKit"),
      (.viewControllable, "what a router shows"), (.appShell, "the app's shell"), (.preview, "a preview"),
    ]
    var shown = nouns.filter { contains($0.0) }.map(\.1)
    // What implies another is enough.
    if contains(.router) { shown.removeAll { $0 == "a routing protocol's type" } }
    if contains(.presenter) { shown.removeAll { $0 == "what an interactor presents with" } }
    if contains(.component) { shown.removeAll { $0 == "a dependency" } }
    return shown
  }
}

extension SourceRange {
  /// Whether they share a byte, or an empty one lies in or at the other.
  fileprivate func overlaps(_ other: SourceRange) -> Bool { start <= other.end && other.start <= end }
}
