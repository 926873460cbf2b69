// swift-tools-version: 6.1
import PackageDescription

// On Linux a headless AppKit takes the place of Apple's.
let appKit: Target.Dependency = .product(
    name: "AppKit", package: "AppKit", condition: .when(platforms: [.linux]))
let plugingen: Target.PluginUsage = .plugin(name: "PlugingenBuildPlugin", package: "plugingen")

let package = Package(
    name: "MacDemoApp",
    platforms: [.macOS(.v12)],
    dependencies: [
        .package(name: "plugingen", path: "../../.."),
        .package(path: "../AppKit"),
    ],
    targets: [
        .target(name: "MacDemoApp", dependencies: [appKit], plugins: [plugingen]),
        .testTarget(
            name: "MacDemoAppTests", dependencies: ["MacDemoApp", appKit], plugins: [plugingen]),
    ]
)
