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
        .target(name: "PluginDescriptions"),
        .target(name: "DiagnosticPrinting", dependencies: ["PluginDescriptions"]),
        .target(name: "PluginGeneration", dependencies: ["PluginDescriptions", "SystemCalls"]),
        .target(
            name: "PluginTools",
            dependencies: [
                "DiagnosticPrinting", "PluginDescriptions", "PluginGeneration", "SystemCalls",
            ]
        ),
        .executableTarget(
            name: "plugingen",
            dependencies: [
                "DiagnosticPrinting", "PluginDescriptions", "PluginGeneration", "PluginTools",
                "SystemCalls",
            ]
        ),
        .executableTarget(
            name: "PlugingenBuildTool",
            dependencies: ["PluginDescriptions", "PluginGeneration", "SystemCalls"]
        ),
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
            name: "FuzzTargets",
            dependencies: ["DiagnosticPrinting", "PluginDescriptions", "PluginGeneration"],
            path: "Tests/Fuzzing/Targets"
        ),
        .testTarget(
            name: "SystemCallsTests", dependencies: ["PluginTools", "SystemCalls", "TestSupport"]),
        .testTarget(
            name: "PluginDescriptionsTests",
            dependencies: [
                "DiagnosticPrinting", "PluginDescriptions", "PluginGeneration", "PluginTools",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "PluginGenerationTests",
            dependencies: [
                "DiagnosticPrinting", "PluginDescriptions", "PluginGeneration", "PluginTools",
                "TestSupport", "generate-embedded",
            ]
        ),
        .testTarget(
            name: "FuzzingTests",
            dependencies: ["FuzzTargets", "PluginDescriptions", "PluginGeneration", "TestSupport"]
        ),
        .testTarget(
            name: "PluginToolsTests",
            dependencies: [
                "PluginDescriptions", "PluginGeneration", "PluginTools", "SystemCalls",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "PlugingenTests",
            dependencies: [
                "FuzzTargets", "PluginDescriptions", "PluginGeneration", "PluginTools",
                "TestSupport", "plugingen",
            ]
        ),
        .testTarget(
            name: "ConsumerTests",
            dependencies: [
                "DiagnosticPrinting", "FuzzTargets", "PluginDescriptions", "PluginGeneration",
                "PlugingenBuildTool", "TestSupport", "plugingen",
            ]
        ),
    ]
)
