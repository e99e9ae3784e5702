extension RuleOption {
  static let strictContainers = RuleOption(
    "strictContainers", .flag, "Lists, scroll views, tables and outline groups count as containers too.")
  static let containers = RuleOption(
    "containers", .names, "Views of the team's own that show others and are no elements themselves.")
  static let leaves = RuleOption("leaves", .names, "Views that are elements themselves, and so may have an identifier.")
  static let weakWrappers = RuleOption(
    "weakWrappers", .names, "Property wrappers and boxes that hold weakly although no 'Weak' is in their name.")
}

extension RuleSelection {
  /// What rules were told about names.
  var ownNames: OwnNames {
    var hasStrictContainers = profile.hasStrictContainers
    var containers: Set<String> = []
    var leaves: Set<String> = []
    var weakWrappers: [String: Set<String>] = [:]
    for (rule, options) in self.options {
      if case .flag(let isOn) = options[RuleOption.strictContainers.name] { hasStrictContainers = isOn }
      if case .names(let views) = options[RuleOption.containers.name] { containers = Set(views) }
      if case .names(let views) = options[RuleOption.leaves.name] { leaves = Set(views) }
      if case .names(let wrappers) = options[RuleOption.weakWrappers.name] { weakWrappers[rule] = Set(wrappers) }
    }
    return OwnNames(
      hasStrictContainers: hasStrictContainers, containers: containers, leaves: leaves, weakWrappers: weakWrappers)
  }
}
