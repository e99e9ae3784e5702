/// The version of the tool and the library; a release changes it here and nowhere else.
package enum Version {
  package static let text = "0.1.0"
}
