// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "plugingen",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "plugingen", targets: ["plugingen"]),
        .plugin(name: "PlugingenBuildPlugin", targets: ["PlugingenBuildPlugin"]),
        .plugin(name: "PlugingenCommandPlugin", targets: ["PlugingenCommandPlugin"]),
    ],
    targets: [
        .target(name: "SystemCalls"),
        .target(name: "PluginCore", dependencies: ["SystemCalls"]),
        .target(name: "PluginTools", dependencies: ["PluginCore", "SystemCalls"]),
        .executableTarget(
            name: "plugingen", dependencies: ["PluginCore", "PluginTools", "SystemCalls"]),
        .executableTarget(name: "PlugingenBuildTool", dependencies: ["PluginCore", "SystemCalls"]),
        .executableTarget(name: "generate-embedded"),
        .plugin(
            name: "PlugingenBuildPlugin",
            capability: .buildTool(),
            dependencies: ["PlugingenBuildTool"]
        ),
        .plugin(
            name: "PlugingenCommandPlugin",
            capability: .command(
                intent: .custom(
                    verb: "plugingen",
                    description: "Generates view controllers from plugin descriptions."),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "It writes descriptions and generated Swift files.")
                ]),
            dependencies: ["plugingen"]
        ),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(
            name: "FuzzTargets", dependencies: ["PluginCore", "PluginTools"],
            path: "Tests/Fuzzing/Targets"),
        .testTarget(
            name: "SystemCallsTests", dependencies: ["PluginTools", "SystemCalls", "TestSupport"]),
        .testTarget(
            name: "PluginCoreTests",
            dependencies: ["PluginCore", "PluginTools", "TestSupport", "generate-embedded"]),
        .testTarget(
            name: "FuzzingTests", dependencies: ["FuzzTargets", "PluginCore", "TestSupport"]),
        .testTarget(
            name: "PluginToolsTests",
            dependencies: ["PluginCore", "PluginTools", "SystemCalls", "TestSupport"]),
        .testTarget(
            name: "PlugingenTests",
            dependencies: ["FuzzTargets", "PluginCore", "PluginTools", "TestSupport", "plugingen"]),
        .testTarget(
            name: "ConsumerTests",
            dependencies: [
                "FuzzTargets", "PluginCore", "PluginTools", "PlugingenBuildTool", "TestSupport",
                "plugingen",
            ]),
    ]
)
