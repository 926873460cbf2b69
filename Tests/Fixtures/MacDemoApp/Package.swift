// swift-tools-version: 6.1
import PackageDescription

// On Linux, a headless AppKit replaces Apple's.
#if os(Linux)
let packages: [Package.Dependency] = [.package(path: "../AppKit")]
let kit: [Target.Dependency] = ["AppKit"]
#else
let packages: [Package.Dependency] = []
let kit: [Target.Dependency] = []
#endif
let plugingen: Target.PluginUsage = .plugin(name: "PlugingenBuildPlugin", package: "plugingen")

let package = Package(
    name: "MacDemoApp",
    platforms: [.macOS(.v12)],
    products: [.library(name: "MacDemoApp", targets: ["MacDemoApp"])],
    dependencies: [.package(name: "plugingen", path: "../../..")] + packages,
    targets: [
        .target(name: "MacDemoApp", dependencies: kit, plugins: [plugingen]),
        .testTarget(
            name: "MacDemoAppTests", dependencies: ["MacDemoApp"] + kit, plugins: [plugingen]),
    ]
)
