// swift-tools-version: 6.1
import PackageDescription

// On Linux a headless UIKit takes the place of Apple's.
let uiKit: Target.Dependency = .product(
    name: "UIKit", package: "UIKit", condition: .when(platforms: [.linux]))
let plugingen: Target.PluginUsage = .plugin(name: "PlugingenBuildPlugin", package: "plugingen")

let package = Package(
    name: "DemoApp",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
    dependencies: [
        .package(name: "plugingen", path: "../../.."),
        .package(path: "../UIKit"),
    ],
    targets: [
        .target(name: "DemoApp", dependencies: [uiKit], plugins: [plugingen]),
        .target(name: "ContentScreen", dependencies: [uiKit], plugins: [plugingen]),
        .testTarget(name: "DemoAppTests", dependencies: ["DemoApp", uiKit], plugins: [plugingen]),
        .testTarget(
            name: "ScreensTests", dependencies: ["ContentScreen", "DemoApp", uiKit],
            plugins: [plugingen]),
    ]
)
