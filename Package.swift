// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "plugingen",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "plugingen", targets: ["plugingen"])],
    targets: [
        .target(name: "SystemCalls"),
        .target(name: "PluginCore", dependencies: ["SystemCalls"]),
        .target(name: "PluginTools", dependencies: ["PluginCore", "SystemCalls"]),
        .executableTarget(name: "plugingen", dependencies: ["PluginCore", "PluginTools", "SystemCalls"]),
        .executableTarget(name: "PlugingenBuildTool", dependencies: ["PluginCore", "SystemCalls"]),
        .executableTarget(name: "generate-embedded"),
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
    ])

// A build compiles the programs of its plugins once more. CI's build of the tests does not need the plugins.
if Context.environment["PLUGINGEN_WITHOUT_PLUGINS"] == nil {
    package.products += [
        .plugin(name: "PlugingenBuildPlugin", targets: ["PlugingenBuildPlugin"]),
        .plugin(name: "PlugingenCommandPlugin", targets: ["PlugingenCommandPlugin"]),
    ]
    package.targets += [
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
                permissions: [.writeToPackageDirectory(reason: "It writes descriptions and generated Swift files.")]),
            dependencies: ["plugingen"]),
    ]
}
