import SwiftSyntax

/// A declaration of any kind, as far as it is judged.
struct Declared {
  let kind: String
  let keyword: TokenSyntax
  let modifiers: DeclModifierListSyntax
  let attributes: AttributeListSyntax
  var name: TokenSyntax?
  var generics: TokenSyntax?
  var inherited: InheritanceClauseSyntax?
  var parameters: TokenSyntax?
  var body: TokenSyntax?
  var storage: String?
  var isConstant = false
  /// `prefix`, `infix` or `postfix` of an operator.
  var fixity: TokenSyntax?
  var type: String?
  var value: String?

  init(
    kind: String, keyword: TokenSyntax, modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax
  ) {
    self.kind = kind
    self.keyword = keyword
    self.modifiers = modifiers
    self.attributes = attributes
  }

  /// - Returns: nil for a node that is no declaration, and for variables and cases, which declare several things.
  init?(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .classDecl(let type): self.init("class", type.classKeyword, type)
    case .structDecl(let type): self.init("struct", type.structKeyword, type)
    case .enumDecl(let type): self.init("enum", type.enumKeyword, type)
    case .actorDecl(let type): self.init("actor", type.actorKeyword, type)
    case .protocolDecl(let type): self.init(type)
    case .extensionDecl(let type): self.init(type)
    case .functionDecl(let function): self.init(function)
    case .initializerDecl(let initializer): self.init(initializer)
    case .deinitializerDecl(let declaration):
      self.init(
        kind: "deinitializer", keyword: declaration.deinitKeyword, modifiers: declaration.modifiers,
        attributes: declaration.attributes)
      body = declaration.body?.leftBrace
    case .subscriptDecl(let declaration): self.init(declaration)
    default: self.init(rare: node)
    }
  }

  private init(_ kind: String, _ keyword: TokenSyntax, _ type: some NominalTypeDeclSyntax) {
    self.init(kind: kind, keyword: keyword, modifiers: type.modifiers, attributes: type.attributes)
    name = type.name
    generics = type.genericParameterClause?.leftAngle
    note(type.inheritanceClause)
    body = type.memberBlock.leftBrace
  }

  private init(_ type: ProtocolDeclSyntax) {
    self.init(
      kind: "protocol", keyword: type.protocolKeyword, modifiers: type.modifiers, attributes: type.attributes)
    name = type.name
    generics = type.primaryAssociatedTypeClause?.leftAngle
    note(type.inheritanceClause)
    body = type.memberBlock.leftBrace
  }

  private init(_ type: ExtensionDeclSyntax) {
    self.init(
      kind: "extension", keyword: type.extensionKeyword, modifiers: type.modifiers, attributes: type.attributes)
    if let member = type.extendedType.as(MemberTypeSyntax.self) {
      (name, generics) = (member.name, member.genericArgumentClause?.leftAngle)
    } else if let identifier = type.extendedType.as(IdentifierTypeSyntax.self) {
      (name, generics) = (identifier.name, identifier.genericArgumentClause?.leftAngle)
    }
    note(type.inheritanceClause)
    body = type.memberBlock.leftBrace
  }

  private mutating func note(_ clause: InheritanceClauseSyntax?) {
    inherited = clause
    type = clause?.inheritedTypes.writtenRange
  }
}

extension Declared {
  private init(_ function: FunctionDeclSyntax) {
    self.init(
      kind: "function", keyword: function.funcKeyword, modifiers: function.modifiers, attributes: function.attributes)
    name = function.name
    generics = function.genericParameterClause?.leftAngle
    parameters = function.signature.parameterClause.leftParen
    type = function.signature.returnClause?.type.writtenRange
    body = function.body?.leftBrace
  }

  private init(_ initializer: InitializerDeclSyntax) {
    self.init(
      kind: "initializer", keyword: initializer.initKeyword, modifiers: initializer.modifiers,
      attributes: initializer.attributes)
    generics = initializer.genericParameterClause?.leftAngle
    parameters = initializer.signature.parameterClause.leftParen
    body = initializer.body?.leftBrace
  }

