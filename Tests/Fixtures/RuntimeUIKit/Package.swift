// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [.define("UIKIT"), .define("SUPPORTS_IOS_16")]

let package = Package(
    name: "RuntimeUIKit",
    dependencies: [.package(path: "../UIKit"), .package(path: "../SwiftUI")],
    targets: [
        // Both folders are links to the sources that the package for AppKit has too.
        .target(name: "Runtime", dependencies: ["UIKit", "SwiftUI"], swiftSettings: settings),
        .testTarget(
            name: "RuntimeTests", dependencies: ["Runtime", "UIKit", "SwiftUI"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
