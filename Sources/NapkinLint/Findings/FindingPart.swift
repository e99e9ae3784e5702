/// The kind of part that the code around a finding belongs to.
package enum FindingPart: String, CaseIterable, Sendable {
  case interactor, router, presenter, view
  case viewController = "view controller"
  case builder, component
  case routing = "routing protocol"
  case appShell = "app shell"
  case other = "other code"
}
