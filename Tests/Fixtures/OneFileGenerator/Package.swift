// swift-tools-version: 6.1
import PackageDescription

// What a build plugin costs at least: a program of one file, which clean builds are compared with.
let package = Package(
    name: "OneFileGenerator",
    products: [.plugin(name: "OneFilePlugin", targets: ["OneFilePlugin"])],
    targets: [
        .executableTarget(name: "onefile"),
        .plugin(name: "OneFilePlugin", capability: .buildTool(), dependencies: ["onefile"]),
    ]
)