  private init(_ declaration: SubscriptDeclSyntax) {
    self.init(
      kind: "subscript", keyword: declaration.subscriptKeyword, modifiers: declaration.modifiers,
      attributes: declaration.attributes)
    generics = declaration.genericParameterClause?.leftAngle
    parameters = declaration.parameterClause.leftParen
    type = declaration.returnClause.type.writtenRange
    body = declaration.accessorBlock?.leftBrace
  }

  private init?(rare node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .typeAliasDecl(let alias):
      self.init(
        kind: "typeAlias", keyword: alias.typealiasKeyword, modifiers: alias.modifiers, attributes: alias.attributes)
      name = alias.name
      generics = alias.genericParameterClause?.leftAngle
      type = alias.initializer.value.writtenRange
    case .associatedTypeDecl(let type): self.init(type)
    case .operatorDecl(let declaration):
      self.init(kind: "operator", keyword: declaration.operatorKeyword, modifiers: [], attributes: [])
      name = declaration.name
      fixity = declaration.fixitySpecifier
    case .precedenceGroupDecl(let group):
      self.init(
        kind: "precedenceGroup", keyword: group.precedencegroupKeyword, modifiers: group.modifiers,
        attributes: group.attributes)
      name = group.name
      body = group.leftBrace
    case .macroDecl(let macro): self.init(macro)
    case .importDecl(let declaration):
      self.init(
        kind: "import", keyword: declaration.importKeyword, modifiers: declaration.modifiers,
        attributes: declaration.attributes)
      name = declaration.path.first?.name
    default: return nil
    }
  }

  private init(_ type: AssociatedTypeDeclSyntax) {
    self.init(
      kind: "associatedType", keyword: type.associatedtypeKeyword, modifiers: type.modifiers,
      attributes: type.attributes)
    name = type.name
    note(type.inheritanceClause)
    value = type.initializer?.value.writtenRange
  }

  private init(_ macro: MacroDeclSyntax) {
    self.init(kind: "macro", keyword: macro.macroKeyword, modifiers: macro.modifiers, attributes: macro.attributes)
    name = macro.name
    generics = macro.genericParameterClause?.leftAngle
    parameters = macro.signature.parameterClause.leftParen
    type = macro.signature.returnClause?.type.writtenRange
    value = macro.definition?.value.writtenRange
  }

  mutating func note(_ binding: PatternBindingSyntax) {
    type = binding.typeAnnotation?.type.writtenRange
    value = binding.initializer?.value.writtenRange
    body = binding.accessorBlock?.leftBrace
    switch binding.accessorBlock?.accessors {
    case nil: storage = "stored"
    case .getter: storage = "computed"
    case .accessors(let accessors): storage = accessors.contains { $0.isObserver } ? "observed" : "computed"
    @unknown default: storage = "?"
    }
  }

  /// Those that the outline knows, without the ones that only restrict a setter.
  var modifierNames: [String] {
    let known = Set(Modifiers.names.map(\.name))
    let words = modifiers.filter { $0.detail?.detail.text != "set" }.map(\.name.text) + (fixity.map { [$0.text] } ?? [])
    return Set(words).intersection(known).sorted()
  }
}

protocol NominalTypeDeclSyntax {
  var name: TokenSyntax { get }
  var modifiers: DeclModifierListSyntax { get }
  var attributes: AttributeListSyntax { get }
  var genericParameterClause: GenericParameterClauseSyntax? { get }
  var inheritanceClause: InheritanceClauseSyntax? { get }
  var memberBlock: MemberBlockSyntax { get }
}

extension ClassDeclSyntax: NominalTypeDeclSyntax {}
extension StructDeclSyntax: NominalTypeDeclSyntax {}
extension EnumDeclSyntax: NominalTypeDeclSyntax {}
extension ActorDeclSyntax: NominalTypeDeclSyntax {}

extension AccessorDeclSyntax {
  fileprivate var isObserver: Bool {
    accessorSpecifier.tokenKind == .keyword(.willSet) || accessorSpecifier.tokenKind == .keyword(.didSet)
  }
}
