// swift-tools-version: 6.1
import PackageDescription

// The minimum cost of a build plugin: a program of one file. Clean builds are compared with it.
let package = Package(
    name: "OneFileGenerator",
    products: [.plugin(name: "OneFilePlugin", targets: ["OneFilePlugin"])],
    targets: [
        .executableTarget(name: "onefile"),
        .plugin(name: "OneFilePlugin", capability: .buildTool(), dependencies: ["onefile"]),
    ]
)
