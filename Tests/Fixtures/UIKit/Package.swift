// swift-tools-version: 6.1
import PackageDescription

let runtime: [SwiftSetting] = [.define("UIKIT"), .define("SUPPORTS_IOS_16")]

let support: [SwiftSetting] =
    runtime + [.define("SLIDES"), .define("DUE_TIMERS"), .define("STACKS")]

let package = Package(
    name: "UIKit",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "SwiftUI"])
    ],
    targets: [
        // The sources that the headless UIKit and the headless AppKit share.
        .target(name: "HeadlessKit", swiftSettings: [.define("MAIN_ACTOR_CONSTRAINTS")]),
        .target(name: "UIKit", dependencies: ["HeadlessKit"]),
        .target(name: "SwiftUI", dependencies: ["UIKit"]),
        // Swift Testing requires this module if a file imports it together with UIKit.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        // The shared code of generated modules, whose sources are links.
        .target(name: "Runtime", dependencies: ["UIKit", "SwiftUI"], swiftSettings: runtime),
        // The support of generated tests, whose sources are links too.
        .target(
            name: "TestSupport", dependencies: ["Runtime", "UIKit", "SwiftUI"],
            swiftSettings: support),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit"]),
        .testTarget(
            name: "RuntimeTests", dependencies: ["Runtime", "UIKit", "SwiftUI"],
            swiftSettings: runtime),
    ],
    swiftLanguageModes: [.v6]
)
