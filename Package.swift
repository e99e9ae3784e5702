// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "napkin-lint",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Napkin", targets: ["Napkin"]),
    .library(name: "NapkinLint", targets: ["NapkinLint"]),
    .executable(name: "napkin-lint", targets: ["napkin-lint"]),
  ],
  targets: [
    .target(name: "Napkin"),
    .target(name: "NapkinLint"),
    .executableTarget(name: "napkin-lint", dependencies: ["NapkinLint"]),
    .executableTarget(name: "HeadlessExample", dependencies: ["Napkin"], path: "Examples/Headless"),
    .testTarget(name: "NapkinTests", dependencies: ["Napkin", "NapkinLint"]),
    .testTarget(name: "NapkinLintTests", dependencies: ["NapkinLint"], exclude: ["RuleCases"]),
    .testTarget(name: "NapkinLintCommandTests", dependencies: ["NapkinLint", "napkin-lint"]),
  ],
  swiftLanguageModes: [.v6]
)
