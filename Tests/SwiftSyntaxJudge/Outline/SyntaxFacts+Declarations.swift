import SwiftSyntax

extension SyntaxFacts {
  /// Adds what a declaration says, and walks over its children.
  ///
  /// - Returns: false when the node is no declaration that the outline keeps.
  mutating func walkDeclaration(_ node: Syntax, _ context: Context) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .variableDecl(let variable):
      guard !context.isCode else { return false }
      walkBindings(of: variable, context)
    case .enumCaseDecl(let cases): walkCases(of: cases, context)
    case .abiAttributeArguments: break
    default:
      guard let declared = Declared(node) else { return false }
      let inner = add(declared, first: node.start, end: node.end, context)
      if let group = node.as(PrecedenceGroupDeclSyntax.self) {
        _ = add("precedenceGroup", group.leftBrace, inner, isCode: false)
      }
      walkChildren(of: node, inner)
    }
    return true
  }

  private mutating func walkBindings(of variable: VariableDeclSyntax, _ context: Context) {
    for (index, binding) in variable.bindings.enumerated() {
      var declared = Declared(
        kind: "property", keyword: variable.bindingSpecifier, modifiers: variable.modifiers,
        attributes: index == 0 ? variable.attributes : [])
      declared.name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      declared.note(binding)
      declared.isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      let place = declared.name?.start ?? binding.pattern.start
      let end = (binding.accessorBlock.map { $0.end } ?? binding.initializer?.end ?? binding.typeAnnotation?.end)
        ?? binding.pattern.end
      let inner = add(
        declared, at: place, first: index == 0 ? variable.start : binding.start, end: end, context)
      if index == 0 { walkChildren(of: variable.attributes, inner) }
      walkChildren(of: binding, inner)
    }
  }

  private mutating func walkCases(of cases: EnumCaseDeclSyntax, _ context: Context) {
    for (index, element) in cases.elements.enumerated() {
      var declared = Declared(
        kind: "enumCase", keyword: cases.caseKeyword, modifiers: cases.modifiers,
        attributes: index == 0 ? cases.attributes : [])
      declared.name = element.name
      declared.parameters = element.parameterClause?.leftParen
      declared.value = element.rawValue?.value.writtenRange
      let end = element.rawValue?.end ?? element.parameterClause?.end ?? element.name.end
      let inner = add(declared, first: index == 0 ? cases.start : element.start, end: end, context)
      if index == 0 { walkChildren(of: cases.attributes, inner) }
      walkChildren(of: element, inner)
    }
  }

  /// - Returns: the context of what stands in the declaration.
  private mutating func add(
    _ declared: Declared, at place: Int? = nil, first: Int, end: Int, _ context: Context
  ) -> Context {
    let place = place ?? declared.name?.start ?? declared.keyword.start
    add(.kind, at: place, declared.kind)
    add(.parent, at: place, "\(context.declaration)")
    add(.first, at: place, "\(first)")
    add(.end, at: place, "\(end)")
    add(.modifiers, at: place, declared.modifierNames.joined(separator: " "))
    add(.attributes, at: place, attributes(declared.attributes))
    addIfAny(.generics, at: place, declared.generics.map { "\($0.start)" })
    addIfAny(.inheritance, at: place, declared.inherited.map { names(of: $0).joined(separator: " ") })
    addIfAny(.storage, at: place, declared.storage)
    if declared.isConstant { add(.constant, at: place, "true") }
    addIfAny(.type, at: place, declared.type)
    addIfAny(.value, at: place, declared.value)
    addIfAny(.parameters, at: place, declared.parameters.map { "\($0.start)" })
    addIfAny(.body, at: place, declared.body.map { "\($0.start)" })
    var inner = context
    inner.declaration = place
    return inner
  }

  private mutating func addIfAny(_ key: Fact.Key, at offset: Int, _ value: String?) {
    guard let value else { return }
    add(key, at: offset, value)
  }

  /// The last part of each attribute's name, with the place of its arguments.
  func attributes(_ list: AttributeListSyntax) -> String {
    attributeNodes(list).map { attribute in
      let name = attribute.attributeName.lastName.map { "\($0.start)" } ?? "?"
      return name + (attribute.leftParen.map { "(\($0.start)" } ?? "")
    }.joined(separator: " ")
  }

  private func attributeNodes(_ list: AttributeListSyntax) -> [AttributeSyntax] {
    list.flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): return [attribute]
      case .ifConfigDecl(let directive):
        return liveClauses(of: directive).flatMap { clause -> [AttributeSyntax] in
          if case .attributes(let inner) = clause.elements { attributeNodes(inner) } else { [] }
        }
      @unknown default: return []
      }
    }
  }

  /// Where the names of an inheritance clause begin and end, each composition taken apart.
  private func names(of clause: InheritanceClauseSyntax) -> [String] {
    clause.inheritedTypes.flatMap { names(of: $0.type) }
  }

  private func names(of type: TypeSyntax) -> [String] {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let name): [written(name.start, name.name.end)]
    case .memberType(let member): [written(member.start, member.name.end)]
    case .classRestrictionType(let word): [word.writtenRange]
    case .attributedType(let attributed): names(of: attributed.baseType)
    case .someOrAnyType(let constrained): names(of: constrained.constraint)
    case .compositionType(let composition): composition.elements.flatMap { names(of: $0.type) }
    case .tupleType(let tuple): tuple.elements.count == 1 ? tuple.elements.flatMap { names(of: $0.type) } : []
    default: []
    }
  }
}

extension TypeSyntax {
  fileprivate var lastName: TokenSyntax? {
    `as`(MemberTypeSyntax.self)?.name ?? `as`(IdentifierTypeSyntax.self)?.name
  }
}
