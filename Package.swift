// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "plugingen",
    platforms: [.macOS(.v12)],
    products: [
        .executable(name: "plugingen", targets: ["plugingen"]),
        .plugin(name: "PlugingenBuildPlugin", targets: ["PlugingenBuildPlugin"]),
        .plugin(name: "PlugingenCommandPlugin", targets: ["PlugingenCommandPlugin"]),
    ],
    targets: [
        .target(name: "SourceDiagnostics"),
        .target(name: "SystemCalls"),
        .target(name: "DiagnosticPrinting", dependencies: ["SourceDiagnostics"]),
        .target(name: "Mustache", dependencies: ["SourceDiagnostics"]),
        .target(name: "PluginDescriptions", dependencies: ["SourceDiagnostics"]),
        .target(
            name: "PluginGeneration",
            dependencies: ["Mustache", "PluginDescriptions", "SourceDiagnostics", "SystemCalls"]
        ),
        .target(
            name: "PluginTools",
            dependencies: [
                "DiagnosticPrinting", "Mustache", "PluginDescriptions", "PluginGeneration",
                "SourceDiagnostics",
                "SystemCalls",
            ]
        ),
        .executableTarget(
            name: "plugingen",
            dependencies: [
                "DiagnosticPrinting", "PluginDescriptions", "PluginGeneration", "PluginTools",
                "SourceDiagnostics",
                "SystemCalls",
            ]
        ),
        .executableTarget(
            name: "PlugingenBuildTool",
            dependencies: [
                "PluginDescriptions", "PluginGeneration", "SourceDiagnostics", "SystemCalls",
            ]
        ),
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
                    description: "Describes child controller plugins and generates their Swift."),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "It writes the descriptions and the Swift that it was asked for.")
                ]),
            dependencies: ["plugingen"]
        ),
        .testTarget(
            name: "SourceDiagnosticsTests",
            dependencies: ["DiagnosticPrinting", "SourceDiagnostics"]),
        .testTarget(
            name: "SystemCallsTests", dependencies: ["PluginTools", "SystemCalls", "TestSupport"]),
        .testTarget(
            name: "MustacheTests",
            dependencies: ["DiagnosticPrinting", "Mustache", "SourceDiagnostics"]),
        .testTarget(
            name: "PluginDescriptionsTests",
            dependencies: [
                "DiagnosticPrinting", "PluginDescriptions", "PluginTools", "SourceDiagnostics",
                "TestSupport",
            ]
        ),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(
            name: "FuzzTargets",
            dependencies: [
                "DiagnosticPrinting", "Mustache", "PluginDescriptions", "PluginGeneration",
                "SourceDiagnostics",
            ],
            path: "Tests/Fuzzing/Targets"
        ),
        .testTarget(
            name: "FuzzingTests",
            dependencies: [
                "FuzzTargets", "PluginDescriptions", "PluginGeneration", "SourceDiagnostics",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "PluginGenerationTests",
            dependencies: [
                "Mustache", "PluginDescriptions", "PluginGeneration", "PluginTools",
                "SourceDiagnostics", "TestSupport", "plugingen",
            ]
        ),
        .testTarget(
            name: "PluginToolsTests",
            dependencies: [
                "PluginGeneration", "PluginTools", "SourceDiagnostics", "SystemCalls",
                "TestSupport",
            ]
        ),
        .testTarget(name: "PlugingenTests", dependencies: ["plugingen", "TestSupport"]),
        .testTarget(
            name: "ConsumerTests",
            dependencies: [
                "DiagnosticPrinting", "FuzzTargets", "PluginDescriptions", "PluginGeneration",
                "PlugingenBuildTool",
                "SourceDiagnostics", "plugingen", "TestSupport",
            ]
        ),
    ]
)
