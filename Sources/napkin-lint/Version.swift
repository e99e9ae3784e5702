/// The version of the tool; releases change it here and nowhere else.
enum Version {
  static let text = "0.1.0"
}
