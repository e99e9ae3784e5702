extension Rule {
  static let uiTestQueriesByIdentifier = Rule(
    "ui-test-queries-by-identifier", severity: .info, isOnByDefault: false, scope: .file, needs: .words(.XCTest)
  ) { file, findings in
    guard file.isUITest else { return }
    for open in file.outline.tokens.indices where file.outline.kind(at: open) == .leftBracket {
      guard let text = file.queriedText(in: open), file.isQuery(before: open) else { continue }
      findings.report(
        file.file.range(of: text),
        "ask for the constant of an identifier, or the test fails in another language and with each new wording")
    }
  }
}

extension LintedFile {
  /// The text of the literal that a subscript holds; nil for constants and literals that begin with one.
  fileprivate func queriedText(in open: Int) -> Int? {
    guard outline.kind(at: open + 1) == .stringOpen, outline.kind(at: open + 2) == .stringText,
      !outline.topLevel(of: outline.inside(open)).contains(where: { outline.kind(at: $0) == .comma })
    else { return nil }
    return open + 2
  }

  /// Whether `app.buttons` or its like stands before a subscript, and not what the system shows: keyboards and alerts
  /// have no identifiers.
  fileprivate func isQuery(before open: Int) -> Bool {
    let name = open - 1
    if outline.kind(at: name) == .rightParenthesis { return isQueryFunction(endingAt: name) }
    guard outline.isIdentifier(name), outline.kind(at: name - 1) == .period,
      Self.elementTypes.contains(file.text(of: name))
    else { return false }
    return isOfApp(outline.chain(before: name - 1))
  }

  /// `app.descendants(matching: .any)["..."]`.
  private func isQueryFunction(endingAt close: Int) -> Bool {
    guard let open = outline.mate(of: close), outline.kind(at: open - 2) == .period,
      ["descendants", "children", "matching"].contains(file.text(of: open - 1))
    else { return false }
    return isOfApp(outline.chain(before: open - 2))
  }

  private func isOfApp(_ chain: Chain) -> Bool {
    guard !chain.segments.contains(where: { Self.systemTypes.contains(file.text(of: $0)) }) else { return false }
    switch chain.base {
    case .call(let name):
      let labels = outline.call(at: name)?.arguments.compactMap(\.label) ?? []
      return !labels.contains { file.text(of: $0) == "bundleIdentifier" }
    case .name(let name):
      let text = file.text(of: name).lowercased()
      return !text.hasPrefix("springboard") && !text.hasPrefix("alert")
    default: return true
    }
  }

  private static let systemTypes: Set<String> = ["keyboards", "keys", "alerts", "statusBars"]

  private static let elementTypes: Set<String> = [
    "activityIndicators", "buttons", "cells", "checkBoxes", "collectionViews", "comboBoxes", "datePickers",
    "disclosureTriangles", "groups", "icons", "images", "links", "maps", "menuButtons", "menuItems", "menus",
    "navigationBars", "otherElements", "outlines", "pageIndicators", "pickers", "pickerWheels", "popovers",
    "popUpButtons", "progressIndicators", "radioButtons", "scrollViews", "searchFields", "secureTextFields",
    "segmentedControls", "sheets", "sliders", "staticTexts", "steppers", "switches", "tabBars", "tabs", "tables",
    "textFields", "textViews", "toggles", "toolbars", "webViews", "windows",
  ]
}
