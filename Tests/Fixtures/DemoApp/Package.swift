// swift-tools-version: 6.1
import PackageDescription

// On Linux, a headless UIKit and SwiftUI replace Apple's.
#if os(Linux)
let packages: [Package.Dependency] = [.package(path: "../UIKit")]
let kit: [Target.Dependency] = ["UIKit"]
#else
let packages: [Package.Dependency] = []
let kit: [Target.Dependency] = []
#endif
let plugingen: Target.PluginUsage = .plugin(name: "PlugingenBuildPlugin", package: "plugingen")

let package = Package(
    name: "DemoApp",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
    products: [.library(name: "DemoApp", targets: ["DemoApp", "ContentScreen"])],
    dependencies: [.package(name: "plugingen", path: "../../..")] + packages,
    targets: [
        .target(name: "DemoApp", dependencies: kit, plugins: [plugingen]),
        .target(name: "ContentScreen", dependencies: kit, plugins: [plugingen]),
        .testTarget(name: "DemoAppTests", dependencies: ["DemoApp"] + kit, plugins: [plugingen]),
        .testTarget(
            name: "ScreensTests", dependencies: ["ContentScreen", "DemoApp"] + kit,
            plugins: [plugingen]),
    ]
)
