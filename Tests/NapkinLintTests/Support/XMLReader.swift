import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the two formats of XML.
final class XMLReader: NSObject, XMLParserDelegate {
  private(set) var junit: [ReadFinding] = []
  private(set) var checkstyle: [ReadFinding] = []
  /// All elements in order, with their attributes.
  private(set) var elements: [(name: String, attributes: [String: String])] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let last = elements.last { $0.name != name }?.attributes ?? [:]
    elements.append((name, attributes))
    if name == "error" {
      let rule = (attributes["source"] ?? "").replacingOccurrences(of: "napkin-lint.", with: "")
      checkstyle.append(
        ReadFinding(
          rule: rule, severity: attributes["severity"] ?? "", path: last["name"] ?? "",
          line: Int(attributes["line"] ?? "") ?? 0, column: Int(attributes["column"] ?? ""),
          message: attributes["message"] ?? ""))
    } else if name == "failure" {
      let words = (last["name"] ?? "").components(separatedBy: " at ")
      let place = (words.last ?? "").split(separator: ":").compactMap { Int($0) }
      junit.append(
        ReadFinding(
          rule: words[0], severity: attributes["type"] ?? "", path: last["file"] ?? "", line: place.first ?? 0,
          column: place.last, message: attributes["message"] ?? ""))
    }
  }
}
