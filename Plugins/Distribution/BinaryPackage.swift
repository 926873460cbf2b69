// swift-tools-version: 6.1
import PackageDescription

// The build plugin and the command plugin of plugingen, with prebuilt programs.
let package = Package(
    name: "plugingen",
    platforms: [.macOS(.v13)],
    products: [
        .plugin(name: "PlugingenBuildPlugin", targets: ["PlugingenBuildPlugin"]),
        .plugin(name: "PlugingenCommandPlugin", targets: ["PlugingenCommandPlugin"]),
    ],
    targets: [
        .binaryTarget(
            name: "PlugingenPrograms",
            path: "plugingen.artifactbundle"
        ),
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
                    description: "Generates view controllers from plugin descriptions."),
                permissions: [.writeToPackageDirectory(reason: "It writes descriptions and generated Swift files.")]),
            dependencies: ["PlugingenPrograms"]),
    ])
