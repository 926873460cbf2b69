// swift-tools-version: 6.1
import PackageDescription

// The plugins of plugingen, with programs that are built already.
let package = Package(
    name: "plugingen",
    platforms: [.macOS(.v13)],
    products: [
        .plugin(name: "PlugingenBuildPlugin", targets: ["PlugingenBuildPlugin"]),
        .plugin(name: "PlugingenCommandPlugin", targets: ["PlugingenCommandPlugin"]),
    ],
    targets: [
        .binaryTarget(name: "PlugingenPrograms", path: "plugingen.artifactbundle"),
        .plugin(
            name: "PlugingenBuildPlugin",
            capability: .buildTool(),
            dependencies: ["PlugingenPrograms"]
        ),
        .plugin(
            name: "PlugingenCommandPlugin",
            capability: .command(
                intent: .custom(
                    verb: "plugingen",
                    description: "Describes child controller plugins and generates their Swift."),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "It writes the descriptions and the Swift that it was asked for.")
                ]),
            dependencies: ["PlugingenPrograms"]
        ),
    ]
)
