// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "UIKit",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"])
    ],
    targets: [
        // The sources that the headless UIKit and the headless AppKit share.
        .target(name: "HeadlessKit", swiftSettings: [.define("MAIN_ACTOR_CONSTRAINTS")]),
        .target(name: "UIKit", dependencies: ["HeadlessKit"]),
        // Swift Testing requires this module if a file imports it together with UIKit.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)
