// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "runtime-checks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "napkin-lint", path: "../..")],
  targets: [
    .executableTarget(name: "costs", dependencies: [.product(name: "Napkin", package: "napkin-lint")]),
    .executableTarget(name: "mutants"),
  ],
  swiftLanguageModes: [.v6]
)
