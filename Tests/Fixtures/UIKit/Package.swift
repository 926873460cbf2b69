// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "UIKit",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"])
    ],
    targets: [
        // What the headless UIKit and the headless AppKit have in common.
        .target(name: "HeadlessKit", swiftSettings: [.define("MAIN_ACTOR_CONSTRAINTS")]),
        .target(name: "UIKit", dependencies: ["HeadlessKit"]),
        // The testing library asks for this module wherever it is imported together with UIKit.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)
