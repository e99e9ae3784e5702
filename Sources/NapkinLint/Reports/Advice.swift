/// What a rule's page says in short.
struct Advice {
  private let why: String
  private let howToFix: String
  private let page: String

  init(rule: String, page text: String?) {
    let page = RulePage(text ?? "")
    why = page.why
    howToFix = page.howToFix
    self.page = "napkin-lint explain \(rule)"
  }

  /// The finding's own fix says more exactly what to do than the page can, unless a person has to weigh it.
  func entries(fix: Fix?) -> [(label: String, text: String)] {
    let isExact = fix?.applicability == .safe || howToFix.isEmpty
    let repair = isExact ? fix?.title ?? howToFix : howToFix
    return [("why", why), ("fix", repair), ("page", page)].filter { !$0.text.isEmpty }
  }
}
