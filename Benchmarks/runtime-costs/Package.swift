// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "runtime-benchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "napkin-lint", path: "../..")],
  targets: [
    .executableTarget(
      name: "RuntimeBenchmark", dependencies: [.product(name: "Napkin", package: "napkin-lint")])
  ],
  swiftLanguageModes: [.v6]
)
