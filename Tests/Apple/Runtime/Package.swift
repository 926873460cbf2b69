// swift-tools-version: 6.1
import PackageDescription

// The shared code of generated modules and its tests, with Apple's UIKit and AppKit.
let settings: [SwiftSetting] = [
    .define("UIKIT", .when(platforms: [.iOS, .tvOS, .macCatalyst, .visionOS])),
    .define("SUPPORTS_IOS_16"),
]

let package = Package(
    name: "Runtime",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1), .macOS(.v12)],
    products: [.library(name: "Runtime", targets: ["Runtime"])],
    targets: [
        // Both folders are links, as in Tests/Fixtures/UIKit.
        .target(name: "Runtime", swiftSettings: settings),
        .testTarget(name: "RuntimeTests", dependencies: ["Runtime"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
