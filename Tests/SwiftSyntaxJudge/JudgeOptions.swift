struct JudgeOptions {
  var limit = 200
  /// Prints the differences in files that the parser finds an error in, too.
  var printsErrors = false
  var paths: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--errors" {
        printsErrors = true
      } else if argument == "--limit", let count = rest.popFirst().flatMap({ Int($0) }) {
        limit = count
      } else {
        paths.append(argument)
      }
    }
  }
}
