/// What a rule's page says in short.
struct Advice {
  private let why: String
  private let howToFix: String
  private let page: String

  /// - Parameter address: where the pages are published; without it, the command that shows the page is named.
  init(rule: String, page text: String?, at address: RulesAddress?) {
    let page = RulePage(text ?? "")
    why = page.why
    howToFix = page.howToFix
    self.page = address?.page(of: rule) ?? "napkin-lint explain \(rule)"
  }

  /// The finding's own fix says more exactly what to do than the page can, unless a person has to weigh it.
  func entries(fix: Fix?) -> [(label: String, text: String)] {
    let isExact = fix?.applicability == .safe || howToFix.isEmpty
    let repair = isExact ? fix?.title ?? howToFix : howToFix
    return [("why", why), ("fix", repair), ("page", page)].filter { !$0.text.isEmpty }
  }
}
