// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "napkin-lint",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Napkin", targets: ["Napkin"]),
    .library(name: "NapkinLint", targets: ["NapkinLint"]),
    .executable(name: "napkin-lint", targets: ["napkin-lint"]),
    .plugin(name: "NapkinLintBuildTool", targets: ["NapkinLintBuildTool"]),
    .plugin(name: "NapkinLintCommand", targets: ["NapkinLintCommand"]),
  ],
  targets: [
    .target(name: "Napkin"),
    .target(name: "NapkinLint"),
    .executableTarget(name: "napkin-lint", dependencies: ["NapkinLint"]),
    .plugin(name: "NapkinLintBuildTool", capability: .buildTool(), dependencies: ["napkin-lint"]),
    .plugin(
      name: "NapkinLintCommand",
      capability: .command(intent: .custom(verb: "napkin-lint", description: "Lint the package's napkins")),
      dependencies: ["napkin-lint"]),
    .executableTarget(name: "HeadlessExample", dependencies: ["Napkin"], path: "Examples/Headless"),
    .testTarget(name: "NapkinTests", dependencies: ["Napkin", "NapkinLint"]),
    .testTarget(name: "NapkinLintTests", dependencies: ["NapkinLint"], exclude: ["RuleCases"]),
    .testTarget(name: "NapkinLintCommandTests", dependencies: ["NapkinLint", "napkin-lint"]),
  ],
  swiftLanguageModes: [.v6]
)
